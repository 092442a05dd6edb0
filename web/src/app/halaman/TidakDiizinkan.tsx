// Shown when the module behind a route is off in this store.
// It says what to do, unlike the access-denied page, which is about the person.
import { IconPlugOff } from '@tabler/icons-react';
import { TEKS_TIDAK_DIIZINKAN } from '../teks';
import { Pemberitahuan } from './Pemberitahuan';

export default function TidakDiizinkan() {
  return (
    <Pemberitahuan
      tanda={<IconPlugOff size={44} stroke={1.3} />}
      judul={TEKS_TIDAK_DIIZINKAN.judul}
      baris={[TEKS_TIDAK_DIIZINKAN.isi, TEKS_TIDAK_DIIZINKAN.saran]}
    />
  );
}
