// The nota on paper: on the printer this counter chose, by itself; or as PDF, when it is asked for.
import { baca, tulis } from '../simpanan';
import { type KerjaCetak, type Printer, unduhCetak } from './api';
import { bukaPdf, PDF } from './DialogCetak';

const INGAT = 'karat.pilihan.printer-nota';

/** A nota that can be handed out, whichever document it is of. */
export interface KertasNota {
  no: string;
  /** On its button, where a document has several. */
  label?: string;
  /** Writes it down as handed out, and prints it where a printer is named. */
  serahkan: (printer: string) => Promise<{ data: { kerja?: KerjaCetak | null }; message?: string }>;
  /** As a file, written down as handed out as well. */
  pdf: () => Promise<Blob>;
}

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

/** Hands out a nota; answers what became of it. A PDF opens in a window of its own. */
export async function cetakNota(nota: KertasNota, ke: string): Promise<string> {
  if (ke === PDF) {
    await bukaPdf(nota.pdf, `${nota.no}.pdf`);
    return 'Nota dibuka';
  }
  const { data, message } = await nota.serahkan(ke);
  if (data.kerja?.cara === 'UNDUH') await unduhCetak(data.kerja);
  return message ?? 'Nota dicetak';
}
