// What the shell tells the kit about the place it stands in: whether this is the POS tablet, and where home is.
// Parts read it; none of them knows the session.
import { createContext, useContext } from 'react';

export interface Tempat {
  pos: boolean;
  keRumah: () => void;
}

export const KonteksTempat = createContext<Tempat>({ pos: false, keRumah: () => undefined });

export function useTempat(): Tempat {
  return useContext(KonteksTempat);
}
