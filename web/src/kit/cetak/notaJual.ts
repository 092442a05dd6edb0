// The nota of a sale that another document ended in: an order fetched, a pre-order sold, an instalment paid.
import { ambilBerkas, panggil } from '@/api/panggil';
import type { KertasNota } from './nota';

export const kertasPenjualan = (no: string, label?: string): KertasNota => {
  const serahkan = (printer: string) => panggil('POST', 'penjualan/{no}/cetak', { jalur: { no }, body: { printer } });
  return {
    no,
    label,
    serahkan,
    pdf: async () => {
      await serahkan('');
      return ambilBerkas('GET', 'penjualan/{no}/nota', { jalur: { no } });
    },
  };
};
