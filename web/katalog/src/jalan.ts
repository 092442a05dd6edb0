// Addresses of the app: one history for both editions, each below its own word. No library: nine screens need none.
import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

export const DASAR = location.pathname.startsWith('/katalog-berlian') ? '/katalog-berlian' : '/katalog';
export const EDISI = DASAR === '/katalog' ? 'emas' : 'berlian';

const pendengar = new Set<() => void>();
const kabari = (): void => {
  for (const p of pendengar) p();
};
// Going back comes to where a page was left; going on begins at its top.
let mundur = false;
history.scrollRestoration = 'manual';
addEventListener('popstate', () => {
  mundur = true;
  kabari();
});

// How deep we are: going back from the first page would leave the app.
let dalam = 0;
const letak = new Map<string, number>();
const kunci = (): string => location.pathname + location.search;

function pindah(ubah: () => void): void {
  const halus = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (halus && document.startViewTransition) document.startViewTransition(ubah);
  else ubah();
}

export function ke(jalan: string, ganti = false): void {
  letak.set(kunci(), scrollY);
  mundur = false;
  const lewat = ganti ? (ubah: () => void): void => ubah() : pindah;
  lewat(() => {
    if (ganti) history.replaceState(null, '', DASAR + jalan);
    else {
      history.pushState(null, '', DASAR + jalan);
      dalam += 1;
    }
    // Drawn before the picture of the new page is taken.
    flushSync(kabari);
    scrollTo(0, 0);
  });
}

export function kembali(): void {
  if (dalam > 0) {
    dalam -= 1;
    history.back();
  } else ke('/', true);
}

// Where a page was left, once its content is there again.
export const pulihkanLetak = (): void => {
  const y = letak.get(kunci());
  if (mundur && y) requestAnimationFrame(() => scrollTo(0, y));
};

export type Jalan = { bagian: string[]; tanya: URLSearchParams };

const baca = (): string => location.pathname.slice(DASAR.length) + location.search;
const dengar = (p: () => void): (() => void) => {
  pendengar.add(p);
  return () => pendengar.delete(p);
};

export function useJalan(): Jalan {
  const teks = useSyncExternalStore(dengar, baca);
  const [jalan = '', tanya = ''] = teks.split('?');
  const bagian = jalan
    .split('/')
    .filter(Boolean)
    .map((b) => {
      try {
        return decodeURIComponent(b);
      } catch {
        return b;
      }
    });
  return { bagian, tanya: new URLSearchParams(tanya) };
}
