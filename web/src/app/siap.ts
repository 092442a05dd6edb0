// Which entries of a menu lead to a screen that is built. The others stay in their place and say that they follow:
// every menu marks them with the same word.
import { LAPORAN_TERDEFINISI, type Rute } from '@/routes';
import { LAYAR } from '@/screens/daftar';
import { siapLaporan } from './halaman/siapLaporan';

const LAPORAN = LAPORAN_TERDEFINISI.map((rute) => ({ rute }));

export const MENYUSUL = 'Menyusul';

export function siap(rute: Rute): boolean {
  return siapLaporan(rute, LAYAR, LAPORAN);
}

/** What a link to it carries beside its name; nothing where it is ready. */
export function tandaSiap(rute: Rute): { 'aria-description'?: string; 'data-menyusul'?: true } {
  return siap(rute) ? {} : { 'aria-description': MENYUSUL, 'data-menyusul': true };
}
