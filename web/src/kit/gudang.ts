// A tiny external store: a value, its readers, and a hook. The session, the module list and the configuration are such stores.
// Server state belongs to the query client, not here.
import { useSyncExternalStore } from 'react';

export interface Gudang<T> {
  ambil(): T;
  atur(baru: T): void;
  dengar(pendengar: () => void): () => void;
}

export function buatGudang<T>(awal: T): Gudang<T> {
  let nilai = awal;
  const pendengar = new Set<() => void>();
  return {
    ambil: () => nilai,
    atur(baru) {
      if (Object.is(nilai, baru)) return;
      nilai = baru;
      for (const satu of [...pendengar]) satu();
    },
    dengar(satu) {
      pendengar.add(satu);
      return () => pendengar.delete(satu);
    },
  };
}

export function useGudang<T>(gudang: Gudang<T>): T {
  return useSyncExternalStore(gudang.dengar, gudang.ambil, gudang.ambil);
}
