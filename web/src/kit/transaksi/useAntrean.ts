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
  const ekor = useRef<Promise<void>>(Promise.resolve());

  const antre = useCallback(
    (aksi: () => void | Promise<void>, { harga = false }: OpsiAntre = {}): Promise<void> => {
      setMenunggu((n) => n + 1);
      const simpan = jalan.current;
      const selesai = ekor.current
        .then(async () => {
          await simpan?.catch(() => undefined);
          if (harga) await pastikan();
          // Without a price there is nothing to act on; why is said beside the total.
          if (!harga || !basiKini()) await aksi();
        })
        .finally(() => setMenunggu((n) => n - 1));
      // One that failed does not keep those behind it.
      ekor.current = selesai.catch(() => undefined);
      return selesai;
    },
    [pastikan, basiKini, jalan],
  );
  return {
    antre,
    menunggu: menunggu > 0,
    /** Resolves once everything that waits now is done. */
    habis: useCallback(() => ekor.current, []),
  };
}
