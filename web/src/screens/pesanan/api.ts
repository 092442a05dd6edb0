// The calls of orders and of samples. Query keys begin with 'pesanan', so that every step freshens board, table and drawer.
import { queryOptions } from '@tanstack/react-query';
import { ambilBerkas, panggil } from '@/api/panggil';
import type { Data, Isi } from '@/api/tipe';
import type { KertasNota } from '@/kit/cetak/nota';
import type { TanyaHalaman, TanyaLembar } from '@/kit/daftar/useDaftar';
import { kueriGroup, kueriJenis, kueriTukang } from '@/kit/transaksi/master';

export type Pesanan = Data<'get', 'pesanan'>[number];
export type PesananRinci = Data<'get', 'pesanan/{no}'>;
export type BarisPesanan = PesananRinci['detail'][number];
export type PeristiwaPesanan = PesananRinci['peristiwa'][number];
export type KartuPesanan = Data<'get', 'pesanan/papan'>['kartu'][number];
export type HitunganTerima = Data<'post', 'pesanan/{no}/terima/hitung'>;
export type HitunganPesanan = Data<'post', 'pesanan/hitung'>;
/** A line that is priced and not saved yet. */
export type TaksirBaris = HitunganPesanan['detail'][number];
export type TercatatPesanan = Data<'post', 'pesanan'>;
export type IsiPesanan = Isi<'post', 'pesanan'>;
export type MintaBaris = NonNullable<IsiPesanan['detail']>[number];
export type HitunganAmbil = Data<'post', 'pesanan/{no}/ambil/hitung'>;
export type BedaPesanan = HitunganAmbil['penjelasan'][number];
export type TercatatAmbil = Data<'post', 'pesanan/{no}/ambil'>;
export type HitunganBatal = Data<'get', 'pesanan/{no}/batal'>;
export type Contoh = Data<'get', 'pesanan/contoh'>[number];
export type PesananValidasi = Data<'get', 'validasi/pesanan/get'>[number];

export const KUNCI_PESANAN = ['pesanan'] as const;

export const MASTER = {
  group: kueriGroup,
  jenis: kueriJenis,
  tukang: kueriTukang,
};

export const SARING_PESANAN = { tgl_from: '', tgl_to: '', cari: '', status: 'TERBUKA', kode_sales: 'ALL' };

export const ambilPesanan = (query: typeof SARING_PESANAN & TanyaHalaman, signal?: AbortSignal) =>
  panggil('GET', 'pesanan', { query, signal });

/** Every open work at once: filtered and put in columns by the board. */
export const kueriPapan = queryOptions({
  queryKey: [...KUNCI_PESANAN, 'papan'],
  queryFn: async ({ signal }) => (await panggil('GET', 'pesanan/papan', { signal })).data,
  staleTime: 0,
  // Other tills work on the same board.
  refetchInterval: 60_000,
});

export const kueriPesanan = (no: string) =>
  queryOptions({
    queryKey: [...KUNCI_PESANAN, 'rinci', no],
    queryFn: async () => (await panggil('GET', 'pesanan/{no}', { jalur: { no } })).data,
    enabled: no !== '',
    staleTime: 0,
    retry: false,
  });

/** A whole number of this system. */
export const nomorPesanan = (no: string): boolean => /^FP[A-Z0-9]+-\d{6}-\d{4,}$/.test(no);

export const hitungPesanan = async (isi: Isi<'post', 'pesanan/hitung'>, signal?: AbortSignal) =>
  (await panggil('POST', 'pesanan/hitung', { body: isi, signal })).data;

export const hitungTerima = async (no: string, isi: Isi<'post', 'pesanan/{no}/terima/hitung'>, signal?: AbortSignal) =>
  (await panggil('POST', 'pesanan/{no}/terima/hitung', { jalur: { no }, body: isi, signal })).data;

export const hitungAmbil = async (no: string, isi: Isi<'post', 'pesanan/{no}/ambil/hitung'>, signal?: AbortSignal) =>
  (await panggil('POST', 'pesanan/{no}/ambil/hitung', { jalur: { no }, body: isi, signal })).data;

/** What cancelling gives back, and what is kept of it. */
export const kueriBatal = (no: string) =>
  queryOptions({
    queryKey: [...KUNCI_PESANAN, 'batal', no],
    queryFn: async () => (await panggil('GET', 'pesanan/{no}/batal', { jalur: { no } })).data,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

export const kueriFotoPesanan = (no: string, baris: number) =>
  queryOptions({
    queryKey: [...KUNCI_PESANAN, 'foto', no, baris],
    queryFn: () => ambilBerkas('GET', 'pesanan/{no}/foto/{baris}', { jalur: { no, baris } }),
    enabled: no !== '' && baris > 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

export function pasangFotoPesanan(no: string, baris: number, foto: Blob) {
  const body = new FormData();
  body.append('image', foto, `${no}-${baris}.jpg`);
  return panggil('POST', 'pesanan/{no}/foto/{baris}', { jalur: { no, baris }, body });
}

export const hapusFotoPesanan = (no: string, baris: number) =>
  panggil('DELETE', 'pesanan/{no}/foto/{baris}', { jalur: { no, baris } });

export const serahkanNotaPesanan = (no: string, printer = '') =>
  panggil('POST', 'pesanan/{no}/cetak', { jalur: { no }, body: { printer } });

/** Handed out as a file: written down first, so that it says what it is. */
export async function notaPesananPdf(no: string): Promise<Blob> {
  await serahkanNotaPesanan(no);
  return ambilBerkas('GET', 'pesanan/{no}/nota', { jalur: { no } });
}

export const kertasPesanan = (no: string): KertasNota => ({
  no,
  serahkan: (printer) => serahkanNotaPesanan(no, printer),
  pdf: () => notaPesananPdf(no),
});

export const SARING_CONTOH = { status: 'KELUAR', cari: '' };

export const ambilContoh = ({ status, cari, skip, limit }: typeof SARING_CONTOH & TanyaLembar, signal?: AbortSignal) =>
  panggil('GET', 'pesanan/contoh', { query: { status, cari, skip, limit }, signal });

export const hitungContohKembali = async (
  no: string,
  isi: Isi<'post', 'pesanan/contoh/{no}/kembali/hitung'>,
  signal?: AbortSignal,
) => (await panggil('POST', 'pesanan/contoh/{no}/kembali/hitung', { jalur: { no }, body: isi, signal })).data;
