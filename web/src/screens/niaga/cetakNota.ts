// The nota on paper: on the printer this counter chose, by itself; or as PDF, when it is asked for.
import { baca, tulis } from '@/kit/simpanan';
import { bukaPdf, PDF } from '@/screens/barang/DialogCetak';
import { type Printer, unduhCetak } from '@/screens/cetak/api';
import { notaSebagaiPdf, serahkanNota } from './api';

const INGAT = 'karat.pilihan.printer-nota';

/** Where notas go: what this counter chose, or the store's first printer of sheets; else a PDF that is opened by hand. */
export function printerNota(ada: readonly Printer[] = []): string {
  const dipilih = baca(INGAT);
  if (dipilih !== null && (dipilih === PDF || ada.length === 0 || ada.some((p) => p.nama === dipilih))) return dipilih;
  return ada.find((p) => p.jenis === 'PDF')?.nama ?? PDF;
}

export function pilihPrinterNota(nama: string): void {
  tulis(INGAT, nama);
}

/** Printers that carry a nota. */
export function bisaNota(p: Printer): boolean {
  return p.aktif && (p.jenis === 'PDF' || p.jenis === 'ESCPOS');
}

/** Hands out the nota of a transaction; answers what became of it. A PDF opens in a window of its own. */
export async function cetakNota(no: string, jalur = 'penjualan', ke = printerNota()): Promise<string> {
  if (ke === PDF) {
    await bukaPdf(() => notaSebagaiPdf(no, jalur), `${no}.pdf`);
    return 'Nota dibuka';
  }
  const { data, message } = await serahkanNota(no, ke, jalur);
  if (data.kerja?.cara === 'UNDUH') await unduhCetak(data.kerja);
  return message ?? 'Nota dicetak';
}
