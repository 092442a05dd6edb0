// Whether this is the tablet point of sale: by the server's version setting or by the tablet app's user agent.
// POS has no header and no sidebar; /home is its tile menu.
import type { Konfigurasi } from '@/api/tipe';
import { useGudang } from '@/kit/gudang';
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
