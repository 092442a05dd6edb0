// What was published: who set which price from what to what, and when.
// The same rows as the report of price changes, for the days chosen.
import { Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { IsianTanggal } from '@/kit/IsianTanggal';
import { hariIni, jam } from '@/kit/waktu';
import { kueriPerubahan, type Perubahan } from './tipe';

const KOLOM: readonly Kolom<Perubahan>[] = [
  { kunci: 'tgl_system', judul: 'Tanggal', jenis: 'tanggal', nilai: (b) => b.tgl_system, lebar: 110 },
  { kunci: 'waktu', judul: 'Jam', nilai: (b) => jam(b.waktu), lebar: 70 },
  { kunci: 'kode_group', judul: 'Group', nilai: (b) => b.kode_group || '24K', lebar: 90 },
  { kunci: 'jual_lama', judul: 'Jual Lama (Rp)', jenis: 'rupiah', nilai: (b) => b.lama?.harga_jual },
  { kunci: 'jual_baru', judul: 'Jual Baru (Rp)', jenis: 'rupiah', nilai: (b) => b.baru.harga_jual },
  { kunci: 'beli_lama', judul: 'Beli Lama (Rp)', jenis: 'rupiah', nilai: (b) => b.lama?.harga_beli },
  { kunci: 'beli_baru', judul: 'Beli Baru (Rp)', jenis: 'rupiah', nilai: (b) => b.baru.harga_beli },
  { kunci: 'oleh', judul: 'Oleh', nilai: (b) => b.oleh },
  { kunci: 'dari_toko', judul: 'Dari', nilai: (b) => b.dari_toko, lebar: 80 },
];

export function DaftarPerubahan({ tanggal }: { tanggal: string }) {
  const [dari, setDari] = useState<string | null>(tanggal || hariIni());
  const [sampai, setSampai] = useState<string | null>(tanggal || hariIni());
  const { data, error, isPending, refetch } = useQuery(kueriPerubahan(dari ?? '', sampai ?? ''));
  return (
    <DataTable
      label="Perubahan harga emas"
      kolom={KOLOM}
      data={data ?? []}
      idBaris={(b) => `${b.waktu}|${b.kode_group}`}
      memuat={isPending}
      galat={error ? { pesan: pesanDari(error), cobaLagi: () => void refetch() } : undefined}
      ekspor
      kosong="Belum ada harga yang diterbitkan pada tanggal ini"
      alat={
        <Group gap="xs">
          <IsianTanggal aria-label="Tanggal awal" value={dari} onChange={setDari} />
          <IsianTanggal aria-label="Tanggal akhir" value={sampai} onChange={setSampai} />
        </Group>
      }
    />
  );
}
