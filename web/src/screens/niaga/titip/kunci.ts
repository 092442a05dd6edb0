// What a deposit with a fixed price promises, in words: the screen says no more than the till will honour.
import { berat, rupiah } from '@/kit/angka';

export interface HargaKunci {
  harga_gram: number;
  /** Of the piece that is put aside, or the grams that were fixed. */
  berat: number;
}

/** The grams whose price it fixes: as many as the money pays for, of a piece at most what it weighs. */
export function gramTerkunci({ harga_gram, berat: gr }: HargaKunci, jumlah: number): number {
  if (harga_gram <= 0) return 0;
  return Math.min(Math.floor((jumlah * 1000) / harga_gram), Math.round(gr * 1000)) / 1000;
}

export function janjiKunci(k: HargaKunci, jumlah: number, group = ''): string {
  const gr = gramTerkunci(k, jumlah);
  const sisanya = gr < k.berat ? '; sisanya ikut harga hari ambil' : '';
  return `Harga ${rupiah(k.harga_gram)} per gram dikunci untuk ${berat(gr)} gr${group && ` ${group}`}${sisanya}.`;
}
