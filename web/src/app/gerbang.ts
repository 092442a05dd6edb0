// Who may open a route: head office, menu right, level, module, in that order. Pure; the server enforces the same.
// Levels SU and OWN pass every menu, but not every level rule.
import type { KunciSetelan } from '@/api/setelan';
import type { Pengguna, Setelan, SimpulAkses } from '@/api/tipe';
import type { Rute } from '@/routes';

export type Keputusan = 'boleh' | 'akses-ditolak' | 'tidak-diizinkan' | 'pengganti';

const NYALA = new Set(['on', '1', 'true', 'ya']);
const KEDALAMAN_AKSES = 3;

export function nilaiModul(modul: readonly Setelan[], kunci: KunciSetelan): string {
  return modul.find((satu) => satu.key === kunci)?.value ?? '';
}

export function modulNyala(modul: readonly Setelan[], kunci: KunciSetelan): boolean {
  return NYALA.has(nilaiModul(modul, kunci).trim().toLowerCase());
}

const polos = (key: string) => key.replace(/^\/+/, '').toLowerCase();

/** Looks for a menu right up to three levels deep. */
export function punyaAkses(akses: readonly SimpulAkses[], path: string, kedalaman = KEDALAMAN_AKSES): boolean {
  const dicari = polos(path);
  return akses.some(
    (simpul) =>
      (polos(simpul.key) === dicari && simpul.is_show) ||
      (kedalaman > 1 && simpul.children !== undefined && punyaAkses(simpul.children, path, kedalaman - 1)),
  );
}

export function lihatSemua(level: string): boolean {
  return level === 'SU' || level === 'OWN';
}

/** What of a person decides which routes open. */
export type HakBuka = Pick<Pengguna, 'level' | 'akses' | 'pusat'>;

export function putuskan(rute: Rute, pengguna: HakBuka, modul: readonly Setelan[]): Keputusan {
  if (rute.pusat && !pengguna.pusat) return 'akses-ditolak';
  if (!rute.bebasAkses && !lihatSemua(pengguna.level) && !punyaAkses(pengguna.akses, rute.path)) return 'akses-ditolak';
  if (rute.level && !rute.level.includes(pengguna.level)) return 'akses-ditolak';
  const { levelBila } = rute;
  if (levelBila && modulNyala(modul, levelBila.modul) && !levelBila.level.includes(pengguna.level)) {
    return 'akses-ditolak';
  }
  return modulMembuka(rute, modul) ? 'boleh' : rute.pengganti ? 'pengganti' : 'tidak-diizinkan';
}

/** Do the modules open it, whoever asks? */
export function modulMembuka(rute: Rute, modul: readonly Setelan[]): boolean {
  if (rute.modulMati && modulNyala(modul, rute.modulMati)) return false;
  if (!rute.modul) return true;
  if (rute.kecualiNilai && nilaiModul(modul, rute.modul) === rute.kecualiNilai) return false;
  if (modulNyala(modul, rute.modul)) return true;
  return rute.atauMode !== undefined && nilaiModul(modul, 'APP_MODE') === rute.atauMode;
}

/** The rule of AKTIF_TGL, as the specification has it: false means that another date may be given. */
export function aktifTgl(level: string, modul: readonly Setelan[]): boolean {
  const own = modulNyala(modul, 'DATE_BACK_OWNER_MODULE');
  const spv = modulNyala(modul, 'DATE_BACK_SPV_MODULE');
  const boleh = level === 'SU' || level === 'MU' ? own || spv : level === 'OWN' ? own : level === 'SPV' ? spv : false;
  return !boleh;
}
