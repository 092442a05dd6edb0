// Every route of the product with its title, menu place and gate: the one table that router, menu and palette read.
// The rows are kept in routes/, one file a part of the menu.
import { CANGKANG } from './routes/cangkang';
import { KATALOG } from './routes/katalog';
import { LAPORAN } from './routes/laporan';
import { MASTER } from './routes/master';
import type { Rute } from './routes/tipe';
import { TRANSAKSI } from './routes/transaksi';

export type { Gerbang, Jenis, Rute } from './routes/tipe';

export const RUTE: readonly Rute[] = [...CANGKANG, ...MASTER, ...TRANSAKSI, ...KATALOG, ...LAPORAN];

/** Top-level menus in the order the sidebar shows them. */
export const URUTAN_MENU = [
  'Dashboard',
  'Data Master',
  'Data Barang',
  'Pembelian',
  'Penjualan',
  'Pesanan',
  'Service',
  'Hutang',
  'Member',
  'Keuangan',
  'Validasi',
  'Katalog',
  'Laporan',
  'Akuntansi',
  'Utility',
] as const;

const menurutPath = new Map(RUTE.map((rute) => [rute.path.toLowerCase(), rute]));

export function cariRute(path: string): Rute | undefined {
  return menurutPath.get(path.toLowerCase());
}
