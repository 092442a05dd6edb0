// The page-wide scanner. A scan is what arrives in a scan field (IsianPindai), or here: a burst of keys ended by Enter or
// Tab while no text field has the focus and no dialog stands in front. People type as fast as scanners do, so nothing is
// ever read out of a field that somebody types in. A till whose scanner sends a prefix says so in its settings: such a
// scan is known in every field too, but in a password.
import { useEffect, useRef } from 'react';
import { type Bidang, tulisBidang } from './bidang';
import { tertutup, useLapis } from './lapis';
import { baca } from './simpanan';

export const JEDA_PINDAI = 100;
export const PANJANG_MINIMAL = 4;

/** What this till's scanner sends before and after a code; kept on the device. */
export const KUNCI_AWALAN = 'karat.pilihan.pemindai-awalan';
export const KUNCI_AKHIRAN = 'karat.pilihan.pemindai-akhiran';

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

  buang(): void {
    this.isi = '';
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

/** The code without what the scanner adds; nothing when it does not begin as its scans do. */
export function tanpaTanda(teks: string, awalan: string, akhiran: string): string | undefined {
  if (!teks.startsWith(awalan)) return undefined;
  const isi = teks.slice(awalan.length);
  return akhiran !== '' && isi.endsWith(akhiran) ? isi.slice(0, -akhiran.length) : isi;
}

/**
 * Could this be a code that a label, a nota or a badge carries? They have no blanks and no small letters; a nota's number,
 * an old paper's too, and a short code may be typed in small ones. What is none is neither asked about nor shown: it may
 * be a password.
 */
export function kodeWajar(teks: string): boolean {
  return (
    /^[0-9A-Z][0-9A-Z_./-]*$/.test(teks) ||
    /^[a-z][a-z0-9]{0,9}-\d{2,}([-/]\d+)*$/i.test(teks) ||
    /^[0-9a-z]{1,4}$/i.test(teks)
  );
}

export const TEKS_BUKAN_KODE =
  'Yang terbaca bukan kode. Scan atau ketik sekali lagi; nama barang dicari di Data Barang (Ctrl+K).';

export const tandaPemindai = () => ({ awalan: baca(KUNCI_AWALAN) ?? '', akhiran: baca(KUNCI_AKHIRAN) ?? '' });

const BUKAN_TEKS = new Set(['checkbox', 'radio', 'button', 'submit', 'reset', 'file', 'range', 'color', 'image']);

/** Where the keys of a person go: a field that takes text, of any kind. */
function bidangTeks(el: Element | null): HTMLElement | undefined {
  if (el instanceof HTMLInputElement) return BUKAN_TEKS.has(el.type) ? undefined : el;
  if (el instanceof HTMLTextAreaElement || el instanceof HTMLSelectElement) return el;
  return el instanceof HTMLElement && el.isContentEditable ? el : undefined;
}

const bersandi = (el: Element | null) => el instanceof HTMLInputElement && el.type === 'password';

const isiBidang = (el: Element | undefined): { bidang: Bidang; nilai: string } | undefined =>
  el instanceof HTMLInputElement || el instanceof HTMLTextAreaElement ? { bidang: el, nilai: el.value } : undefined;

/** How many parts of the page read scans without a field. */
let diHalaman = 0;
export const adaPemindaiHalaman = (): boolean => diHalaman > 0;

export function usePemindai(onPindai: (kode: string) => void, aktif = true): void {
  const panggil = useRef(onPindai);
  const lapis = useLapis();
  useEffect(() => {
    panggil.current = onPindai;
  });

  useEffect(() => {
    if (!aktif) return;
    diHalaman += 1;
    const penampung = new Penampung();
    let semula: ReturnType<typeof isiBidang>;
    const dengar = (kejadian: KeyboardEvent) => {
      if (kejadian.ctrlKey || kejadian.metaKey || kejadian.altKey || kejadian.isComposing) return;
      const { awalan, akhiran } = tandaPemindai();
      const bidang = bidangTeks(document.activeElement);
      // A burst that a field had a part in is typing, unless the scanner marks its own.
      const diam = bersandi(document.activeElement) || tertutup(lapis) || (bidang && awalan === '');
      if (diam) return penampung.buang();
      const saat = kejadian.timeStamp;
      if (kejadian.key.length === 1 && penampung.baru(saat)) semula = isiBidang(bidang);
      const teks = penampung.terima({ key: kejadian.key, saat });
      if (teks === undefined) return;
      const bertanda = awalan === '' ? undefined : tanpaTanda(teks, awalan, akhiran);
      const kode = bertanda ?? (bidang ? undefined : tanpaTanda(teks, '', akhiran));
      if (kode === undefined || kode === '') return;
      kejadian.preventDefault();
      kejadian.stopPropagation();
      if (semula) tulisBidang(semula.bidang, semula.nilai);
      semula = undefined;
      panggil.current(kode);
    };
    document.addEventListener('keydown', dengar, true);
    return () => {
      diHalaman -= 1;
      document.removeEventListener('keydown', dengar, true);
    };
  }, [aktif, lapis]);
}
