// From one field to the next: which one that is, in a form, a dialog or a page.

const BISA_FOKUS = 'input:not([type=hidden]):not(:disabled), select:not(:disabled), textarea:not(:disabled)';

/** To the next field that takes the focus; from the last one to the button marked `data-simpan`, where there is one. */
export function pindahFokus(wadah: HTMLElement, dari: Element): void {
  const bidang = [...wadah.querySelectorAll<HTMLElement>(BISA_FOKUS)];
  for (const berikut of bidang.slice(bidang.indexOf(dari as HTMLElement) + 1)) {
    // What is only read, or is out of sight (a file, a picture), is no next step.
    if (berikut.tabIndex < 0) continue;
    berikut.focus();
    if (document.activeElement === berikut) return;
  }
  wadah.querySelector<HTMLElement>('[data-simpan]')?.focus();
}

/** On from a field that was answered, within its dialog or form, or the page. A page's filter (no label) keeps the focus. */
export function majuDari(bidang: HTMLInputElement): void {
  const wadah = bidang.closest<HTMLElement>('[role="dialog"], form, main');
  if (wadah && (wadah.tagName !== 'MAIN' || (bidang.labels?.length ?? 0) > 0)) pindahFokus(wadah, bidang);
}
