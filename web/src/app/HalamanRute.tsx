// One route inside the shell: its gate decides whether the screen, access-denied, not-allowed or the fallback shows.
// Screens load lazily; a route without one shows the page that says so.
import { type ComponentType, type LazyExoticComponent, lazy, useEffect } from 'react';
import type { Rute } from '@/routes';
import { LAYAR } from '@/screens/daftar';
import { useFokusAwal } from './fokusAwal';
import { type Keputusan, putuskan } from './gerbang';
import { catatDipakai } from './seringDipakai';
import { useSesiAda } from './sesi';
import { TEKS_APP } from './teks';

type Layar = LazyExoticComponent<ComponentType<{ rute: Rute }>>;

const AksesDitolak = lazy(() => import('./halaman/AksesDitolak'));
const TidakDiizinkan = lazy(() => import('./halaman/TidakDiizinkan'));
const Pengganti = lazy(() => import('./halaman/Pengganti'));
const BelumSiap = lazy(() => import('./halaman/BelumSiap'));

const termuat = new Map<string, Layar>();
const gagal = new Set<string>();

/** What did not load is asked for anew at the next try; until then it stays what it is, so that React sees it fail. */
export function lupakanGagal(): void {
  for (const path of gagal) termuat.delete(path);
  gagal.clear();
}

function layarUntuk(rute: Rute): Layar {
  const pemuat = LAYAR[rute.path];
  if (!pemuat) return BelumSiap;
  const ada = termuat.get(rute.path);
  if (ada) return ada;
  const baru = lazy(() =>
    pemuat().catch((sebab: unknown) => {
      gagal.add(rute.path);
      throw sebab;
    }),
  );
  termuat.set(rute.path, baru);
  return baru;
}

export function HalamanRute({ rute }: { rute: Rute }) {
  const { pengguna, modul, toko } = useSesiAda();
  useEffect(() => {
    document.title = `${rute.judul} · ${TEKS_APP.nama}`;
  }, [rute]);
  useEffect(() => catatDipakai(pengguna.user_id, rute.path), [pengguna.user_id, rute.path]);
  useFokusAwal(rute.path);
  const keputusan: Keputusan = putuskan(rute, pengguna, modul);
  if (keputusan === 'akses-ditolak') return <AksesDitolak />;
  if (keputusan === 'tidak-diizinkan') return <TidakDiizinkan />;
  if (keputusan === 'pengganti') return <Pengganti judul={rute.judul} />;
  const Layar = layarUntuk(rute);
  // Another store is another screen: nothing of the one before stays on it.
  return <Layar key={toko?.kode_toko ?? pengguna.kode_toko} rute={rute} />;
}
