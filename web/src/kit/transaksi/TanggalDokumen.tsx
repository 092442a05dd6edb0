// The date on a document's paper: only for whom the rule of AKTIF_TGL lets, empty for the business day.
import { memo } from 'react';
import { IsianTanggal } from '../IsianTanggal';
import { useTempat } from '../konteks';

export interface TanggalDokumenProps {
  nilai: string;
  onGanti: (tgl: string) => void;
  galat?: string;
  terkunci?: boolean;
}

export const TanggalDokumen = memo(function TanggalDokumen(p: TanggalDokumenProps) {
  const { hari } = useTempat();
  if (!hari.bolehLain) return null;
  return (
    <IsianTanggal
      label="Tanggal"
      value={p.nilai || hari.system}
      onChange={(tgl) => p.onGanti(!tgl || tgl === hari.system ? '' : tgl)}
      error={p.galat}
      disabled={p.terkunci}
    />
  );
});
