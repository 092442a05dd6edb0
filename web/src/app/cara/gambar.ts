// The picture beside the steps: of the screen itself, or of one of its kind where one screen serves many.
// e2e/specs/cara.spec.ts takes them; a test holds that every one is there and none is left over.
import type { Rute } from '@/routes';

const WAKIL: Partial<Record<Rute['jenis'], string>> = {
  master: '/master-baki',
  report: '/laporan-audit',
  submenu: '/SubMenuPenjualan',
  catalogue: '/item-katalog',
};

/** Masters with a screen unlike the others'. */
const SENDIRI = new Set(['/master-parameter-harga-emas', '/master-toko']);

/** The route that is pictured for this one. */
export const dipotret = (rute: Pick<Rute, 'jenis' | 'path'>) =>
  SENDIRI.has(rute.path) ? rute.path : (WAKIL[rute.jenis] ?? rute.path);

export const berkasGambar = (path: string) => `/cara/${path.slice(1).replaceAll('/', '-')}.jpg`;
