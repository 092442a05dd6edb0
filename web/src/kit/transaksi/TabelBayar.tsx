// How a document was paid, line by line.
import { tulisAngka } from '../angka';
import kelas from './transaksi.module.css';

export interface BayarTercatat {
  jenis: string;
  no_rekening: string;
  kartu_akhir: string;
  jumlah_rp: number;
}

export function TabelBayar({ label, bayar }: { label: string; bayar: readonly BayarTercatat[] }) {
  if (bayar.length === 0) return null;
  return (
    <table className={kelas.rumus} aria-label={label}>
      <tbody>
        {bayar.map((b, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: payments have no other name and never move
          <tr key={i}>
            <td>{[b.jenis, b.no_rekening, b.kartu_akhir && `****${b.kartu_akhir}`].filter(Boolean).join(' · ')}</td>
            <td>{tulisAngka(b.jumlah_rp, 'rupiah')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
