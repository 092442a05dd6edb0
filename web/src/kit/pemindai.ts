// The page-wide scanner: keys under 100 ms apart, ended by Enter or Tab, are a scan wherever the focus is.
// Characters that fell into a focused field meanwhile are taken out of it again.
import { useEffect, useRef } from 'react';

export const JEDA_PINDAI = 100;
export const PANJANG_MINIMAL = 4;

export interface Ketukan {
  key: string;
  saat: number;
}

/** Gathers keystrokes; answers the code when an Enter or Tab closes a burst fast enough to be a scanner. */
export class Penampung {
  private isi = '';
  private terakhir = Number.NEGATIVE_INFINITY;

  /** True while the next character would start a new burst. */
  baru(saat: number): boolean {
    return this.isi === '' || saat - this.terakhir > JEDA_PINDAI;
  }

  terima({ key, saat }: Ketukan): string | undefined {
    const cepat = saat - this.terakhir <= JEDA_PINDAI;
    if (key === 'Enter' || key === 'Tab') {
      const kode = cepat && this.isi.length >= PANJANG_MINIMAL ? this.isi : undefined;
      this.isi = '';
      return kode;
    }
    if (key.length !== 1) return undefined;
    this.isi = cepat ? this.isi + key : key;
    this.terakhir = saat;
    return undefined;
  }
}

type Bidang = HTMLInputElement | HTMLTextAreaElement;

function bidangTerfokus(): Bidang | undefined {
  const el = document.activeElement;
  return el instanceof HTMLInputElement || el instanceof HTMLTextAreaElement ? el : undefined;
}

/** Writes the way React notices. */
function kembalikan(bidang: Bidang, nilai: string): void {
  const pola = bidang instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(pola, 'value')?.set?.call(bidang, nilai);
  bidang.dispatchEvent(new Event('input', { bubbles: true }));
}

export function usePemindai(onPindai: (kode: string) => void, aktif = true): void {
  const panggil = useRef(onPindai);
  useEffect(() => {
    panggil.current = onPindai;
  });

  useEffect(() => {
    if (!aktif) return;
    const penampung = new Penampung();
    let semula: { bidang: Bidang; nilai: string } | undefined;
    const dengar = (kejadian: KeyboardEvent) => {
      if (kejadian.ctrlKey || kejadian.metaKey || kejadian.altKey || kejadian.isComposing) return;
      const saat = kejadian.timeStamp;
      if (kejadian.key.length === 1 && penampung.baru(saat)) {
        const bidang = bidangTerfokus();
        semula = bidang && { bidang, nilai: bidang.value };
      }
      const kode = penampung.terima({ key: kejadian.key, saat });
      if (kode === undefined) return;
      kejadian.preventDefault();
      kejadian.stopPropagation();
      if (semula) kembalikan(semula.bidang, semula.nilai);
      semula = undefined;
      panggil.current(kode);
    };
    document.addEventListener('keydown', dengar, true);
    return () => document.removeEventListener('keydown', dengar, true);
  }, [aktif]);
}
