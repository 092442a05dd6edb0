// A customer's pieces are taken in: lines at the left, customer, promised day and the down payment at the right.
import { Alert, Button, Group, Kbd, Stack, Text } from '@mantine/core';
import { IconPencilPlus } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { rupiah } from '@/kit/angka';
import { BarisPelanggan } from '@/kit/BarisPelanggan';
import { IsianPindai } from '@/kit/IsianPindai';
import { IsianTanggal } from '@/kit/IsianTanggal';
import { IsianUang } from '@/kit/IsianUang';
import { useTempat } from '@/kit/konteks';
import { baca } from '@/kit/simpanan';
import { useTimbangan } from '@/kit/timbangan';
import { useTombol } from '@/kit/tombol';
import { teksAlasan } from '@/kit/transaksi/alasan';
import { BAYAR_UANG } from '@/kit/transaksi/bayar';
import { Identitas } from '@/kit/transaksi/Identitas';
import { KeteranganTransaksi } from '@/kit/transaksi/KeteranganTransaksi';
import { keScan, PapanTransaksi } from '@/kit/transaksi/PapanTransaksi';
import { dariKartu } from '@/kit/transaksi/pelanggan';
import { useSales } from '@/kit/transaksi/sales';
import { TombolTimbangan } from '@/kit/transaksi/TombolTimbangan';
import type { Rute } from '@/routes';
import { useCustomerSementara } from './customer';
import { DaftarPotong } from './DaftarPotong';
import { FormPotong } from './FormPotong';
import { banyakBarang, type MintaPotong, nomorNota } from './model';
import { SelesaiServis } from './SelesaiServis';
import { usePotong } from './usePotong';
import { useServis } from './useServis';

export function ServisCustomer({ rute, pilih }: { rute: Rute; pilih: ReactNode }) {
  const t = useServis();
  const { keadaan, kolom, terkunci } = t;
  const { hari } = useTempat();
  const sales = useSales(t);
  const p = usePotong(t);
  const wadah = useRef<HTMLDivElement>(null);
  const timbangan = useTimbangan(Number(baca('karat.pilihan.timbangan-baud') ?? '9600') || 9600);
  const hasil = t.hitungan?.hasil;
  useCustomerSementara(keadaan.pelanggan);

  const tutup = () => {
    p.tutup();
    setTimeout(() => keScan(wadah));
  };
  const buka = (awal: Partial<MintaPotong>) => {
    t.tutupSelesai();
    p.buka({ awal });
  };
  useTombol([{ kunci: 'F3', arti: 'Barang dari luar', aksi: () => buka({}) }], p.dialog === undefined && !terkunci);
  const pindai = (teks: string) => {
    if (p.dialog !== undefined || sales.lencana(teks)) return;
    const rapi = teks.trim().toUpperCase();
    void t.antre(async () => {
      if (t.terkunciKini()) return;
      const siapa = nomorNota(rapi) ? undefined : await dariKartu(rapi);
      if (siapa) return t.ganti((k) => ({ ...k, pelanggan: siapa }));
      buka(nomorNota(rapi) ? { no_faktur_jual: rapi } : { kode_barcode: rapi });
    });
  };
  return (
    <>
      <PapanTransaksi
        rute={rute}
        t={t}
        wadah={wadah}
        dialog={p.dialog !== undefined}
        label="Simpan Service"
        sebutTotal="Uang muka"
        onSales={sales.pilih}
        banyak={banyakBarang(keadaan.barang)}
        utama={pilih}
        petunjuk="Scan nota atau label barang yang dibawa customer. Barang dari luar: F3."
        selesai={
          t.selesai && (
            <SelesaiServis
              key={t.selesai.hasil.no_service}
              hasil={t.selesai.hasil}
              pesan={t.selesai.pesan}
              barang={t.selesai.keadaan.barang}
              foto={p.foto}
              onTutup={() => [t.tutupSelesai(), keScan(wadah)]}
            />
          )
        }
        pindai={
          <Group align="flex-end" gap="sm">
            <IsianPindai
              label="Scan nota atau barcode"
              onPindai={pindai}
              disabled={p.dialog !== undefined}
              style={{ flex: '1 1 220px' }}
              size="md"
              data-scan
            />
            <Button
              variant="default"
              size="md"
              leftSection={<IconPencilPlus size={18} />}
              rightSection={<Kbd size="xs">F3</Kbd>}
              disabled={terkunci}
              onClick={() => buka({})}
            >
              Barang dari luar
            </Button>
            <TombolTimbangan timbangan={timbangan} />
          </Group>
        }
        keterangan={
          <>
            <IsianTanggal
              label="Tanggal janji"
              required
              min={hari.system || undefined}
              value={keadaan.tgl_janji || null}
              onChange={(tgl) => t.ganti((k) => ({ ...k, tgl_janji: tgl ?? '' }), 'tgl_janji')}
              error={kolom.tgl_janji}
              galatLangsung
              disabled={terkunci}
            />
            <IsianUang
              label="Uang muka"
              value={keadaan.dp}
              onChange={(dp) => t.ganti((k) => ({ ...k, dp }), 'dp_rp')}
              error={kolom.dp_rp}
              galatLangsung
              disabled={terkunci}
            />
            <KeteranganTransaksi t={t} />
          </>
        }
        perluIzin={teksAlasan(hasil?.otorisasi)}
        jenisBayar={BAYAR_UANG}
      >
        <DaftarPotong
          barang={keadaan.barang}
          harga={t.harga}
          foto={p.foto}
          galat={t.galat('detail_barang')}
          terkunci={terkunci}
          onUbah={(b) => p.buka({ awal: b.minta, id: b.id })}
          onHapus={p.hapus}
        />
        {hasil && keadaan.barang.length > 0 && (
          <Alert color="blue" py={8} role="status" data-estimasi={hasil.estimasi_rp}>
            <Stack gap={2}>
              <Text fw={600}>Estimasi {rupiah(hasil.estimasi_rp)}</Text>
              <Text fz={13}>
                Uang muka {rupiah(keadaan.dp ?? 0)}, sisa {rupiah(Math.max(hasil.estimasi_rp - (keadaan.dp ?? 0), 0))}{' '}
                dibayar saat diambil. Biaya akhirnya disebut saat selesai.
              </Text>
            </Stack>
          </Alert>
        )}
        {keadaan.pelanggan && (
          <Identitas
            label="Identitas customer"
            petunjuk="Dengan NIK barangnya diambil tanpa menunggu otorisasi. Kosongkan bila sudah tercatat."
            alamat={keadaan.alamat}
            nik={keadaan.nik}
            onGanti={(bagian) => t.ganti((k) => ({ ...k, ...bagian }), 'customer.nik')}
            kolom={kolom}
            terkunci={terkunci}
          />
        )}
        <BarisPelanggan nama={keadaan.pelanggan?.nama_customer} jenis={keadaan.pelanggan?.jenis_pelanggan} />
      </PapanTransaksi>
      {p.dialog && (
        <FormPotong
          milik="CUSTOMER"
          awal={p.dialog.awal}
          foto={p.dialog.id ? p.foto.get(p.dialog.id) : undefined}
          timbangan={timbangan}
          onJadi={(minta, foto) => {
            p.jadi(minta, foto);
            setTimeout(() => keScan(wadah));
          }}
          onTutup={tutup}
        />
      )}
    </>
  );
}
