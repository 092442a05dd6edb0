// The calls of coupons: those that sales gave, and whether one still holds.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { panggil } from '@/api/klien';
import type { Data } from '@/api/tipe';
import { KUNCI_NIAGA } from '../api';

export type Kupon = Data<'get', 'transaksi-kupon'>[number];
export type KuponCek = Data<'get', 'cek-kupon'>;

export interface SaringKupon {
  tgl_from: string;
  tgl_to: string;
  cari: string;
  status: string;
}

export const kueriKupon = (saring: SaringKupon, halaman: number, ukuran: number) =>
  queryOptions({
    queryKey: [...KUNCI_NIAGA, 'kupon', saring, halaman, ukuran],
    queryFn: async ({ signal }) => {
      const query = { ...saring, skip: (halaman - 1) * ukuran, limit: ukuran };
      const { data, count } = await panggil<Kupon[]>('GET', 'transaksi-kupon', { query, signal });
      return { baris: data, jumlah: count ?? data.length };
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Date and eight random characters. */
export const PANJANG_KUPON = 14;

/** A coupon by its number; with the sum of a sale, what it pays of it. */
export const kueriCek = (no: string, total?: number, aktif = no !== '') =>
  queryOptions({
    queryKey: [...KUNCI_NIAGA, 'kupon', 'cek', no, total],
    queryFn: async ({ signal }) =>
      (await panggil<KuponCek>('GET', 'cek-kupon', { query: { no_kupon: no, total }, signal })).data,
    enabled: aktif,
    staleTime: 0,
    retry: false,
  });
