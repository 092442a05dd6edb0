// Lihat Pembelian: every purchase and exchange of the store, with its deductions, payments and nota.
import { Halaman } from '@/kit/Halaman';
import type { Rute } from '@/routes';
import { useImporAwal } from '../awal/useImporAwal';
import { DaftarFaktur } from '../DaftarFaktur';

export default function LihatPembelian({ rute }: { rute: Rute }) {
  const impor = useImporAwal('nota');
  return (
    <Halaman judul={rute.judul} jejak={rute.menu} lain={impor.aksi}>
      <DaftarFaktur jalur="pembelian" label="Pembelian" />
      {impor.dialog}
    </Halaman>
  );
}
