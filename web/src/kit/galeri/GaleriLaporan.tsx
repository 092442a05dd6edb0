// The gallery's report and charts: a hundred thousand rows of twenty columns that arrive as the socket brings them,
// text to be parsed in batches of 500; and a chart with figures, with zeros, and failed.
import { Button, SegmentedControl, SimpleGrid, Stack } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Grafik } from '../grafik/Grafik';
import { HasilLaporan } from '../laporan/HasilLaporan';
import type { BarisLaporan, DefKolomLaporan, DefLaporan, JenisKolomLaporan } from '../laporan/tipe';
import type { KeadaanLaporan } from '../laporan/useLaporan';
import { buatWadah } from '../laporan/wadah';
import { Bagian } from './Bagian';
import { buatContoh } from './contoh';

const BANYAK = 100_000;
const KIRIMAN = 500;
const PER_KELOMPOK = 2_500;

const kolom = (kunci: string, judul: string, jenis: JenisKolomLaporan, jumlah = false): DefKolomLaporan => ({
  kunci,
  judul,
  jenis,
  jumlah,
  lebar: 0,
});

const DEF: DefLaporan = {
  slug: 'laporan-galeri',
  rute: '/laporan-galeri',
  judul: 'Laporan Galeri',
  menu: 'Pengembang',
  panggilan: [],
  cara: 'SOCKET',
  peristiwa: 'laporan-galeri',
  tombol: 'Filter Laporan',
  saringan: [],
  kolom: [
    kolom('kelompok', 'Kelompok', 'kode'),
    kolom('kode', 'Kode', 'kode'),
    kolom('nama', 'Nama Barang', 'teks'),
    kolom('baki', 'Baki', 'kode'),
    kolom('tanggal', 'Tanggal', 'tanggal'),
    kolom('waktu', 'Waktu', 'waktu'),
    kolom('barcode', 'Barcode', 'barcode'),
    kolom('berat', 'Berat', 'berat', true),
    kolom('kadar', 'Kadar', 'kadar'),
    kolom('harga', 'Harga', 'rupiah', true),
    kolom('selisih', 'Selisih', 'rupiah', true),
    kolom('ongkos', 'Ongkos', 'rupiah', true),
    kolom('qty', 'Qty', 'angka', true),
    kolom('sales', 'Sales', 'kode'),
    kolom('user', 'User', 'kode'),
    kolom('diskon', 'Diskon', 'persen'),
    kolom('lunas', 'Lunas', 'tanda'),
    kolom('member', 'Member', 'kode'),
    kolom('nota', 'No Nota', 'kode'),
    kolom('keterangan', 'Keterangan', 'teks'),
  ],
  kelompok: ['kelompok'],
  rinci: null,
  bagian: [],
  kaki: null,
  kertas: 'LANSKAP',
  pusat: false,
  teks: { tersedia: 'Laporan Tersedia', kosong: 'Laporan Data Kosong', gagal: 'Data Yang Di Cari Tidak Ada !!!' },
};

/** One batch as the wire carries it. */
function kiriman(mulai: number): string {
  const baris: BarisLaporan[] = [];
  for (const [i, c] of buatContoh(KIRIMAN, mulai).entries()) {
    const nomor = mulai + i;
    const nama = `KELOMPOK ${Math.floor(nomor / PER_KELOMPOK) + 1}`;
    if (nomor % PER_KELOMPOK === 0) baris.push({ j: 'kelompok', t: 0, label: nama });
    const waktu = `${c.tanggal}T09:${String(nomor % 60).padStart(2, '0')}:00.000+07:00`;
    const barcode = String(nomor).padStart(8, '0');
    baris.push([
      ...[nama, c.kode, c.nama, c.baki, c.tanggal, waktu, barcode, c.berat, 75, c.harga, c.selisih, 25_000, 1],
      ...[
        'S01',
        'kasir1',
        2.5,
        nomor % 2 === 0,
        'M00000001',
        `FJ-261115-${barcode}`,
        'TITIP SEBENTAR DI ETALASE DEPAN',
      ],
    ]);
    if (nomor % PER_KELOMPOK === PER_KELOMPOK - 1) {
      const isi = DEF.kolom.map((k) => (k.jumlah ? nomor : null));
      baris.push({ j: 'subtotal', t: 0, label: `Sub Total ${nama}`, n: PER_KELOMPOK, isi });
    }
  }
  if (mulai + KIRIMAN >= BANYAK) {
    baris.push({ j: 'total', t: 0, label: 'Total', n: BANYAK, isi: DEF.kolom.map((k) => (k.jumlah ? BANYAK : null)) });
  }
  return JSON.stringify(baris);
}

export function GaleriLaporan() {
  const [wadah] = useState(buatWadah);
  const [keadaan, setKeadaan] = useState<KeadaanLaporan>({ tahap: 'awal' });
  const detak = useRef<ReturnType<typeof setInterval>>(undefined);
  useEffect(() => () => clearInterval(detak.current), []);
  const mulai = () => {
    clearInterval(detak.current);
    wadah.kosongkan();
    setKeadaan({ tahap: 'jalan' });
    let terkirim = 0;
    detak.current = setInterval(() => {
      wadah.tambah(JSON.parse(kiriman(terkirim)) as BarisLaporan[]);
      terkirim += KIRIMAN;
      wadah.maju(terkirim, BANYAK);
      if (terkirim < BANYAK) return;
      clearInterval(detak.current);
      setKeadaan({ tahap: 'selesai' });
    }, 5);
  };
  const batal = () => {
    clearInterval(detak.current);
    wadah.kosongkan();
    setKeadaan({ tahap: 'batal' });
  };
  return (
    <Bagian judul="Laporan 100,000 baris">
      <Button variant="default" mb="sm" onClick={mulai}>
        Mulai Laporan
      </Button>
      <HasilLaporan def={DEF} laporan={{ wadah, keadaan, mulai, batal }} ulang={mulai} />
    </Bagian>
  );
}

const BULAN = ['Jan', 'Feb', 'Mar', 'Apr', 'Mei', 'Jun'].map((label, i) => ({
  label,
  masuk: 12_500_000 + i * 3_100_000,
  keluar: 9_000_000 + ((i * 7) % 5) * 2_400_000,
}));
const NOL = BULAN.map((satu) => ({ ...satu, masuk: 0, keluar: 0 }));

export function GaleriGrafik() {
  const [keadaan, setKeadaan] = useState('isi');
  const bersama = {
    data: keadaan === 'nol' ? NOL : keadaan === 'isi' ? BULAN : undefined,
    galat: keadaan === 'gagal' ? { pesan: 'Koneksi Bermasalah', cobaLagi: () => setKeadaan('isi') } : undefined,
    langkah: 'label' as const,
    judulLangkah: 'Bulan',
    seri: [
      { kunci: 'masuk' as const, judul: 'Masuk', warna: 'green.5' },
      { kunci: 'keluar' as const, judul: 'Keluar', warna: 'orange.5' },
    ],
  };
  return (
    <Bagian judul="Grafik">
      <Stack gap="sm">
        <SegmentedControl
          aria-label="Keadaan grafik"
          value={keadaan}
          onChange={setKeadaan}
          data={[
            { value: 'isi', label: 'Berisi' },
            { value: 'nol', label: 'Nol' },
            { value: 'gagal', label: 'Gagal' },
          ]}
        />
        <SimpleGrid cols={{ base: 1, md: 2 }}>
          <Grafik judul="Grafik batang" bentuk="batang" {...bersama} />
          <Grafik judul="Grafik garis" bentuk="garis" {...bersama} />
        </SimpleGrid>
      </Stack>
    </Bagian>
  );
}
