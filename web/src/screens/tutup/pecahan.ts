// Notes and coins of a drawer, the largest first, and what they add up to. Nothing is rounded: all are whole rupiah.
import type { Pecahan } from './api';

export const PECAHAN = [100_000, 75_000, 50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100] as const;

/** Small change and whatever has no denomination here: its pieces are rupiah. */
export const RECEH = 1;
const SEMUA: readonly number[] = [...PECAHAN, RECEH];

/** Pieces as they are typed; empty is none. */
export type Lembar = Readonly<Record<number, string>>;

export function lembarSah(teks: string): string {
  return teks.replace(/\D/g, '').slice(0, 6);
}

export function banyak(lembar: Lembar, nilai: number): number {
  return Number(lembar[nilai] ?? '') || 0;
}

export function jumlah(lembar: Lembar): number {
  return SEMUA.reduce((semua, nilai) => semua + nilai * banyak(lembar, nilai), 0);
}

export function isiPecahan(lembar: Lembar): Pecahan[] {
  return SEMUA.filter((nilai) => banyak(lembar, nilai) > 0).map((nilai) => ({
    nilai,
    lembar: banyak(lembar, nilai),
  }));
}
