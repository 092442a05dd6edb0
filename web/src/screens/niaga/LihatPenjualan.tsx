// Lihat Penjualan: every sale and exchange of the store, with its lines, formulas, payments and nota.
import { Halaman } from '@/kit/Halaman';
import type { Rute } from '@/routes';
import { DaftarFaktur } from './DaftarFaktur';

export default function LihatPenjualan({ rute }: { rute: Rute }) {
  return (
    <Halaman judul={rute.judul} jejak={rute.menu}>
      <DaftarFaktur jalur="penjualan" label="Penjualan" />
    </Halaman>
  );
}
