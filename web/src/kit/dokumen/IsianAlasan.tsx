// Why something is taken back or given up: the reason every such step asks for.
import { Textarea } from '@mantine/core';
import type { KeadaanSimpan } from './simpan';

export interface IsianAlasanProps {
  nilai: string;
  onGanti: (nilai: string) => void;
  simpan: Pick<KeadaanSimpan, 'kolom' | 'lupakan' | 'sibuk'>;
  /** Who must approve. */
  keterangan?: string;
  /** Something is asked before it: the focus is there. */
  belakangan?: boolean;
}

export function IsianAlasan({ nilai, onGanti, simpan, keterangan, belakangan }: IsianAlasanProps) {
  return (
    <Textarea
      label="Alasan"
      required
      rows={2}
      maxLength={200}
      data-autofocus={belakangan ? undefined : true}
      value={nilai}
      onChange={(e) => {
        simpan.lupakan('alasan');
        onGanti(e.currentTarget.value);
      }}
      error={simpan.kolom.alasan}
      description={keterangan}
      disabled={simpan.sibuk}
    />
  );
}
