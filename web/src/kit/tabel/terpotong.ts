// What does not fit its cell is read under the pointer: the browser's own tooltip, set when the pointer comes.
// One listener a table; nothing is measured while rows are drawn.
import { type RefObject, useEffect } from 'react';

export function useTerpotong(gulir: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const el = gulir.current;
    if (!el) return;
    const datang = (kejadian: Event) => {
      const sel = kejadian.target instanceof Element && kejadian.target.closest('td, th');
      if (!(sel instanceof HTMLElement)) return;
      const terpotong = [sel, ...sel.querySelectorAll<HTMLElement>('*')].some(
        (satu) => satu.scrollWidth > satu.clientWidth && satu.clientWidth > 1,
      );
      const teks = sel.textContent.trim();
      if (terpotong && teks) sel.title = teks;
      else sel.removeAttribute('title');
    };
    el.addEventListener('mouseover', datang, { passive: true });
    return () => el.removeEventListener('mouseover', datang);
  }, [gulir]);
}
