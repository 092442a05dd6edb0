// Selects by keyboard. Tab and Enter take the highlighted match: what was found by typing is meant; what is chosen already
// stays chosen. After Enter the focus goes on to the next field. What was typed and fits nothing is not thrown away: it
// stays, marked, with the focus, and the list says so. One listener serves every select of the product.
import { enterPolos } from './enter';
import { majuDari } from './fokus';

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

/** Only what its list holds is an answer: leaving such a field wipes anything else. */
const hanyaDaftar = (bidang: HTMLInputElement): boolean =>
  tunggal(bidang) || bidang.classList.contains('mantine-MultiSelect-inputField');

function daftarTerbuka(bidang: HTMLInputElement): HTMLElement | null {
  if (bidang.getAttribute('aria-expanded') !== 'true') return null;
  return document.getElementById(bidang.getAttribute('aria-controls') ?? '');
}

/** Something was typed, and the list that is open for it has nothing like it. A list that the server searches answers itself. */
function takCocok(bidang: HTMLInputElement): boolean {
  if (!hanyaDaftar(bidang) || bidang.readOnly || bidang.dataset.cariServer !== undefined) return false;
  if (bidang.value.trim() === '') return false;
  const daftar = daftarTerbuka(bidang);
  return daftar !== null && daftar.querySelector('[data-combobox-option]') === null;
}

const tersorotSemua = (bidang: HTMLInputElement): boolean =>
  bidang.selectionStart === 0 && bidang.selectionEnd === bidang.value.length;

/** The key does nothing more, anywhere; the next letter replaces what was typed. */
function tahan(kejadian: KeyboardEvent, bidang: HTMLInputElement): void {
  kejadian.preventDefault();
  kejadian.stopPropagation();
  bidang.select();
}

/** The select whose match this very Enter took. */
let diambil: HTMLInputElement | undefined;

function dengar(kejadian: KeyboardEvent): void {
  diambil = undefined;
  const bidang = kejadian.target;
  if (kejadian.isComposing || !(bidang instanceof HTMLInputElement)) return;
  const enter = enterPolos(kejadian);
  if (kejadian.key === 'Tab') (disorot(bidang) ?? belumDisorot(bidang))?.click();
  // Tab a second time leaves: nobody is held in a field.
  if ((enter || (kejadian.key === 'Tab' && !tersorotSemua(bidang))) && takCocok(bidang)) {
    tahan(kejadian, bidang);
    return;
  }
  if (kejadian.key !== 'Enter') return;
  const satu = tunggal(bidang);
  if (satu && enter && sudahDipilih(bidang)) {
    // Taken again it would be given back.
    kejadian.preventDefault();
    kejadian.stopPropagation();
    majuDari(bidang);
    return;
  }
  // A select takes the highlighted one itself, but forgets which it is when its list opened late, on a slow machine.
  const opsi = (satu ? disorot(bidang) : undefined) ?? belumDisorot(bidang);
  if (!opsi) return;
  kejadian.preventDefault();
  opsi.click();
  if (satu && enter) diambil = bidang;
}

/** The list is open on what was chosen before, and nothing else is highlighted in it. */
function sudahDipilih(bidang: HTMLInputElement): boolean {
  const daftar = daftarTerbuka(bidang);
  if (!daftar?.querySelector('[data-combobox-active]')) return false;
  return daftar.querySelector('[data-combobox-selected]:not([data-combobox-active])') === null;
}

/** After everybody else: where the screen itself did not lead on, the next field of the form has the focus. */
function lanjutkan(): void {
  const bidang = diambil;
  diambil = undefined;
  if (bidang && document.activeElement === bidang) majuDari(bidang);
}

export function pasangPilihTab(): () => void {
  document.addEventListener('keydown', dengar, true);
  document.addEventListener('keydown', lanjutkan);
  return () => {
    document.removeEventListener('keydown', dengar, true);
    document.removeEventListener('keydown', lanjutkan);
  };
}
