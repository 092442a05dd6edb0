// A choice from a list that the server keeps: searched by typing, and it says so itself when the list cannot be read.
import { Select, type SelectProps } from '@mantine/core';

export interface PilihDaftarProps extends Omit<SelectProps, 'error' | 'searchable'> {
  /** What the list holds, as in 'Daftar baki tidak dapat dibaca'. */
  sebut: string;
  /** The list could not be read. */
  gagal: boolean;
  /** What the server or the screen has against the choice; it stands before the list's own failure. */
  galat?: string;
}

export function PilihDaftar({ sebut, gagal, galat, ...sisa }: PilihDaftarProps) {
  return (
    <Select
      searchable
      nothingFoundMessage="Tidak Ada Data"
      error={galat || (gagal ? `Daftar ${sebut} tidak dapat dibaca` : undefined)}
      {...sisa}
    />
  );
}
