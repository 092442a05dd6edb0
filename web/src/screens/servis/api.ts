// The calls of services and the choices of their screens. Query keys begin with 'servis', so that a saved step freshens the
// board, the lists and the drawer together.
import { queryOptions } from '@tanstack/react-query';
import { ambilBerkas, panggil } from '@/api/panggil';
import type { Data, Isi } from '@/api/tipe';
import type { KertasNota } from '@/kit/cetak/nota';
import type { TanyaHalaman, TanyaLembar } from '@/kit/daftar/useDaftar';
import { kueriGroup, kueriJenis, kueriTukang, pilihanMaster } from '@/kit/transaksi/master';

export type HitunganServis = Data<'post', 'service/hitung'>;
export type BarisHitung = HitunganServis['detail_barang'][number];
export type TercatatServis = Data<'post', 'service'>;
export type BarangServis = Data<'get', 'service/barang'>;
export type Service = Data<'get', 'service'>[number];
export type ServiceRinci = Data<'get', 'service/{no}'>;
export type BarisServis = ServiceRinci['detail_barang'][number];
export type KartuServis = Data<'get', 'service/papan'>['kartu'][number];
export type TakDiambil = Data<'get', 'service/tak-diambil'>[number];
export type TagihanServis = Data<'get', 'service/{no}/tagihan'>;
export type HitunganSelesai = Data<'post', 'service/{no}/selesai/hitung'>;
export type MintaSelesai = Isi<'post', 'service/{no}/selesai'>;
export type GantiServis = Data<'get', 'service/ganti'>[number];
export type HitunganBarang = Data<'post', 'service/hitung-barang'>;
export type BelumValid = Data<'get', 'validasi/service/get'>[number];

export const KUNCI_SERVIS = ['servis'] as const;

export const hitungServis = async (isi: Isi<'post', 'service/hitung'>, signal?: AbortSignal) =>
  (await panggil('POST', 'service/hitung', { body: isi, signal })).data;

/** A piece of the chain, by its tag or by the nota it was sold with. */
export const cariBarang = async (query: { kode_barcode?: string; no_faktur_jual?: string }) =>
  (await panggil('GET', 'service/barang', { query })).data;

export const kueriPapan = queryOptions({
  queryKey: [...KUNCI_SERVIS, 'papan'],
  queryFn: async ({ signal }) => (await panggil('GET', 'service/papan', { signal })).data,
  staleTime: 0,
});

export const SARING_SERVIS = {
  tgl_from: '',
  tgl_to: '',
  cari: '',
  tahap: 'TERBUKA',
  jenis: 'ALL',
  kode_sales: 'ALL',
};

export const ambilServis = (query: typeof SARING_SERVIS & TanyaHalaman, signal?: AbortSignal) =>
  panggil('GET', 'service', { query, signal });

export const ambilTakDiambil = ({ skip, limit }: TanyaLembar, signal?: AbortSignal) =>
  panggil('GET', 'service/tak-diambil', { query: { skip, limit }, signal });

/** What the shop owes for pieces that did not come back. */
export const ambilGanti = ({ skip, limit }: TanyaLembar, signal?: AbortSignal) =>
  panggil('GET', 'service/ganti', { query: { skip, limit }, signal });

export const kueriHitunganBarang = queryOptions({
  queryKey: [...KUNCI_SERVIS, 'hitung-barang'],
  queryFn: async ({ signal }) => (await panggil('GET', 'service/hitung-barang', { signal })).data,
  staleTime: 0,
});

export const kueriServisRinci = (no: string) =>
  queryOptions({
    queryKey: [...KUNCI_SERVIS, 'rinci', no],
    queryFn: async () => (await panggil('GET', 'service/{no}', { jalur: { no } })).data,
    staleTime: 0,
    retry: false,
  });

export const kueriTagihan = (no: string) =>
  queryOptions({
    queryKey: [...KUNCI_SERVIS, 'tagihan', no],
    queryFn: async () => (await panggil('GET', 'service/{no}/tagihan', { jalur: { no } })).data,
    staleTime: 0,
    retry: false,
  });

export const hitungSelesai = async (no: string, isi: MintaSelesai, signal?: AbortSignal) =>
  (await panggil('POST', 'service/{no}/selesai/hitung', { jalur: { no }, body: isi, signal })).data;

export type SisiFoto = 'masuk' | 'keluar';

export const kueriFotoServis = (no: string, baris: number, sisi: SisiFoto) =>
  queryOptions({
    queryKey: [...KUNCI_SERVIS, 'foto', no, baris, sisi],
    queryFn: () => ambilBerkas('GET', 'service/{no}/foto/{baris}/{sisi}', { jalur: { no, baris, sisi } }),
    staleTime: 60_000,
    retry: false,
  });

export function pasangFotoServis(no: string, baris: number, sisi: SisiFoto, foto: Blob) {
  const body = new FormData();
  body.append('image', foto, `${no}-${baris}-${sisi}.jpg`);
  return panggil('POST', 'service/{no}/foto/{baris}/{sisi}', { jalur: { no, baris, sisi }, body });
}

export const hapusFotoServis = (no: string, baris: number, sisi: SisiFoto) =>
  panggil('DELETE', 'service/{no}/foto/{baris}/{sisi}', { jalur: { no, baris, sisi } });

export const serahkanNotaServis = (no: string, printer = '') =>
  panggil('POST', 'service/{no}/cetak', { jalur: { no }, body: { printer } });

/** Handed out as a file: written down first, so that it says what it is. */
export async function notaServisPdf(no: string): Promise<Blob> {
  await serahkanNotaServis(no);
  return ambilBerkas('GET', 'service/{no}/nota', { jalur: { no } });
}

/** Slips of the same service, up to three on a page. */
export const slipServisPdf = (no: string, rangkap: number) =>
  ambilBerkas('GET', 'service/{no}/nota', { jalur: { no }, query: { rangkap } });

export const kertasServis = (no: string): KertasNota => ({
  no,
  serahkan: (printer) => serahkanNotaServis(no, printer),
  pdf: () => notaServisPdf(no),
});

export const ambilBelumValid = async (kode_sales: string, signal?: AbortSignal) =>
  (await panggil('GET', 'validasi/service/get', { query: { kode_sales }, signal })).data;

/** How a service was paid, by its number. */
export const rincianBayar = async (deskripsi: string) =>
  (await panggil('GET', 'validasi/detail/', { query: { deskripsi } })).data;

export const MASTER = {
  pekerjaan: pilihanMaster('deskripsi_service', 'para-deskripsi-service'),
  group: kueriGroup,
  jenis: kueriJenis,
  tukang: kueriTukang,
};
