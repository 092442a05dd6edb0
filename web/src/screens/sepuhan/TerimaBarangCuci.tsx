// Terima Barang Cuci: washed pieces back from their washer.
import type { Rute } from '@/routes';
import { Terima } from './Terima';

export default function TerimaBarangCuci({ rute }: { rute: Rute }) {
  return <Terima rute={rute} pekerjaan="CUCI" />;
}
