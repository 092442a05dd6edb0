// The calls of purchases beyond those every trade has: stolen pieces, the whole NIK, bought pieces for the melt.
import { queryOptions } from '@tanstack/react-query';
import { idDokumen } from '@/api/acak';
import { panggil } from '@/api/klien';
import type { Data } from '@/api/tipe';
import { KUNCI_NIAGA } from '../api';

export type HitunganBeli = Data<'post', 'pembelian/hitung'>;
export type BarisBeli = HitunganBeli['detail_beli'][number];
export type Nota = NonNullable<Data<'get', 'pembelian/nota'>>;
export type TercatatBeli = Data<'post', 'pembelian'>;
export type Curian = Data<'get', 'barang-curian'>[number];
export type CalonHancur = Data<'get', 'hancur-pembelian/calon'>[number];

export const cariNota = async (query: { no_faktur_jual?: string; kode_barcode?: string; kecuali?: string }) =>
  (await panggil<Nota | null>('GET', 'pembelian/nota', { query })).data;

export const hitungPembelian = async (isi: object, signal?: AbortSignal) =>
  (await panggil<HitunganBeli>('POST', 'pembelian/hitung', { body: isi, signal })).data;

export const lihatNik = async (kode: string) =>
  (await panggil<{ nik: string }>('POST', `pelanggan/${encodeURIComponent(kode)}/nik`)).data.nik;

const KUNCI_CURIAN = [...KUNCI_NIAGA, 'curian'] as const;

export const kueriCurian = (semua: boolean) =>
  queryOptions({
    queryKey: [...KUNCI_CURIAN, semua],
    queryFn: async () => (await panggil<Curian[]>('GET', 'barang-curian', { query: { semua } })).data,
    staleTime: 0,
  });
export const laporCurian = (isi: object) =>
  panggil<Curian>('POST', 'barang-curian', { body: isi, idempotencyKey: idDokumen() });
export const cabutCurian = (id: string, alasan: string) =>
  panggil<Curian>('POST', `barang-curian/${encodeURIComponent(id)}/cabut`, {
    body: { alasan },
    idempotencyKey: idDokumen(),
  });

export const kueriCalonHancur = (kondisi: string, kode_gudang: string) =>
  queryOptions({
    queryKey: ['barang', 'hancur-pembelian', kondisi, kode_gudang],
    queryFn: async () =>
      (await panggil<CalonHancur[]>('GET', 'hancur-pembelian/calon', { query: { kondisi, kode_gudang } })).data,
    staleTime: 0,
  });
