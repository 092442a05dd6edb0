// Whether a report's route has a screen: one of its own, or a definition on the server.
import type { DefLaporan } from '@/kit/laporan/tipe';
import type { PathRute, Rute } from '@/routes';
import { layarLaporan, type PemuatLayar } from '@/screens/daftar';

export function siapLaporan(
  rute: Rute,
  layar: Readonly<Partial<Record<PathRute, PemuatLayar>>>,
  definisi: readonly Pick<DefLaporan, 'rute'>[],
): boolean {
  if (layar[rute.path] !== layarLaporan) return layar[rute.path] !== undefined;
  return definisi.some((satu) => satu.rute === rute.path);
}
