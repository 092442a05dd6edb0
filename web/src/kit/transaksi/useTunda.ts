// A key pressed before its time: remembered, and done as soon as what it waits for is there.
import { useEffect, useRef, useState } from 'react';

/** `siap`: it can be done now. `gagal`: it will not be, and what was pressed is forgotten. */
export function useTunda(aksi: () => void, siap: boolean, gagal: boolean): () => void {
  const [ditekan, setDitekan] = useState(false);
  const kini = useRef(aksi);
  useEffect(() => {
    kini.current = aksi;
  });
  useEffect(() => {
    if (!ditekan || (!siap && !gagal)) return;
    setDitekan(false);
    if (siap) kini.current();
  }, [ditekan, siap, gagal]);
  return () => (siap ? aksi() : setDitekan(true));
}
