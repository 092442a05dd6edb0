// Batal Pembelian: a purchase or an exchange is taken back as a whole.
import type { Rute } from '@/routes';
import { BatalFaktur } from '../BatalFaktur';

export default function BatalPembelian({ rute }: { rute: Rute }) {
  return <BatalFaktur rute={rute} jalur="pembelian" />;
}
