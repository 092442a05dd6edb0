// Stock opname of every kind. Which count is open stands in the address, so that a reload or a colleague's link goes on
// with it.
import { useSearch } from '@tanstack/react-router';
import type { Rute } from '@/routes';
import { JENIS_RUTE } from './data';
import { Hitungan } from './Hitungan';
import { MulaiOpname } from './MulaiOpname';

export default function LayarOpname({ rute }: { rute: Rute }) {
  const { no } = useSearch({ strict: false }) as { no?: string };
  const jenis = JENIS_RUTE[rute.path] ?? 'BAKI';
  return no ? <Hitungan key={no} rute={rute} no={no} /> : <MulaiOpname key={jenis} rute={rute} jenis={jenis} />;
}
