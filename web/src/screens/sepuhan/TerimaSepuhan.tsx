// Terima Sepuhan: plated pieces back; plating may add a little weight.
import type { Rute } from '@/routes';
import { Terima } from './Terima';

export default function TerimaSepuhan({ rute }: { rute: Rute }) {
  return <Terima rute={rute} pekerjaan="SEPUH" />;
}
