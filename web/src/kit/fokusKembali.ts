// When a dialog goes and takes the focus with it, the focus returns to where it came from: in the dialog or drawer beneath,
// or on the page. Mantine gives it back only where a dialog closes by itself; ours go with the state that drew them. A page's text
// field is not given the focus again, since scans are read there without one; a page with a scan field leads there itself.

const DIALOG = '[aria-modal="true"]';
const HALAMAN = document.documentElement;

/** The last place in each dialog, and on the page, that had the focus. */
const terakhir = new WeakMap<Element, HTMLElement>();

const wadahDari = (el: Element): Element => el.closest(DIALOG) ?? HALAMAN;

function ingat(kejadian: FocusEvent): void {
  const { target } = kejadian;
  if (target instanceof HTMLElement) terakhir.set(wadahDari(target), target);
}

const bisa = (el: HTMLElement | undefined): el is HTMLElement =>
  el?.isConnected === true && !el.matches(':disabled') && (el.checkVisibility?.() ?? true);

function kembalikan(): void {
  const kini = document.activeElement;
  if (kini !== null && kini !== document.body && kini.isConnected) return;
  const dialog = [...document.querySelectorAll<HTMLElement>(DIALOG)].at(-1);
  const lama = terakhir.get(dialog ?? HALAMAN);
  if (dialog) {
    // What opened it may be done and gone: then the dialog itself, so that Tab and Escape are its own.
    const isi = dialog.matches('[tabindex]') ? dialog : dialog.querySelector<HTMLElement>('[tabindex="-1"]');
    (bisa(lama) ? lama : (isi ?? undefined))?.focus({ preventScroll: true });
  } else if (bisa(lama) && !lama.matches('input, textarea') && !document.querySelector('[data-scan]'))
    lama.focus({ preventScroll: true });
}

const berdialog = (simpul: Node): boolean =>
  simpul instanceof Element && (simpul.matches(DIALOG) || simpul.querySelector(DIALOG) !== null);

/** Dialogs hang in a node of the body, beside the page; what moves within the page is not looked at. */
const wadahDialog = (simpul: Node): simpul is HTMLElement =>
  simpul instanceof HTMLElement && simpul.dataset.portal !== undefined;

export function pasangFokusKembali(): () => void {
  const semua: MutationObserver[] = [];
  const amati = (simpul: Node) => {
    const satu = new MutationObserver((catatan) => {
      for (const c of catatan) for (const baru of c.addedNodes) if (wadahDialog(baru)) amati(baru);
      // After the screens themselves, which may know a better place.
      if (catatan.some((c) => [...c.removedNodes].some(berdialog))) setTimeout(kembalikan);
    });
    satu.observe(simpul, { childList: true });
    semua.push(satu);
  };
  document.addEventListener('focusin', ingat, true);
  amati(document.body);
  for (const simpul of document.body.children) if (wadahDialog(simpul)) amati(simpul);
  return () => {
    document.removeEventListener('focusin', ingat, true);
    for (const satu of semua) satu.disconnect();
  };
}
