// The gram-conversion caption of a transaction (KONVERSI_GRAM_MODULE): what its pieces weigh as 24K, cut as the nota does.
import { modulNyala } from '@/app/gerbang';
import { useSesiAda } from '@/app/sesi';
import { berat, gram24K } from '@/kit/angka';
import { mg } from '@/kit/curah/isi';

interface Barang {
  berat: number;
  /** The purity the nota reckons with: the printed one of what is sold, the assayed one of what is bought. */
  kadar: number;
}

/** Writes grams of 24K after a weight; nothing where the module is off or there is nothing to weigh. */
function useTulisan(): (gram: number, banyak: number) => string {
  const nyala = modulNyala(useSesiAda().modul, 'KONVERSI_GRAM_MODULE');
  return (gram, banyak) => (nyala && banyak > 0 ? ` · ${berat(gram)} gr 24K` : '');
}

export function useKonversi(): (barang: readonly Barang[]) => string {
  const tulisan = useTulisan();
  return (barang) => tulisan(gram24K(barang.map((b) => ({ berat: b.berat, kadar_cetak: b.kadar }))), barang.length);
}

/** Manual goods: what leaves a tray takes its part of the tray's fine weight, which the server reckons. */
export function useKonversiManual(): (barang: readonly { konversi_berat: number }[]) => string {
  const tulisan = useTulisan();
  return (barang) => tulisan(barang.reduce((n, b) => n + mg(b.konversi_berat), 0) / 1000, barang.length);
}

/** A piece that is bought, as the nota of purchases converts it. */
export const dibeli = (b: { berat: number; kadar_uji: number }): Barang => ({ berat: b.berat, kadar: b.kadar_uji });
export const dijual = (b: { berat: number; kadar_cetak: number }): Barang => ({ berat: b.berat, kadar: b.kadar_cetak });
