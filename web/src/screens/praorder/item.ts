// An item of a pre-order while it is typed: its price per gram, what it lacks, and whether it stands there already. Pure.
import type { Baris } from '@/kit/transaksi/baris';
import { TEKS_PO, WAJIB_ITEM, WAJIB_PO } from './teks';

/** Weight and price are of the whole line, however many pieces it has. */
export interface ItemPo {
  /** Empty: a piece that is not made yet. */
  kode_barcode: string;
  deskripsi: string;
  qty: number;
  berat: number;
  harga_estimasi: number;
}

export const TANPA_BARCODE = '-';

export const tanpaBarcode = (kode: string) => kode.trim() === '' || kode.trim() === TANPA_BARCODE;

const mg = (gram: number) => Math.round(gram * 1000);

/** Rupiah a gram: harga_estimasi / berat_estimasi, cut to the rupiah; nothing without a weight. */
export function hargaGram(harga_estimasi: number, berat_estimasi: number): number {
  const berat = mg(berat_estimasi);
  return berat > 0 ? Number((BigInt(Math.round(harga_estimasi)) * 1000n) / BigInt(berat)) : 0;
}

export type GalatItem = Partial<
  Record<'kode_barcode' | 'deskripsi' | 'qty' | 'berat_estimasi' | 'harga_estimasi', string>
>;

/** What an item lacks, by field. */
export function kurangItem(item: Pick<ItemPo, 'deskripsi' | 'berat' | 'harga_estimasi'>): GalatItem {
  const galat: GalatItem = {};
  if (item.deskripsi.trim() === '') galat.deskripsi = WAJIB_ITEM.deskripsi;
  if (!(item.berat > 0)) galat.berat_estimasi = WAJIB_ITEM.berat_estimasi;
  // Without a price nobody would know when it is paid.
  if (item.harga_estimasi <= 0) galat.harga_estimasi = WAJIB_PO.harga_estimasi;
  return galat;
}

/** A barcode stands in the table once; pieces without one as often as they are wanted. */
export function gandaItem(kode: string, semua: readonly Baris<ItemPo>[], sendiri = ''): string | undefined {
  if (tanpaBarcode(kode)) return undefined;
  const ada = semua.some((b) => b.id !== sendiri && b.minta.kode_barcode === kode);
  return ada ? TEKS_PO.ganda : undefined;
}

/** What all items come to: the estimates of the header. */
export function jumlahItem(semua: readonly Baris<ItemPo>[]) {
  const qty_estimasi = semua.reduce((n, b) => n + b.minta.qty, 0);
  const berat_estimasi = semua.reduce((n, b) => n + mg(b.minta.berat), 0) / 1000;
  const harga_estimasi = semua.reduce((n, b) => n + b.minta.harga_estimasi, 0);
  return { qty_estimasi, berat_estimasi, harga_estimasi, harga_gram: hargaGram(harga_estimasi, berat_estimasi) };
}
