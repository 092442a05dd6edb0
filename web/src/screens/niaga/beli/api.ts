// The calls of purchases beyond those every trade has: stolen pieces, the whole NIK, bought pieces for the melt.
import { queryOptions } from '@tanstack/react-query';
import { idDokumen } from '@/api/acak';
import { panggil } from '@/api/panggil';
import type { Data, Isi } from '@/api/tipe';
import { KUNCI_NIAGA } from '../api';

export type HitunganBeli = Data<'post', 'pembelian/hitung'>;
export type BarisBeli = HitunganBeli['detail_beli'][number];
export type Nota = NonNullable<Data<'get', 'pembelian/nota'>>;
export type TercatatBeli = Data<'post', 'pembelian'>;
export type Curian = Data<'get', 'barang-curian'>[number];
export type CalonHancur = Data<'get', 'hancur-pembelian/calon'>[number];

export const cariNota = async (query: { no_faktur_jual?: string; kode_barcode?: string; kecuali?: string }) =>
  (await panggil('GET', 'pembelian/nota', { query })).data;

export const hitungPembelian = async (isi: Isi<'post', 'pembelian/hitung'>, signal?: AbortSignal) =>
  (await panggil('POST', 'pembelian/hitung', { body: isi, signal })).data;

const KUNCI_CURIAN = [...KUNCI_NIAGA, 'curian'] as const;

export const kueriCurian = (semua: boolean) =>
  queryOptions({
    queryKey: [...KUNCI_CURIAN, semua],
    queryFn: async () => (await panggil('GET', 'barang-curian', { query: { semua } })).data,
    staleTime: 0,
  });
export const laporCurian = (isi: Isi<'post', 'barang-curian'>) =>
  panggil('POST', 'barang-curian', { body: isi, idempotencyKey: idDokumen() });
export const cabutCurian = (id: string, alasan: string) =>
  panggil('POST', 'barang-curian/{id}/cabut', { jalur: { id }, body: { alasan }, idempotencyKey: idDokumen() });

export const kueriCalonHancur = (kondisi: string, kode_gudang: string) =>
  queryOptions({
    queryKey: ['barang', 'hancur-pembelian', kondisi, kode_gudang],
    queryFn: async () => (await panggil('GET', 'hancur-pembelian/calon', { query: { kondisi, kode_gudang } })).data,
    staleTime: 0,
  });
