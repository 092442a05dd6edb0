// The calls of deposits.
import { queryOptions } from '@tanstack/react-query';
import { idDokumen } from '@/api/acak';
import { ambilBerkas, panggil } from '@/api/panggil';
import type { Data, Isi } from '@/api/tipe';
import type { TanyaHalaman } from '@/kit/daftar/useDaftar';
import { KUNCI_NIAGA } from '../api';

export type Titipan = Data<'get', 'titipan'>[number];
export type TitipanRinci = Data<'get', 'titipan/{no}'>;
export type HitunganTitip = Data<'post', 'titipan/hitung'>;
export type TercatatTitip = Data<'post', 'titipan'>;

export const SARING_TITIP = { tgl_from: '', tgl_to: '', cari: '', status: 'AKTIF' };

export const ambilTitipan = (query: typeof SARING_TITIP & TanyaHalaman, signal?: AbortSignal) =>
  panggil('GET', 'titipan', { query, signal });

/** A whole number of this system; those on old papers have no shape of their own. */
export const nomorTitip = (no: string): boolean => /^FT[A-Z0-9]+-\d{6}-\d{4,}$/.test(no);

export const kueriTitipanRinci = (no: string) =>
  queryOptions({
    queryKey: [...KUNCI_NIAGA, 'titipan', 'rinci', no],
    queryFn: async () => (await panggil('GET', 'titipan/{no}', { jalur: { no } })).data,
    staleTime: 0,
    retry: false,
  });

export const hitungTitip = async (isi: Isi<'post', 'titipan/hitung'>, signal?: AbortSignal) =>
  (await panggil('POST', 'titipan/hitung', { body: isi, signal })).data;

export const validasiTitipan = (no_titip: readonly string[]) =>
  panggil('POST', 'validasi/titipan', { body: { no_titip }, idempotencyKey: idDokumen() });

export const serahkanNotaTitip = (no: string, printer = '') =>
  panggil('POST', 'titipan/{no}/cetak', { jalur: { no }, body: { printer } });

/** Handed out as a file: written down first, so that it says what it is. */
export async function notaTitipPdf(no: string): Promise<Blob> {
  await serahkanNotaTitip(no);
  return ambilBerkas('GET', 'titipan/{no}/nota', { jalur: { no } });
}
