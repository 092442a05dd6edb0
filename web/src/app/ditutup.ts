// Why a session is over when the closing of its store ended it: told on the login page, until somebody logs in again.
import { bacaJson, hapus, tulisJson } from '@/kit/simpanan';
import { tanggalPanjang } from '@/kit/waktu';

export interface Ditutup {
  /** Who closed the store. */
  oleh: string;
  /** The day the store has since. */
  tgl_system: string;
}

const KUNCI = 'ditutup';

/** What a refusal, or the socket's last word, says of the closing that ended the session. */
export function ditutupDari(sebab: unknown): Ditutup | undefined {
  const detail = (sebab as { detail?: unknown } | undefined)?.detail;
  const isi = (detail as { ditutup?: Partial<Ditutup> } | null | undefined)?.ditutup;
  return isi?.oleh && isi.tgl_system ? { oleh: isi.oleh, tgl_system: isi.tgl_system } : undefined;
}

/** Kept after the session's own storage is cleared. */
export function catatDitutup(isi: Ditutup | undefined): void {
  if (isi) tulisJson(KUNCI, isi);
}

export function lupakanDitutup(): void {
  hapus(KUNCI);
}

/** The words for the login page. */
export function kabarDitutup(): string | undefined {
  const isi = bacaJson<Ditutup>(KUNCI);
  return isi && `Toko ditutup oleh ${isi.oleh}, tanggal menjadi ${tanggalPanjang(isi.tgl_system)}.`;
}
