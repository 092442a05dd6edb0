// The calls of manual trade. Query keys start with 'manual', so that a document freshens the lists.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { panggil } from '@/api/klien';
import type { Data } from '@/api/tipe';
import { bukaPdf, PDF } from '@/screens/barang/DialogCetak';
import { unduhCetak } from '@/screens/cetak/api';
import { serahkanNota } from '../niaga/api';
import type { IsiManual } from './model';

export type Sisi = 'penjualan' | 'pembelian';

export type HitunganManual = Data<'post', 'jual-beli-manual/hitung'>;
export type HargaManual = HitunganManual['detail_barang'][number];
export type TercatatManual = Data<'post', 'jual-beli-manual'>;
export type StokManual = Data<'get', 'jual-beli-manual/stok'>[number];
export type BarisManual = Data<'get', 'penjualan-manual'>[number];
export type FakturManual = Data<'get', 'penjualan-manual/valid'>;

export const KUNCI_MANUAL = ['manual'] as const;

export const hitungManual = async (isi: Partial<IsiManual>, signal?: AbortSignal) =>
  (await panggil<HitunganManual>('POST', 'jual-beli-manual/hitung', { body: isi, signal })).data;

export const kueriStokJual = queryOptions({
  queryKey: [...KUNCI_MANUAL, 'stok'],
  queryFn: async () => (await panggil<StokManual[]>('GET', 'jual-beli-manual/stok')).data,
  staleTime: 0,
});

export interface SaringManual {
  tgl_from: string;
  tgl_to: string;
  cari: string;
}

export const kueriLihat = (sisi: Sisi, saring: SaringManual, halaman: number, ukuran: number) =>
  queryOptions({
    queryKey: [...KUNCI_MANUAL, sisi, saring, halaman, ukuran],
    queryFn: async ({ signal }) => {
      const query = { ...saring, skip: (halaman - 1) * ukuran, limit: ukuran };
      const { data, count } = await panggil<BarisManual[]>('GET', `${sisi}-manual`, { query, signal });
      return { baris: data, jumlah: count ?? data.length };
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

const nomor = (sisi: Sisi) => (sisi === 'penjualan' ? 'no_faktur_jual' : 'no_faktur_beli');

export const cariFaktur = async (sisi: Sisi, no: string, signal?: AbortSignal): Promise<FakturManual> =>
  (await panggil<FakturManual>('GET', `${sisi}-manual/valid`, { query: { [nomor(sisi)]: no }, signal })).data;

/** The nota as a file of its own, written down as handed out first, so that it says what it is. */
export async function notaPdf(sisi: Sisi, no: string): Promise<Blob> {
  await serahkanNota(no, '', `${sisi}-manual`);
  const jalur = `${sisi}-manual/reprint`;
  const { data } = await panggil<{ nota_pdf: string }>('GET', jalur, { query: { [nomor(sisi)]: no } });
  const isi = Uint8Array.from(atob(data.nota_pdf), (huruf) => huruf.charCodeAt(0));
  return new Blob([isi], { type: 'application/pdf' });
}

/** Hands a nota out on a printer of the store or as PDF; answers what became of it. */
export async function cetakNotaManual(sisi: Sisi, no: string, ke: string): Promise<string> {
  if (ke === PDF) {
    await bukaPdf(() => notaPdf(sisi, no), `${no}.pdf`);
    return 'Nota dibuka';
  }
  const { data, message } = await serahkanNota(no, ke, `${sisi}-manual`);
  if (data.kerja?.cara === 'UNDUH') await unduhCetak(data.kerja);
  return message ?? 'Nota dicetak';
}
