// Words and figures of the app, so that the preview and the app say the same.
import { rupiah } from '../angka';
import type { IsiItem } from './tipe';

export const TEKS_APP = {
  tanyaAdmin: 'Tanya Admin',
  hargaDitanya: 'Tanya Admin untuk harga',
  habis: 'Sedang tidak tersedia',
  tersedia: 'Tersedia di',
  hargaHari: 'Harga emas hari ini',
  belumAda: 'Harga hari ini belum tersedia',
  mulai: 'Mulai',
} as const;

/** A code as people read it: CINCIN_KAWIN is 'Cincin Kawin'. */
export function bacaKode(kode: string): string {
  return kode
    .toLowerCase()
    .split(/[_\s]+/)
    .filter((kata) => kata !== '')
    .map((kata) => kata.charAt(0).toUpperCase() + kata.slice(1))
    .join(' ');
}

/** One space stands for nothing in rows of the catalogue. */
export const isi = (teks: string | undefined): string => (teks ?? '').trim();

export function hargaItem({ harga_dari: dari, harga_sampai: sampai }: IsiItem): string | undefined {
  if (dari === null || dari === undefined) return undefined;
  return sampai !== null && sampai !== undefined && sampai > dari ? `${TEKS_APP.mulai} ${rupiah(dari)}` : rupiah(dari);
}

export function beratItem({ berat_dari: dari = 0, berat_sampai: sampai = 0 }: IsiItem): string {
  if (sampai <= 0) return '';
  return dari < sampai ? `${dari.toFixed(3)} sampai ${sampai.toFixed(3)} gr` : `${dari.toFixed(3)} gr`;
}
