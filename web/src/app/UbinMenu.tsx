// One tile a menu, to its submenu page or to its part of the tile menu.
// On the POS tablet tiles are large enough for a finger.
import { Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { ikonMenu } from './ikonMenu';
import { HALAMAN_SUBMENU, type MenuUtama } from './menu';
import kelas from './UbinMenu.module.css';

export function UbinMenu({ menu, besar = false }: { menu: MenuUtama; besar?: boolean }) {
  const Ikon = ikonMenu(menu.judul);
  const halaman = Object.entries(HALAMAN_SUBMENU).find(([, judul]) => judul === menu.judul)?.[0];
  const banyak = menu.bagian.reduce((jumlah, bagian) => jumlah + bagian.rute.length, 0);
  return (
    <Link
      to={halaman ?? '/home'}
      search={halaman ? {} : { menu: menu.judul }}
      className={clsx(kelas.ubin, besar && kelas.besar)}
    >
      <Ikon size={besar ? 32 : 22} stroke={1.5} aria-hidden />
      <span>
        <Text component="span" fw={600} display="block">
          {menu.judul}
        </Text>
        <Text component="span" fz={12} c="dimmed">
          {banyak} menu
        </Text>
      </span>
    </Link>
  );
}
