// A state that is shown only when it lasts: what is over at once leaves the screen as it was, and costs no drawing.
import { useCallback, useEffect, useRef, useState } from 'react';

/** Longer than this, and it is shown. */
const JEDA_TAMPAK = 150;

/** Whether it is shown, and the way to say that it began or ended. */
export function useNanti(): [boolean, (ya: boolean) => void] {
  const [tampak, setTampak] = useState(false);
  const nanti = useRef<ReturnType<typeof setTimeout>>(undefined);
  const atur = useCallback((ya: boolean) => {
    clearTimeout(nanti.current);
    if (ya) nanti.current = setTimeout(() => setTampak(true), JEDA_TAMPAK);
    else setTampak(false);
  }, []);
  useEffect(() => () => clearTimeout(nanti.current), []);
  return [tampak, atur];
}
