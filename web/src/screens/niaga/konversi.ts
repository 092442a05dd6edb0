// The gram-conversion caption of a transaction (KONVERSI_GRAM_MODULE): what its pieces weigh as 24K, cut as the nota does.
import { modulNyala } from '@/app/gerbang';
import { useSesiAda } from '@/app/sesi';
import { berat, gram24K } from '@/kit/angka';

interface Barang {
  berat: number;
  /** The purity the nota reckons with: the printed one of what is sold, the assayed one of what is bought. */
  kadar: number;
}

/** Writes it after a weight; nothing where the module is off or there is nothing to weigh. */
export function useKonversi(): (barang: readonly Barang[]) => string {
  const nyala = modulNyala(useSesiAda().modul, 'KONVERSI_GRAM_MODULE');
  return (barang) =>
    nyala && barang.length > 0
      ? ` · ${berat(gram24K(barang.map((b) => ({ berat: b.berat, kadar_cetak: b.kadar }))))} gr 24K`
      : '';
}

/** A piece that is bought, as the nota of purchases converts it. */
export const dibeli = (b: { berat: number; kadar_uji: number }): Barang => ({ berat: b.berat, kadar: b.kadar_uji });
export const dijual = (b: { berat: number; kadar_cetak: number }): Barang => ({ berat: b.berat, kadar: b.kadar_cetak });
