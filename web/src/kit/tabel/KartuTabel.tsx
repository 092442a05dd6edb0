// The narrow form of the table, under 500 px: one card a row, label beside value, drawn only while in sight.
// Selection, expansion and cell editing work here as well.
import { useVirtualizer } from '@tanstack/react-virtual';
import clsx from 'clsx';
import { type ReactNode, useRef } from 'react';
import { tulisSel } from './olah';
import { IsiSel, kelasSel } from './Sel';
import kelas from './tabel.module.css';
import type { Kolom } from './tipe';

interface Props<R> {
  label: string;
  data: readonly R[];
  kolom: readonly Kolom<R>[];
  idBaris: (baris: R) => string;
  tinggi: number | string;
  total?: ReadonlyMap<string, number>;
  labelTotal?: string;
  terpilih?: ReadonlySet<string>;
  onPilih?: (id: string, ya: boolean) => void;
  terbuka: ReadonlySet<string>;
  onBuka?: (id: string) => void;
  rincian?: (baris: R) => ReactNode;
  onBaris?: (baris: R) => void;
}

/** A plain cell with nothing in it only makes the card longer. */
function berisi<R>(baris: R, kolom: Kolom<R>): boolean {
  const nilai = kolom.nilai(baris);
  return (
    kolom.tampil !== undefined || kolom.ubah !== undefined || (nilai !== null && nilai !== undefined && nilai !== '')
  );
}

export function KartuTabel<R>(p: Props<R>) {
  const gulir = useRef<HTMLDivElement>(null);
  const [utama, ...lain] = p.kolom;
  const virtual = useVirtualizer({
    count: p.data.length,
    getScrollElement: () => gulir.current,
    estimateSize: () => 44 + lain.length * 24,
    overscan: 4,
  });
  return (
    <section
      ref={gulir}
      className={kelas.gulir}
      style={{ maxHeight: p.tinggi }}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      aria-label={`Isi ${p.label}`}
    >
      <ul className={kelas.kartuDaftar} aria-label={p.label} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map((satu) => {
          const baris = p.data[satu.index];
          if (baris === undefined || !utama) return null;
          const id = p.idBaris(baris);
          const judul = <IsiSel baris={baris} kolom={utama} />;
          const kata = String(utama.nilai(baris) ?? '');
          const sebut = kata || id;
          return (
            <li
              key={id}
              data-index={satu.index}
              data-baris={id}
              ref={virtual.measureElement}
              className={clsx(kelas.kartu, p.terpilih?.has(id) && kelas.terpilih)}
              style={{ transform: `translateY(${satu.start}px)` }}
            >
              <div className={kelas.kartuKepala}>
                {p.onPilih && (
                  <input
                    type="checkbox"
                    aria-label={`Pilih ${sebut}`}
                    checked={p.terpilih?.has(id) ?? false}
                    onChange={(kejadian) => p.onPilih?.(id, kejadian.currentTarget.checked)}
                  />
                )}
                {p.onBaris ? (
                  <button
                    type="button"
                    className={kelas.tautan}
                    aria-label={kata === '' ? `Buka ${id}` : undefined}
                    onClick={() => p.onBaris?.(baris)}
                  >
                    {judul}
                  </button>
                ) : (
                  <strong>{judul}</strong>
                )}
                {p.onBuka && (
                  <button
                    type="button"
                    className={clsx(kelas.pembuka, p.terbuka.has(id) && kelas.pembukaTerbuka)}
                    aria-expanded={p.terbuka.has(id)}
                    aria-label={`Rincian ${sebut}`}
                    onClick={() => p.onBuka?.(id)}
                  />
                )}
              </div>
              <dl className={kelas.kartuIsi}>
                {lain
                  .filter((k) => berisi(baris, k))
                  .map((k) => (
                    <div key={k.kunci}>
                      <dt>{k.judul}</dt>
                      <dd className={kelasSel(baris, k)}>
                        <IsiSel baris={baris} kolom={k} />
                      </dd>
                    </div>
                  ))}
              </dl>
              {p.terbuka.has(id) && p.rincian && <div className={kelas.rincian}>{p.rincian(baris)}</div>}
            </li>
          );
        })}
      </ul>
      {p.total && p.total.size > 0 && (
        <dl className={clsx(kelas.kartuIsi, kelas.kartuTotal)}>
          {p.kolom.map((k) => {
            const jumlah = p.total?.get(k.kunci);
            return jumlah === undefined ? null : (
              <div key={k.kunci}>
                <dt>{k.judul.startsWith('Total') ? k.judul : `Total ${k.judul}`}</dt>
                <dd className={kelas.angka}>{tulisSel(jumlah, k.jenis ?? 'angka')}</dd>
              </div>
            );
          })}
        </dl>
      )}
    </section>
  );
}
