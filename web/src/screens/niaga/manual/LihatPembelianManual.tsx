// Lihat Pembelian Manual.
import type { Rute } from '@/routes';
import { LihatManual } from './LihatManual';

export default function LihatPembelianManual({ rute }: { rute: Rute }) {
  return <LihatManual rute={rute} sisi="pembelian" />;
}
