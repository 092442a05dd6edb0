// Rows that arrive in batches: they are gathered and shown once per animation frame, however fast they come.
// Emptying drops what has not been shown yet.
import { useCallback, useEffect, useRef, useState } from 'react';

export interface Aliran<R> {
  baris: readonly R[];
  tambah: (kiriman: readonly R[]) => void;
  kosongkan: () => void;
}

export function useAliran<R>(): Aliran<R> {
  const [baris, setBaris] = useState<readonly R[]>([]);
  const antrean = useRef<R[]>([]);
  const bingkai = useRef(0);

  const tambah = useCallback((kiriman: readonly R[]) => {
    for (const satu of kiriman) antrean.current.push(satu);
    if (bingkai.current !== 0) return;
    bingkai.current = requestAnimationFrame(() => {
      bingkai.current = 0;
      const baru = antrean.current;
      antrean.current = [];
      setBaris((lama) => lama.concat(baru));
    });
  }, []);

  const kosongkan = useCallback(() => {
    cancelAnimationFrame(bingkai.current);
    bingkai.current = 0;
    antrean.current = [];
    setBaris([]);
  }, []);

  useEffect(() => () => cancelAnimationFrame(bingkai.current), []);
  return { baris, tambah, kosongkan };
}
