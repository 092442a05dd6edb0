// The frame of a page: breadcrumb, title, record state, one primary action at the right, the rest in a menu.
// On the POS tablet the Home button stands in front of the title.
import { ActionIcon, Group, Menu, Text, Title } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import kelas from './Halaman.module.css';
import { TombolHome } from './TombolHome';

export interface AksiLain {
  label: string;
  aksi: () => void;
  bahaya?: boolean;
}

export interface HalamanProps {
  judul: string;
  /** Menu and submenu above the title. */
  jejak?: readonly string[];
  /** State of the record, such as a badge. */
  keadaan?: ReactNode;
  /** The one primary action. */
  utama?: ReactNode;
  lain?: readonly AksiLain[];
  /** The 40 px row of filters under the title. */
  alat?: ReactNode;
  children: ReactNode;
}

export function Halaman({ judul, jejak = [], keadaan, utama, lain = [], alat, children }: HalamanProps) {
  return (
    <div className={kelas.halaman}>
      <header className={kelas.kepala}>
        <Group gap="md" wrap="nowrap" miw={0}>
          <TombolHome />
          <div className={kelas.judul}>
            {jejak.length > 0 && (
              <Text component="p" fz={12} c="dimmed" m={0}>
                {jejak.join(' / ')}
              </Text>
            )}
            <Group gap="xs">
              <Title order={1} fz={20} fw={600} lh={1.3}>
                {judul}
              </Title>
              {keadaan}
            </Group>
          </div>
        </Group>
        {(utama || lain.length > 0) && (
          <Group gap="xs" wrap="nowrap">
            {lain.length > 0 && <MenuLain lain={lain} />}
            {utama}
          </Group>
        )}
      </header>
      {alat && <div className={kelas.alat}>{alat}</div>}
      {children}
    </div>
  );
}

function MenuLain({ lain }: { lain: readonly AksiLain[] }) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" size={36} aria-label="Aksi lain">
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {lain.map((satu) => (
          <Menu.Item key={satu.label} color={satu.bahaya ? 'red' : undefined} onClick={satu.aksi}>
            {satu.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
