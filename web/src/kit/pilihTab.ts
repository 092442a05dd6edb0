// Tab takes the highlighted match of a select, as Enter does: what was found by typing is meant. One listener serves every
// select of the product; what is chosen already stays chosen.

/** The highlighted option of an open list that the key was pressed in; none when it is what is chosen anyway. */
function disorot(bidang: HTMLInputElement): HTMLElement | undefined {
  const opsi = daftarTerbuka(bidang)?.querySelector<HTMLElement>('[data-combobox-selected]');
  return opsi && !opsi.hasAttribute('data-combobox-active') ? opsi : undefined;
}

/** The first match of what was typed, where the keys were faster than the list that would have highlighted it. */
function belumDisorot(bidang: HTMLInputElement): HTMLElement | undefined {
  const daftar = daftarTerbuka(bidang);
  // Where any text is an answer (`data-bebas`), a match is only a proposal.
  if (!daftar || bidang.value.trim() === '' || bidang.dataset.bebas !== undefined) return undefined;
  if (daftar.querySelector('[data-combobox-selected], [data-combobox-active]')) return undefined;
  return daftar.querySelector<HTMLElement>('[data-combobox-option]:not([data-combobox-disabled])') ?? undefined;
}

/** One choice, after which the list closes. Where several are chosen, taking one a second time would give it back. */
const tunggal = (bidang: HTMLInputElement): boolean => bidang.classList.contains('mantine-Select-input');

function daftarTerbuka(bidang: HTMLInputElement): HTMLElement | null {
  if (bidang.getAttribute('aria-expanded') !== 'true') return null;
  return document.getElementById(bidang.getAttribute('aria-controls') ?? '');
}

function dengar(kejadian: KeyboardEvent): void {
  const bidang = kejadian.target;
  if (kejadian.isComposing || !(bidang instanceof HTMLInputElement)) return;
  if (kejadian.key === 'Tab') (disorot(bidang) ?? belumDisorot(bidang))?.click();
  if (kejadian.key !== 'Enter') return;
  // A select takes the highlighted one itself, but forgets which it is when its list opened late, on a slow machine.
  const opsi = (tunggal(bidang) ? disorot(bidang) : undefined) ?? belumDisorot(bidang);
  if (!opsi) return;
  kejadian.preventDefault();
  opsi.click();
}

export function pasangPilihTab(): () => void {
  document.addEventListener('keydown', dengar, true);
  return () => document.removeEventListener('keydown', dengar, true);
}
