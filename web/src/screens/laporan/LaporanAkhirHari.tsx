// Laporan Akhir Hari: the nine sections of a day's end below each other, each with its own columns.
import { BagianLaporan } from '@/kit/laporan/BagianLaporan';
import type { Rute } from '@/routes';
import LayarLaporan from './LayarLaporan';

export default function LaporanAkhirHari({ rute }: { rute: Rute }) {
  return <LayarLaporan rute={rute} hasil={BagianLaporan} />;
}
