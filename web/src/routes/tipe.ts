// What a route of the product is: its place in the menu and the gates in front of it.
// The rows live beside this file, one file a part of the menu; ../routes.ts gathers them.

export type Jenis = 'public' | 'page' | 'submenu' | 'master' | 'transaction' | 'report' | 'catalogue';

export interface Gerbang {
  /** Module that must be on. */
  modul?: string;
  /** Module that must be off. */
  modulMati?: string;
  /** An APP_MODE value that opens the route although its module is off. */
  atauMode?: string;
  /** A value of the module under which the route is not allowed. */
  kecualiNilai?: string;
  /** Without the module a fallback page shows instead of the not-allowed page. */
  pengganti?: boolean;
  /** Levels that may open it, whatever their menus say. */
  level?: readonly string[];
  /** Levels that may open it while the module is on. */
  levelBila?: { modul: string; level: readonly string[] };
  /** Head office only. */
  pusat?: boolean;
  /** Open to everyone who is logged in; no menu right needed. */
  bebasAkses?: boolean;
}

export interface TempatRute extends Gerbang {
  /** Menu place, up to two groups above the entry itself. */
  menu: readonly string[];
  domain: string;
  jenis: Jenis;
}

export interface Rute extends TempatRute {
  path: string;
  judul: string;
}

export function kelompok(tempat: TempatRute, isi: readonly (readonly [path: string, judul: string])[]): Rute[] {
  return isi.map(([path, judul]) => ({ ...tempat, path, judul }));
}
