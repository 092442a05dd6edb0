// Validasi Penjualan: sales that a second person has not looked at.
import type { Rute } from '@/routes';
import { LayarValidasi } from './LayarValidasi';

export default function ValidasiPenjualan({ rute }: { rute: Rute }) {
  return (
    <LayarValidasi
      rute={rute}
      jalur="validasi/penjualan"
      label="Penjualan yang belum divalidasi"
      modulnya="VALIDASI_PENJUALAN_MODULE"
    />
  );
}
