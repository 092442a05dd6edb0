// The calls of stones. Query keys begin with 'batu', so that every document freshens register, documents and pieces.
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ambilBerkas, panggil } from '@/api/panggil';
import type { Data, Isi } from '@/api/tipe';
import type { KertasNota } from '@/kit/cetak/nota';
import type { TanyaLembar } from '@/kit/daftar/useDaftar';

export type Batu = Data<'get', 'data-batu'>[number];
export type BatuRinci = Data<'get', 'data-batu/batu/{kode}'>;
export type DokBatu = Data<'get', 'data-batu/dokumen'>[number];
export type PilihanBatu = Data<'get', 'data-batu/pilihan'>;
export type BarangBatu = Data<'get', 'pasang-batu/barang/{kode}'>;
export type HitunganJual = Data<'post', 'jual-batu/hitung'>;
export type TercatatJual = Data<'post', 'jual-batu'>;

export const KUNCI_BATU = ['batu'] as const;

export const SARING_BATU = { cari: '', tempat: 'ALL', jenis_batu: 'ALL' };

export const ambilBatu = (query: typeof SARING_BATU & TanyaLembar, signal?: AbortSignal) =>
  panggil('GET', 'data-batu', { query, signal });

export const kueriPilihan = queryOptions({
  queryKey: [...KUNCI_BATU, 'pilihan'],
  queryFn: async ({ signal }) => (await panggil('GET', 'data-batu/pilihan', { signal })).data,
  staleTime: 60_000,
});

/** Stones that can be taken from a place. */
export const kueriDi = (tempat: string, cari = '') =>
  queryOptions({
    queryKey: [...KUNCI_BATU, 'di', tempat, cari],
    queryFn: async ({ signal }) =>
      (await panggil('GET', 'data-batu', { query: { tempat, cari, limit: 200 }, signal })).data,
    staleTime: 0,
  });

export const kueriRinci = (kode: string) =>
  queryOptions({
    queryKey: [...KUNCI_BATU, 'rinci', kode],
    queryFn: async ({ signal }) => (await panggil('GET', 'data-batu/batu/{kode}', { jalur: { kode }, signal })).data,
    enabled: kode !== '',
    staleTime: 0,
    retry: false,
  });

export const kueriDokumen = (cari: string) =>
  queryOptions({
    queryKey: [...KUNCI_BATU, 'dokumen', cari],
    queryFn: async ({ signal }) => (await panggil('GET', 'data-batu/dokumen', { query: { cari }, signal })).data,
    staleTime: 0,
  });

export const kueriBarang = (kode: string) =>
  queryOptions({
    queryKey: [...KUNCI_BATU, 'barang', kode],
    queryFn: async ({ signal }) =>
      (await panggil('GET', 'pasang-batu/barang/{kode}', { jalur: { kode }, signal })).data,
    enabled: kode !== '',
    staleTime: 0,
    retry: false,
  });

export const hitungJual = async (body: Isi<'post', 'jual-batu/hitung'>, signal?: AbortSignal) =>
  (await panggil('POST', 'jual-batu/hitung', { body, signal })).data;

export const batalkan = (body: Isi<'post', 'data-batu/batal'>, idempotencyKey: string) =>
  panggil('POST', 'data-batu/batal', { body, idempotencyKey });

export const lihatSertifikat = (kode: string) =>
  ambilBerkas('GET', 'data-batu/batu/{kode}/sertifikat', { jalur: { kode } });

export const kirimSertifikat = (kode: string, berkas: File) => {
  const body = new FormData();
  body.append('image', berkas);
  return panggil('POST', 'data-batu/batu/{kode}/sertifikat', { jalur: { kode }, body });
};

export const segarkan = (kueri: QueryClient) => kueri.invalidateQueries({ queryKey: KUNCI_BATU });

/** The nota of a sale, on its way to paper. */
export const kertasJual = (no: string): KertasNota => ({
  no,
  serahkan: (printer) => panggil('POST', 'jual-batu/{no}/cetak', { jalur: { no }, body: { printer } }),
  pdf: async () => {
    await panggil('POST', 'jual-batu/{no}/cetak', { jalur: { no }, body: { printer: '' } });
    return ambilBerkas('GET', 'jual-batu/{no}/nota', { jalur: { no } });
  },
});
