// The menu on phones: a drawer with one folding part a menu.
// Choosing an entry closes it.
import { Accordion, Drawer, NavLink, Text } from '@mantine/core';
import { Link, useRouterState } from '@tanstack/react-router';
import { cariRute } from '@/routes';
import { ikonMenu } from './ikonMenu';
import { Menyusul } from './Menyusul';
import { labelDalamMenu, type MenuUtama } from './menu';
import { tandaSiap } from './siap';

export default function SisiLaci({
  menu,
  terbuka,
  onTutup,
}: {
  menu: readonly MenuUtama[];
  terbuka: boolean;
  onTutup: () => void;
}) {
  const path = useRouterState({ select: (keadaan) => keadaan.location.pathname });
  return (
    <Drawer opened={terbuka} onClose={onTutup} title="Menu" size={300}>
      <Accordion defaultValue={cariRute(path)?.menu[0]} variant="default" styles={{ content: { padding: '0 0 8px' } }}>
        {menu.map((satu) => {
          const Ikon = ikonMenu(satu.judul);
          return (
            <Accordion.Item key={satu.judul} value={satu.judul}>
              <Accordion.Control icon={<Ikon size={20} stroke={1.6} aria-hidden />}>{satu.judul}</Accordion.Control>
              <Accordion.Panel>
                {satu.bagian.map((bagian) => (
                  <div key={bagian.judul}>
                    {bagian.judul && (
                      <Text fz={12} fw={600} c="dimmed" px="sm" pt="xs">
                        {bagian.judul}
                      </Text>
                    )}
                    {bagian.rute.map((rute) => (
                      <NavLink
                        key={rute.path}
                        component={Link}
                        to={rute.path}
                        label={labelDalamMenu(rute)}
                        aria-label={rute.judul}
                        rightSection={<Menyusul rute={rute} />}
                        {...tandaSiap(rute)}
                        active={rute.path === path}
                        onClick={onTutup}
                      />
                    ))}
                  </div>
                ))}
              </Accordion.Panel>
            </Accordion.Item>
          );
        })}
      </Accordion>
    </Drawer>
  );
}
