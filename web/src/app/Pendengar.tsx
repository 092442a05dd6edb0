// What the shell hears over the socket: changed settings, rights and store data, and the progress of a sync.
// Draws nothing itself but the sync modal.
import { lazy, Suspense } from 'react';
import type { Setelan } from '@/api/tipe';
import { konfirmasi } from '@/kit/dialog';
import { useGudang } from '@/kit/gudang';
import { muatSaya, type SebabBerakhir, sesiBerubah, setelanTerlewat } from './aksiSesi';
import { aturModul, gabungModul, sesi } from './sesi';
import { aturProgres, type Progres, progresSinkron } from './sinkron';
import { sambungLagi, useKejadian, useSambungan, useTersambung } from './soket';
import { TEKS_SETELAN } from './teks';

const ProgresSinkron = lazy(() => import('./ProgresSinkron'));
const TUNDA_MUAT = 1000;

/** What is being asked about; changes that come meanwhile join it. */
let ditanya: Setelan[] | undefined;

/** Asks first; on yes the module list is merged by key and the page reloads after one second. */
export async function setelanBerubah(berubah: readonly Setelan[], muatUlang: () => void): Promise<void> {
  if (ditanya) return void ditanya.push(...berubah);
  const semua = [...berubah];
  ditanya = semua;
  const ya = await konfirmasi(TEKS_SETELAN.berubah, {
    judul: 'Setting System',
    ya: 'Refresh',
    tidak: 'Nanti',
    tetap: true,
  });
  ditanya = undefined;
  const kini = sesi.ambil();
  if (!ya || !kini) return;
  aturModul(gabungModul(kini.modul, semua));
  setTimeout(muatUlang, TUNDA_MUAT);
}

export function Pendengar() {
  useSambungan();
  const tanya = (berubah: readonly Setelan[]) => void setelanBerubah(berubah, () => window.location.reload());
  useKejadian('settings-changed', tanya);
  useTersambung(() => {
    void setelanTerlewat().then(
      (berubah) => berubah.length > 0 && tanya(berubah),
      () => undefined,
    );
  });
  useKejadian('sync-progress', (isi: Progres) => aturProgres(isi.status === 'GAGAL' ? undefined : isi));
  // Without an answer what is known serves on; the server decides anyway.
  useKejadian('sesi-berakhir', (sebab: SebabBerakhir) => {
    void sesiBerubah(sebab, sambungLagi).catch(() => undefined);
  });
  useKejadian('toko-berubah', () => {
    void muatSaya().catch(() => undefined);
  });
  const progres = useGudang(progresSinkron);
  return progres ? (
    <Suspense fallback={null}>
      <ProgresSinkron progres={progres} />
    </Suspense>
  ) : null;
}
