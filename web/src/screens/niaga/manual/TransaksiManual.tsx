// Transaksi Jual Beli Manual: goods without a barcode out of trays and into them, for one customer, paid at once. F2 what
// is sold, F3 what is bought, F4 customer, F6 to F8 payment, F9 save.
import { Button, Group, Kbd } from '@mantine/core';
import { IconArrowsExchange } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { berat, tulisAngka } from '@/kit/angka';
import { mg } from '@/kit/curah/isi';
import { pesan } from '@/kit/pesan';
import { baca } from '@/kit/simpanan';
import { useTimbangan } from '@/kit/timbangan';
import { useTombol } from '@/kit/tombol';
import { teksAlasan } from '@/kit/transaksi/alasan';
import { baris, hapusBaris, ubahBaris } from '@/kit/transaksi/baris';
import { BAYAR_KELUAR, BAYAR_UANG } from '@/kit/transaksi/bayar';
import { Identitas } from '@/kit/transaksi/Identitas';
import { KeteranganTransaksi } from '@/kit/transaksi/KeteranganTransaksi';
import { keScan, PapanTransaksi } from '@/kit/transaksi/PapanTransaksi';
import { useSales } from '@/kit/transaksi/sales';
import { TombolTimbangan } from '@/kit/transaksi/TombolTimbangan';
import type { Rute } from '@/routes';
import { useKonversiManual } from '../konversi';
import { cariFaktur, kueriStokJual, type StokManual } from './api';
import { CariStok } from './CariStok';
import { DaftarManual } from './DaftarManual';
import { FormManual } from './FormManual';
import { dariFaktur, type MintaManual, sama } from './model';
import { SelesaiManual } from './SelesaiManual';
import { useManual } from './useManual';

interface Dialog {
  sisi: 'jual' | 'beli';
  awal: Partial<MintaManual>;
  stok?: StokManual;
  id?: string;
}

export default function TransaksiManual({ rute }: { rute: Rute }) {
  const t = useManual();
  const { keadaan, harga, terkunci } = t;
  const sales = useSales(t);
  const [dialog, setDialog] = useState<Dialog>();
  const wadah = useRef<HTMLDivElement>(null);
  const timbangan = useTimbangan(Number(baca('karat.pilihan.timbangan-baud') ?? '9600') || 9600);
  const stok = useQuery(kueriStokJual).data ?? [];
  const total = t.hitungan?.hasil;
  const konversi = useKonversiManual();

  const tutup = () => {
    setDialog(undefined);
    setTimeout(() => keScan(wadah));
  };
  const beli = (awal: Partial<MintaManual> = {}) => {
    t.tutupSelesai();
    setDialog({ sisi: 'beli', awal });
  };
  useTombol([{ kunci: 'F3', arti: 'Beli dari customer', aksi: () => beli() }], dialog === undefined && !terkunci);

  /** A type that stands there already is changed rather than written twice. */
  const jualDari = (s: StokManual) =>
    void t.antre(() => {
      if (t.terkunciKini()) return;
      t.tutupSelesai();
      const lama = t.kini().jual.find((b) => sama(b.minta, s));
      const { kode_group, kode_dept, kode_gudang, kode_toko } = s;
      setDialog({
        sisi: 'jual',
        stok: s,
        id: lama?.id,
        awal: lama?.minta ?? { kode_group, kode_dept, kode_gudang, kode_toko },
      });
    });
  const dariNota = (no: string) =>
    void t.antre(async () => {
      if (t.terkunciKini()) return;
      try {
        beli(dariFaktur(await cariFaktur('penjualan', no), no) ?? {});
      } catch (sebab) {
        pesan.gagal(pesanDari(sebab));
      }
    });
  const jadi = (d: Dialog, minta: MintaManual) => {
    t.ganti((k) => ({ ...k, [d.sisi]: d.id ? ubahBaris(k[d.sisi], d.id, minta) : [...k[d.sisi], baris(minta)] }));
    tutup();
  };
  const semua = [...keadaan.jual, ...keadaan.beli];
  const gram = semua.reduce((n, b) => n + mg(b.minta.berat), 0) / 1000;
  const qty = semua.reduce((n, b) => n + b.minta.qty, 0);
  return (
    <>
      <PapanTransaksi
        rute={rute}
        t={t}
        wadah={wadah}
        dialog={dialog !== undefined}
        label="Simpan Transaksi"
        onSales={sales.pilih}
        banyak={`${tulisAngka(qty, 'angka')} pcs · ${berat(gram)} gr${konversi([...harga.jual.values(), ...harga.beli.values()])}`}
        petunjuk="Cari barang yang dijual di atas (F2), atau catat yang dibeli dari customer (F3)."
        peringatan={total?.peringatan}
        selesai={
          t.selesai && <SelesaiManual hasil={t.selesai.hasil} onTutup={() => [t.tutupSelesai(), keScan(wadah)]} />
        }
        pindai={
          <Group align="flex-start" gap="sm">
            <CariStok
              terkunci={terkunci}
              diam={dialog !== undefined}
              onPilih={jualDari}
              onNota={dariNota}
              lencana={(kode) => sales.lencana(kode) !== undefined}
            />
            <Group gap="sm" mt={25}>
              <Button
                variant="default"
                size="md"
                leftSection={<IconArrowsExchange size={18} />}
                rightSection={<Kbd size="xs">F3</Kbd>}
                disabled={terkunci}
                onClick={() => beli()}
              >
                Beli
              </Button>
              <TombolTimbangan timbangan={timbangan} />
            </Group>
          </Group>
        }
        gantiPelanggan={(k, pelanggan) => ({ ...k, pelanggan, alamat: '', nik: '' })}
        keterangan={<KeteranganTransaksi t={t} />}
        sisi={
          keadaan.jual.length > 0 && keadaan.beli.length > 0 && total
            ? { jual: total.total_jual, beli: total.total_beli, sebutan: 'Pembelian' }
            : undefined
        }
        perluIzin={teksAlasan(total?.alasan)}
        jenisBayar={t.neto < 0 ? BAYAR_KELUAR : BAYAR_UANG}
      >
        {(['jual', 'beli'] as const).map((sisi) => (
          <DaftarManual
            key={sisi}
            sisi={sisi}
            baris={keadaan[sisi]}
            harga={harga[sisi]}
            galat={t.galat(sisi === 'jual' ? 'detail_barang' : 'detail_beli')}
            terkunci={terkunci}
            onUbah={(b) =>
              setDialog({
                sisi,
                awal: b.minta,
                id: b.id,
                stok: sisi === 'jual' ? stok.find((s) => sama(s, b.minta)) : undefined,
              })
            }
            onHapus={(id) => t.ganti((k) => ({ ...k, [sisi]: hapusBaris(k[sisi], id) }))}
          />
        ))}
        {keadaan.beli.length > 0 && (
          <Identitas
            label="Identitas penjual"
            petunjuk="Pembelian dari customer: nama, alamat dan NIK wajib. Kosongkan yang sudah tercatat."
            alamat={keadaan.alamat}
            nik={keadaan.nik}
            onGanti={(bagian) => t.ganti((k) => ({ ...k, ...bagian }))}
            kolom={t.kolom}
            terkunci={terkunci}
          />
        )}
      </PapanTransaksi>
      {dialog && (
        <FormManual
          key={`${dialog.sisi}${dialog.id ?? ''}${dialog.awal.kode_toko ?? ''}${dialog.awal.kode_dept ?? ''}`}
          sisi={dialog.sisi}
          awal={dialog.awal}
          stok={dialog.stok}
          timbangan={timbangan}
          onJadi={(minta) => jadi(dialog, minta)}
          onTutup={tutup}
        />
      )}
    </>
  );
}
