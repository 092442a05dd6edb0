// The calls of deposits.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { idDokumen } from '@/api/acak';
import { ambilBerkas, panggil } from '@/api/klien';
import type { Data } from '@/api/tipe';
import { KUNCI_NIAGA } from '../api';

export type Titipan = Data<'get', 'titipan'>[number];
export type TitipanRinci = Data<'get', 'titipan/{no}'>;
export type HitunganTitip = Data<'post', 'titipan/hitung'>;
export type TercatatTitip = Data<'post', 'titipan'>;

export interface SaringTitip {
  tgl_from: string;
  tgl_to: string;
  cari: string;
  status: string;
}

export const kueriTitipan = (saring: SaringTitip, halaman: number, ukuran: number) =>
  queryOptions({
    queryKey: [...KUNCI_NIAGA, 'titipan', saring, halaman, ukuran],
    queryFn: async ({ signal }) => {
      const query = { ...saring, skip: (halaman - 1) * ukuran, limit: ukuran };
      const { data, count } = await panggil<Titipan[]>('GET', 'titipan', { query, signal });
      return { baris: data, jumlah: count ?? data.length };
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** A whole number of this system; those on old papers have no shape of their own. */
export const nomorTitip = (no: string): boolean => /^FT[A-Z0-9]+-\d{6}-\d{4,}$/.test(no);

const satu = (no: string) => `titipan/${encodeURIComponent(no)}`;

export const kueriTitipanRinci = (no: string) =>
  queryOptions({
    queryKey: [...KUNCI_NIAGA, 'titipan', 'rinci', no],
    queryFn: async () => (await panggil<TitipanRinci>('GET', satu(no))).data,
    staleTime: 0,
    retry: false,
  });

export const hitungTitip = async (isi: object, signal?: AbortSignal) =>
  (await panggil<HitunganTitip>('POST', 'titipan/hitung', { body: isi, signal })).data;

export const validasiTitipan = (no_titip: readonly string[]) =>
  panggil<number>('POST', 'validasi/titipan', { body: { no_titip }, idempotencyKey: idDokumen() });

type Tercetak = Data<'post', 'titipan/{no}/cetak'>;
export const serahkanNotaTitip = (no: string, printer = '') =>
  panggil<Tercetak>('POST', `${satu(no)}/cetak`, { body: { printer } });

/** Handed out as a file: written down first, so that it says what it is. */
export async function notaTitipPdf(no: string): Promise<Blob> {
  await serahkanNotaTitip(no);
  return ambilBerkas(`${satu(no)}/nota`);
}
