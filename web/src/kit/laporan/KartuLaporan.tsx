// The same rows as cards, where the screen is too narrow for a table: one card a data row, groups and sums between them.
import { useVirtualizer } from '@tanstack/react-virtual';
import clsx from 'clsx';
import { useRef } from 'react';
import tabel from '../tabel/tabel.module.css';
import { type KolomLaporan, LabelKelompok, tulisSelLaporan } from './kolom';
import kelas from './laporan.module.css';
import { RinciLaporan } from './RinciLaporan';
import { rincianDari } from './TabelLaporan';
import {
  type BarisData,
  type BarisJumlah,
  type BarisLaporan,
  barisData,
  type DefKolomLaporan,
  type SelLaporan,
} from './tipe';
import { useWadah, type Wadah } from './wadah';

interface Props {
  label: string;
  wadah: Wadah;
  terurut?: readonly BarisLaporan[];
  kolom: readonly KolomLaporan[];
  rinci: readonly DefKolomLaporan[] | undefined;
  terbuka: ReadonlySet<number>;
  onBuka: (ke: number) => void;
}

export function KartuLaporan({ label, wadah, terurut, kolom, rinci, terbuka, onBuka }: Props) {
  useWadah(wadah);
  const gulir = useRef<HTMLDivElement>(null);
  const baris = terurut ?? wadah.baris;
  const taksir = (satu: BarisLaporan | undefined) =>
    satu && barisData(satu) ? 44 + (kolom.length - 1) * 24 : satu?.j === 'kelompok' ? 40 : 72;
  const virtual = useVirtualizer({
    count: baris.length,
    getScrollElement: () => gulir.current,
    estimateSize: (i) => taksir(baris[i]),
    overscan: 4,
  });
  return (
    <section
      ref={gulir}
      className={clsx(tabel.gulir, kelas.gulir)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      aria-label={`Isi ${label}`}
    >
      <ul className={tabel.kartuDaftar} aria-label={label} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const satu = baris[index];
          if (satu === undefined) return null;
          return (
            <li
              key={index}
              data-index={index}
              ref={virtual.measureElement}
              className={clsx(tabel.kartu, !barisData(satu) && kelas.kartuKelompok)}
              style={{ transform: `translateY(${start}px)` }}
            >
              {barisData(satu) ? (
                <IsiKartu
                  baris={satu}
                  kolom={kolom}
                  rinci={rinci}
                  terbuka={terbuka.has(index)}
                  onBuka={() => onBuka(index)}
                />
              ) : satu.j === 'kelompok' ? (
                <LabelKelompok label={satu.label} />
              ) : (
                <IsiJumlah baris={satu} kolom={kolom} />
              )}
            </li>
          );
        })}
      </ul>
      {wadah.total && (
        <div className={tabel.kartuTotal}>
          <IsiJumlah baris={wadah.total} kolom={kolom} />
        </div>
      )}
    </section>
  );
}

interface PropsIsi {
  baris: BarisData;
  kolom: readonly KolomLaporan[];
  rinci: readonly DefKolomLaporan[] | undefined;
  terbuka: boolean;
  onBuka: () => void;
}

function IsiKartu({ baris, kolom, rinci, terbuka, onBuka }: PropsIsi) {
  const [utama, ...lain] = kolom;
  if (!utama) return null;
  const teks = (k: KolomLaporan) => tulisSelLaporan(k.nilai(baris) as SelLaporan, k.jenisLaporan);
  const negatif = (k: KolomLaporan) => Number(k.nilai(baris)) < 0;
  return (
    <>
      <div className={tabel.kartuKepala}>
        <strong>{teks(utama) === '' ? '-' : utama.tampil?.(baris)}</strong>
        {rinci && rincianDari(baris).length > 0 && (
          <button
            type="button"
            className={clsx(tabel.pembuka, terbuka && tabel.pembukaTerbuka)}
            aria-expanded={terbuka}
            aria-label={`Rincian ${teks(utama)}`}
            onClick={onBuka}
          />
        )}
      </div>
      <dl className={tabel.kartuIsi}>
        {lain.map((k) =>
          teks(k) === '' ? null : (
            <div key={k.kunci}>
              <dt>{k.judul}</dt>
              <dd
                className={clsx(k.jenis === 'angka' && tabel.angka, k.jenis === 'angka' && negatif(k) && tabel.negatif)}
              >
                {k.tampil?.(baris)}
              </dd>
            </div>
          ),
        )}
      </dl>
      {terbuka && rinci && (
        <div style={{ overflowX: 'auto', marginTop: 8 }}>
          <RinciLaporan kolom={rinci} isi={rincianDari(baris)} />
        </div>
      )}
    </>
  );
}

function IsiJumlah({ baris, kolom }: { baris: BarisJumlah; kolom: readonly KolomLaporan[] }) {
  return (
    <>
      <strong>{baris.label}</strong>
      <dl className={tabel.kartuIsi}>
        {kolom.map((k) =>
          baris.isi[k.ke] === null || baris.isi[k.ke] === undefined ? null : (
            <div key={k.kunci}>
              <dt>{k.judul}</dt>
              <dd className={clsx(tabel.angka, Number(baris.isi[k.ke]) < 0 && tabel.negatif)}>
                {tulisSelLaporan(baris.isi[k.ke], k.jenisLaporan)}
              </dd>
            </div>
          ),
        )}
      </dl>
    </>
  );
}
