// Lihat Penjualan Manual.
import type { Rute } from '@/routes';
import { LihatManual } from './LihatManual';

export default function LihatPenjualanManual({ rute }: { rute: Rute }) {
  return <LihatManual rute={rute} sisi="penjualan" />;
}
