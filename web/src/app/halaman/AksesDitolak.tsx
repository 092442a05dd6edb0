// Shown when the user's menu rights or level do not open a route.
// Home is /home on the POS tablet and /dashboard otherwise.
import { IconLock } from '@tabler/icons-react';
import { TEKS_DITOLAK } from '../teks';
import { Pemberitahuan } from './Pemberitahuan';

export default function AksesDitolak() {
  return (
    <Pemberitahuan
      tanda={<IconLock size={44} stroke={1.3} />}
      judul={TEKS_DITOLAK.judul}
      baris={[TEKS_DITOLAK.isi, TEKS_DITOLAK.saran]}
    />
  );
}
