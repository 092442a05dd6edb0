// Every master's screen: the page made from the server's definition. Masters that deserve more compose MasterPage themselves.
import { MasterRute } from '@/app/MasterRute';
import type { Rute } from '@/routes';

export default function LayarMaster({ rute }: { rute: Rute }) {
  return <MasterRute rute={rute} />;
}
