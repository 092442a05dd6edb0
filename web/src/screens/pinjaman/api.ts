// The calls of loans, their redemptions and bags. Query keys begin with 'hutang', so that every step freshens lists, drawers
// and what redeeming costs together; what comes after the due day is in ./apiLelang.
import { queryOptions } from '@tanstack/react-query';
import { ambilBerkas, panggil } from '@/api/panggil';
import type { Data, Isi } from '@/api/tipe';
import type { KertasNota } from '@/kit/cetak/nota';
import type { TanyaHalaman, TanyaLembar } from '@/kit/daftar/useDaftar';
import { pilihanMaster } from '@/kit/transaksi/master';
import { KUNCI_HUTANG } from './apiLelang';

export { KUNCI_HUTANG } from './apiLelang';

export type HitunganHutang = Data<'post', 'hutang/hitung'>;
/** A pledge that is valued. */
export type BarisHitung = HitunganHutang['detail_barang'][number];
export type Simulasi = HitunganHutang['simulasi'][number];
export type TercatatHutang = Data<'post', 'hutang'>;
export type IsiHutang = Isi<'post', 'hutang'>;
export type BarangHutang = Data<'get', 'hutang/barang'>;
export type Hutang = Data<'get', 'hutang'>[number];
export type HutangRinci = Data<'get', 'hutang/{no}'>;
export type BarisHutang = HutangRinci['detail_barang'][number];
export type BiayaHutang = Data<'get', 'hutang/{no}/biaya'>;
export type IsiLunas = Isi<'post', 'hutang/{no}/lunas'>;
export type HitunganLunas = Data<'post', 'hutang/{no}/lunas/hitung'>;
export type IsiLanjut = Isi<'post', 'hutang/{no}/lanjut'>;
export type HitunganLanjut = Data<'post', 'hutang/{no}/lanjut/hitung'>;
export type Dilunasi = Data<'post', 'hutang/{no}/lunas'>;
export type HutangLunas = Data<'get', 'hutang-lunas'>[number];
export type Kantong = Data<'get', 'kantong-hutang'>[number];
export type HutangValidasi = Data<'get', 'validasi/hutang/get'>[number];

/** Conditions of a pledge, each with what it takes off its value. */
export const kueriKondisi = pilihanMaster('kondisi_pinjaman', 'parapinjaman/get/all');

export const hitungHutang = async (isi: Isi<'post', 'hutang/hitung'>, signal?: AbortSignal) =>
  (await panggil('POST', 'hutang/hitung', { body: isi, signal })).data;

/** A piece of the chain, by its tag or by the nota it was sold with. */
export const cariBarang = async (query: { kode_barcode?: string; no_faktur_jual?: string }) =>
  (await panggil('GET', 'hutang/barang', { query })).data;

/** Which loan a ticket's QR, a number or a bag means. */
export const cariHutang = async (kode: string) => (await panggil('GET', 'hutang/cari', { query: { kode } })).data;

export const SARING_HUTANG = { tgl_from: '', tgl_to: '', cari: '', status: 'TERBUKA', kode_sales: 'ALL' };

export const ambilHutang = (query: typeof SARING_HUTANG & TanyaHalaman, signal?: AbortSignal) =>
  panggil('GET', 'hutang', { query, signal });

export const kueriHutang = (no: string) =>
  queryOptions({
    queryKey: [...KUNCI_HUTANG, 'rinci', no],
    queryFn: async () => (await panggil('GET', 'hutang/{no}', { jalur: { no } })).data,
    enabled: no !== '',
    staleTime: 0,
    retry: false,
  });

/** What redeeming costs today and on each of the next days. */
export const kueriBiaya = (no: string, hari = 30) =>
  queryOptions({
    queryKey: [...KUNCI_HUTANG, 'biaya', no, hari],
    queryFn: async () => (await panggil('GET', 'hutang/{no}/biaya', { jalur: { no }, query: { hari } })).data,
    staleTime: 0,
    retry: false,
  });

export const hitungLunas = async (no: string, isi: Isi<'post', 'hutang/{no}/lunas/hitung'>, signal?: AbortSignal) =>
  (await panggil('POST', 'hutang/{no}/lunas/hitung', { jalur: { no }, body: isi, signal })).data;

export const hitungLanjut = async (no: string, isi: Isi<'post', 'hutang/{no}/lanjut/hitung'>, signal?: AbortSignal) =>
  (await panggil('POST', 'hutang/{no}/lanjut/hitung', { jalur: { no }, body: isi, signal })).data;

/** Of a pledge as it came in, and as it came back after a redemption that is taken back. */
export type SisiFoto = 'masuk' | 'kembali';

export const kueriFotoJaminan = (no: string, baris: number, sisi: SisiFoto) =>
  queryOptions({
    queryKey: [...KUNCI_HUTANG, 'foto', no, baris, sisi],
    queryFn: () => ambilBerkas('GET', 'hutang/{no}/foto/{baris}/{sisi}', { jalur: { no, baris, sisi } }),
    staleTime: 60_000,
    retry: false,
  });

export function pasangFotoJaminan(no: string, baris: number, sisi: SisiFoto, foto: Blob) {
  const body = new FormData();
  body.append('image', foto, `${no}-${baris}-${sisi}.jpg`);
  return panggil('POST', 'hutang/{no}/foto/{baris}/{sisi}', { jalur: { no, baris, sisi }, body });
}

export const hapusFotoJaminan = (no: string, baris: number, sisi: SisiFoto) =>
  panggil('DELETE', 'hutang/{no}/foto/{baris}/{sisi}', { jalur: { no, baris, sisi } });

export const serahkanTiket = (no: string, printer = '') =>
  panggil('POST', 'hutang/{no}/cetak', { jalur: { no }, body: { printer } });

/** Handed out as a file: written down first, so that it says what it is. */
export async function tiketPdf(no: string): Promise<Blob> {
  await serahkanTiket(no);
  return ambilBerkas('GET', 'hutang/{no}/nota', { jalur: { no } });
}

/** The ticket of a loan. */
export const kertasHutang = (no: string): KertasNota => ({
  no,
  label: 'Surat hutang',
  serahkan: (printer) => serahkanTiket(no, printer),
  pdf: () => tiketPdf(no),
});

export const serahkanLunas = (no: string, printer = '') =>
  panggil('POST', 'hutang-lunas/{no}/cetak', { jalur: { no }, body: { printer } });

export async function lunasPdf(no: string): Promise<Blob> {
  await serahkanLunas(no);
  return ambilBerkas('GET', 'hutang-lunas/{no}/nota', { jalur: { no } });
}

/** The slip of a redemption or of a step that made another loan. */
export const kertasLunas = (no: string): KertasNota => ({
  no,
  label: 'Bukti pelunasan',
  serahkan: (printer) => serahkanLunas(no, printer),
  pdf: () => lunasPdf(no),
});

export const SARING_LUNAS = { tgl_from: '', tgl_to: '', cari: '', cara: 'ALL', batal: 'TIDAK' };

export const ambilLunas = (
  { tgl_from, tgl_to, cari, cara, batal, skip, limit }: typeof SARING_LUNAS & TanyaLembar,
  signal?: AbortSignal,
) => panggil('GET', 'hutang-lunas', { query: { tgl_from, tgl_to, cari, cara, batal, skip, limit }, signal });

export const SARING_KANTONG = { cari: '', tempat: '' };

export const ambilKantong = (
  { cari, tempat, skip, limit }: typeof SARING_KANTONG & TanyaLembar,
  signal?: AbortSignal,
) => panggil('GET', 'kantong-hutang', { query: { cari, tempat, skip, limit }, signal });

/** Places in the safe that are in use. */
export const kueriTempat = queryOptions({
  queryKey: [...KUNCI_HUTANG, 'tempat'],
  queryFn: async () => (await panggil('GET', 'kantong-hutang/tempat')).data,
  staleTime: 60_000,
});

export const kueriRiwayatKantong = (no_kantong: string) =>
  queryOptions({
    queryKey: [...KUNCI_HUTANG, 'riwayat-kantong', no_kantong],
    queryFn: async () => (await panggil('GET', 'kantong-hutang/{no}/riwayat', { jalur: { no: no_kantong } })).data,
    staleTime: 0,
    retry: false,
  });

export const ambilBelumValid = async (kode_sales: string, signal?: AbortSignal) =>
  (await panggil('GET', 'validasi/hutang/get', { query: { kode_sales }, signal })).data;
