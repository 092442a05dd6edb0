// Whether a table goes on past its right edge: the style sheet puts a soft shadow there (`data-lagi`).
// Measured when a size changed or it was scrolled sideways, never while rows are drawn.
import { type RefObject, useEffect } from 'react';

/** Fractions of a pixel are no column. */
const SISA = 2;

export function useTepi(gulir: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const el = gulir.current;
    if (!el) return;
    let kiri = 0;
    const ukur = () => {
      kiri = el.scrollLeft;
      el.dataset.lagi = el.scrollWidth - el.clientWidth - kiri > SISA ? 'ya' : 'tidak';
    };
    const geser = () => {
      if (el.scrollLeft !== kiri) ukur();
    };
    const pengamat = new ResizeObserver(ukur);
    pengamat.observe(el);
    if (el.firstElementChild) pengamat.observe(el.firstElementChild);
    el.addEventListener('scroll', geser, { passive: true });
    return () => {
      pengamat.disconnect();
      el.removeEventListener('scroll', geser);
    };
  }, [gulir]);
}
