// Every route of the product with its title, menu place and gate: the one table that router, menu and palette read.
// The rows come from the server's table (crates/platform/src/menu/rute.rs) by `make api`.
import { RUTE } from './routes/tabel';
import type { Rute } from './routes/tipe';

export { LAPORAN_TERDEFINISI, type PathRute, RUTE, URUTAN_MENU } from './routes/tabel';
export type { Gerbang, Jenis, Rute } from './routes/tipe';

const menurutPath = new Map(RUTE.map((rute) => [rute.path.toLowerCase(), rute]));

export function cariRute(path: string): Rute | undefined {
  return menurutPath.get(path.toLowerCase());
}
