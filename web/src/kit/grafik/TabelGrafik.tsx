// The table behind a chart: every step with its values, and the sums of the columns.
// It scrolls inside the chart's frame.
import clsx from 'clsx';
import { tulisAngka } from '../angka';
import kelas from './grafik.module.css';
import { type IsiGrafik, TANDA_SATUAN, TINGGI_GRAFIK } from './tipe';

export function TabelGrafik<T extends object>({
  data,
  langkah,
  judulLangkah,
  seri,
  judul,
  tulisLangkah = (satu) => satu,
  tinggi = TINGGI_GRAFIK,
  satuan = 'rupiah',
}: IsiGrafik<T> & { judul: string }) {
  const angka = (satu: T, kunci: keyof T & string) => Number(satu[kunci] ?? 0);
  return (
    <section
      className={kelas.gulir}
      style={{ maxHeight: tinggi }}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      aria-label={`Isi tabel ${judul}`}
    >
      <table className={kelas.tabel} aria-label={judul}>
        <thead>
          <tr>
            <th scope="col">{judulLangkah}</th>
            {seri.map((satu) => (
              <th scope="col" key={satu.kunci} className={kelas.angka}>
                {satu.judul}
                {TANDA_SATUAN[satuan]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.map((satu) => (
            <tr key={String(satu[langkah])}>
              <th scope="row">{tulisLangkah(String(satu[langkah]))}</th>
              {seri.map((s) => (
                <td key={s.kunci} className={clsx(kelas.angka, angka(satu, s.kunci) < 0 && kelas.negatif)}>
                  {tulisAngka(angka(satu, s.kunci), satuan)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {/* Percents do not add up. */}
        {satuan !== 'persen' && (
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              {seri.map((s) => (
                <td key={s.kunci} className={kelas.angka}>
                  {tulisAngka(
                    data.reduce((jumlah, satu) => jumlah + angka(satu, s.kunci), 0),
                    satuan,
                  )}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}
