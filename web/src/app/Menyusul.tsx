// The mark of an entry whose screen is not built yet. The link itself says it to who cannot see (tandaSiap).
import type { Rute } from '@/routes';
import kelas from './Menyusul.module.css';
import { MENYUSUL, siap } from './siap';

export function Menyusul({ rute }: { rute: Rute }) {
  return siap(rute) ? null : <span className={kelas.menyusul} data-tanda={MENYUSUL} aria-hidden />;
}
