// Progress of a data sync, wherever it was started: the modal shows it, the caller or the socket's event moves it on.
// undefined means that nothing is running.
import { buatGudang } from '@/kit/gudang';

export interface Progres {
  progress: number;
  total: number;
  message?: string;
  /** PROGRESS, FINISH or GAGAL; work that broke off must not leave the modal standing. */
  status?: string;
}

export const progresSinkron = buatGudang<Progres | undefined>(undefined);

export function aturProgres(baru: Progres | undefined): void {
  progresSinkron.atur(baru && baru.progress < baru.total ? baru : undefined);
}

export function persenProgres({ progress, total }: Progres): number {
  if (total <= 0) return 0;
  return Math.min(100, Math.max(0, Math.round((progress / total) * 100)));
}
