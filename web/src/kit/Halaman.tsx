// The frame of a page: the way back to the menu it stands in, title, record state, one primary action at the right, the rest in a menu.
// On the POS tablet the Home button stands in front of the title.
import { ActionIcon, Group, Menu, Text, Title } from '@mantine/core';
import { IconArrowLeft, IconDots } from '@tabler/icons-react';
import type { MouseEvent, ReactNode } from 'react';
import kelas from './Halaman.module.css';
import { useTempat } from './konteks';
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
  /** Tabs of a page that is several, between the title and what belongs to one of them. */
  tab?: ReactNode;
  /** The 40 px row of filters under the title. */
  alat?: ReactNode;
  children: ReactNode;
}

export function Halaman({ judul, jejak = [], keadaan, utama, lain = [], tab, alat, children }: HalamanProps) {
  return (
    <div className={kelas.halaman}>
      <header className={kelas.kepala}>
        <Group gap="md" wrap="nowrap" miw={0}>
          <TombolHome />
          <div className={kelas.judul}>
            <Jejak jejak={jejak} />
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
      {tab}
      {alat && <div className={kelas.alat}>{alat}</div>}
      {children}
    </div>
  );
}

/** Where the page stands; pressing it leads to the page above. The POS tablet has buttons for that. */
function Jejak({ jejak }: { jejak: readonly string[] }) {
  const { pos, kembali } = useTempat();
  if (pos || !kembali) {
    return jejak.length === 0 ? null : (
      <Text component="p" fz={12} c="dimmed" m={0}>
        {jejak.join(' / ')}
      </Text>
    );
  }
  return (
    <Text
      component="a"
      className={kelas.kembali}
      href={kembali.href}
      // What is read out holds what is seen.
      aria-label={`${jejak.length > 0 ? `${jejak.join(' / ')}: ` : ''}Kembali ke ${kembali.sebut}`}
      onClick={(kejadian: MouseEvent) => {
        if (kejadian.metaKey || kejadian.ctrlKey || kejadian.shiftKey) return;
        kejadian.preventDefault();
        kembali.buka();
      }}
    >
      <IconArrowLeft size={14} aria-hidden />
      {jejak.length > 0 ? jejak.join(' / ') : kembali.sebut}
    </Text>
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
