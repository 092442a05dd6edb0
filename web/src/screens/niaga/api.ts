// The calls of trade with customers and the choices of its screens. Query keys begin with 'niaga', so that a saved
// document freshens every list of them.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ambilBerkas, panggil } from '@/api/klien';
import type { Data } from '@/api/tipe';
import { kunciMaster } from '@/kit/master/data';
import type { IsiTransaksi, MintaBeli } from './model';

export type Hitungan = Data<'post', 'penjualan/hitung'>;
export type BarisHarga = Hitungan['detail_barang'][number];
export type BarisHargaBeli = Hitungan['detail_beli'][number];
export type Tercatat = Data<'post', 'penjualan'>;
export type Faktur = Data<'get', 'penjualan'>[number];
export type FakturRinci = Data<'post', 'penjualan/get/bynota'>;
export type Parkir = Data<'get', 'penjualan/parkir'>[number];
export type Pelanggan = Data<'get', 'pelanggan'>[number];
export type Tercetak = Data<'post', 'penjualan/{no}/cetak'>;

export const KUNCI_NIAGA = ['niaga'] as const;

export const hitungJual = async (isi: Partial<IsiTransaksi>, signal?: AbortSignal) =>
  (await panggil<Hitungan>('POST', 'penjualan/hitung', { body: isi, signal })).data;

export const hitungBeli = async (
  jalur: 'pembelian/hitung' | 'penjualan/hitung',
  minta: MintaBeli,
  signal?: AbortSignal,
) => (await panggil<Hitungan>('POST', jalur, { body: { detail_beli: [minta] }, signal })).data;

export const kueriParkir = queryOptions({
  queryKey: [...KUNCI_NIAGA, 'parkir'],
  queryFn: async () => (await panggil<Parkir[]>('GET', 'penjualan/parkir')).data,
  staleTime: 0,
});
export const ambilParkir = async (id: string) =>
  (await panggil<Parkir>('DELETE', `penjualan/parkir/${encodeURIComponent(id)}`)).data;

export type Aksesoris = Data<'get', 'penjualan/aksesoris'>[number];

export const kueriAksesoris = queryOptions({
  queryKey: [...KUNCI_NIAGA, 'aksesoris'],
  queryFn: async () => (await panggil<Aksesoris[]>('GET', 'penjualan/aksesoris')).data,
  staleTime: 0,
});

export const kueriPelanggan = (cari: string) =>
  queryOptions({
    queryKey: [...KUNCI_NIAGA, 'pelanggan', cari],
    queryFn: async ({ signal }) => (await panggil<Pelanggan[]>('GET', 'pelanggan', { query: { cari }, signal })).data,
    enabled: cari.trim().length >= 3,
    placeholderData: keepPreviousData,
  });
export const memberDari = async (kode: string) =>
  (await panggil<Pelanggan>('GET', `member/get/by-kode-member/${encodeURIComponent(kode)}`)).data;

export interface SaringFaktur {
  tgl_from: string;
  tgl_to: string;
  cari: string;
  status: string;
  kode_sales: string;
}

/** Sales or purchases with these filters, a page of them. */
export const kueriFaktur = (jalur: 'penjualan' | 'pembelian', saring: SaringFaktur, halaman: number, ukuran: number) =>
  queryOptions({
    queryKey: [...KUNCI_NIAGA, jalur, saring, halaman, ukuran],
    queryFn: async ({ signal }) => {
      const query = { ...saring, skip: (halaman - 1) * ukuran, limit: ukuran };
      const { data, count } = await panggil<Faktur[]>('GET', jalur, { query, signal });
      return { baris: data, jumlah: count ?? data.length };
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const fakturDari = async (jalur: 'penjualan' | 'pembelian', no: string) =>
  (await panggil<FakturRinci>('POST', `${jalur}/get/bynota`, { body: { no_faktur_group: no } })).data;

export const kueriFakturRinci = (jalur: 'penjualan' | 'pembelian', no: string) =>
  queryOptions({
    queryKey: [...KUNCI_NIAGA, jalur, 'rinci', no],
    queryFn: () => fakturDari(jalur, no),
    enabled: no !== '',
    staleTime: 0,
    retry: false,
  });

const satu = (jalur: string, no: string) => `${jalur}/${encodeURIComponent(no)}`;

/** Writes a nota down as handed out, and prints it where a printer is named. */
export const serahkanNota = (no: string, printer = '', jalur = 'penjualan') =>
  panggil<Tercetak>('POST', `${satu(jalur, no)}/cetak`, { body: { printer } });
export const notaPdf = (no: string, jalur = 'penjualan') => ambilBerkas(`${satu(jalur, no)}/nota`);

/** Handed out as a file: written down first, so that it says what it is. */
export async function notaSebagaiPdf(no: string, jalur = 'penjualan'): Promise<Blob> {
  await serahkanNota(no, '', jalur);
  return notaPdf(no, jalur);
}

const pilihan = <B extends object>(slug: string, jalur: string) =>
  queryOptions({
    queryKey: [...kunciMaster(slug), 'niaga'],
    queryFn: async () => (await panggil<B[]>('GET', jalur)).data,
    staleTime: 60_000,
  });

export const MASTER = {
  sales: pilihan<{ kode_sales: string; nama_sales: string; aktif?: boolean }>('sales', 'sales/get/all'),
  rekening: pilihan<{
    no_rekening: string;
    nama_bank?: string;
    kode_bank?: string;
    atas_nama?: string;
    aktif?: boolean;
  }>('rekening', 'rekenings'),
  marketplace: pilihan<{ kode_marketplace: string; nama_marketplace: string; aktif?: boolean }>(
    'marketplace',
    'marketplace',
  ),
  potongan: pilihan<{ kode_potongan: string; nama_potongan: string; kode_group: string }>(
    'potongan',
    'para-potongan-kategori',
  ),
  kondisi: pilihan<{ kondisi: string; tipe_kondisi: string }>('kondisi_pembelian', 'parabeli/get/all'),
  group: pilihan<{ kode_group: string; nama_group: string; is_acc?: boolean }>('group', 'group/get/all'),
  jenis: pilihan<{ kode_dept: string; nama_dept: string; kode_group?: string }>('jenis', 'jenis/get/all'),
};
