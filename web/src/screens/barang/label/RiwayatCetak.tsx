// Every label that was printed, by whom and where, the newest first.

import { KUNCI_BARANG } from '@/kit/barang/api';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { useDaftar } from '@/kit/daftar/useDaftar';
import { waktuLengkap } from '@/kit/waktu';
import { ambilCetakan, type Cetakan } from './api';

const KOLOM: readonly Kolom<Cetakan>[] = [
  { kunci: 'waktu', judul: 'Waktu', nilai: (c) => waktuLengkap(c.waktu), lebar: 160 },
  { kunci: 'kode_barcode', judul: 'Barcode', nilai: (c) => c.kode_barcode, lebar: 120 },
  { kunci: 'nama_barang', judul: 'Nama Barang', nilai: (c) => c.nama_barang, lebar: 240 },
  { kunci: 'oleh', judul: 'Oleh', nilai: (c) => c.oleh, lebar: 130 },
  { kunci: 'printer', judul: 'Printer', nilai: (c) => c.printer || 'PDF', lebar: 160 },
];

export function RiwayatCetak() {
  const { tabel } = useDaftar({
    kunci: [...KUNCI_BARANG, 'cetakan'],
    bawaan: { cari: '' },
    ambil: ({ cari, ...tanya }, signal) =>
      ambilCetakan({ ...tanya, kode_barcode: /^\d{1,8}$/.test(cari.trim()) ? cari.trim() : '' }, signal),
    awalan: 'riwayat-',
  });
  return (
    <DataTable
      label="Riwayat cetak barcode"
      kolom={KOLOM}
      idBaris={(c) => `${c.id}-${c.baris}`}
      {...tabel}
      ekspor={{ namaFile: 'cetak-barcode.csv' }}
    />
  );
}
