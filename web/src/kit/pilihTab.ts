// Tab takes the highlighted match of a select, as Enter does: what was found by typing is meant. One listener serves every
// select of the product; what is chosen already stays chosen.

/** The highlighted option of an open list that the key was pressed in; none when it is what is chosen anyway. */
function disorot(bidang: Element): HTMLElement | undefined {
  if (bidang.getAttribute('aria-expanded') !== 'true') return undefined;
  const daftar = document.getElementById(bidang.getAttribute('aria-controls') ?? '');
  const opsi = daftar?.querySelector<HTMLElement>('[data-combobox-selected]');
  return opsi && !opsi.hasAttribute('data-combobox-active') ? opsi : undefined;
}

function dengar(kejadian: KeyboardEvent): void {
  if (kejadian.key !== 'Tab' || kejadian.isComposing) return;
  if (kejadian.target instanceof HTMLInputElement) disorot(kejadian.target)?.click();
}

export function pasangPilihTab(): () => void {
  document.addEventListener('keydown', dengar, true);
  return () => document.removeEventListener('keydown', dengar, true);
}
