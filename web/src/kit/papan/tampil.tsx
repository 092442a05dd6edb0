// Board or table: which of the two a list of works shows, kept in the address.
import { SegmentedControl } from '@mantine/core';
import { useAlamat } from '../daftar/alamat';

export type Tampil = 'papan' | 'tabel';

export function useTampilKerja(): readonly [Tampil, (tampil: Tampil) => void] {
  const [{ tampil }, atur] = useAlamat();
  return [
    tampil === 'tabel' ? 'tabel' : 'papan',
    (baru) => atur({ tampil: baru === 'tabel' ? 'tabel' : undefined, hal: undefined }),
  ];
}

export interface PilihTampilProps {
  nilai: Tampil;
  onGanti: (tampil: Tampil) => void;
}

export function PilihTampil({ nilai, onGanti }: PilihTampilProps) {
  return (
    <SegmentedControl
      aria-label="Tampilan"
      value={nilai}
      onChange={(v) => onGanti(v as Tampil)}
      data={[
        { value: 'papan', label: 'Papan' },
        { value: 'tabel', label: 'Tabel' },
      ]}
    />
  );
}
