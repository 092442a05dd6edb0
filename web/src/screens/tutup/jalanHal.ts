// The way from what blocks a closing to where it is put right, for the one who looks: a link, a tab of this screen, the
// inbox, or who must act when it is somebody else. Pure.
import { KasTolak, OtorisasiTolak, TutupTolak } from '@/api/penolakan';
import { type HakBuka, putuskan } from '@/app/gerbang';
import { cariRute } from '@/routes';
import type { Hal } from './api';

export type Jalan =
  | { jenis: 'rute'; ke: string }
  | { jenis: 'tab'; tab: 'hitung' | 'serah'; sebut: string }
  | { jenis: 'kotak' }
  | { jenis: 'orang'; teks: string };

type Modul = Parameters<typeof putuskan>[2];

const PENYETUJU = ['SPV', 'OWN'];
/** Done on tabs of the closing screen itself, by those it names. */
const TAB: Readonly<Record<string, { tab: 'hitung' | 'serah'; sebut: string }>> = {
  [KasTolak.TutupHitung]: { tab: 'hitung', sebut: 'Hitung Kas' },
  [KasTolak.TutupTanpaHitung]: { tab: 'hitung', sebut: 'Hitung Kas' },
  [KasTolak.TutupSerah]: { tab: 'serah', sebut: 'Serah Terima' },
};
/** Decided by a supervisor or owner, whatever menus somebody has. */
const DIPUTUSKAN: ReadonlySet<string> = new Set([OtorisasiTolak.TutupMenunggu, KasTolak.TutupSelisih]);

const daftar = (siapa: readonly string[]) => siapa.join(' atau ');

/** Undefined where nothing has to be said: it is put right further down on this very screen, or nowhere. */
export function jalanHal(hal: Hal, pengguna: HakBuka & { user_id: string }, modul: Modul): Jalan | undefined {
  const tab = TAB[hal.kode];
  if (tab) {
    const sendiri = hal.oleh.includes(pengguna.user_id);
    return sendiri ? { jenis: 'tab', ...tab } : { jenis: 'orang', teks: `Oleh ${[...new Set(hal.oleh)].join(', ')}` };
  }
  if (DIPUTUSKAN.has(hal.kode) && !PENYETUJU.includes(pengguna.level)) {
    return { jenis: 'orang', teks: `Oleh ${daftar(PENYETUJU)}` };
  }
  if (hal.kode === OtorisasiTolak.TutupMenunggu) return { jenis: 'kotak' };
  if (hal.kode === KasTolak.TutupSelisih || hal.kode === TutupTolak.TidakSeimbang || !hal.rute) return undefined;
  const rute = cariRute(hal.rute);
  if (rute && putuskan(rute, pengguna, modul) === 'boleh') return { jenis: 'rute', ke: hal.rute };
  const lain = (rute?.level ?? PENYETUJU).filter((level) => level !== pengguna.level);
  return { jenis: 'orang', teks: `Oleh ${daftar(lain.length > 0 ? lain : PENYETUJU)}` };
}
