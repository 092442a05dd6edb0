// How a price came about, line by line.
import { tulisAngka } from '../angka';
import kelas from './transaksi.module.css';

export interface Rumus {
  keterangan: string;
  nilai: number;
}

export function TabelRumus({ rumus, label }: { rumus: readonly Rumus[]; label: string }) {
  return (
    <table className={kelas.rumus} aria-label={label}>
      <tbody>
        {rumus.map((r, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a formula have no other name
          <tr key={i}>
            <td>{r.keterangan}</td>
            <td>{tulisAngka(r.nilai, 'rupiah')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
