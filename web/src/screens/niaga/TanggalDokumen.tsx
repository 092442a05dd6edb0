// The date on a document's paper: only for whom the rule of AKTIF_TGL lets, empty for the business day.
import { useSesiAda } from '@/app/sesi';
import { IsianTanggal } from '@/kit/IsianTanggal';
import { aktifTgl } from './model';

export function TanggalDokumen(p: {
  nilai: string;
  onGanti: (tgl: string) => void;
  galat?: string;
  terkunci?: boolean;
}) {
  const { pengguna, modul } = useSesiAda();
  if (aktifTgl(pengguna.level, modul)) return null;
  return (
    <IsianTanggal
      label="Tanggal"
      value={p.nilai || pengguna.tgl_system}
      onChange={(tgl) => p.onGanti(!tgl || tgl === pengguna.tgl_system ? '' : tgl)}
      error={p.galat}
      disabled={p.terkunci}
    />
  );
}
