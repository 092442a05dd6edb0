// What both external screens share: the period with its button, and the columns of a piece.
import { Badge, Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Kolom } from '@/kit/DataTable';
import { IsianTanggal } from '@/kit/IsianTanggal';
import type { BarangExternal, Rentang } from './api';

const STATUS: Readonly<Record<string, { kata: string; warna: string }>> = {
  OK: { kata: 'Tersedia', warna: 'green' },
  FAIL: { kata: 'Tidak tersedia', warna: 'red' },
  DONE: { kata: 'Sudah diturunkan', warna: 'gray' },
};

export const KOLOM_EXTERNAL: readonly Kolom<BarangExternal>[] = [
  { kunci: 'kode_barcode', judul: 'Barcode', nilai: (b) => b.kode_barcode, lebar: 110 },
  { kunci: 'nama_barang', judul: 'Nama Barang', nilai: (b) => b.nama_barang, lebar: 220 },
  { kunci: 'berat', judul: 'Berat (gr)', jenis: 'berat', nilai: (b) => b.berat, lebar: 100, total: true },
  {
    kunci: 'harga_jual',
    judul: 'Harga Jual (Rp)',
    jenis: 'rupiah',
    nilai: (b) => b.harga_jual,
    lebar: 140,
    total: true,
  },
  {
    kunci: 'status_external',
    judul: 'Status External',
    nilai: (b) => b.status_external,
    lebar: 160,
    tampil: (b) => {
      const { kata, warna } = STATUS[b.status_external] ?? { kata: 'Belum dikirim', warna: 'gray' };
      return (
        <Badge variant="light" color={warna} data-external={b.status_external}>
          {kata}
        </Badge>
      );
    },
  },
  { kunci: 'id_ext', judul: 'ID External', nilai: (b) => b.id_ext, lebar: 150 },
];

interface Props {
  rentang: Rentang;
  onGanti: (rentang: Rentang) => void;
  galat: Readonly<Record<string, string>>;
  sibuk: boolean;
  tombol: string;
  onCari: () => void;
  children?: ReactNode;
}

export function SaringRentang({ rentang, onGanti, galat, sibuk, tombol, onCari, children }: Props) {
  return (
    <Group align="flex-end" gap="sm">
      <IsianTanggal
        label="Tanggal Awal"
        value={rentang.tgl_from}
        onChange={(nilai) => onGanti({ ...rentang, tgl_from: nilai ?? '' })}
        error={galat.tgl_from}
        galatLangsung
      />
      <IsianTanggal
        label="Tanggal Akhir"
        value={rentang.tgl_to}
        onChange={(nilai) => onGanti({ ...rentang, tgl_to: nilai ?? '' })}
        error={galat.tgl_to}
        galatLangsung
      />
      <Button loading={sibuk} onClick={onCari}>
        {tombol}
      </Button>
      {children}
    </Group>
  );
}
