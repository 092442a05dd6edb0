// Moving in from the menu of a screen: the entry for who may, and its dialog, loaded when it is first opened.
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { AksiLain } from '@/kit/Halaman';
import type { JenisAwal } from './jenis';
import { AWAL } from './jenis';

const ImporSaldoAwal = lazy(() => import('./ImporSaldoAwal'));

/** Who answers for the shop; the server knows the same. */
const PENGIMPOR: readonly string[] = ['SU', 'OWN'];

export function useImporAwal(
  jenis: JenisAwal,
  level: string,
): { aksi: AksiLain[]; terbuka: boolean; dialog: ReactNode } {
  const [terbuka, setTerbuka] = useState(false);
  const label = `Impor ${AWAL[jenis].nama} (pindah sistem)`;
  return {
    aksi: PENGIMPOR.includes(level) ? [{ label, aksi: () => setTerbuka(true) }] : [],
    terbuka,
    dialog: terbuka && (
      <Suspense>
        <ImporSaldoAwal jenis={jenis} onTutup={() => setTerbuka(false)} />
      </Suspense>
    ),
  };
}
