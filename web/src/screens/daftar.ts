// Which screen stands behind a route. A route that is not listed shows the honest page 'BelumSiap'.
// Adding a screen is adding a line; every one of them loads lazily.
import type { ComponentType } from 'react';
import { HALAMAN_SUBMENU } from '@/app/menu';
import type { Rute } from '@/routes';

export type PemuatLayar = () => Promise<{ default: ComponentType<{ rute: Rute }> }>;

const subMenu: PemuatLayar = () => import('@/app/halaman/SubMenu');

export const LAYAR: Readonly<Record<string, PemuatLayar>> = {
  '/home': () => import('@/app/halaman/Home'),
  '/dashboard': () => import('@/app/halaman/Dashboard'),
  '/404': () => import('@/app/halaman/Polos404'),
  '/blank': () => import('@/app/halaman/Kosongan'),
  '/landingpages': () => import('@/app/halaman/Landing'),
  '/pilih-toko': () => import('@/app/halaman/PilihToko'),
  '/parameter-akun': () => import('@/screens/akun/ParameterAkun'),
  ...Object.fromEntries(Object.keys(HALAMAN_SUBMENU).map((path) => [path, subMenu])),
};
