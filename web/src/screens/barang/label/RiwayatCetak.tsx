// Every label that was printed, by whom and where, the newest first.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { waktuLengkap } from '@/kit/waktu';
import { type Cetakan, kueriCetakan } from './api';

const KOLOM: readonly Kolom<Cetakan>[] = [
  { kunci: 'waktu', judul: 'Waktu', nilai: (c) => waktuLengkap(c.waktu), lebar: 160, urut: false },
  { kunci: 'kode_barcode', judul: 'Barcode', nilai: (c) => c.kode_barcode, lebar: 120, urut: false },
  { kunci: 'nama_barang', judul: 'Nama Barang', nilai: (c) => c.nama_barang, lebar: 240, urut: false },
  { kunci: 'oleh', judul: 'Oleh', nilai: (c) => c.oleh, lebar: 130, urut: false },
  { kunci: 'printer', judul: 'Printer', nilai: (c) => c.printer || 'PDF', lebar: 160, urut: false },
];

export function RiwayatCetak() {
  const [cari, setCari] = useState('');
  const [halaman, setHalaman] = useState(1);
  const [ukuran, setUkuran] = useState(50);
  const kode = /^\d{1,8}$/.test(cari.trim()) ? cari.trim() : '';
  const { data, error, isPending, refetch } = useQuery(kueriCetakan(kode, halaman, ukuran));
  return (
    <DataTable
      label="Riwayat cetak barcode"
      kolom={KOLOM}
      data={data?.baris ?? []}
      idBaris={(c) => `${c.id}-${c.baris}`}
      memuat={isPending}
      galat={error ? { pesan: pesanDari(error), cobaLagi: () => void refetch() } : undefined}
      ekspor={{ namaFile: 'cetak-barcode.csv' }}
      jauh={{
        halaman,
        ukuran,
        jumlah: data?.jumlah ?? 0,
        cari,
        ganti: (baru) => {
          setHalaman(baru.halaman);
          setUkuran(baru.ukuran);
          setCari(baru.cari);
        },
      }}
    />
  );
}
