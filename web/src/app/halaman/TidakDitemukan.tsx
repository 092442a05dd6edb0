// The 404 page of an unknown address, with a way to the dashboard.
// The bare page at /404 is Polos404.
import { IconMapSearch } from '@tabler/icons-react';
import { TEKS_APP } from '../teks';
import { Pemberitahuan } from './Pemberitahuan';

export default function TidakDitemukan() {
  return (
    <Pemberitahuan tanda={<IconMapSearch size={44} stroke={1.3} />} judul={TEKS_APP.tidakDitemukan} ke="/dashboard" />
  );
}
