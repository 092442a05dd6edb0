// Setting Member Card: both sides of the member card; everything on it is turned by 90 degrees.
import type { Rute } from '@/routes';
import { Perancang } from './Perancang';

export default function SettingMember({ rute }: { rute: Rute }) {
  return <Perancang keluarga="member-card" rute={rute} />;
}
