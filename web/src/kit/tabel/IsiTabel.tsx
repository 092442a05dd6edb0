// The scrolling part: sticky header and totals, and only those rows in the page that are in sight.
// The virtualiser lives in this component alone, so that scrolling draws nothing else again.
import { useVirtualizer } from '@tanstack/react-virtual';
import clsx from 'clsx';
import { Fragment, type ReactNode, useMemo, useRef } from 'react';
import { BarisTabel } from './BarisTabel';
import { kolomAngka, tulisSel } from './olah';
import kelas from './tabel.module.css';
import { useTepi } from './tepi';
import { useTerpotong } from './terpotong';
import type { Kolom } from './tipe';

interface Props<R> {
  label: string;
  data: readonly R[];
  kolom: readonly Kolom<R>[];
  lebar: ReadonlyMap<string, number>;
  idBaris: (baris: R) => string;
  tinggiBaris: number;
  tinggi: number | string;
  kepala: ReactNode;
  total?: ReadonlyMap<string, number>;
  labelTotal?: string;
  jumlahBaris: number;
  terpilih?: ReadonlySet<string>;
  onPilih?: (id: string, ya: boolean) => void;
  terbuka: ReadonlySet<string>;
  onBuka?: (id: string) => void;
  rincian?: (baris: R) => ReactNode;
  onBaris?: (baris: R) => void;
  sekaliKlik?: boolean;
}

const LEBAR_SEMPIT = 40;
const TAKSIRAN_RINCIAN = 160;

export function IsiTabel<R>(p: Props<R>) {
  const gulir = useRef<HTMLDivElement>(null);
  useTepi(gulir);
  useTerpotong(gulir);
  const { data, kolom, idBaris, terbuka, tinggiBaris } = p;
  const virtual = useVirtualizer({
    count: data.length,
    getScrollElement: () => gulir.current,
    estimateSize: (i) => {
      const baris = data[i];
      return baris !== undefined && terbuka.size > 0 && terbuka.has(idBaris(baris))
        ? tinggiBaris + TAKSIRAN_RINCIAN
        : tinggiBaris;
    },
    overscan: 12,
  });
  const tampak = virtual.getVirtualItems();
  const sempit = (p.onPilih ? 1 : 0) + (p.onBuka ? 1 : 0);
  const rentang = kolom.length + sempit;
  const atas = tampak[0]?.start ?? 0;
  const bawah = Math.max(0, virtual.getTotalSize() - (tampak.at(-1)?.end ?? 0));
  const lebarSemua = useMemo(
    () => kolom.reduce((jumlah, k) => jumlah + (p.lebar.get(k.kunci) ?? 0), sempit * LEBAR_SEMPIT),
    [kolom, p.lebar, sempit],
  );
  return (
    <section
      ref={gulir}
      className={kelas.gulir}
      style={{ maxHeight: p.tinggi }}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      aria-label={`Isi ${p.label}`}
    >
      <table
        className={kelas.tabel}
        style={{ minWidth: lebarSemua }}
        aria-label={p.label}
        aria-rowcount={p.jumlahBaris + 1}
      >
        <colgroup>
          {p.onPilih && <col style={{ width: LEBAR_SEMPIT }} />}
          {p.onBuka && <col style={{ width: LEBAR_SEMPIT }} />}
          {kolom.map((k) => (
            <col key={k.kunci} style={{ width: p.lebar.get(k.kunci) }} />
          ))}
        </colgroup>
        {p.kepala}
        <tbody>
          {atas > 0 && <Ganjal tinggi={atas} rentang={rentang} />}
          {tampak.map((satu) => {
            const baris = data[satu.index];
            if (baris === undefined) return null;
            const id = idBaris(baris);
            const buka = terbuka.has(id);
            return (
              <Fragment key={id}>
                <BarisTabel
                  baris={baris}
                  id={id}
                  nomor={satu.index}
                  kolom={kolom}
                  tinggi={tinggiBaris}
                  terpilih={p.terpilih?.has(id)}
                  terbuka={buka}
                  onPilih={p.onPilih}
                  onBuka={p.onBuka}
                  onBaris={p.onBaris}
                  sekaliKlik={p.sekaliKlik}
                />
                {buka && p.rincian && (
                  <tr
                    className={kelas.rincian}
                    ref={(el) => {
                      if (el) virtual.resizeItem(satu.index, tinggiBaris + el.offsetHeight);
                    }}
                  >
                    <td colSpan={rentang}>{p.rincian(baris)}</td>
                  </tr>
                )}
              </Fragment>
            );
          })}
          {bawah > 0 && <Ganjal tinggi={bawah} rentang={rentang} />}
        </tbody>
        {p.total && p.total.size > 0 && (
          <tfoot>
            <tr>
              {sempit > 0 && <td colSpan={sempit} />}
              {kolom.map((k, i) => {
                const jumlah = p.total?.get(k.kunci);
                return (
                  <td
                    key={k.kunci}
                    className={clsx(
                      kolomAngka(k.jenis) && kelas.angka,
                      i === 0 && kelas.lengket,
                      k.diKanan && kelas.lengketKanan,
                    )}
                  >
                    {jumlah === undefined
                      ? i === 0
                        ? (p.labelTotal ?? 'Total')
                        : ''
                      : tulisSel(jumlah, k.jenis ?? 'angka')}
                  </td>
                );
              })}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}

/** Holds the place of the rows that are not in the page. */
export function Ganjal({ tinggi, rentang }: { tinggi: number; rentang: number }) {
  return (
    <tr aria-hidden style={{ height: tinggi }}>
      <td colSpan={rentang} className={kelas.ganjal} />
    </tr>
  );
}
