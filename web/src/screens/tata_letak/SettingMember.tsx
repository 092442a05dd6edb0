// The designer of the member card: both sides; everything on it is turned by 90 degrees. It is one tab of its page
// (app/halaman/SettingMember), beside the rules of membership.
import { Perancang, type PerancangProps } from './Perancang';

export default function SettingMember(p: Omit<PerancangProps, 'keluarga'>) {
  return <Perancang keluarga="member-card" {...p} />;
}
