// The last entries of the day, as the screens that bring pieces in show them under their form.
import { Group, Select } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { panggil } from '@/api/panggil';
import type { Data } from '@/api/tipe';
import { pesanDari } from '@/api/tolak';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { jam } from '@/kit/waktu';

export type BarangMasuk = Data<'get', 'tambah-barang'>[number];

export const KUNCI_MASUK = ['tambah-barang'] as const;

export const kueriMasuk = (kode_gudang = 'ALL', kode_toko = 'ALL') =>
  queryOptions({
    queryKey: [...KUNCI_MASUK, kode_gudang, kode_toko],
    queryFn: async ({ signal }) =>
      (await panggil('GET', 'tambah-barang', { query: { kode_gudang, kode_toko }, signal })).data,
    staleTime: 0,
  });

const KOLOM: readonly Kolom<BarangMasuk>[] = [
  { kunci: 'kode_barcode', judul: 'Barcode', nilai: (b) => b.kode_barcode, lebar: 110 },
  { kunci: 'kode_intern', judul: 'Kode Intern', nilai: (b) => b.kode_intern, lebar: 120, tersembunyi: true },
  { kunci: 'nama_barang', judul: 'Nama Barang', nilai: (b) => b.nama_barang, lebar: 220 },
  { kunci: 'kode_group', judul: 'Kategori', nilai: (b) => b.kode_group, lebar: 90 },
  { kunci: 'kode_dept', judul: 'Jenis', nilai: (b) => b.kode_dept, lebar: 90 },
  {
    kunci: 'berat_asli',
    judul: 'Berat Asli (gr)',
    jenis: 'berat',
    nilai: (b) => b.berat_asli,
    lebar: 130,
    total: true,
  },
  { kunci: 'berat', judul: 'Berat (gr)', jenis: 'berat', nilai: (b) => b.berat, lebar: 110, total: true },
  { kunci: 'total_pokok', judul: 'Pokok (Rp)', jenis: 'rupiah', nilai: (b) => b.total_pokok, lebar: 130, total: true },
  { kunci: 'tempat', judul: 'Tempat', nilai: (b) => `${b.kode_gudang} ${b.kode_toko}`.trim(), lebar: 120 },
  { kunci: 'no_masuk', judul: 'Dokumen', nilai: (b) => b.no_masuk, lebar: 170 },
  { kunci: 'waktu', judul: 'Jam', nilai: (b) => jam(b.waktu), lebar: 80 },
  { kunci: 'input_by', judul: 'Input By', nilai: (b) => b.input_by, lebar: 110 },
];

export function MasukHariIni({ tinggi = '320px' }: { tinggi?: string }) {
  const [gudang, setGudang] = useState<string | null>(null);
  const { data = [], isPending, error, refetch } = useQuery(kueriMasuk());
  const semua = [...new Set(data.map((b) => b.kode_gudang).filter(Boolean))].sort();
  const tampak = gudang ? data.filter((b) => b.kode_gudang === gudang) : data;
  return (
    <DataTable
      label="Barang masuk hari ini"
      kolom={KOLOM}
      data={tampak}
      idBaris={(b) => b.kode_barcode}
      memuat={isPending}
      galat={error ? { pesan: pesanDari(error), cobaLagi: () => void refetch() } : undefined}
      ekspor={{ namaFile: 'barang-masuk.csv' }}
      kosong="Belum ada barang yang masuk hari ini"
      tinggi={tinggi}
      alat={
        <Group gap="xs">
          <Select
            aria-label="Gudang"
            placeholder="Semua gudang"
            data={semua}
            value={gudang}
            onChange={setGudang}
            clearable
            w={150}
            clearButtonProps={{ 'aria-label': 'Semua gudang' }}
          />
        </Group>
      }
    />
  );
}
