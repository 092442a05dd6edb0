// Pindah Barang Manual: goods without a barcode from their trays to another tray.
import type { Rute } from '@/routes';
import { KeluarManual } from './KeluarManual';

export default function PindahBarangManual({ rute }: { rute: Rute }) {
  return <KeluarManual rute={rute} kerja="PINDAH" />;
}
