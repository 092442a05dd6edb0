// The sticky header: titles that sort, handles that resize, and the box that selects every row.
// Sorting goes up, down, then off.
import type { Header } from '@tanstack/react-table';
import clsx from 'clsx';
import { kolomAngka } from './olah';
import type { FiturTabel } from './tabel';
import kelas from './tabel.module.css';
import type { Kolom, UrutanTabel } from './tipe';

interface Props<R extends object> {
  kolom: readonly Kolom<R>[];
  kepala: readonly Header<FiturTabel, R>[];
  urut?: UrutanTabel;
  onUrut: (kunci: string) => void;
  denganBuka: boolean;
  pilihSemua?: { keadaan: 'semua' | 'sebagian' | 'tidak'; ganti: (ya: boolean) => void };
}

export function KepalaTabel<R extends object>({ kolom, kepala, urut, onUrut, denganBuka, pilihSemua }: Props<R>) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        {pilihSemua && (
          <th scope="col" className={kelas.sempit}>
            <input
              type="checkbox"
              aria-label="Pilih semua baris"
              checked={pilihSemua.keadaan === 'semua'}
              ref={(el) => {
                if (el) el.indeterminate = pilihSemua.keadaan === 'sebagian';
              }}
              onChange={(kejadian) => pilihSemua.ganti(kejadian.currentTarget.checked)}
            />
          </th>
        )}
        {denganBuka && (
          <th scope="col" className={kelas.sempit}>
            <span className={kelas.hanyaPembaca}>Rincian</span>
          </th>
        )}
        {kolom.map((k, i) => {
          const arah = urut?.kunci === k.kunci ? (urut.turun ? 'descending' : 'ascending') : undefined;
          const header = kepala.find((satu) => satu.column.id === k.kunci);
          return (
            <th
              key={k.kunci}
              scope="col"
              aria-sort={arah}
              className={clsx(
                kolomAngka(k.jenis) && kelas.angka,
                i === 0 && kelas.lengket,
                k.diKanan && kelas.lengketKanan,
              )}
            >
              {k.urut === false ? (
                k.judul
              ) : (
                <button type="button" className={kelas.pengurut} onClick={() => onUrut(k.kunci)}>
                  {k.judul}
                  <span aria-hidden className={clsx(kelas.panah, arah && kelas.panahHidup)}>
                    {arah === 'descending' ? '↓' : '↑'}
                  </span>
                </button>
              )}
              {header && (
                <span
                  aria-hidden
                  className={kelas.gagang}
                  onMouseDown={header.getResizeHandler()}
                  onTouchStart={header.getResizeHandler()}
                  onDoubleClick={() => header.column.resetSize()}
                />
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
