// Laporan Harian Emas: three tables of a day's gold, and the saldo below them: purchases minus sales.
import { Group, Text } from '@mantine/core';
import { rupiah } from '@/kit/angka';
import { type Bagian, BagianLaporan } from '@/kit/laporan/BagianLaporan';
import type { TokoBagian } from '@/kit/laporan/bagian';
import type { DefLaporan } from '@/kit/laporan/tipe';
import type { Laporan } from '@/kit/laporan/useLaporan';
import type { Rute } from '@/routes';
import LayarLaporan from './LayarLaporan';

const TENGAH = 'PENJUALAN DAN PEMBELIAN';

const BAGIAN: readonly Bagian[] = [
  {
    nama: 'STOCK DAN PENJUALAN',
    judul: 'Stock dan Penjualan',
    kolom: [['nama', 'Jenis'], 'stock_jumlah', 'stock_berat', 'penjualan_jumlah', 'penjualan_berat', 'harga'],
    kosong: 'Tidak ada stock dan penjualan',
  },
  {
    nama: TENGAH,
    judul: 'Penjualan dan Pembelian',
    kolom: [
      ['nama', 'Kategori'],
      'penjualan_jumlah',
      'penjualan_berat',
      'harga',
      'pembelian_jumlah',
      'pembelian_berat',
      'harga_pembelian',
    ],
    kosong: 'Tidak ada penjualan dan pembelian',
  },
  {
    nama: 'KASIR',
    judul: 'Kasir',
    kolom: [
      ['nama', 'Kasir'],
      ['harga_pembelian', 'Beli Kembali'],
      ['harga', 'Penjualan'],
    ],
    kosong: 'Tidak ada transaksi kasir',
  },
];

export default function LaporanHarianEmas({ rute }: { rute: Rute }) {
  return <LayarLaporan rute={rute} hasil={TigaTabel} />;
}

function TigaTabel({ def, laporan }: { def: DefLaporan; laporan: Laporan }) {
  const saldo = (toko: TokoBagian) => {
    const ke = def.kolom.findIndex((kolom) => kolom.kunci === 'saldo');
    const nilai = Number(toko.bagian.get(TENGAH)?.jumlah?.[ke] ?? 0);
    return (
      <Group justify="flex-end" gap="md">
        <Text fw={600}>Saldo (Pembelian - Penjualan)</Text>
        <Text fw={700} style={{ fontVariantNumeric: 'tabular-nums' }}>
          {rupiah(nilai)}
        </Text>
      </Group>
    );
  };
  return <BagianLaporan def={def} laporan={laporan} bagian={BAGIAN} kaki={saldo} />;
}
