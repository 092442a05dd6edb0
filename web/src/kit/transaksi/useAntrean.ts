// What was scanned and pressed, done in its order: a scan waits for the one before it, a key that needs the price waits
// for the price, and what comes while a document is being saved waits for its answer.
import { type RefObject, useCallback, useRef } from 'react';
import { useNanti } from '../nanti';

export interface OpsiAntre {
  /** It needs the price of what stands there. */
  harga?: boolean;
}

interface HargaDitunggu {
  pastikan: () => Promise<unknown>;
  basiKini: () => boolean;
}

export function useAntrean({ pastikan, basiKini }: HargaDitunggu, jalan: RefObject<Promise<unknown> | undefined>) {
  const [menunggu, tampilkan] = useNanti();
  const banyak = useRef(0);
  /** The last of what waits; nothing when nothing does. */
  const ekor = useRef<Promise<void>>(undefined);

  const antre = useCallback(
    (aksi: () => void | Promise<void>, { harga = false }: OpsiAntre = {}): Promise<void> => {
      banyak.current += 1;
      if (banyak.current === 1) tampilkan(true);
      const sebelum = ekor.current;
      const simpan = jalan.current;
      const lakukan = async () => {
        if (simpan) await simpan.catch(() => undefined);
        if (harga && basiKini()) await pastikan();
        // Without a price there is nothing to act on; why is said beside the total.
        if (!harga || !basiKini()) await aksi();
      };
      // With nothing before it, it begins here and now: what it asks the server is on its way before anything is drawn.
      const selesai = (sebelum ? sebelum.then(lakukan) : lakukan()).finally(() => {
        banyak.current -= 1;
        if (banyak.current === 0) tampilkan(false);
      });
      // One that failed does not keep those behind it.
      const akhir = selesai
        .catch(() => undefined)
        .then(() => {
          if (ekor.current === akhir) ekor.current = undefined;
        });
      ekor.current = akhir;
      return selesai;
    },
    [pastikan, basiKini, jalan, tampilkan],
  );
  return {
    antre,
    /** Something waits, and has for a while. */
    menunggu,
    menungguKini: useCallback(() => banyak.current > 0, []),
    /** Ends with what waits now; nothing when nothing does. */
    habis: useCallback(() => ekor.current, []),
  };
}
