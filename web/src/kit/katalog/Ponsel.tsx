// A phone with a screen of the app in it, light or dark as the person's own screens are.
import type { ReactNode } from 'react';
import kelas from './ponsel.module.css';

export function Ponsel({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={kelas.bingkai} aria-label={label}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <div className={kelas.layar} tabIndex={0}>
        {children}
      </div>
    </section>
  );
}
