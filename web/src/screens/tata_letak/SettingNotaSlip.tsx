// Setting Nota Slip: the layouts of slips and of price labels.
import type { Rute } from '@/routes';
import { Perancang } from './Perancang';

export default function SettingNotaSlip({ rute }: { rute: Rute }) {
  return <Perancang keluarga="nota-slip" rute={rute} />;
}
