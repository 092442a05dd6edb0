// Enter inside a field: it never submits, since a scanner sends it too. Ctrl+Enter passes, because that saves.
// Fields call this from their own keydown.
import type { KeyboardEvent } from 'react';

export function enterPolos(kejadian: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>): boolean {
  return kejadian.key === 'Enter' && !kejadian.ctrlKey && !kejadian.metaKey;
}
