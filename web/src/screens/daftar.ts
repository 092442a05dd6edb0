// Which screen stands behind a route. A route that is not listed shows the honest page 'BelumSiap'.
// Adding a screen is adding a line; every one of them loads lazily.
import type { ComponentType } from 'react';
import { HALAMAN_SUBMENU } from '@/app/menu';
import { RUTE, type Rute } from '@/routes';

export type PemuatLayar = () => Promise<{ default: ComponentType<{ rute: Rute }> }>;

const subMenu: PemuatLayar = () => import('@/app/halaman/SubMenu');

const master: PemuatLayar = () => import('./master/LayarMaster');

/** Masters whose whole screen comes from the server's definition: every route of the kind but these. */
const MASTER_SENDIRI: ReadonlySet<string> = new Set(['/master-toko']);
const MASTER = RUTE.filter((rute) => rute.jenis === 'master' && !MASTER_SENDIRI.has(rute.path));

export const LAYAR: Readonly<Record<string, PemuatLayar>> = {
  '/home': () => import('@/app/halaman/Home'),
  '/dashboard': () => import('@/app/halaman/Dashboard'),
  '/404': () => import('@/app/halaman/Polos404'),
  '/blank': () => import('@/app/halaman/Kosongan'),
  '/landingpages': () => import('@/app/halaman/Landing'),
  '/pilih-toko': () => import('@/app/halaman/PilihToko'),
  ...Object.fromEntries(Object.keys(HALAMAN_SUBMENU).map((path) => [path, subMenu])),
  ...Object.fromEntries(MASTER.map((rute) => [rute.path, master])),
};
