// The calls of craftsmen. Query keys begin with 'tukang-emas', so that every document freshens the list and the account.
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { panggil } from '@/api/panggil';
import type { Data, Isi } from '@/api/tipe';
import { kueriGroup, kueriJenis } from '@/kit/transaksi/master';

export type Tukang = Data<'get', 'emas-tukang'>[number];
export type TukangRinci = Data<'get', 'emas-tukang/tukang/{kode}'>;
export type KerjaTukang = TukangRinci['kerja'][number];
export type DokTukang = TukangRinci['dokumen'][number];
export type MutasiTukang = TukangRinci['mutasi'][number];
export type SumberEmas = Data<'get', 'emas-tukang/sumber'>[number];
export type HitungTerima = Data<'post', 'emas-tukang/hitung'>;
export type MintaTerima = Isi<'post', 'emas-tukang/terima'>;
export type MintaEmas = Isi<'post', 'emas-tukang/keluar'>;

export const KUNCI_TUKANG = ['tukang-emas'] as const;

export const MASTER = {
  group: kueriGroup,
  jenis: kueriJenis,
};

export const kueriTukang = queryOptions({
  queryKey: [...KUNCI_TUKANG, 'daftar'],
  queryFn: async ({ signal }) => (await panggil('GET', 'emas-tukang', { signal })).data,
  staleTime: 0,
});

export const kueriRinci = (kode: string) =>
  queryOptions({
    queryKey: [...KUNCI_TUKANG, 'rinci', kode],
    queryFn: async ({ signal }) =>
      (await panggil('GET', 'emas-tukang/tukang/{kode}', { jalur: { kode }, signal })).data,
    enabled: kode !== '',
    staleTime: 0,
    retry: false,
  });

export const kueriSumber = queryOptions({
  queryKey: [...KUNCI_TUKANG, 'sumber'],
  queryFn: async ({ signal }) => (await panggil('GET', 'emas-tukang/sumber', { signal })).data,
  staleTime: 0,
});

export const hitungTerima = async (body: MintaTerima, signal?: AbortSignal) =>
  (await panggil('POST', 'emas-tukang/hitung', { body, signal })).data;

export const batalkan = (body: Isi<'post', 'emas-tukang/batal'>, idempotencyKey: string) =>
  panggil('POST', 'emas-tukang/batal', { body, idempotencyKey });

export const segarkan = (kueri: QueryClient) => kueri.invalidateQueries({ queryKey: KUNCI_TUKANG });
