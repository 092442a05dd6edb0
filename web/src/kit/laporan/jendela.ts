// Which rows of a report's table are in sight. All are equally high but the few that were opened, so nothing is kept
// for a row: more rows cost no more, and a batch that arrives out of sight changes only the height below.
import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

export interface Letak {
  banyak: number;
  /** Height of a row that is not opened. */
  tinggi: number;
  /** What opened rows are higher by. */
  lebih: ReadonlyMap<number, number>;
}

export interface Jendela {
  /** Rows to draw: from `awal`, before `akhir`. */
  awal: number;
  akhir: number;
  /** Heights of what is not drawn above and below. */
  atas: number;
  bawah: number;
}

/** Rows drawn beyond the edges, so that scrolling finds them there. */
const CADANGAN = 8;
/** The first drawing is a short one, so that rows show soon; the rest of the place is filled a frame later. */
const TINGGI_AWAL = 360;

/** Rows from `gulir` to `gulir + tampak`, with some to spare on both sides once the place has a height. */
export function jendela({ banyak, tinggi, lebih }: Letak, gulir: number, tampak: number | undefined): Jendela {
  const cadangan = tampak === undefined ? 0 : CADANGAN;
  const terbuka = [...lebih].filter(([ke]) => ke < banyak).sort(([a], [b]) => a - b);
  const mulai = (ke: number) => terbuka.reduce((y, [i, t]) => (i < ke ? y + t : y), ke * tinggi);
  const pada = (y: number) => {
    let geser = 0;
    for (const [i, t] of terbuka) {
      const atas = i * tinggi + geser;
      if (y < atas) break;
      if (y < atas + tinggi + t) return i;
      geser += t;
    }
    return Math.floor((y - geser) / tinggi);
  };
  const terakhir = Math.max(0, banyak - 1);
  const awal = Math.min(terakhir, Math.max(0, pada(Math.max(0, gulir)) - cadangan));
  const akhir = Math.min(banyak, Math.max(awal, pada(gulir + (tampak ?? TINGGI_AWAL))) + 1 + cadangan);
  return { awal, akhir, atas: mulai(awal), bawah: mulai(banyak) - mulai(akhir) };
}

/** The window of an element that scrolls; draws again only when another row came into sight. */
export function useJendela(gulir: RefObject<HTMLElement | null>, letak: Letak): Jendela {
  const { tinggi } = letak;
  const [posisi, setPosisi] = useState(0);
  const [tampak, setTampak] = useState<number>();
  useEffect(() => {
    const el = gulir.current;
    if (!el) return;
    const digulir = () => {
      const baris = Math.floor(el.scrollTop / tinggi) * tinggi;
      // At once: what comes into sight must be there in the same frame.
      flushSync(() => setPosisi(baris));
    };
    const pengamat = new ResizeObserver(() => setTampak(el.clientHeight));
    pengamat.observe(el);
    el.addEventListener('scroll', digulir, { passive: true });
    return () => {
      pengamat.disconnect();
      el.removeEventListener('scroll', digulir);
    };
  }, [gulir, tinggi]);
  return jendela(letak, posisi, tampak);
}
