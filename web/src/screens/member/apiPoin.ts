// The calls of points and gifts: given and taken by hand, exchanged, received, counted.

import { queryOptions } from '@tanstack/react-query';
import { ambilBerkas, panggil } from '@/api/panggil';
import type { Data } from '@/api/tipe';
import type { KertasNota } from '@/kit/cetak/nota';
import type { TanyaLembar } from '@/kit/daftar/useDaftar';
import { KUNCI_MEMBER } from './api';

export type DokPoin = Data<'get', 'transaksi-poin'>[number];
export type TukarHadiah = Data<'get', 'tukar-point'>[number];
export type Hadiah = Data<'get', 'tukar-point/hadiah'>[number];
export type HadiahHitung = Data<'get', 'terima-hadiah/hadiah'>[number];
export type DokHadiah = Data<'get', 'terima-hadiah'>[number];
export type SaldoPoin = Data<'get', 'poin/saldo/{kode}'>;

export const SARING_POIN = { tgl_from: '', tgl_to: '', jenis: 'ALL' };
export const SARING_TUKAR = { tgl_from: '', tgl_to: '' };

export const ambilDokPoin = (query: typeof SARING_POIN & TanyaLembar, signal?: AbortSignal) =>
  panggil('GET', 'transaksi-poin', { query, signal });

export const ambilTukar = (query: typeof SARING_TUKAR & TanyaLembar, signal?: AbortSignal) =>
  panggil('GET', 'tukar-point', { query, signal });

export const ambilDokHadiah = (query: typeof SARING_POIN & TanyaLembar, signal?: AbortSignal) =>
  panggil('GET', 'terima-hadiah', { query, signal });

export const kueriHadiahTukar = queryOptions({
  queryKey: [...KUNCI_MEMBER, 'hadiah', 'tukar'],
  queryFn: async () => (await panggil('GET', 'tukar-point/hadiah')).data,
  staleTime: 0,
});

/** Gifts that members claimed in the app and fetch in this store. */
export const kueriKlaim = queryOptions({
  queryKey: [...KUNCI_MEMBER, 'klaim'],
  queryFn: async () => (await panggil('GET', 'tukar-point/klaim')).data,
  staleTime: 0,
  retry: false,
});

export const kueriHadiahHitung = queryOptions({
  queryKey: [...KUNCI_MEMBER, 'hadiah', 'hitung'],
  queryFn: async () => (await panggil('GET', 'terima-hadiah/hadiah')).data,
  staleTime: 0,
});

export const kueriKartuPoin = (kode: string, skip: number, limit: number) =>
  queryOptions({
    queryKey: [...KUNCI_MEMBER, 'kartu-poin', kode, skip, limit],
    queryFn: ({ signal }) => panggil('GET', 'poin/kartu/{kode}', { jalur: { kode }, query: { skip, limit }, signal }),
    enabled: kode !== '',
    staleTime: 0,
  });

export const kueriReset = queryOptions({
  queryKey: [...KUNCI_MEMBER, 'reset'],
  queryFn: async () => (await panggil('GET', 'poin/reset')).data,
  staleTime: 0,
});

const serahkan = (no_dok: string, printer = '') => panggil('POST', 'tukar-point/cetak', { body: { no_dok, printer } });

/** The paper of an exchange, on whatever it is printed; written down as handed out first. */
export const kertasTukar = (no: string): KertasNota => ({
  no,
  serahkan: (printer) => serahkan(no, printer),
  pdf: async () => {
    await serahkan(no);
    return ambilBerkas('GET', 'tukar-point/nota/{no_dok}', { jalur: { no_dok: no } });
  },
});

/** Documents of points and gifts are taken back with a reason, where somebody must with an approval. */
export type JalurBatal = 'transaksi-poin/batal' | 'tukar-point/batal' | 'terima-hadiah/batal';

export const batalkan = (
  jalur: JalurBatal,
  body: { no_dok: string; alasan: string; otorisasi?: string },
  idempotencyKey: string,
) => panggil('POST', jalur, { body, idempotencyKey });
