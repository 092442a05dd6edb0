// A till that nobody touches locks itself: the server locks a session that is not used, but a screen that still shows
// what it showed is locked here, after the same time.
import { useEffect } from 'react';
import { kunciLayar } from './aksiSesi';

const TANDA = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;
/** How often the clock is looked at; a sleeping tablet is locked when it wakes. */
const DETAK = 15_000;
/** A whole day means never. */
const TIDAK_PERNAH = 1440;

export function useKunciDiam(menit: number | undefined): void {
  useEffect(() => {
    if (menit === undefined || menit <= 0 || menit >= TIDAK_PERNAH) return;
    let terakhir = Date.now();
    const sentuh = () => {
      terakhir = Date.now();
    };
    const periksa = () => {
      if (Date.now() - terakhir >= menit * 60_000) {
        sentuh();
        void kunciLayar().catch(() => undefined);
      }
    };
    const detak = setInterval(periksa, DETAK);
    for (const t of TANDA) document.addEventListener(t, sentuh, { capture: true, passive: true });
    return () => {
      clearInterval(detak);
      for (const t of TANDA) document.removeEventListener(t, sentuh, { capture: true });
    };
  }, [menit]);
}
