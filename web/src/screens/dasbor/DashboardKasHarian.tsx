// The day's money: what the drawers began with, took in, paid out and hold; costs, and what waits on accounts.
// Costs and waiting money can be looked up for an earlier day.
import { Group, SegmentedControl, Select, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { useSesiAda } from '@/app/sesi';
import { rupiah, tulisAngka } from '@/kit/angka';
import { Galat } from '@/kit/Galat';
import { Grafik } from '@/kit/grafik/Grafik';
import tabel from '@/kit/grafik/grafik.module.css';
import { DeretAngka } from '@/kit/grafik/KartuAngka';
import { Halaman } from '@/kit/Halaman';
import { IsianTanggal } from '@/kit/IsianTanggal';
import { RangkaTabel } from '@/kit/Rangka';
import { tanggalPanjang } from '@/kit/waktu';
import type { Rute } from '@/routes';
import kelas from './dasbor.module.css';
import { jamBuka, type KasHarian, kueriDasbor, RENTANG, type Rentang, tulisLangkah } from './data';
import { GrafikBidang } from './IsiDashboard';

export default function DashboardKasHarian({ rute }: { rute: Rute }) {
  const { pengguna } = useSesiAda();
  const { data, error, refetch } = useQuery(kueriDasbor('cash-pusat/daily-cash-chart'));
  const galat = error ? { pesan: pesanDari(error), cobaLagi: () => void refetch() } : undefined;
  const [hari, setHari] = useState<string | null>(pengguna.tgl_system);
  return (
    <Halaman
      judul={rute.judul}
      jejak={rute.menu}
      alat={<Text c="dimmed">{tanggalPanjang(data?.tgl_system ?? pengguna.tgl_system)}</Text>}
    >
      <Stack gap="md">
        {galat ? (
          <Galat {...galat} />
        ) : (
          <DeretAngka
            label="Kas hari ini"
            angka={[
              { judul: 'Saldo awal', nilai: data && rupiah(data.saldo_awal) },
              { judul: 'Masuk', nilai: data && rupiah(data.masuk) },
              { judul: 'Keluar', nilai: data && rupiah(data.keluar) },
              { judul: 'Saldo akhir', nilai: data && rupiah(data.saldo_akhir) },
            ]}
          />
        )}
        <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
          <ArusKas judul="Kas per kategori" langkah="Kategori" isi={data?.kategori} galat={galat} />
          <ArusKas judul="Kas per kasir" langkah="Kasir" isi={data?.kasir} galat={galat} />
          <GrafikKhusus />
          <GrafikBidang jalur="service/chart" judul="Service" warna="green.5" />
          <GrafikBidang jalur="pesanan/chart" judul="Pesanan" warna="blue.5" />
        </SimpleGrid>
        <IsianTanggal
          label="Tanggal biaya dan non cash"
          w={220}
          value={hari}
          max={pengguna.tgl_system}
          onChange={setHari}
          error={hari === null ? 'Tanggal Tidak Boleh Kosong' : undefined}
          galatLangsung
        />
        <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
          <TabelRincian
            jalur="cash-pusat/daily-biaya"
            judul="Biaya"
            kolom="Kategori"
            hari={hari}
            kosong="Tidak ada biaya pada tanggal ini"
          />
          <TabelRincian
            jalur="cash-pusat/outstand-noncash"
            judul="Non cash belum divalidasi"
            kolom="No Rekening"
            hari={hari}
            kosong="Tidak ada yang menunggu validasi"
          />
        </SimpleGrid>
      </Stack>
    </Halaman>
  );
}

interface PropsArus {
  judul: string;
  langkah: string;
  isi: KasHarian['kategori'] | undefined;
  galat?: { pesan: string; cobaLagi: () => void };
}

function ArusKas({ judul, langkah, isi, galat }: PropsArus) {
  return (
    <Grafik
      judul={judul}
      data={isi}
      galat={galat}
      langkah="nama"
      judulLangkah={langkah}
      seri={[
        { kunci: 'masuk', judul: 'Masuk', warna: 'green.5' },
        { kunci: 'keluar', judul: 'Keluar', warna: 'orange.5' },
      ]}
      bentuk="mendatar"
      kosong="Belum ada uang kas hari ini"
    />
  );
}

const BIDANG = ['PENJUALAN', 'PEMBELIAN', 'SERVICE', 'HUTANG', 'PESANAN'] as const;

function GrafikKhusus() {
  const [kategori, setKategori] = useState<string>('PENJUALAN');
  const [rentang, setRentang] = useState<Rentang>('today');
  const { data, error, refetch } = useQuery(
    kueriDasbor('cash-pusat/daily-specific-chart', { kategori, type: rentang }),
  );
  return (
    <Grafik
      judul="Transaksi"
      data={data && jamBuka(data)}
      galat={error ? { pesan: pesanDari(error), cobaLagi: () => void refetch() } : undefined}
      langkah="label"
      judulLangkah={rentang === 'today' ? 'Jam' : 'Tanggal'}
      seri={[{ kunci: 'jumlah_rp', judul: kategori, warna: 'emas.5' }]}
      bentuk="batang"
      tulisLangkah={tulisLangkah}
      alat={
        <Group gap="xs">
          <Select
            aria-label="Kategori transaksi"
            w={140}
            size="xs"
            allowDeselect={false}
            value={kategori}
            onChange={(nilai) => nilai && setKategori(nilai)}
            data={[...BIDANG]}
          />
          <SegmentedControl
            size="xs"
            aria-label="Rentang transaksi"
            value={rentang}
            onChange={(nilai) => setRentang(nilai as Rentang)}
            data={[...RENTANG]}
          />
        </Group>
      }
    />
  );
}

interface PropsRincian {
  jalur: 'cash-pusat/daily-biaya' | 'cash-pusat/outstand-noncash';
  judul: string;
  kolom: string;
  hari: string | null;
  kosong: string;
}

function TabelRincian({ jalur, judul, kolom, hari, kosong }: PropsRincian) {
  const { data, error, refetch } = useQuery({
    ...kueriDasbor(jalur, { tgl_system: hari }),
    enabled: hari !== null,
  });
  return (
    <section className={kelas.bingkai} aria-label={judul}>
      <Title order={2} fz={16} fw={600} mb="sm">
        {judul}
      </Title>
      {error ? (
        <Galat pesan={pesanDari(error)} cobaLagi={() => void refetch()} />
      ) : !data ? (
        <RangkaTabel />
      ) : data.rincian.length === 0 ? (
        <Text c="dimmed">{kosong}</Text>
      ) : (
        <table className={tabel.tabel} aria-label={judul}>
          <thead>
            <tr>
              <th scope="col">{kolom}</th>
              <th scope="col" className={tabel.angka}>
                Baris
              </th>
              <th scope="col" className={tabel.angka}>
                Jumlah (Rp.)
              </th>
            </tr>
          </thead>
          <tbody>
            {data.rincian.map((satu) => (
              <tr key={satu.nama}>
                <th scope="row">{satu.nama}</th>
                <td className={tabel.angka}>{tulisAngka(satu.banyak, 'angka')}</td>
                <td className={tabel.angka}>{tulisAngka(satu.jumlah_rp, 'rupiah')}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              <td />
              <td className={tabel.angka}>{tulisAngka(data.total, 'rupiah')}</td>
            </tr>
          </tfoot>
        </table>
      )}
    </section>
  );
}
