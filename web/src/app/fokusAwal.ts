// Every screen begins with its first field focused: the scan field where there is one, else the first field of its form,
// else the search of its list. A page that reads scans without a field keeps the focus out of fields, on what it marks
// (`data-awal`: the first card of a board); on a touch screen nothing is focused: the keyboard would cover the page.
import { useEffect } from 'react';
import { lapisTerbuka } from '@/kit/lapis';
import { adaPemindaiHalaman } from '@/kit/pemindai';

const BIDANG =
  'input:not([type=hidden]):not([type=checkbox]):not([type=radio]):not([type=file]):not(:disabled), textarea:not(:disabled), select:not(:disabled)';

const tampak = (el: HTMLElement) => el.checkVisibility?.() ?? true;
const pertama = (wadah: ParentNode | null, pilih: string) =>
  [...(wadah?.querySelectorAll<HTMLElement>(pilih) ?? [])].find(tampak);

/** Where typing begins on this page; nothing while there is no field, or where scans are read without one. */
export function bidangAwal(utama: HTMLElement): HTMLElement | undefined {
  const tetap = pertama(utama, '[data-scan], [data-pindai], [data-autofocus]');
  if (tetap) return tetap;
  if (adaPemindaiHalaman()) return pertama(utama, '[data-awal]');
  return (
    pertama(utama.querySelector('form'), BIDANG) ?? pertama(utama, 'input[aria-label="Cari"]') ?? pertama(utama, BIDANG)
  );
}

const bebas = () => document.activeElement === document.body || document.activeElement?.id === 'isi';
const sentuh = () => window.matchMedia?.('(pointer: coarse)').matches ?? false;

export function useFokusAwal(halaman: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every page
  useEffect(() => {
    const utama = document.getElementById('isi');
    if (!utama || sentuh()) return;
    const coba = () => {
      if (!bebas() || lapisTerbuka() > 0) return true;
      const bidang = bidangAwal(utama);
      bidang?.focus({ preventScroll: true });
      return bidang !== undefined;
    };
    if (coba()) return;
    // What is still being loaded; whoever points or presses meanwhile knows better.
    const amati = new MutationObserver(() => coba() && berhenti());
    const berhenti = () => {
      amati.disconnect();
      document.removeEventListener('pointerdown', berhenti, true);
    };
    amati.observe(utama, { childList: true, subtree: true });
    document.addEventListener('pointerdown', berhenti, true);
    return berhenti;
  }, [halaman]);
}
