// Whether this is the tablet point of sale: by the server's version setting or by the tablet app's user agent.
// POS has no header and no sidebar; /home is its tile menu.
import type { Konfigurasi, Pengguna, Setelan } from '@/api/tipe';
import { useGudang } from '@/kit/gudang';
import { cariRute } from '@/routes';
import { nilaiModul, putuskan } from './gerbang';
import { konfigurasi } from './sesi';

export function adalahPos(versi: Konfigurasi['version'] | undefined, agen: string = navigator.userAgent): boolean {
  return versi?.trim().toUpperCase() === 'POS' || /karat[-_ ]?pos/i.test(agen);
}

export function usePos(): boolean {
  return adalahPos(useGudang(konfigurasi)?.version);
}

export function rumah(pos: boolean): '/home' | '/dashboard' {
  return pos ? '/home' : '/dashboard';
}

/** What HALAMAN_AWAL says of each level: 'KASIR=/transaksi-penjualan, FIN=/validasi-non-cash'. */
export function bacaHalamanAwal(nilai: string): Map<string, string> {
  const pasangan = nilai.split(',').map((satu) => satu.split('=').map((bagian) => bagian.trim()));
  return new Map(pasangan.flatMap(([level, path]) => (level && path ? [[level.toUpperCase(), path]] : [])));
}

const AWAL_BAWAAN = 'KASIR=/transaksi-penjualan';

/**
 * Where a person starts after logging in: the page the store set for their level (HALAMAN_AWAL), if they may open it; else
 * home. The tablet starts at its tiles, where selling stands first.
 */
export function halamanAwal(
  pengguna: Pick<Pengguna, 'level' | 'akses' | 'pusat'>,
  modul: readonly Setelan[],
  pos: boolean,
): string {
  if (pos) return rumah(pos);
  // Settings that are not here yet, as at a first password, say what they say where nobody changed them.
  const nilai = modul.some((satu) => satu.key === 'HALAMAN_AWAL') ? nilaiModul(modul, 'HALAMAN_AWAL') : AWAL_BAWAAN;
  const awal = bacaHalamanAwal(nilai).get(pengguna.level.toUpperCase());
  const rute = cariRute(awal ?? '');
  return rute && putuskan(rute, pengguna, modul) === 'boleh' ? rute.path : rumah(pos);
}
