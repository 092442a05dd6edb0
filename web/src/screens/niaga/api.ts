// The calls of trade with customers and the choices of its screens. Query keys begin with 'niaga', so that a saved
// document freshens every list of them.
import { queryOptions } from '@tanstack/react-query';
import { ambilBerkas, panggil } from '@/api/panggil';
import type { Data, Isi } from '@/api/tipe';
import type { KertasNota } from '@/kit/cetak/nota';
import type { TanyaHalaman } from '@/kit/daftar/useDaftar';
import { kueriGroup, kueriJenis, pilihanMaster } from '@/kit/transaksi/master';
import type { MintaBeli } from './model';

export type Hitungan = Data<'post', 'penjualan/hitung'>;
export type BarisHarga = Hitungan['detail_barang'][number];
export type BarisHargaBeli = Hitungan['detail_beli'][number];
export type Tercatat = Data<'post', 'penjualan'>;
export type Faktur = Data<'get', 'penjualan'>[number];
export type FakturRinci = Data<'post', 'penjualan/get/bynota'>;
export type Parkir = Data<'get', 'penjualan/parkir'>[number];
export type Tercetak = Data<'post', 'penjualan/{no}/cetak'>;

export const KUNCI_NIAGA = ['niaga'] as const;

export const hitungJual = async (isi: Isi<'post', 'penjualan/hitung'>, signal?: AbortSignal) =>
  (await panggil('POST', 'penjualan/hitung', { body: isi, signal })).data;

export const hitungBeli = async (
  jalur: 'pembelian/hitung' | 'penjualan/hitung',
  minta: MintaBeli,
  signal?: AbortSignal,
) => (await panggil('POST', jalur, { body: { detail_beli: [minta] }, signal })).data;

export const kueriParkir = queryOptions({
  queryKey: [...KUNCI_NIAGA, 'parkir'],
  queryFn: async () => (await panggil('GET', 'penjualan/parkir')).data,
  staleTime: 0,
});
export const ambilParkir = async (id: string) =>
  (await panggil('DELETE', 'penjualan/parkir/{id}', { jalur: { id } })).data;

export type Aksesoris = Data<'get', 'penjualan/aksesoris'>[number];

export const kueriAksesoris = queryOptions({
  queryKey: [...KUNCI_NIAGA, 'aksesoris'],
  queryFn: async () => (await panggil('GET', 'penjualan/aksesoris')).data,
  staleTime: 0,
});

export type JalurFaktur = 'penjualan' | 'pembelian';

/** What sales or purchases are filtered by. */
export const SARING_FAKTUR = { tgl_from: '', tgl_to: '', cari: '', status: 'ALL', kode_sales: 'ALL' };

export const ambilFaktur = (jalur: JalurFaktur, query: typeof SARING_FAKTUR & TanyaHalaman, signal?: AbortSignal) =>
  panggil('GET', jalur, { query, signal });

export const fakturDari = async (jalur: JalurFaktur, no: string) =>
  (await panggil('POST', `${jalur}/get/bynota` as const, { body: { no_faktur_group: no } })).data;

export const kueriFakturRinci = (jalur: JalurFaktur, no: string) =>
  queryOptions({
    queryKey: [...KUNCI_NIAGA, jalur, 'rinci', no],
    queryFn: () => fakturDari(jalur, no),
    enabled: no !== '',
    staleTime: 0,
    retry: false,
  });

type Sisi = 'penjualan' | 'pembelian';

/** Writes a nota down as handed out, and prints it where a printer is named. */
export const serahkanNota = (no: string, printer = '', jalur: Sisi | `${Sisi}-manual` = 'penjualan') =>
  panggil('POST', `${jalur}/{no}/cetak` as const, { jalur: { no }, body: { printer } });
export const notaPdf = (no: string, jalur: Sisi = 'penjualan') =>
  ambilBerkas('GET', `${jalur}/{no}/nota` as const, { jalur: { no } });

/** Handed out as a file: written down first, so that it says what it is. */
export async function notaSebagaiPdf(no: string, jalur: Sisi = 'penjualan'): Promise<Blob> {
  await serahkanNota(no, '', jalur);
  return notaPdf(no, jalur);
}

/** The nota of a sale or a purchase, on whatever it is printed. */
export const kertasNota = (no: string, jalur: JalurFaktur): KertasNota => ({
  no,
  serahkan: (printer) => serahkanNota(no, printer, jalur),
  pdf: () => notaSebagaiPdf(no, jalur),
});

/** The notas of many transactions in one file, each written down as handed out. */
export const notaBanyak = (jalur: JalurFaktur, no: readonly string[]): Promise<Blob> =>
  ambilBerkas('POST', `${jalur}/nota/banyak` as const, { body: { no: [...no] } });

export const MASTER = {
  marketplace: pilihanMaster('marketplace', 'marketplace'),
  potongan: pilihanMaster('potongan', 'para-potongan-kategori'),
  kondisi: pilihanMaster('kondisi_pembelian', 'parabeli/get/all'),
  group: kueriGroup,
  jenis: kueriJenis,
};
