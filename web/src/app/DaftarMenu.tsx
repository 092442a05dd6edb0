// The entries of one menu, part by part, as a grid of links.
// Used by submenu pages and the tile menu.
import { SimpleGrid, Stack, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Menyusul } from './Menyusul';
import { labelDalamMenu, type MenuUtama } from './menu';
import { siap, tandaSiap } from './siap';
import kelas from './UbinMenu.module.css';

/** `redup`: these lead to pages that are not ready. */
export function DaftarMenu({ menu, redup = false }: { menu: MenuUtama; redup?: boolean }) {
  return (
    <Stack gap="lg">
      {menu.bagian.map((bagian) => (
        <section key={bagian.judul} aria-label={`${bagian.judul || menu.judul}${redup ? ', menyusul' : ''}`}>
          {bagian.judul && (
            <Title order={redup ? 3 : 2} fz={14} c="dimmed" mb="xs">
              {bagian.judul}
            </Title>
          )}
          <SimpleGrid cols={{ base: 1, xs: 2, md: 3, lg: 4 }} spacing="xs">
            {bagian.rute.map((rute) => (
              <Link
                key={rute.path}
                to={rute.path}
                aria-label={rute.judul}
                className={kelas.ubin}
                {...tandaSiap(rute)}
                style={{ minHeight: 48, color: redup || !siap(rute) ? 'var(--mantine-color-dimmed)' : undefined }}
              >
                {labelDalamMenu(rute)}
                {!redup && <Menyusul rute={rute} />}
              </Link>
            ))}
          </SimpleGrid>
        </section>
      ))}
    </Stack>
  );
}
