// Posisi Emas: all fine gold by place, what it cost and is worth today, what changed since the last closing, and what one percent does.
import { SegmentedControl, SimpleGrid, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { pesanDari } from '@/api/tolak';
import { berat, rupiah } from '@/kit/angka';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { useAlamat } from '@/kit/daftar/alamat';
import { Galat } from '@/kit/Galat';
import { Grafik } from '@/kit/grafik/Grafik';
import { DeretAngka } from '@/kit/grafik/KartuAngka';
import { Halaman } from '@/kit/Halaman';
import { RangkaTabel } from '@/kit/Rangka';
import type { Rute } from '@/routes';
import { kueriPosisi, type PosisiEmas as Posisi } from './api';

export default function PosisiEmas({ rute }: { rute: Rute }) {
  const [alamat, atur] = useAlamat();
  const rantai = alamat.toko === 'semua';
  const { data, error, isPending, refetch } = useQuery(kueriPosisi(rantai));
  return (
    <Halaman
      judul={rute.judul}
      jejak={rute.menu}
      alat={
        data?.boleh_rantai || rantai ? (
          <SegmentedControl
            aria-label="Toko"
            value={rantai ? 'semua' : 'ini'}
            onChange={(v) => atur({ toko: v === 'semua' ? 'semua' : undefined })}
            data={[
              { value: 'ini', label: 'Toko ini' },
              { value: 'semua', label: 'Semua toko' },
            ]}
          />
        ) : undefined
      }
    >
      {error && <Galat pesan={pesanDari(error)} cobaLagi={() => void refetch()} />}
      {isPending && <RangkaTabel />}
      {data && <Isi p={data} />}
    </Halaman>
  );
}

const arah = (n: number) => `${n > 0 ? '+' : ''}${rupiah(n)}`;

function Isi({ p }: { p: Posisi }) {
  const k = p.kemarin;
  const ada = p.tempat.filter((t) => t.milik_toko && t.murni !== 0);
  return (
    <Stack gap="md">
      <DeretAngka
        label="Posisi emas"
        angka={[
          {
            judul: 'Emas murni',
            nilai: `${berat(p.murni)} gr`,
            keterangan: p.rantai ? `${p.toko.length} toko` : p.toko[0]?.nama_toko,
          },
          { judul: 'Nilai hari ini', nilai: rupiah(p.harga_pasar), keterangan: hargaKata(p) },
          { judul: 'Modal', nilai: rupiah(p.nilai), keterangan: `Selisih ${arah(p.selisih_modal)}` },
          {
            judul: 'Sejak kemarin',
            nilai: k.tanggal ? arah(k.berubah) : '-',
            keterangan: k.tanggal
              ? `Harga ${arah(k.karena_harga)}, emas ${arah(k.karena_emas)}`
              : 'Belum ada tutup toko',
          },
          {
            judul: 'Harga naik atau turun 1%',
            nilai: `± ${rupiah(p.satu_persen)}`,
            keterangan: `Dari ${berat(p.terbuka)} gr murni`,
          },
          {
            judul: 'Dijanjikan, harga terkunci',
            nilai: `${berat(p.janji.semua)} gr`,
            keterangan: `Pesanan ${berat(p.janji.pesanan)}, titipan ${berat(p.janji.titipan)}, pre order ${berat(p.janji.pre_order)}`,
          },
        ]}
      />
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
        <Grafik
          judul="Nilai per tempat"
          keterangan="Emas milik toko menurut harga hari ini"
          data={ada}
          langkah="nama"
          judulLangkah="Tempat"
          seri={[{ kunci: 'harga_pasar', judul: 'Nilai hari ini', warna: 'emas.5' }]}
          bentuk="mendatar"
          kosong="Tidak ada emas"
        />
        <Grafik
          judul="Nilai setiap tutup toko"
          keterangan="Tiga puluh hari terakhir, modal di sampingnya"
          data={p.hari}
          langkah="tanggal"
          judulLangkah="Tanggal"
          seri={[
            { kunci: 'harga_pasar', judul: 'Nilai pasar', warna: 'emas.5' },
            { kunci: 'nilai', judul: 'Modal', warna: 'blue.5' },
          ]}
          bentuk="garis"
          kosong="Belum ada hari yang ditutup"
        />
      </SimpleGrid>
      <Tempat isi={p.tempat} />
      {p.rantai && <Toko isi={p.toko} />}
    </Stack>
  );
}

function hargaKata(p: Posisi): string {
  const satu = p.toko.length === 1 ? p.toko[0] : undefined;
  if (!satu) return 'Harga masing-masing toko';
  return satu.harga_100 > 0 ? `${rupiah(satu.harga_100)} per gram murni` : 'Harga hari ini belum ada';
}

type BarisTempat = Posisi['tempat'][number];

function Tempat({ isi }: { isi: readonly BarisTempat[] }) {
  const kolom: Kolom<BarisTempat>[] = [
    { kunci: 'nama', judul: 'Tempat', nilai: (t) => t.nama, lebar: 240, urut: false },
    // Of a lot that is melted no pieces are left to count: other numbers come out than went in.
    {
      kunci: 'qty',
      judul: 'Buah',
      jenis: 'angka',
      nilai: (t) => (t.tempat === 'LEBUR' ? '' : t.qty),
      lebar: 90,
      urut: false,
    },
    { kunci: 'berat', judul: 'Berat (gr)', jenis: 'berat', nilai: (t) => t.berat, lebar: 120, urut: false },
    { kunci: 'murni', judul: 'Murni (gr)', jenis: 'berat', nilai: (t) => t.murni, lebar: 120, urut: false },
    {
      kunci: 'murni_kemarin',
      judul: 'Kemarin (gr)',
      jenis: 'berat',
      nilai: (t) => t.murni_kemarin,
      lebar: 125,
      urut: false,
    },
    { kunci: 'nilai', judul: 'Modal', jenis: 'rupiah', nilai: (t) => t.nilai, lebar: 150, urut: false },
    {
      kunci: 'harga_pasar',
      judul: 'Nilai hari ini',
      jenis: 'rupiah',
      nilai: (t) => t.harga_pasar,
      lebar: 150,
      urut: false,
    },
  ];
  return (
    <Stack gap={4}>
      <DataTable
        label="Emas per tempat"
        kolom={kolom}
        data={isi}
        idBaris={(t) => t.tempat}
        cari={false}
        ekspor={{ namaFile: 'posisi-emas.csv' }}
      />
      <Text fz={12} c="dimmed">
        Milik customer dan supplier hanya ditampilkan, tidak dijumlahkan. Barang di jalan dihitung di posisi semua toko.
      </Text>
    </Stack>
  );
}

type BarisToko = Posisi['toko'][number];

function Toko({ isi }: { isi: readonly BarisToko[] }) {
  const kolom: Kolom<BarisToko>[] = [
    { kunci: 'kode_toko', judul: 'Toko', nilai: (t) => `${t.kode_toko} ${t.nama_toko}`, lebar: 240 },
    { kunci: 'tgl_system', judul: 'Tanggal', nilai: (t) => t.tgl_system, lebar: 110 },
    { kunci: 'harga_100', judul: 'Harga murni', jenis: 'rupiah', nilai: (t) => t.harga_100, lebar: 125 },
    { kunci: 'murni', judul: 'Murni (gr)', jenis: 'berat', nilai: (t) => t.murni, lebar: 125, total: true },
    { kunci: 'nilai', judul: 'Modal', jenis: 'rupiah', nilai: (t) => t.nilai, lebar: 150, total: true },
    {
      kunci: 'harga_pasar',
      judul: 'Nilai hari ini',
      jenis: 'rupiah',
      nilai: (t) => t.harga_pasar,
      lebar: 150,
      total: true,
    },
  ];
  return <DataTable label="Emas per toko" kolom={kolom} data={isi} idBaris={(t) => t.kode_toko} />;
}
