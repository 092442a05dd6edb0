// What may become of a bought piece, its key, and the reckoning of piles. Pure.
import type { Calon } from './api';

export type Putusan = 'CUCI' | 'RUSAK' | 'HANCUR' | 'LABEL';

export interface PutusanAda {
  kode: Putusan;
  kata: string;
  tombol: string;
  warna: string;
}

export const PUTUSAN: readonly PutusanAda[] = [
  { kode: 'CUCI', kata: 'Cuci', tombol: 'C', warna: 'blue' },
  { kode: 'RUSAK', kata: 'Reparasi', tombol: 'R', warna: 'orange' },
  { kode: 'HANCUR', kata: 'Hancur', tombol: 'H', warna: 'red' },
  { kode: 'LABEL', kata: 'Label', tombol: 'L', warna: 'green' },
];

export const LENCANA: Readonly<Record<string, { kata: string; warna: string }>> = Object.fromEntries(
  PUTUSAN.map((p) => [p.kode, { kata: p.kata, warna: p.warna }]),
);

export type Keputusan = Readonly<Record<string, Putusan>>;

export interface Tumpukan {
  kode: Putusan;
  qty: number;
  /** Grams, by the cards. */
  berat: number;
}

/** The piles of these decisions, in the order of the keys; what is not in the list any more counts no more. */
export function tumpukan(semua: readonly Calon[], putusan: Keputusan): Tumpukan[] {
  return PUTUSAN.map(({ kode }) => {
    const isi = semua.filter((b) => putusan[b.kode_barcode] === kode);
    const mg = isi.reduce((jumlah, b) => jumlah + Math.round(b.berat_asli * 1000), 0);
    return { kode, qty: isi.length, berat: mg / 1000 };
  }).filter((t) => t.qty > 0);
}

/** What the scale says of a pile more or less than its cards, in milligrams; nothing while it was not weighed. */
export function selisihMg(t: Tumpukan, timbang: string | undefined): number {
  const mg = Math.round(Number(timbang) * 1000);
  return mg > 0 ? mg - Math.round(t.berat * 1000) : 0;
}

/** The piece that comes after this one and waits for a decision; the first that waits when none comes after. */
export function berikut(semua: readonly Calon[], putusan: Keputusan, kini: string): string {
  const ke = semua.findIndex((b) => b.kode_barcode === kini);
  const menunggu = (b: Calon) => !b.susut && putusan[b.kode_barcode] === undefined;
  const lanjut = semua.slice(ke + 1).find(menunggu) ?? semua.find((b) => menunggu(b) && b.kode_barcode !== kini);
  return lanjut?.kode_barcode ?? kini;
}

/** The piece above or below. */
export function geser(semua: readonly Calon[], kini: string, langkah: 1 | -1): string {
  const ke = semua.findIndex((b) => b.kode_barcode === kini);
  return semua[Math.max(0, Math.min(semua.length - 1, ke + langkah))]?.kode_barcode ?? kini;
}

/** A decision by rule for every piece of a state that has none yet. */
export function menurutAturan(
  semua: readonly Calon[],
  putusan: Keputusan,
  aturan: Readonly<Record<string, Putusan | ''>>,
): Keputusan {
  const baru: Record<string, Putusan> = { ...putusan };
  for (const b of semua) {
    const pilih = aturan[b.kondisi || TANPA_KONDISI];
    if (!b.susut && pilih && baru[b.kode_barcode] === undefined) baru[b.kode_barcode] = pilih;
  }
  return baru;
}

export const TANPA_KONDISI = 'TANPA KONDISI';

/** States that these pieces were bought in. */
export const kondisiAda = (semua: readonly Calon[]): string[] =>
  [...new Set(semua.map((b) => b.kondisi || TANPA_KONDISI))].sort();
