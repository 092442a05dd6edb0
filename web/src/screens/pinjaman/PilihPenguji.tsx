// Who weighed and tested the pledges: another than the one who pays out.
import { useQuery } from '@tanstack/react-query';
import { PilihDaftar } from '@/kit/dokumen/PilihDaftar';
import { useTempat } from '@/kit/konteks';
import { penjawab } from '@/kit/validasi/pilihan';
import { kueriPengguna } from './api';

export interface PilihPengujiProps {
  nilai: string;
  onGanti: (user_id: string) => void;
  galat?: string;
  terkunci?: boolean;
}

export function PilihPenguji({ nilai, onGanti, galat, terkunci }: PilihPengujiProps) {
  const { orang } = useTempat();
  const { data, isError } = useQuery(kueriPengguna);
  return (
    <PilihDaftar
      label="Penguji"
      placeholder="Yang menimbang dan menguji"
      required
      data-penguji
      sebut="user"
      gagal={isError}
      galat={galat}
      data={penjawab(data ?? [])
        .filter((u) => u.user_id !== orang.user_id)
        .map((u) => ({ value: u.user_id, label: `${u.user_id} – ${u.user_name}` }))}
      value={nilai || null}
      onChange={(v) => onGanti(v ?? '')}
      disabled={terkunci}
    />
  );
}
