// What a route of the product is: its place in the menu and the gates in front of it.
// The rows stand in tabel.ts, made from the server's table.
import type { KunciSetelan } from '@/api/setelan';
import type { PathRute } from './tabel';

export type Jenis = 'public' | 'page' | 'submenu' | 'master' | 'transaction' | 'report' | 'catalogue';

export interface Gerbang {
  /** Module that must be on. */
  modul?: KunciSetelan;
  /** Module that must be off. */
  modulMati?: KunciSetelan;
  /** An APP_MODE value that opens the route although its module is off. */
  atauMode?: string;
  /** A value of the module under which the route is not allowed. */
  kecualiNilai?: string;
  /** Without the module a fallback page shows instead of the not-allowed page. */
  pengganti?: boolean;
  /** Levels that may open it, whatever their menus say. */
  level?: readonly string[];
  /** Levels that may open it while the module is on. */
  levelBila?: { modul: KunciSetelan; level: readonly string[] };
  /** Head office only. */
  pusat?: boolean;
  /** Open to everyone who is logged in; no menu right needed. */
  bebasAkses?: boolean;
}

export interface Rute extends Gerbang {
  path: PathRute;
  judul: string;
  /** Menu place, up to two groups above the entry itself. */
  menu: readonly string[];
  domain: string;
  jenis: Jenis;
}
