// The scan field with what came of the last scan, and the pieces scanned so far with count and weight. What the server
// refused stands on its row.
import { ActionIcon, Alert, Badge, Group, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconHourglass, IconRepeat, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { berat } from '../angka';
import { DataTable, type Kolom } from '../DataTable';
import { IsianPindai } from '../IsianPindai';
import { type Barang, type DaftarPindai, type KabarPindai, TEKS_PINDAI } from './pindai';

const RUPA: Readonly<Record<KabarPindai['jenis'], { warna: string; ikon: ReactNode }>> = {
  masuk: { warna: 'green', ikon: <IconCheck size={18} /> },
  ganda: { warna: 'yellow', ikon: <IconRepeat size={18} /> },
  tolak: { warna: 'red', ikon: <IconAlertTriangle size={18} /> },
  tunggu: { warna: 'orange', ikon: <IconHourglass size={18} /> },
};

/** What came of the last scan: large enough to be read from the corner of the eye. */
export function KabarScan({ kabar }: { kabar?: KabarPindai }) {
  if (!kabar) return null;
  const { warna, ikon } = RUPA[kabar.jenis];
  return (
    <Alert
      color={warna}
      icon={ikon}
      py={8}
      role={kabar.jenis === 'masuk' ? 'status' : 'alert'}
      data-kabar={kabar.jenis}
    >
      <Text span fw={600}>
        {kabar.kode}
      </Text>{' '}
      {kabar.teks}
    </Alert>
  );
}

export const KOLOM_BARANG: readonly Kolom<Barang>[] = [
  { kunci: 'kode_barcode', judul: 'Barcode', nilai: (b) => b.kode_barcode, lebar: 110 },
  { kunci: 'nama_barang', judul: 'Nama Barang', nilai: (b) => b.nama_barang, lebar: 220 },
  { kunci: 'kode_group', judul: 'Group', nilai: (b) => b.kode_group, lebar: 90 },
  { kunci: 'kode_dept', judul: 'Jenis', nilai: (b) => b.kode_dept, lebar: 90 },
  { kunci: 'kadar_cetak', judul: 'Kadar (%)', jenis: 'persen', nilai: (b) => b.kadar_cetak, lebar: 90 },
  { kunci: 'berat', judul: 'Berat (gr)', jenis: 'berat', nilai: (b) => b.berat, lebar: 110, total: true },
  { kunci: 'tempat', judul: 'Tempat', nilai: (b) => `${b.kode_gudang} ${b.kode_toko}`.trim(), lebar: 120 },
];

export interface TabelPindaiProps {
  label: string;
  daftar: DaftarPindai<Barang>;
  /** What the server said of the rows, by barcode. */
  galat?: ReadonlyMap<string, string>;
  /** Columns after those of the piece. */
  kolom?: readonly Kolom<Barang>[];
  /** A document that is being sent takes no more pieces. */
  terkunci?: boolean;
  /** Stands beside the scan field. */
  alat?: ReactNode;
  tinggi?: number | string;
}

export function TabelPindai({ label, daftar, galat, kolom = [], terkunci, alat, tinggi }: TabelPindaiProps) {
  const jumlah = daftar.baris.reduce((mg, b) => mg + Math.round(b.berat * 1000), 0) / 1000;
  const hapus: Kolom<Barang> = {
    kunci: 'aksi',
    judul: 'Aksi',
    nilai: () => '',
    lebar: 56,
    diKanan: true,
    urut: false,
    tampil: (b) => (
      <ActionIcon
        variant="subtle"
        color="red"
        aria-label={`Hapus ${b.kode_barcode}`}
        disabled={terkunci}
        onClick={() => daftar.hapus(b.kode_barcode)}
      >
        <IconTrash size={16} />
      </ActionIcon>
    ),
  };
  const keterangan: Kolom<Barang> = {
    kunci: 'galat',
    judul: 'Keterangan',
    nilai: (b) => galat?.get(b.kode_barcode) ?? '',
    lebar: 240,
    tampil: (b) =>
      galat?.has(b.kode_barcode) ? (
        <Text c="red" fz={13} role="alert">
          {galat.get(b.kode_barcode)}
        </Text>
      ) : null,
  };
  return (
    <Stack gap="sm">
      <Group align="flex-end" gap="sm">
        <IsianPindai onPindai={daftar.pindai} disabled={terkunci} style={{ flex: '1 1 260px' }} data-autofocus />
        {alat}
        <Badge size="xl" variant="light" radius="sm" data-total>
          {daftar.baris.length} barang · {berat(jumlah)} gr
        </Badge>
      </Group>
      <KabarScan kabar={daftar.kabar} />
      <DataTable
        label={label}
        cari={false}
        kolom={[...KOLOM_BARANG, ...kolom, ...(galat && galat.size > 0 ? [keterangan] : []), hapus]}
        data={daftar.baris}
        idBaris={(b) => b.kode_barcode}
        kosong={TEKS_PINDAI.kosong}
        tinggi={tinggi ?? 'max(240px, calc(100dvh - 420px))'}
      />
    </Stack>
  );
}
