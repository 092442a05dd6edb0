// Hancur Barang Manual: goods without a barcode out of sale, into a tray that waits for the melt.
import type { Rute } from '@/routes';
import { KeluarManual } from './KeluarManual';

export default function HancurBarangManual({ rute }: { rute: Rute }) {
  return <KeluarManual rute={rute} kerja="HANCUR" />;
}
