// One line of a document as a card: what it is, its price and how that came about, what is wrong with it, and the way
// to change it or take it out. What stands on it beside that comes from the screen.
import { ActionIcon, Group, Text } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { rupiah } from '@/kit/angka';
import { type Rumus, TabelRumus } from './TabelRumus';
import kelas from './transaksi.module.css';

export interface BarisKartuProps {
  nama: string;
  /** under the name */
  kecil: ReactNode;
  foto?: ReactNode;
  /** not there until the server has priced it */
  harga?: { harga: number; rumus: readonly Rumus[] };
  lencana: ReactNode;
  salah?: Readonly<Record<string, string>>;
  terkunci: boolean;
  onUbah: () => void;
  onHapus: () => void;
}

export function BarisKartu({ nama, kecil, foto, harga, lencana, salah, terkunci, onUbah, onHapus }: BarisKartuProps) {
  return (
    <li className={kelas.baris} data-galat={salah ? 'ya' : 'tidak'} style={{ padding: 12 }}>
      <Group wrap="nowrap" gap="sm" align="flex-start">
        {foto}
        <div style={{ flex: 1, minWidth: 0 }}>
          <Group justify="space-between" gap={4}>
            <div style={{ minWidth: 0, flex: '1 1 160px' }}>
              <span className={kelas.nama}>{nama}</span>
              <span className={kelas.kecil}>{kecil}</span>
            </div>
            <span className={kelas.harga} style={{ whiteSpace: 'nowrap' }} data-harga={harga?.harga}>
              {harga ? rupiah(harga.harga) : '…'}
            </span>
          </Group>
          <Group gap={6} my={6}>
            {lencana}
          </Group>
          {harga && <TabelRumus rumus={harga.rumus} label={`Rumus ${nama}`} />}
          {salah && (
            <Text c="red" fz={13} role="alert">
              {Object.values(salah).join('. ')}
            </Text>
          )}
        </div>
        <Group gap={0} wrap="nowrap">
          <ActionIcon variant="subtle" size={36} aria-label={`Ubah ${nama}`} disabled={terkunci} onClick={onUbah}>
            <IconPencil size={18} />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="red"
            size={36}
            aria-label={`Hapus ${nama}`}
            disabled={terkunci}
            onClick={onHapus}
          >
            <IconTrash size={18} />
          </ActionIcon>
        </Group>
      </Group>
    </li>
  );
}
