// The details behind a row: a small table of their own inside the row's place.
import clsx from 'clsx';
import { Kosong } from '../Kosong';
import tabel from '../tabel/tabel.module.css';
import { sasaranKolom } from './buka';
import { adalahAngka, judulKolom, SelTerbuka, tulisSelLaporan } from './kolom';
import kelas from './laporan.module.css';
import type { DefKolomLaporan, SelLaporan } from './tipe';

interface Props {
  kolom: readonly DefKolomLaporan[];
  isi: readonly (readonly SelLaporan[])[];
}

export function RinciLaporan({ kolom, isi }: Props) {
  if (isi.length === 0) return <Kosong />;
  return (
    <table className={kelas.rinci} aria-label="Rincian">
      <thead>
        <tr>
          {kolom.map((k) => (
            <th key={k.kunci} scope="col" className={clsx(adalahAngka(k.jenis) && tabel.angka)}>
              {judulKolom(k)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {isi.map((satu, nomor) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: details have no key of their own and never move
          <tr key={nomor}>
            {kolom.map((k, i) => (
              <td
                key={k.kunci}
                className={clsx(adalahAngka(k.jenis) && tabel.angka, Number(satu[i]) < 0 && tabel.negatif)}
              >
                <SelTerbuka teks={tulisSelLaporan(satu[i], k.jenis)} buka={sasaranKolom(k.kunci)} baris={satu} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
