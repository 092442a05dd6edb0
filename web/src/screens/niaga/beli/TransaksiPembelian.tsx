// Transaksi Pembelian: scan the nota or the tag of what comes back, weigh it, agree, pay, save once, print. F2 scan,
// F3 a piece without a nota, F4 customer, F6 to F8 payment, F9 save.
import { Button, Group, Kbd } from '@mantine/core';
import { IconPencilPlus, IconShieldExclamation } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { berat } from '@/kit/angka';
import { IsianPindai } from '@/kit/IsianPindai';
import { baca } from '@/kit/simpanan';
import { useTimbangan } from '@/kit/timbangan';
import { useTombol } from '@/kit/tombol';
import { teksAlasan } from '@/kit/transaksi/alasan';
import { baris, hapusBaris, ubahBaris } from '@/kit/transaksi/baris';
import { BAYAR_KELUAR } from '@/kit/transaksi/bayar';
import { Identitas } from '@/kit/transaksi/Identitas';
import { keScan, PapanTransaksi } from '@/kit/transaksi/PapanTransaksi';
import { dariKartu, type PelangganDipilih } from '@/kit/transaksi/pelanggan';
import { useSales } from '@/kit/transaksi/sales';
import { TombolTimbangan } from '@/kit/transaksi/TombolTimbangan';
import type { Rute } from '@/routes';
import { dibeli, useKonversi } from '../konversi';
import { type MintaBeli, nomorNota } from '../model';
import { DaftarBeli } from './DaftarBeli';
import { FormBeli } from './FormBeli';
import { LaciCurian } from './LaciCurian';
import { SelesaiBeli } from './SelesaiBeli';
import { type KeadaanBeli, useBeli } from './useBeli';

/** Another seller has another identity. */
const gantiPenjual = (k: KeadaanBeli, pelanggan: PelangganDipilih | undefined): KeadaanBeli => ({
  ...k,
  pelanggan,
  nik: '',
});

type Dialog = 'curian' | { awal: Partial<MintaBeli>; id?: string };

export default function TransaksiPembelian({ rute }: { rute: Rute }) {
  const t = useBeli();
  const { keadaan, harga, terkunci } = t;
  const sales = useSales(t);
  const konversi = useKonversi();
  const [dialog, setDialog] = useState<Dialog>();
  const wadah = useRef<HTMLDivElement>(null);
  const timbangan = useTimbangan(Number(baca('karat.pilihan.timbangan-baud') ?? '9600') || 9600);
  const hasil = t.hitungan?.hasil;
  const identitas = keadaan.beli.some((b) => b.minta.surat !== 'NOTA');

  const tutup = () => {
    setDialog(undefined);
    setTimeout(() => keScan(wadah));
  };
  const tanpaNota = () => setDialog({ awal: { surat: 'TANPA SURAT' } });
  useTombol([{ kunci: 'F3', arti: 'Barang tanpa nota', aksi: tanpaNota }], dialog === undefined && !terkunci);

  const pindai = (teks: string) => {
    if (dialog !== undefined || sales.lencana(teks)) return;
    const rapi = teks.trim().toUpperCase();
    void t.antre(async () => {
      if (t.terkunciKini()) return;
      // A member's card says who sells.
      const siapa = nomorNota(rapi) ? undefined : await dariKartu(rapi);
      if (siapa) return t.ganti((k) => gantiPenjual(k, siapa));
      t.tutupSelesai();
      setDialog({ awal: nomorNota(rapi) ? { no_faktur_jual: rapi } : { kode_barcode: rapi } });
    });
  };
  const jadi = (minta: MintaBeli, id?: string) => {
    t.ganti((k) => ({ ...k, beli: id ? ubahBaris(k.beli, id, minta) : [...k.beli, baris(minta)] }));
    tutup();
  };
  const gram = [...harga.values()].reduce((mg, b) => mg + Math.round(b.berat * 1000), 0) / 1000;
  return (
    <>
      <PapanTransaksi
        rute={rute}
        t={t}
        wadah={wadah}
        dialog={dialog !== undefined}
        label="Simpan Pembelian"
        onSales={sales.pilih}
        banyak={`${keadaan.beli.length} barang · ${berat(gram)} gr${konversi([...harga.values()].map(dibeli))}`}
        utama={
          <Button
            variant="default"
            leftSection={<IconShieldExclamation size={18} />}
            onClick={() => setDialog('curian')}
          >
            Barang Curian
          </Button>
        }
        petunjuk="Scan nota atau label barang yang dibawa customer. Barang tanpa nota: F3."
        selesai={t.selesai && <SelesaiBeli hasil={t.selesai.hasil} onTutup={() => [t.tutupSelesai(), keScan(wadah)]} />}
        pindai={
          <Group align="flex-end" gap="sm">
            <IsianPindai
              label="Scan nota atau barcode"
              onPindai={pindai}
              disabled={dialog !== undefined}
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
              onClick={tanpaNota}
            >
              Tanpa nota
            </Button>
            <TombolTimbangan timbangan={timbangan} />
          </Group>
        }
        gantiPelanggan={gantiPenjual}
        peringatan={hasil?.peringatan}
        perluIzin={teksAlasan(hasil?.alasan)}
        jenisBayar={BAYAR_KELUAR}
      >
        <DaftarBeli
          beli={keadaan.beli}
          harga={harga}
          galat={t.galat('detail_beli')}
          terkunci={terkunci}
          onUbah={(b) => setDialog({ awal: b.minta, id: b.id })}
          onHapus={(id) => t.ganti((k) => ({ ...k, beli: hapusBaris(k.beli, id) }))}
        />
        {identitas && (
          <Identitas
            label="Identitas penjual"
            petunjuk="Tanpa nota toko: nama, alamat dan NIK penjual wajib. Kosongkan yang sudah tercatat."
            alamat={keadaan.alamat}
            nik={keadaan.nik}
            onGanti={(bagian) =>
              t.ganti((k) => ({ ...k, ...bagian }), 'nik' in bagian ? 'customer.nik' : 'customer.alamat_customer')
            }
            kolom={t.kolom}
            terkunci={terkunci}
            kodePelanggan={keadaan.pelanggan?.kode_pelanggan}
          />
        )}
      </PapanTransaksi>
      {dialog === 'curian' && <LaciCurian onTutup={tutup} />}
      {dialog !== undefined && dialog !== 'curian' && (
        <FormBeli
          awal={dialog.awal}
          kecuali={keadaan.beli.filter((b) => b.id !== dialog.id).map((b) => b.minta.no_faktur_jual)}
          jalur="pembelian/hitung"
          timbangan={timbangan}
          onJadi={(minta) => jadi(minta, dialog.id)}
          onTutup={tutup}
        />
      )}
    </>
  );
}
