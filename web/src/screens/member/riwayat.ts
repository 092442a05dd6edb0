// The story of a person: its calls, and the order it is shown in. Entries come newest first; each day has one heading.

import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { panggil } from '@/api/panggil';
import type { Data } from '@/api/tipe';
import { KUNCI_MEMBER } from './api';

export type Ringkas = Data<'get', 'lihat-transaksi-member/{kode}'>;
export type BarisRiwayat = Data<'get', 'lihat-transaksi-member/{kode}/riwayat'>['baris'][number];
export type Milik = Data<'get', 'lihat-transaksi-member/{kode}/milik'>;

export const kueriRingkas = (kode: string) =>
  queryOptions({
    queryKey: [...KUNCI_MEMBER, 'riwayat', kode],
    queryFn: ({ signal }) => panggil('GET', 'lihat-transaksi-member/{kode}', { jalur: { kode }, signal }),
    enabled: kode !== '',
    staleTime: 0,
    retry: false,
  });

const SEKALI = 50;

export const kueriRiwayat = (kode: string, jenis: string, kode_toko: string) =>
  infiniteQueryOptions({
    queryKey: [...KUNCI_MEMBER, 'riwayat', kode, 'baris', jenis, kode_toko],
    queryFn: async ({ pageParam, signal }) => {
      const query = { sebelum: pageParam, banyak: SEKALI, jenis, ...(kode_toko !== 'ALL' && { kode_toko }) };
      return (await panggil('GET', 'lihat-transaksi-member/{kode}/riwayat', { jalur: { kode }, query, signal })).data;
    },
    initialPageParam: '',
    getNextPageParam: (terakhir) => terakhir.lanjut ?? undefined,
    staleTime: 0,
  });

export const kueriMilik = (kode: string) =>
  queryOptions({
    queryKey: [...KUNCI_MEMBER, 'riwayat', kode, 'milik'],
    queryFn: async ({ signal }) =>
      (await panggil('GET', 'lihat-transaksi-member/{kode}/milik', { jalur: { kode }, signal })).data,
    staleTime: 0,
  });

export interface HariRiwayat {
  tanggal: string;
  baris: BarisRiwayat[];
}

/** Entries under the day they belong to, as they came. */
export function perHari(semua: readonly BarisRiwayat[]): HariRiwayat[] {
  const hasil: HariRiwayat[] = [];
  for (const satu of semua) {
    const akhir = hasil.at(-1);
    if (akhir?.tanggal === satu.tgl_system) akhir.baris.push(satu);
    else hasil.push({ tanggal: satu.tgl_system, baris: [satu] });
  }
  return hasil;
}

/** What somebody bought and sold altogether, in the shop's sign: what they paid is positive. */
export function jumlahUang(total: Ringkas['total']): { masuk: number; keluar: number } {
  const uang = total.filter((t) => !BUKAN_UANG.has(t.jenis));
  return {
    masuk: uang.reduce((n, t) => n + Math.max(t.rupiah, 0), 0),
    keluar: uang.reduce((n, t) => n + Math.max(-t.rupiah, 0), 0),
  };
}

const SEBUTAN: Readonly<Record<string, string>> = {
  PENJUALAN: 'Penjualan',
  PEMBELIAN: 'Pembelian',
  TUKAR: 'Tukar tambah',
  BATAL: 'Pembatalan',
  TITIPAN: 'Titipan',
  POIN: 'Gerak poin',
  HADIAH: 'Hadiah',
  PESAN: 'Pesan',
};

/** What a kind of entry is called; of a later domain its own name, as a word. */
export const sebutJenis = (jenis: string): string =>
  SEBUTAN[jenis] ?? `${jenis.charAt(0)}${jenis.slice(1).toLowerCase().replaceAll('_', ' ')}`;

const BUKAN_UANG: ReadonlySet<string> = new Set(['POIN', 'HADIAH', 'PESAN']);
