// The calls of melting. Query keys begin with 'lebur', so that every document freshens the board, the lot, the refined gold and the position.
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ambilBerkas, panggil } from '@/api/panggil';
import type { Data, Isi } from '@/api/tipe';
import type { KertasNota } from '@/kit/cetak/nota';

export type PapanLebur = Data<'get', 'lot-lebur'>;
export type Lot = PapanLebur['lot'][number];
export type Pelebur = PapanLebur['pelebur'][number];
export type Bahan = Data<'get', 'lot-lebur/bahan'>;
export type RinciLot = Data<'get', 'lot-lebur/lot/{no}'>;
export type MintaLot = Isi<'post', 'lot-lebur'>;
export type MintaHasil = Isi<'post', 'lot-lebur/hasil'>;
export type HitungHasil = Data<'post', 'lot-lebur/hitung'>;
export type LayarJual = Data<'get', 'jual-ciok'>;
export type Ciok = LayarJual['ciok'][number];
export type JualCiokBaris = LayarJual['penjualan'][number];
export type MintaJual = Isi<'post', 'jual-ciok'>;
export type HitungJual = Data<'post', 'jual-ciok/hitung'>;
export type PosisiEmas = Data<'get', 'posisi-emas'>;

export const KUNCI_LEBUR = ['lebur'] as const;

export const kueriPapan = queryOptions({
  queryKey: [...KUNCI_LEBUR, 'papan'],
  queryFn: async ({ signal }) => (await panggil('GET', 'lot-lebur', { signal })).data,
  staleTime: 0,
});

export const kueriBahan = queryOptions({
  queryKey: [...KUNCI_LEBUR, 'bahan'],
  queryFn: async ({ signal }) => (await panggil('GET', 'lot-lebur/bahan', { signal })).data,
  staleTime: 0,
});

export const kueriLot = (no: string) =>
  queryOptions({
    queryKey: [...KUNCI_LEBUR, 'lot', no],
    queryFn: async ({ signal }) => (await panggil('GET', 'lot-lebur/lot/{no}', { jalur: { no }, signal })).data,
    enabled: no !== '',
    staleTime: 0,
    retry: false,
  });

export const kueriJual = queryOptions({
  queryKey: [...KUNCI_LEBUR, 'jual'],
  queryFn: async ({ signal }) => (await panggil('GET', 'jual-ciok', { signal })).data,
  staleTime: 0,
});

export const kueriPosisi = (rantai: boolean) =>
  queryOptions({
    queryKey: [...KUNCI_LEBUR, 'posisi', rantai],
    queryFn: async ({ signal }) => (await panggil('GET', 'posisi-emas', { query: { rantai }, signal })).data,
    staleTime: 0,
    retry: false,
  });

export const hitungHasil = async (body: MintaHasil, signal?: AbortSignal) =>
  (await panggil('POST', 'lot-lebur/hitung', { body, signal })).data;

export const hitungJual = async (body: MintaJual, signal?: AbortSignal) =>
  (await panggil('POST', 'jual-ciok/hitung', { body, signal })).data;

export const batalkan = (body: Isi<'post', 'lot-lebur/batal'>, idempotencyKey: string) =>
  panggil('POST', 'lot-lebur/batal', { body, idempotencyKey });

/** The nota of a sale. */
export const notaJual = (no: string): KertasNota => ({
  no,
  serahkan: (printer) => panggil('POST', 'jual-ciok/{no}/cetak', { jalur: { no }, body: { printer } }),
  pdf: () => ambilBerkas('GET', 'jual-ciok/{no}/nota', { jalur: { no } }),
});

export const segarkan = (kueri: QueryClient) => kueri.invalidateQueries({ queryKey: KUNCI_LEBUR });
