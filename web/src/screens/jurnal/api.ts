// The calls of the double-entry journal. Query keys begin with 'jurnal', so that every step freshens the days, the entries and the books.
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { panggil } from '@/api/panggil';
import type { Data, Isi } from '@/api/tipe';

export type LayarJurnal = Data<'get', 'jurnal'>;
export type HariTerjurnal = LayarJurnal['hari'][number];
export type BarisSuspens = LayarJurnal['suspens'][number];
export type PeriodeAkun = LayarJurnal['periode'][number];
export type CocokBuku = Data<'get', 'jurnal/cocok'>[number];
export type BarisJurnal = Data<'get', 'jurnal/dokumen/{no}'>[number];
export type JurnalManual = Data<'get', 'jurnal-manual'>[number];
export type MintaJurnal = Isi<'post', 'jurnal-manual'>;

/** An account of the chart, which is a master. */
export interface Akun {
  nomor_akun: string;
  nama_akun: string;
  golongan: string;
}

export const KUNCI_JURNAL = ['jurnal'] as const;

export const kueriJurnal = queryOptions({
  queryKey: [...KUNCI_JURNAL, 'layar'],
  queryFn: async ({ signal }) => (await panggil('GET', 'jurnal', { signal })).data,
  staleTime: 0,
});

export const kueriCocok = queryOptions({
  queryKey: [...KUNCI_JURNAL, 'cocok'],
  queryFn: async ({ signal }) => (await panggil('GET', 'jurnal/cocok', { signal })).data,
  staleTime: 0,
});

export const kueriDokumen = (no: string) =>
  queryOptions({
    queryKey: [...KUNCI_JURNAL, 'dokumen', no],
    queryFn: async ({ signal }) => (await panggil('GET', 'jurnal/dokumen/{no}', { jalur: { no }, signal })).data,
    enabled: no !== '',
    staleTime: 0,
  });

export const kueriManual = queryOptions({
  queryKey: [...KUNCI_JURNAL, 'manual'],
  queryFn: async ({ signal }) => (await panggil('GET', 'jurnal-manual', { signal })).data,
  staleTime: 0,
});

export const kueriBagan = queryOptions({
  queryKey: [...KUNCI_JURNAL, 'bagan'],
  queryFn: async () => (await panggil('GET', 'akuns')).data as readonly Akun[],
});

export const buatHari = (tanggal: string) => panggil('POST', 'jurnal/buat', { body: { tanggal } });

export const segarkan = (kueri: QueryClient) => kueri.invalidateQueries({ queryKey: KUNCI_JURNAL });
