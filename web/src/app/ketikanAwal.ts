// What is typed between a key that opens something and the field that takes it: nothing of it is lost, however long the
// part takes to load.

export interface KetikanAwal {
  teks: string;
  /** Enter came after it: the first match is meant. */
  enter: boolean;
}

/** Gathers keys until it is asked for them. */
export function tangkapKetikan(): () => KetikanAwal {
  let teks = '';
  let enter = false;
  const lepas = () => document.removeEventListener('keydown', dengar, true);
  const dengar = (kejadian: KeyboardEvent) => {
    // Whoever gives up gets the keyboard back, whatever became of the part.
    if (kejadian.key === 'Escape') return lepas();
    if (kejadian.ctrlKey || kejadian.metaKey || kejadian.altKey || kejadian.isComposing) return;
    if (kejadian.key === 'Enter') enter = true;
    else if (kejadian.key === 'Backspace') teks = teks.slice(0, -1);
    else if (kejadian.key.length === 1) teks += kejadian.key;
    else return;
    kejadian.preventDefault();
    kejadian.stopPropagation();
  };
  document.addEventListener('keydown', dengar, true);
  return () => {
    lepas();
    return { teks, enter };
  };
}
