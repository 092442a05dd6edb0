// The fallback of a screen that works only together with an outside service that this store has not connected.
// Used where the specification asks for a fallback instead of the not-allowed page.
import { IconPlugConnected } from '@tabler/icons-react';
import { Pemberitahuan } from './Pemberitahuan';

export default function Pengganti({ judul }: { judul: string }) {
  return (
    <Pemberitahuan
      tanda={<IconPlugConnected size={44} stroke={1.3} />}
      judul={judul}
      baris={[
        'Toko ini belum terhubung dengan marketplace.',
        'Minta owner mengaktifkan integrasinya di Setting System.',
      ]}
    />
  );
}
