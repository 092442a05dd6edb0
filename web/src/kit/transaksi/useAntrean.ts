// What was scanned and pressed, done in its order: a scan waits for the one before it, a key that needs the price waits
// for the price, and what comes while a document is being saved waits for its answer.
import { type RefObject, useCallback, useRef, useState } from 'react';

export interface OpsiAntre {
  /** It needs the price of what stands there. */
  harga?: boolean;
}

interface HargaDitunggu {
  pastikan: () => Promise<unknown>;
  basiKini: () => boolean;
}

export function useAntrean({ pastikan, basiKini }: HargaDitunggu, jalan: RefObject<Promise<unknown> | undefined>) {
  const [menunggu, setMenunggu] = useState(0);
  /** The last of what waits; nothing when nothing does. */
  const ekor = useRef<Promise<void>>(undefined);

  const antre = useCallback(
    (aksi: () => void | Promise<void>, { harga = false }: OpsiAntre = {}): Promise<void> => {
      const sebelum = ekor.current;
      const simpan = jalan.current;
      const lakukan = async () => {
        if (simpan) await simpan.catch(() => undefined);
        if (harga && basiKini()) await pastikan();
        // Without a price there is nothing to act on; why is said beside the total.
        if (!harga || !basiKini()) await aksi();
      };
      // With nothing before it, it begins here and now: what it asks the server is on its way before anything is drawn.
      const selesai = (sebelum ? sebelum.then(lakukan) : lakukan()).finally(() => setMenunggu((n) => n - 1));
      setMenunggu((n) => n + 1);
      // One that failed does not keep those behind it.
      const akhir = selesai
        .catch(() => undefined)
        .then(() => {
          if (ekor.current === akhir) ekor.current = undefined;
        });
      ekor.current = akhir;
      return selesai;
    },
    [pastikan, basiKini, jalan],
  );
  return {
    antre,
    menunggu: menunggu > 0,
    /** Ends with what waits now; nothing when nothing does. */
    habis: useCallback(() => ekor.current, []),
  };
}
