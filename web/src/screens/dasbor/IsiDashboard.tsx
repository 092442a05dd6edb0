// The figures of the dashboard: announcements, the day's totals, sales and purchases over the day or the month.
// Whoever may not see figures gets the announcements alone.
import { SegmentedControl, SimpleGrid, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { berat, rupiah, tulisAngka } from '@/kit/angka';
import { Galat } from '@/kit/Galat';
import { Grafik } from '@/kit/grafik/Grafik';
import { DeretAngka } from '@/kit/grafik/KartuAngka';
import { BarangDiJalan } from './BarangDiJalan';
import { jamBuka, kueriDasbor, RENTANG, type Rentang, tulisLangkah } from './data';
import { MemberHariIni } from './MemberHariIni';
import { Pengumuman } from './Pengumuman';

export default function IsiDashboard({ angka }: { angka: boolean }) {
  return (
    <Stack gap="md" mt="lg">
      <Pengumuman />
      {angka && (
        <>
          <AngkaHariIni />
          <BarangDiJalan />
          <MemberHariIni />
          <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
            <GrafikBidang jalur="penjualan/chart" judul="Penjualan" warna="emas.5" awal="monthly" />
            <GrafikBidang jalur="pembelian/chart" judul="Pembelian" warna="blue.5" awal="monthly" />
            <GrafikBidang jalur="service/chart" judul="Service" warna="green.5" />
            <GrafikBidang jalur="pesanan/chart" judul="Pesanan" warna="grape.5" />
          </SimpleGrid>
        </>
      )}
    </Stack>
  );
}

function AngkaHariIni() {
  const { data, error, refetch } = useQuery(kueriDasbor('dashboard/ringkas'));
  if (error) return <Galat pesan={pesanDari(error)} cobaLagi={() => void refetch()} />;
  return (
    <DeretAngka
      label="Angka hari ini"
      angka={[
        { judul: 'Penjualan hari ini', nilai: data && rupiah(data.total_penjualan) },
        { judul: 'Pembelian hari ini', nilai: data && rupiah(data.total_pembelian) },
        { judul: 'Service hari ini', nilai: data && rupiah(data.total_service) },
        { judul: 'Hutang hari ini', nilai: data && rupiah(data.total_hutang) },
        { judul: 'Stok di baki', nilai: data && `${tulisAngka(data.stok_qty, 'angka')} barang` },
        { judul: 'Berat stok', nilai: data && `${berat(data.stok_berat)} gr` },
      ]}
    />
  );
}

/** What the value of a field is. */
const KETERANGAN = {
  'penjualan/chart': 'Nilai barang yang dijual, pembatalan mengurangi',
  'pembelian/chart': 'Nilai barang yang dibeli, pembatalan mengurangi',
  'service/chart': 'Biaya service yang diambil, pembatalan mengurangi',
  'pesanan/chart': 'Nilai pesanan yang diterima, pembatalan mengurangi',
} as const;

interface PropsBidang {
  jalur: keyof typeof KETERANGAN;
  judul: string;
  warna: string;
  awal?: Rentang;
}

/** One field of trade by the hour of the day or the day of the month. */
export function GrafikBidang({ jalur, judul, warna, awal = 'today' }: PropsBidang) {
  const [rentang, setRentang] = useState<Rentang>(awal);
  const { data, error, refetch } = useQuery(kueriDasbor(jalur, { type: rentang }));
  return (
    <Grafik
      judul={judul}
      keterangan={KETERANGAN[jalur]}
      data={data && jamBuka(data)}
      galat={error ? { pesan: pesanDari(error), cobaLagi: () => void refetch() } : undefined}
      langkah="label"
      judulLangkah={rentang === 'today' ? 'Jam' : 'Tanggal'}
      seri={[{ kunci: 'jumlah_rp', judul, warna }]}
      bentuk="batang"
      tulisLangkah={tulisLangkah}
      alat={
        <SegmentedControl
          size="xs"
          aria-label={`Rentang ${judul}`}
          value={rentang}
          onChange={(nilai) => setRentang(nilai as Rentang)}
          data={[...RENTANG]}
        />
      }
    />
  );
}
