// Laporan Member: who became a member in the days, and below them how many ('Total Daftar').
import { BagianLaporan } from '@/kit/laporan/BagianLaporan';
import type { Rute } from '@/routes';
import LayarLaporan from './LayarLaporan';

export default function LaporanAktivasiMember({ rute }: { rute: Rute }) {
  return <LayarLaporan rute={rute} hasil={BagianLaporan} />;
}
