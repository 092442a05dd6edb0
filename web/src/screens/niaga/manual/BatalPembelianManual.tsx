// Batal Pembelian Manual.
import type { Rute } from '@/routes';
import { BatalManual } from './BatalManual';

export default function BatalPembelianManual({ rute }: { rute: Rute }) {
  return <BatalManual rute={rute} sisi="pembelian" />;
}
