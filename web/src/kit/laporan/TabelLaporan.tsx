// The rows of a report, only those in sight: data, group heads and sub-totals among them, the server's total in the foot.
// The window over the rows lives here alone, so that scrolling draws nothing else again.
import clsx from 'clsx';
import { Fragment, memo, type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { tulisAngka } from '../angka';
import { BarisTabel } from '../tabel/BarisTabel';
import { Ganjal } from '../tabel/IsiTabel';
import tabel from '../tabel/tabel.module.css';
import { useTepi } from '../tabel/tepi';
import { useTerpotong } from '../tabel/terpotong';
import { useJendela } from './jendela';
import { type KolomLaporan, LabelKelompok, lebarJumlah, tulisSelLaporan } from './kolom';
import kelas from './laporan.module.css';
import { RinciLaporan } from './RinciLaporan';
import {
  type BarisData,
  type BarisJumlah,
  type BarisKelompok,
  type BarisLaporan,
  barisData,
  type DefKolomLaporan,
} from './tipe';
import { useWadah, type Wadah } from './wadah';

interface Props {
  label: string;
  wadah: Wadah;
  /** The rows in the order the person chose; else as they came. */
  terurut?: readonly BarisLaporan[];
  /** Opens the document of a row. */
  onBaris?: (baris: BarisData) => void;
  kolom: readonly KolomLaporan[];
  lebar: ReadonlyMap<string, number>;
  rinci: readonly DefKolomLaporan[] | undefined;
  /** Places of the rows whose details show. */
  terbuka: ReadonlySet<number>;
  onBuka: (ke: number) => void;
  tinggiBaris: number;
  kepala: ReactNode;
}

const LEBAR_SEMPIT = 40;
const TAKSIRAN_RINCI = 140;

export function TabelLaporan(props: Props) {
  const { label, wadah, terurut, onBaris, kolom, rinci, terbuka, onBuka, tinggiBaris, kepala } = props;
  useWadah(wadah);
  const gulir = useRef<HTMLDivElement>(null);
  useTepi(gulir);
  useTerpotong(gulir);
  const baris = terurut ?? wadah.baris;
  const [ukuran, setUkuran] = useState<ReadonlyMap<number, number>>(new Map());
  const lebih = useMemo(
    () => new Map([...terbuka].map((ke) => [ke, ukuran.get(ke) ?? TAKSIRAN_RINCI])),
    [terbuka, ukuran],
  );
  const { awal, akhir, atas, bawah } = useJendela(gulir, { banyak: baris.length, tinggi: tinggiBaris, lebih });
  const diukur = useCallback((ke: number, tinggi: number) => {
    setUkuran((lama) => (lama.get(ke) === tinggi ? lama : new Map(lama).set(ke, tinggi)));
  }, []);
  const buka = useCallback((id: string) => onBuka(Number(id)), [onBuka]);
  const sempit = rinci ? 1 : 0;
  const rentang = kolom.length + sempit;
  const lebar = lebarJumlah(kolom, props.lebar, wadah.total, sempit * LEBAR_SEMPIT);
  const lebarSemua = kolom.reduce((jumlah, k) => jumlah + (lebar.get(k.kunci) ?? 0), sempit * LEBAR_SEMPIT);
  return (
    <section
      ref={gulir}
      className={clsx(tabel.gulir, kelas.gulir)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      aria-label={`Isi ${label}`}
    >
      <table
        className={tabel.tabel}
        style={{ minWidth: lebarSemua }}
        aria-label={label}
        aria-rowcount={baris.length + 1}
      >
        <colgroup>
          {rinci && <col style={{ width: LEBAR_SEMPIT }} />}
          {kolom.map((k) => (
            <col key={k.kunci} style={{ width: lebar.get(k.kunci) }} />
          ))}
        </colgroup>
        {kepala}
        <tbody>
          {atas > 0 && <Ganjal tinggi={atas} rentang={rentang} />}
          {baris.slice(awal, akhir).map((satu, urut) => {
            const index = awal + urut;
            const id = String(index);
            if (!barisData(satu)) {
              return satu.j === 'kelompok' ? (
                <Kelompok key={id} baris={satu} rentang={rentang} tinggi={tinggiBaris} nomor={index} />
              ) : (
                <Jumlah key={id} baris={satu} kolom={kolom} sempit={sempit} tinggi={tinggiBaris} nomor={index} />
              );
            }
            const isi = rinci && rincianDari(satu);
            const dibuka = terbuka.has(index);
            return (
              <Fragment key={id}>
                <BarisTabel<BarisData>
                  baris={satu}
                  id={id}
                  nomor={index}
                  kolom={kolom}
                  tinggi={tinggiBaris}
                  terbuka={dibuka}
                  onBuka={rinci ? buka : undefined}
                  tanpaRincian={isi?.length === 0}
                  onGanda={onBaris}
                />
                {dibuka && isi && (
                  <tr
                    className={tabel.rincian}
                    ref={(el) => {
                      if (el) diukur(index, el.offsetHeight);
                    }}
                  >
                    <td colSpan={rentang}>
                      <RinciLaporan kolom={rinci} isi={isi} />
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
          {bawah > 0 && <Ganjal tinggi={bawah} rentang={rentang} />}
        </tbody>
        {wadah.total && (
          <tfoot>
            <IsiJumlah baris={wadah.total} kolom={kolom} sempit={sempit} />
          </tfoot>
        )}
      </table>
    </section>
  );
}

/** The details of a row stand after its last column. */
export function rincianDari(baris: BarisData): readonly (readonly (string | number | boolean | null)[])[] {
  const akhir = baris.at(-1);
  return Array.isArray(akhir) ? akhir : [];
}

interface PropsKelompok {
  baris: BarisKelompok;
  rentang: number;
  tinggi: number;
  nomor: number;
}

const Kelompok = memo(function Kelompok({ baris, rentang, tinggi, nomor }: PropsKelompok) {
  return (
    <tr className={kelas.kelompok} style={{ height: tinggi }} aria-rowindex={nomor + 2} data-kelompok={baris.t}>
      <td colSpan={rentang} className={kelas.label}>
        <span className={kelas.labelLengket} style={{ paddingInlineStart: baris.t * 16 }}>
          <LabelKelompok label={baris.label} />
        </span>
      </td>
    </tr>
  );
});

interface PropsJumlah {
  baris: BarisJumlah;
  kolom: readonly KolomLaporan[];
  sempit: number;
}

const Jumlah = memo(function Jumlah({ tinggi, nomor, ...sisa }: PropsJumlah & { tinggi: number; nomor: number }) {
  return <IsiJumlah {...sisa} tinggi={tinggi} nomor={nomor} />;
});

/** The label takes the columns in front of the first sum; where the very first is summed it shares that cell. */
function IsiJumlah({ baris, kolom, sempit, tinggi, nomor }: PropsJumlah & { tinggi?: number; nomor?: number }) {
  const pertama = kolom.findIndex((k) => baris.isi[k.ke] !== null && baris.isi[k.ke] !== undefined);
  const depan = pertama < 0 ? kolom.length : pertama;
  const label = (
    <>
      <span className={kelas.namaJumlah}>{baris.label}</span>{' '}
      <span className={kelas.banyak}>{tulisAngka(baris.n, 'angka')} baris</span>
    </>
  );
  return (
    <tr
      className={clsx(nomor !== undefined && kelas.jumlah)}
      style={{ height: tinggi }}
      aria-rowindex={nomor === undefined ? undefined : nomor + 2}
      data-jumlah={baris.j}
    >
      {depan + sempit > 0 && (
        <td colSpan={depan + sempit} className={kelas.label}>
          <span className={clsx(kelas.labelLengket, kelas.labelJumlah)} style={{ paddingInlineStart: baris.t * 16 }}>
            {label}
          </span>
        </td>
      )}
      {kolom.slice(depan).map((k, i) => {
        const nilai = baris.isi[k.ke];
        return (
          <td key={k.kunci} className={clsx(k.jenis === 'angka' && tabel.angka, Number(nilai) < 0 && tabel.negatif)}>
            {i === 0 && depan + sempit === 0 && <>{label} </>}
            {tulisSelLaporan(nilai, k.jenisLaporan)}
          </td>
        );
      })}
    </tr>
  );
}
