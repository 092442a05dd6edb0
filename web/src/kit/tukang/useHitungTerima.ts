// What a delivery comes to in fine gold, asked while it is typed.
import { useHitungDialog } from '../dokumen/useHitungDialog';

/** The figures both kinds of delivery (for an order, for the shop) are told. */
export interface HitunganTerima {
  saldo: number;
  murni_barang: number;
  murni_rosok: number;
  susut: number;
  sisa: number;
  norma: number;
  susut_norma: number;
  susut_lebih: number;
}

interface Tanya<I, H> {
  kunci: readonly unknown[];
  isi: I & { keterangan?: string };
  siap: boolean;
  hitung: (isi: I, signal: AbortSignal) => Promise<H>;
}

/** Remarks do not change the answer. */
export const useHitungTerima = <I extends object, H extends HitunganTerima>({ isi, ...sisa }: Tanya<I, H>) =>
  useHitungDialog<I, H>({ ...sisa, isi: { ...isi, keterangan: '' } });
