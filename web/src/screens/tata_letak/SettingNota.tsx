// Setting Nota: the layouts of notas, for the counter's printer and for phones.
import type { Rute } from '@/routes';
import { Perancang } from './Perancang';

export default function SettingNota({ rute }: { rute: Rute }) {
  return <Perancang keluarga="nota" rute={rute} />;
}
