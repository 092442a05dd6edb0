// The menu a person sees: the route table by its menu places, without what the gates close.
// Sidebar, submenu pages, POS tiles and the palette all read this.
import type { Pengguna, Setelan } from '@/api/tipe';
import { RUTE, type Rute, URUTAN_MENU } from '@/routes';
import { putuskan } from './gerbang';

export interface BagianMenu {
  judul: string;
  rute: Rute[];
}

export interface MenuUtama {
  judul: string;
  /** Entries directly under the menu come first, as a part without a title. */
  bagian: BagianMenu[];
}

export function ruteTerlihat(
  pengguna: Pick<Pengguna, 'level' | 'akses' | 'pusat'>,
  modul: readonly Setelan[],
  rute: readonly Rute[] = RUTE,
): Rute[] {
  return rute.filter((satu) => satu.menu.length > 0 && putuskan(satu, pengguna, modul) === 'boleh');
}

export function susunMenu(terlihat: readonly Rute[]): MenuUtama[] {
  const hasil: MenuUtama[] = [];
  for (const judul of URUTAN_MENU) {
    const milik = terlihat.filter((satu) => satu.menu[0] === judul);
    if (milik.length === 0) continue;
    const bagian = new Map<string, Rute[]>([['', []]]);
    for (const satu of milik) {
      const nama = satu.menu[1] ?? '';
      const isi = bagian.get(nama) ?? [];
      isi.push(satu);
      bagian.set(nama, isi);
    }
    hasil.push({
      judul,
      bagian: [...bagian].filter(([, isi]) => isi.length > 0).map(([nama, isi]) => ({ judul: nama, rute: isi })),
    });
  }
  return hasil;
}

/** Submenu pages and the menu each of them opens. */
export const HALAMAN_SUBMENU: Readonly<Record<string, string>> = {
  '/subMenuBarang': 'Data Barang',
  '/SubMenuPenjualan': 'Penjualan',
  '/SubMenuPesanan': 'Pesanan',
  '/SubMenuPembelian': 'Pembelian',
  '/SubMenuService': 'Service',
  '/SubMenuHutang': 'Hutang',
  '/SubMenuValidasi': 'Validasi',
  '/SubMenuLaporan': 'Laporan',
  '/SubMenuUtility': 'Utility',
  '/SubMenuMember': 'Member',
};

/** The page above a route: its menu's own page, or its part of the tile menu; above those is home. */
export function induk(
  rute: Rute | undefined,
  rumah: '/home' | '/dashboard',
): { sebut: string; href: string } | undefined {
  const menu = rute?.menu[0];
  if (!rute || rute.path === rumah) return undefined;
  const halaman = Object.entries(HALAMAN_SUBMENU).find(([, judul]) => judul === menu)?.[0];
  if (!menu || menu === 'Dashboard' || rute.jenis === 'submenu') return { sebut: 'Dashboard', href: rumah };
  return { sebut: menu, href: halaman ?? `/home?menu=${encodeURIComponent(menu)}` };
}

/** An entry's name inside its own menu: under Laporan the word itself says nothing new. */
export function labelDalamMenu(rute: Rute): string {
  return rute.menu[0] === 'Laporan' ? rute.judul.replace(/^Laporan /, '') : rute.judul;
}
