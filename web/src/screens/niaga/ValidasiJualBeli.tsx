// Validasi Jual Beli: sales and purchases that a second person has not looked at.
import type { Rute } from '@/routes';
import { LayarValidasi } from './LayarValidasi';

export default function ValidasiJualBeli({ rute }: { rute: Rute }) {
  return <LayarValidasi rute={rute} jalur="validasi/jual-beli" label="Transaksi yang belum divalidasi" />;
}
