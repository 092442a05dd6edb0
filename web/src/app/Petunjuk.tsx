// The name of a button of the header, below it while it is pointed at or has the keyboard. Drawn by the style sheet: it
// stands on every page, and should cost it nothing. For the eye alone; the button has its own label.
import type { ReactNode } from 'react';
import kelas from './Petunjuk.module.css';

/** `lebar`: there is no room for it on a phone. */
export function Petunjuk({ teks, lebar, children }: { teks: string; lebar?: boolean; children: ReactNode }) {
  return (
    <span className={kelas.petunjuk} data-petunjuk={teks} data-lebar={lebar || undefined}>
      {children}
    </span>
  );
}
