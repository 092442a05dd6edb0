// The calls of sorting and washing. Query keys begin with 'barang', so that every document that moved pieces freshens them.
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ambilBerkas, panggil } from '@/api/panggil';
import type { Data, Isi } from '@/api/tipe';
import { KUNCI_BARANG } from '@/kit/barang/api';
import type { TanyaLembar } from '@/kit/daftar/useDaftar';

export type Calon = Data<'get', 'sortir-pembelian'>[number];
export type Sortiran = Data<'get', 'sortir-pembelian/dokumen'>[number];
export type Lot = Data<'get', 'lot-cuci'>[number];
export type LotRinci = Data<'get', 'lot-cuci/{no}'>;
export type BarisLot = LotRinci['detail_barang'][number];
export type HitungTerima = Data<'post', 'terima-barang-cuci/hitung'>;
export type MintaTerima = Isi<'post', 'terima-barang-cuci'>;
export type Stock = Data<'post', 'stock-sepuh-manual'>;

export const KUNCI_SEPUHAN = [...KUNCI_BARANG, 'sepuhan'] as const;

export const kueriBelum = (tgl_from: string, tgl_to: string) =>
  queryOptions({
    queryKey: [...KUNCI_SEPUHAN, 'belum', tgl_from, tgl_to],
    queryFn: async ({ signal }) =>
      (await panggil('GET', 'sortir-pembelian', { query: { tgl_from, tgl_to }, signal })).data,
    staleTime: 0,
  });

export const kueriTersortir = (putusan: string) =>
  queryOptions({
    queryKey: [...KUNCI_SEPUHAN, 'tersortir', putusan],
    queryFn: async ({ signal }) => (await panggil('GET', 'pindah-sortir', { query: { putusan }, signal })).data,
    staleTime: 0,
  });

export const ambilSortiran = (query: { jenis: string } & TanyaLembar, signal?: AbortSignal) =>
  panggil('GET', 'sortir-pembelian/dokumen', { query, signal });

export const kueriTujuan = queryOptions({
  queryKey: [...KUNCI_SEPUHAN, 'tujuan'],
  queryFn: async ({ signal }) => (await panggil('GET', 'kirim-barang-cuci/tujuan', { signal })).data,
});

export const kueriTukangCuci = queryOptions({
  queryKey: [...KUNCI_SEPUHAN, 'tukang'],
  queryFn: async ({ signal }) => (await panggil('GET', 'kirim-barang-cuci/tukang', { signal })).data,
  staleTime: 0,
});

export const kueriSiapCuci = queryOptions({
  queryKey: [...KUNCI_SEPUHAN, 'siap'],
  queryFn: async ({ signal }) => (await panggil('GET', 'kirim-barang-cuci/siap', { signal })).data,
  staleTime: 0,
});

export const kueriLotBuka = (jenis: string) =>
  queryOptions({
    queryKey: [...KUNCI_SEPUHAN, 'lot', 'buka', jenis],
    queryFn: async ({ signal }) =>
      (await panggil('GET', 'lot-cuci', { query: { status: 'BUKA', jenis, limit: 200 }, signal })).data,
    staleTime: 0,
  });

export const ambilLot = (
  query: { status: string; jenis: string; tgl_from: string; tgl_to: string } & TanyaLembar,
  signal?: AbortSignal,
) => panggil('GET', 'lot-cuci', { query, signal });

export const kueriLot = (no: string) =>
  queryOptions({
    queryKey: [...KUNCI_SEPUHAN, 'lot', 'rinci', no],
    queryFn: async ({ signal }) => (await panggil('GET', 'lot-cuci/{no}', { jalur: { no }, signal })).data,
    enabled: no !== '',
    staleTime: 0,
    retry: false,
  });

export const hitungTerima = async (body: MintaTerima, signal?: AbortSignal) =>
  (await panggil('POST', 'terima-barang-cuci/hitung', { body, signal })).data;

export const batalkan = (body: Isi<'post', 'sepuhan/batal'>, idempotencyKey: string) =>
  panggil('POST', 'sepuhan/batal', { body, idempotencyKey });

export const jawabSusut = (body: Isi<'post', 'wasting-sepuhan/jawab'>, idempotencyKey: string) =>
  panggil('POST', 'wasting-sepuhan/jawab', { body, idempotencyKey });

export const pdfSurat = (no: string) => ambilBerkas('GET', 'lot-cuci/{no}/surat', { jalur: { no } });
export const cetakSurat = (no: string, printer: string) =>
  panggil('POST', 'lot-cuci/{no}/surat', { jalur: { no }, body: { printer } });

export const kueriSumber = queryOptions({
  queryKey: [...KUNCI_SEPUHAN, 'sumber'],
  queryFn: async ({ signal }) => (await panggil('GET', 'stock-sepuh-manual/sumber', { signal })).data,
});
export const pdfStruk = (no: string) => ambilBerkas('GET', 'stock-sepuh-manual/{no}/struk', { jalur: { no } });
export const cetakStruk = (no: string, printer: string) =>
  panggil('POST', 'stock-sepuh-manual/{no}/struk', { jalur: { no }, body: { printer } });

export const segarkan = (kueri: QueryClient) => kueri.invalidateQueries({ queryKey: KUNCI_BARANG });
