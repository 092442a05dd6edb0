// Whether a report's route has a screen: one of its own, or a definition on the server.
import type { DefLaporan } from '@/kit/laporan/tipe';
import type { Rute } from '@/routes';
import { layarLaporan, type PemuatLayar } from '../daftar';

export function siapLaporan(
  rute: Rute,
  layar: Readonly<Record<string, PemuatLayar>>,
  definisi: readonly Pick<DefLaporan, 'rute'>[],
): boolean {
  if (layar[rute.path] !== layarLaporan) return layar[rute.path] !== undefined;
  return definisi.some((satu) => satu.rute === rute.path);
}
