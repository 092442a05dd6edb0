// Whether this is the tablet point of sale: by the server's version setting or by the tablet app's user agent.
// POS has no header and no sidebar; /home is its tile menu.
import type { Konfigurasi, Pengguna, Setelan } from '@/api/tipe';
import { useGudang } from '@/kit/gudang';
import { cariRute } from '@/routes';
import { putuskan } from './gerbang';
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

/** The start page of a level; levels that are not here start at home. */
const AWAL: Readonly<Record<string, string>> = { KASIR: '/transaksi-penjualan' };

/**
 * Where a person starts after logging in: the page of their level (a cashier at the till), if they may open it; else home. The tablet starts at its tiles, where selling stands first.
 */
export function halamanAwal(
  pengguna: Pick<Pengguna, 'level' | 'akses' | 'pusat'>,
  modul: readonly Setelan[],
  pos: boolean,
): string {
  if (pos) return rumah(pos);
  const rute = cariRute(AWAL[pengguna.level.toUpperCase()] ?? '');
  return rute && putuskan(rute, pengguna, modul) === 'boleh' ? rute.path : rumah(pos);
}
