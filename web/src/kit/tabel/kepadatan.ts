// Row height as the person likes it, kept on this device for every table.
// Airy rows suit fingers, tight rows suit long reports.
import { buatGudang } from '../gudang';
import { baca, tulis } from '../simpanan';

export const KEPADATAN = { rapat: 28, normal: 34, lega: 44 } as const;
export type Kepadatan = keyof typeof KEPADATAN;

const KUNCI = 'karat.pilihan.kepadatan';
const tersimpan = baca(KUNCI);

export const kepadatan = buatGudang<Kepadatan>(tersimpan === 'rapat' || tersimpan === 'lega' ? tersimpan : 'normal');

export function aturKepadatan(baru: Kepadatan): void {
  tulis(KUNCI, baru);
  kepadatan.atur(baru);
}
