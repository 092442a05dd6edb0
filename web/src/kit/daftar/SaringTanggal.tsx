// From and to: the days of a list.
import { IsianTanggal } from '../IsianTanggal';

export interface SaringTanggalProps {
  nilai: { tgl_from: string; tgl_to: string };
  onGanti: (bagian: { tgl_from?: string; tgl_to?: string }) => void;
  /** A list that must have its days. */
  wajib?: boolean;
  label?: readonly [string, string];
}

export function SaringTanggal({
  nilai,
  onGanti,
  wajib,
  label = ['Dari tanggal', 'Sampai tanggal'],
}: SaringTanggalProps) {
  const bidang = (nama: 'tgl_from' | 'tgl_to', teks: string) => (
    <IsianTanggal
      aria-label={teks}
      placeholder={teks.replace(/ tanggal$/, '')}
      w={140}
      value={nilai[nama] || null}
      onChange={(tgl) => (tgl || !wajib) && onGanti({ [nama]: tgl ?? '' })}
    />
  );
  return (
    <>
      {bidang('tgl_from', label[0])}
      {bidang('tgl_to', label[1])}
    </>
  );
}
