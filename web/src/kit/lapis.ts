// What lies over what: a part belongs to the dialog it came with, or to the page. While another dialog stands in front of
// it, its keys and its scanner rest: nothing works underneath an overlay.
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** How many dialogs stand over the page. Menus and calendars are none: they hold no work. */
export function lapisTerbuka(): number {
  return document.querySelectorAll('[aria-modal="true"]').length;
}

/**
 * The number of dialogs that stood when this part came, the one it came with among them. A dialog is drawn right after
 * the part that opens it, within the same step; so it is counted once that step is over.
 */
export function useLapis(): RefObject<number> {
  const lapis = useRef(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    let hidup = true;
    lapis.current = lapisTerbuka();
    queueMicrotask(() => {
      if (hidup) lapis.current = lapisTerbuka();
    });
    return () => {
      hidup = false;
    };
  }, []);
  return lapis;
}

/** Does a dialog stand in front of what came at this depth? */
export const tertutup = (lapis: RefObject<number>): boolean => lapisTerbuka() > lapis.current;
