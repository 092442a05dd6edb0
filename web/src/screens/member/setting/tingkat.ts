// Levels of membership and the shape of codes: what the form can say before the server does. Pure.
import type { IsiAturan } from './data';

export type BarisTingkat = IsiAturan<'tingkat'>['tingkat'][number];

/** '1.5' → 150; undefined when it is no multiplier. */
export function bacaPengali(teks: string): number | undefined {
  if (!/^\d{1,2}([.,]\d{0,2})?$/.test(teks.trim())) return undefined;
  const [utuh = '0', pecah = ''] = teks.trim().replace(',', '.').split('.');
  return Number(utuh) * 100 + Number(pecah.padEnd(2, '0'));
}

/** 150 → '1.5' */
export function tulisPengali(pengali: number): string {
  const sisa = pengali % 100;
  const utuh = Math.trunc(pengali / 100);
  return sisa === 0 ? String(utuh) : `${utuh}.${String(sisa).padStart(2, '0').replace(/0$/, '')}`;
}

/** What is wrong with the levels, by the place of the level; the first begins at nothing and each above the one before. */
export function periksaTingkat(semua: readonly BarisTingkat[]): ReadonlyMap<number, string> {
  const salah = new Map<number, string>();
  semua.forEach((t, i) => {
    const sebelum = semua[i - 1];
    if (t.nama.trim() === '') salah.set(i, 'Nama tingkat harus diisi');
    else if (semua.some((lain, j) => j < i && sama(lain.nama, t.nama))) salah.set(i, 'Nama tingkat sudah ada');
    else if (i === 0 && t.dari_rp !== 0) salah.set(i, 'Tingkat pertama mulai dari Rp. 0');
    else if (sebelum && t.dari_rp <= sebelum.dari_rp) salah.set(i, 'Harus di atas tingkat sebelumnya');
    else if (t.pengali <= 0) salah.set(i, 'Pengali harus lebih dari 0');
  });
  return salah;
}

const sama = (a: string, b: string) => a.trim().toUpperCase() === b.trim().toUpperCase();

/** A code as it will look: prefix, number, and a place for the check digit. */
export function contohKode({ awalan, panjang }: IsiAturan<'kode'>, nomor = 1): string {
  const angka = panjang - awalan.length - 1;
  return angka < 1 ? '' : `${awalan}${String(nomor).padStart(angka, '0')}•`;
}
