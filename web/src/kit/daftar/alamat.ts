// What a page shows, kept in its address: reload, the way back and a shared link show the same. Values are texts; one that
// is undefined leaves the address.
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';

export type IsiAlamat = Readonly<Record<string, string>>;

export interface OpsiAlamat {
  /** Takes the place of what stands there, so that typing leaves no trail of steps back. */
  ganti?: boolean;
}

/** The router reads '12' as a number; here it is what was typed. */
const teks = (nilai: unknown): string => (typeof nilai === 'string' ? nilai : String(nilai));

export function useAlamat() {
  const mentah = useSearch({ strict: false }) as Record<string, unknown>;
  const pindah = useNavigate();
  const isi: IsiAlamat = Object.fromEntries(
    Object.entries(mentah)
      .filter(([, nilai]) => nilai !== undefined)
      .map(([nama, nilai]) => [nama, teks(nilai)]),
  );
  const atur = useCallback(
    (bagian: Readonly<Record<string, string | undefined>>, { ganti = false }: OpsiAlamat = {}) =>
      void pindah({
        to: '.',
        search: ((lama: Record<string, unknown>) => ({ ...lama, ...bagian })) as never,
        replace: ganti,
      }),
    [pindah],
  );
  return [isi, atur] as const;
}
