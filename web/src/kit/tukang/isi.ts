// What a craftsman brings back, as it is typed and as it is sent. Pure.
import type { Baris } from '../transaksi/baris';

/** Scrap as it is typed. */
export interface IsiRosok {
  kode_group: string;
  kode_dept: string;
  kode_toko: string;
  berat: string;
  uji: string;
}

export const ROSOK_KOSONG: IsiRosok = { kode_group: '', kode_dept: '', kode_toko: '', berat: '', uji: '' };

export const angka = (teks: string): number => Math.max(Number(teks) || 0, 0);

/** No test is not a purity of nothing. */
export const kadar = (teks: string): number | null => (angka(teks) > 0 ? angka(teks) : null);

/** Lines with a weight: the others are not there yet. */
export const berisi = <M extends { berat: string }>(semua: readonly Baris<M>[]): readonly Baris<M>[] =>
  semua.filter(({ minta }) => angka(minta.berat) > 0);

/** As it is sent: scrap without a weight is none. */
export const keRosok = (semua: readonly Baris<IsiRosok>[]) =>
  berisi(semua).map(({ minta: { uji, berat, ...r } }) => ({ ...r, berat: angka(berat), kadar_uji: kadar(uji) }));
