// Lelang Cicilan: contracts in default, and ending them.
import type { Rute } from '@/routes';
import { LayarAkhir } from './LayarAkhir';

export default function LelangCicilan({ rute }: { rute: Rute }) {
  return <LayarAkhir rute={rute} jenis="lelang" />;
}
