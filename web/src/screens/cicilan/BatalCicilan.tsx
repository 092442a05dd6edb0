// Batal Cicilan: open contracts, and cancelling one with what is given back.
import type { Rute } from '@/routes';
import { LayarAkhir } from './LayarAkhir';

export default function BatalCicilan({ rute }: { rute: Rute }) {
  return <LayarAkhir rute={rute} jenis="batal" />;
}
