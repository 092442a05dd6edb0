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

const WAJIB = 'input[required]:not(:disabled), textarea[required]:not(:disabled)';

/** To the first field that is asked for and stands empty; where none does, to the scan field: then it is the goods that lack. */
export function keYangKurang(wadah: Element | null | undefined): void {
  const kosong = [...(wadah?.querySelectorAll<HTMLInputElement>(WAJIB) ?? [])].filter((b) => b.value.trim() === '');
  for (const bidang of [...kosong, wadah?.querySelector<HTMLElement>('[data-scan], [data-pindai]')]) {
    bidang?.focus();
    // What is out of sight (a tab that is not open) does not take it.
    if (bidang && document.activeElement === bidang) return;
  }
}

/** On from a field that was answered, within its dialog or form, or the page. A page's filter (no label) keeps the focus. */
export function majuDari(bidang: HTMLInputElement): void {
  const wadah = bidang.closest<HTMLElement>('[role="dialog"], form, main');
  if (wadah && (wadah.tagName !== 'MAIN' || (bidang.labels?.length ?? 0) > 0)) pindahFokus(wadah, bidang);
}
