// The calls of manual trade. Query keys start with 'manual', so that a document freshens the lists.
import { queryOptions } from '@tanstack/react-query';
import { panggil } from '@/api/panggil';
import type { Data, Isi } from '@/api/tipe';
import type { KertasNota } from '@/kit/cetak/nota';
import type { TanyaHalaman } from '@/kit/daftar/useDaftar';
import { serahkanNota } from '../api';

export type Sisi = 'penjualan' | 'pembelian';

export type HitunganManual = Data<'post', 'jual-beli-manual/hitung'>;
export type HargaManual = HitunganManual['detail_barang'][number];
export type TercatatManual = Data<'post', 'jual-beli-manual'>;
export type StokManual = Data<'get', 'jual-beli-manual/stok'>[number];
export type BarisManual = Data<'get', 'penjualan-manual'>[number];
export type FakturManual = Data<'get', 'penjualan-manual/valid'>;

export const KUNCI_MANUAL = ['manual'] as const;

export const hitungManual = async (isi: Isi<'post', 'jual-beli-manual/hitung'>, signal?: AbortSignal) =>
  (await panggil('POST', 'jual-beli-manual/hitung', { body: isi, signal })).data;

export const kueriStokJual = queryOptions({
  queryKey: [...KUNCI_MANUAL, 'stok'],
  queryFn: async () => (await panggil('GET', 'jual-beli-manual/stok')).data,
  staleTime: 0,
});

export const SARING_MANUAL = { tgl_from: '', tgl_to: '', cari: '' };

export const ambilManual = (sisi: Sisi, query: typeof SARING_MANUAL & TanyaHalaman, signal?: AbortSignal) =>
  panggil('GET', `${sisi}-manual` as const, { query, signal });

export const cariFaktur = async (sisi: Sisi, no: string, signal?: AbortSignal): Promise<FakturManual> =>
  sisi === 'penjualan'
    ? (await panggil('GET', 'penjualan-manual/valid', { query: { no_faktur_jual: no }, signal })).data
    : (await panggil('GET', 'pembelian-manual/valid', { query: { no_faktur_beli: no }, signal })).data;

/** The nota as a file of its own, written down as handed out first, so that it says what it is. */
export async function notaPdf(sisi: Sisi, no: string): Promise<Blob> {
  await serahkanNota(no, '', `${sisi}-manual`);
  const { data } =
    sisi === 'penjualan'
      ? await panggil('GET', 'penjualan-manual/reprint', { query: { no_faktur_jual: no } })
      : await panggil('GET', 'pembelian-manual/reprint', { query: { no_faktur_beli: no } });
  const isi = Uint8Array.from(atob(data.nota_pdf), (huruf) => huruf.charCodeAt(0));
  return new Blob([isi], { type: 'application/pdf' });
}

/** The nota of a manual sale or purchase, on whatever it is printed. */
export const kertasManual = (sisi: Sisi, no: string): KertasNota => ({
  no,
  label: sisi === 'penjualan' ? 'Nota Jual' : 'Nota Beli',
  serahkan: (printer) => serahkanNota(no, printer, `${sisi}-manual`),
  pdf: () => notaPdf(sisi, no),
});
