// Wasting Sepuhan: the losses of all lots, what is still out, and the answers to losses over the norm.
import { Halaman } from '@/kit/Halaman';
import type { Rute } from '@/routes';
import { DaftarLot } from './DaftarLot';

export default function WastingSepuhan({ rute }: { rute: Rute }) {
  return (
    <Halaman judul={rute.judul} jejak={rute.menu}>
      <DaftarLot />
    </Halaman>
  );
}
