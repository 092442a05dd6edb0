// Batal Penjualan: a sale or an exchange is taken back as a whole.
import type { Rute } from '@/routes';
import { BatalFaktur } from './BatalFaktur';

export default function BatalPenjualan({ rute }: { rute: Rute }) {
  return <BatalFaktur rute={rute} jalur="penjualan" />;
}
