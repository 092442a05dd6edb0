// A short list to choose from by a touch: a name, what is said of it, and at the right a figure or a sign.
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import kelas from './DaftarPilih.module.css';

export function DaftarPilih({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className={kelas.daftar} aria-label={label}>
      {children}
    </ul>
  );
}

export interface BarisPilihProps {
  nama: string;
  isi: string;
  tanda?: ReactNode;
  /** The one that is open beside the list. */
  kini?: boolean;
  onPilih: () => void;
}

export function BarisPilih({ nama, isi, tanda, kini, onPilih }: BarisPilihProps) {
  return (
    <li>
      <button type="button" className={kelas.baris} aria-current={kini} onClick={onPilih}>
        <span>
          <Text component="span" fw={600} display="block">
            {nama}
          </Text>
          <Text component="span" fz={13} c="dimmed">
            {isi}
          </Text>
        </span>
        {tanda}
      </button>
    </li>
  );
}
