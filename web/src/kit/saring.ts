// Input filters: what a field keeps of what was typed or pasted. Pure, one function a rule.
// A filter may refuse the value with a text to show under the field.
import { TEKS } from './teks';

export interface Saringan {
  nilai: string;
  pesan?: string;
}

export type Penyaring = (teks: string) => Saringan;

const cukup = (nilai: string): Saringan => ({ nilai });

/** Digits only. */
export const angka: Penyaring = (teks) => cukup(teks.replace(/\D/g, ''));

/** Pieces: digits, and what is below 1 becomes empty. */
export const minimalSatu: Penyaring = (teks) => {
  const nilai = angka(teks).nilai;
  return cukup(Number(nilai) >= 1 ? nilai : '');
};

function desimal(teks: string, banyak: number): string {
  const bersih = teks.replace(/,/g, '.').replace(/[^0-9.]/g, '');
  const titik = bersih.indexOf('.');
  if (titik < 0) return bersih;
  const depan = bersih.slice(0, titik) || '0';
  return `${depan}.${bersih
    .slice(titik + 1)
    .replace(/\./g, '')
    .slice(0, banyak)}`;
}

/** Decimals with at most two decimals. */
export const duaDesimal: Penyaring = (teks) => cukup(desimal(teks, 2));

/** Decimals with at most three decimals, as weights have. */
export const tigaDesimal: Penyaring = (teks) => cukup(desimal(teks, 3));

/** Over 100 says so and clears. */
export const persen: Penyaring = (teks) => {
  const nilai = desimal(teks, 2);
  return Number(nilai) > 100 ? { nilai: '', pesan: TEKS.persenLebih } : cukup(nilai);
};

/** Digits with a plus in front. */
export const telepon: Penyaring = (teks) => cukup(teks.replace(/[^0-9+]/g, '').replace(/(?!^)\+/g, ''));

/** Spaces in codes become underscores. */
export const kode: Penyaring = (teks) => cukup(teks.replace(/\s/g, '_'));

/**
 * Rupiah without decimals, whatever the grouping sign. A pasted amount may end in cents, which are dropped;
 * while typing, a sign is never read as a decimal sign.
 */
export function bacaRupiah(teks: string, tempel = false): number | null {
  const tanpaSen = tempel ? teks.trim().replace(/[.,]\d{1,2}$/, '') : teks;
  const digit = tanpaSen.replace(/\D/g, '').slice(0, 15);
  return digit === '' ? null : Number(digit);
}
