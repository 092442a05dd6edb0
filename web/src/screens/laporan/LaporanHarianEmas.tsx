// Laporan Harian Emas: three tables of a day's gold, and the saldo below them: purchases minus sales.
import { BagianLaporan } from '@/kit/laporan/BagianLaporan';
import type { Rute } from '@/routes';
import LayarLaporan from './LayarLaporan';

export default function LaporanHarianEmas({ rute }: { rute: Rute }) {
  return <LayarLaporan rute={rute} hasil={BagianLaporan} />;
}
