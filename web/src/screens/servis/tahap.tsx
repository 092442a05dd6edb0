// The stages of a service: what they are called, their badge, and the board's columns.
import { Badge, Group } from '@mantine/core';
import type { IsiKartu, Tahap } from '@/kit/papan/PapanKerja';
import { TUNGGU_VALIDASI } from '@/kit/papan/susun';
import type { KartuServis, Service } from './api';

const SEBUT: Readonly<Record<string, { kata: string; warna: string }>> = {
  MASUK: { kata: 'Masuk', warna: 'blue' },
  VALID: { kata: 'Valid', warna: 'blue' },
  PROSES: { kata: 'Dikerjakan', warna: 'orange' },
  SELESAI: { kata: 'Siap diambil', warna: 'green' },
  AMBIL: { kata: 'Sudah diambil', warna: 'gray' },
  BATAL: { kata: 'Batal', warna: 'red' },
  KABAR: { kata: 'Dikabari', warna: 'gray' },
};

/** A piece of the shop that was repaired is not fetched by anybody. */
export const sebutTahap = (tahap: string, jenis = 'CUSTOMER'): string =>
  tahap === 'SELESAI' && jenis === 'TOKO' ? 'Selesai' : (SEBUT[tahap]?.kata ?? tahap);

export const KOLOM_PAPAN: readonly Tahap[] = [
  { kode: 'MASUK', judul: 'Masuk', kosong: 'Belum ada yang masuk' },
  { kode: 'PROSES', judul: 'Dikerjakan', kosong: 'Tidak ada yang dikerjakan' },
  { kode: 'SELESAI', judul: 'Siap diambil', kosong: 'Tidak ada yang menunggu diambil' },
];

/** On the board: validated ones stand with those that came in. */
export const kolomPapan = (tahap: string): string => (tahap === 'VALID' ? 'MASUK' : tahap);

export function keKartu(k: KartuServis): IsiKartu {
  return {
    no: k.no,
    tahap: kolomPapan(k.tahap),
    nama: k.jenis === 'TOKO' ? 'Barang toko' : k.nama_customer,
    apa: k.uraian,
    janji: k.tgl_janji,
    sisa: k.sisa_rp,
    tukang: k.nama_tukang,
    sales: k.kode_sales,
    tanda: k.valid ? 'Valid' : undefined,
    cari: k.no_hp,
  };
}

/** Where services are validated: a customer's piece that nobody looked at yet says so on its card. */
export const keKartuMenunggu = (k: KartuServis): IsiKartu =>
  !k.valid && k.jenis === 'CUSTOMER' && kolomPapan(k.tahap) === 'MASUK'
    ? { ...keKartu(k), tunggu: TUNGGU_VALIDASI }
    : keKartu(k);

export function LencanaService({ s }: { s: Pick<Service, 'tahap' | 'jenis' | 'terlambat' | 'valid_by'> }) {
  return (
    <Group gap={6} wrap="nowrap">
      <Badge variant="light" color={SEBUT[s.tahap]?.warna ?? 'gray'}>
        {sebutTahap(s.tahap, s.jenis)}
      </Badge>
      {s.jenis === 'TOKO' && (
        <Badge variant="light" color="gray">
          Toko
        </Badge>
      )}
      {s.terlambat && (
        <Badge variant="light" color="red">
          Telat
        </Badge>
      )}
    </Group>
  );
}
