// Batal Penjualan Manual.
import type { Rute } from '@/routes';
import { BatalManual } from './BatalManual';

export default function BatalPenjualanManual({ rute }: { rute: Rute }) {
  return <BatalManual rute={rute} sisi="penjualan" />;
}
