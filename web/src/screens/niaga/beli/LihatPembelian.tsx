// Lihat Pembelian: every purchase and exchange of the store, with its deductions, payments and nota.
import { useSesiAda } from '@/app/sesi';
import { useImporAwal } from '@/kit/awal/useImporAwal';
import { Halaman } from '@/kit/Halaman';
import type { Rute } from '@/routes';
import { DaftarFaktur } from '../DaftarFaktur';

export default function LihatPembelian({ rute }: { rute: Rute }) {
  const impor = useImporAwal('nota', useSesiAda().pengguna.level);
  return (
    <Halaman judul={rute.judul} jejak={rute.menu} lain={impor.aksi}>
      <DaftarFaktur jalur="pembelian" label="Pembelian" />
      {impor.dialog}
    </Halaman>
  );
}
