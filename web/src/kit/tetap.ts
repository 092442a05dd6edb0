// A function that stays the same from drawing to drawing and always does what the last one says: for parts of a busy screen
// that need not be drawn again because a handler was made anew.
import { useCallback, useLayoutEffect, useRef } from 'react';

export function useTetap<A extends unknown[], R>(lakukan: (...isi: A) => R): (...isi: A) => R {
  const terkini = useRef(lakukan);
  useLayoutEffect(() => {
    terkini.current = lakukan;
  });
  return useCallback((...isi: A) => terkini.current(...isi), []);
}
