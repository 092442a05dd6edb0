// The calls of coupons: those that sales gave, and whether one still holds.
import { queryOptions } from '@tanstack/react-query';
import { panggil } from '@/api/panggil';
import type { Data } from '@/api/tipe';
import type { TanyaHalaman } from '@/kit/daftar/useDaftar';
import { KUNCI_NIAGA } from '../api';

export type Kupon = Data<'get', 'transaksi-kupon'>[number];
export type KuponCek = Data<'get', 'cek-kupon'>;

export const SARING_KUPON = { tgl_from: '', tgl_to: '', cari: '', status: 'ALL' };

export const ambilKupon = (query: typeof SARING_KUPON & TanyaHalaman, signal?: AbortSignal) =>
  panggil('GET', 'transaksi-kupon', { query, signal });

/** Date and eight random characters. */
export const PANJANG_KUPON = 14;

/** A coupon by its number; with the sum of a sale, what it pays of it. */
export const kueriCek = (no: string, total?: number, aktif = no !== '') =>
  queryOptions({
    queryKey: [...KUNCI_NIAGA, 'kupon', 'cek', no, total],
    queryFn: async ({ signal }) => (await panggil('GET', 'cek-kupon', { query: { no_kupon: no, total }, signal })).data,
    enabled: aktif,
    staleTime: 0,
    retry: false,
  });
