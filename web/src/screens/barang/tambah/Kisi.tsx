// An editable grid of a thousand rows: every cell is a field, only the rows in sight are in the page. Enter and the arrows
// go up and down a column, as one weighs piece after piece; Tab goes along the row.
import { useDebouncedCallback } from '@mantine/hooks';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, memo, type ReactNode, useEffect, useRef, useState } from 'react';
import kelas from './kisi.module.css';
import { JEDA_KISI } from './teks';

export interface KolomKisi<R> {
  kunci: string;
  judul: string;
  lebar: number;
  /** Digits stand at the right. */
  angka?: boolean;
  nilai: (baris: R) => string;
  /** The cell can be edited, by typing or by choosing. */
  ubah?: boolean | readonly { value: string; label: string }[];
  /** What is shown instead of a field. */
  tampil?: (baris: R, ke: number) => ReactNode;
  /** While somebody types. */
  saring?: (teks: string) => string;
}

export type GalatBaris = Readonly<Record<string, string>>;

export interface KisiProps<R extends { id: string }> {
  label: string;
  baris: readonly R[];
  kolom: readonly KolomKisi<R>[];
  onUbah: (id: string, kolom: string, nilai: string) => void;
  /** What the server said, by row and column. */
  galat?: ReadonlyMap<string, GalatBaris>;
  terkunci?: boolean;
  /** The row that waits to be written in. */
  sunting?: (baris: R) => boolean;
  tinggi?: string;
}

const TINGGI = 38;
const LEBAR_NOMOR = 52;
const LEBAR_GALAT = 320;

export function Kisi<R extends { id: string }>(p: KisiProps<R>) {
  const gulir = useRef<HTMLElement>(null);
  const virtual = useVirtualizer({
    count: p.baris.length,
    getScrollElement: () => gulir.current,
    estimateSize: () => TINGGI,
    overscan: 10,
  });
  const tampak = virtual.getVirtualItems();
  const adaGalat = (p.galat?.size ?? 0) > 0;
  const banyak = p.kolom.length + 1 + (adaGalat ? 1 : 0);
  const lebar = p.kolom.reduce((n, k) => n + k.lebar, LEBAR_NOMOR + (adaGalat ? LEBAR_GALAT : 0));
  const atas = tampak[0]?.start ?? 0;
  const bawah = Math.max(0, virtual.getTotalSize() - (tampak.at(-1)?.end ?? 0));

  const pindah = (kejadian: KeyboardEvent) => {
    const el = kejadian.target as HTMLElement;
    const arah = kejadian.key === 'Enter' || kejadian.key === 'ArrowDown' ? 1 : kejadian.key === 'ArrowUp' ? -1 : 0;
    if (arah === 0 || kejadian.ctrlKey || el.dataset.kolom === undefined) return;
    if (el instanceof HTMLSelectElement && kejadian.key !== 'Enter') return;
    kejadian.preventDefault();
    const ke = Number(el.dataset.baris) + arah;
    if (ke < 0 || ke >= p.baris.length) return el.blur();
    virtual.scrollToIndex(ke);
    const tuju = gulir.current?.querySelector<HTMLElement>(`[data-baris="${ke}"][data-kolom="${el.dataset.kolom}"]`);
    tuju?.focus();
  };

  // The first row that is wrong comes into sight.
  const salah = p.galat && p.galat.size > 0 ? p.baris.findIndex((b) => p.galat?.has(b.id)) : -1;
  useEffect(() => {
    if (salah >= 0) virtual.scrollToIndex(salah, { align: 'center' });
  }, [salah, virtual]);

  return (
    <section
      ref={gulir}
      className={kelas.bingkai}
      style={{ maxHeight: p.tinggi ?? 'max(280px, calc(100dvh - 420px))' }}
      aria-label={`Isi ${p.label}`}
    >
      <table
        className={kelas.kisi}
        style={{ minWidth: lebar }}
        aria-label={p.label}
        aria-rowcount={p.baris.length + 1}
        onKeyDown={pindah}
      >
        <colgroup>
          <col style={{ width: LEBAR_NOMOR }} />
          {p.kolom.map((k) => (
            <col key={k.kunci} style={{ width: k.lebar }} />
          ))}
          {adaGalat && <col style={{ width: LEBAR_GALAT }} />}
        </colgroup>
        <thead>
          <tr>
            <th className={kelas.nomor}>No</th>
            {p.kolom.map((k) => (
              <th key={k.kunci} className={k.angka ? kelas.angka : undefined}>
                {k.judul}
              </th>
            ))}
            {adaGalat && <th>Keterangan</th>}
          </tr>
        </thead>
        <tbody>
          {atas > 0 && <Ganjal tinggi={atas} rentang={banyak} />}
          {tampak.map(({ index }) => {
            const baris = p.baris[index];
            return baris ? (
              <Baris
                key={baris.id}
                baris={baris}
                ke={index}
                kolom={p.kolom as readonly KolomKisi<{ id: string }>[]}
                galat={p.galat?.get(baris.id)}
                adaGalat={adaGalat}
                terkunci={p.terkunci ?? false}
                sunting={p.sunting?.(baris) ?? false}
                onUbah={p.onUbah}
              />
            ) : null;
          })}
          {bawah > 0 && <Ganjal tinggi={bawah} rentang={banyak} />}
        </tbody>
      </table>
    </section>
  );
}

function Ganjal({ tinggi, rentang }: { tinggi: number; rentang: number }) {
  return (
    <tr aria-hidden style={{ height: tinggi }}>
      <td colSpan={rentang} style={{ height: tinggi, border: 0 }} />
    </tr>
  );
}

interface BarisProps {
  baris: { id: string };
  ke: number;
  kolom: readonly KolomKisi<{ id: string }>[];
  galat?: GalatBaris;
  adaGalat: boolean;
  terkunci: boolean;
  sunting: boolean;
  onUbah: (id: string, kolom: string, nilai: string) => void;
}

const Baris = memo(function Baris({ baris, ke, kolom, galat, adaGalat, terkunci, sunting, onUbah }: BarisProps) {
  const teksGalat = galat ? [...new Set(Object.values(galat))].join('. ') : '';
  return (
    <tr className={sunting ? kelas.sunting : undefined} aria-rowindex={ke + 2}>
      <td className={kelas.nomor}>{ke + 1}</td>
      {kolom.map((k) => (
        <td key={k.kunci} className={[k.angka && kelas.angka, k.tampil && kelas.aksi].filter(Boolean).join(' ')}>
          {k.tampil ? (
            k.tampil(baris, ke)
          ) : k.ubah ? (
            <Sel kolom={k} baris={baris} ke={ke} galat={galat?.[k.kunci]} terkunci={terkunci} onUbah={onUbah} />
          ) : (
            <div className={`${kelas.baca} ${k.angka ? kelas.kanan : ''}`} title={k.nilai(baris)}>
              {k.nilai(baris)}
            </div>
          )}
        </td>
      ))}
      {adaGalat && (
        <td>
          {teksGalat && (
            <div className={kelas.galat} role="alert" title={teksGalat}>
              {teksGalat}
            </div>
          )}
        </td>
      )}
    </tr>
  );
});

interface SelProps {
  kolom: KolomKisi<{ id: string }>;
  baris: { id: string };
  ke: number;
  galat?: string;
  terkunci: boolean;
  onUbah: BarisProps['onUbah'];
}

/** One cell. What is typed is kept once the typing pauses, and at the latest when the cell is left. */
function Sel({ kolom, baris, ke, galat, terkunci, onUbah }: SelProps) {
  const nilai = kolom.nilai(baris);
  const [ketikan, setKetikan] = useState<string>();
  const simpan = useDebouncedCallback((teks: string) => onUbah(baris.id, kolom.kunci, teks), {
    delay: JEDA_KISI,
    flushOnUnmount: true,
  });
  const umum = {
    className: kelas.sel,
    'data-baris': ke,
    'data-kolom': kolom.kunci,
    'aria-label': `${kolom.judul} baris ${ke + 1}`,
    'aria-invalid': galat !== undefined,
    title: galat,
    disabled: terkunci,
  };
  if (typeof kolom.ubah === 'object') {
    return (
      <select {...umum} value={nilai} onChange={(e) => onUbah(baris.id, kolom.kunci, e.currentTarget.value)}>
        {kolom.ubah.map((satu) => (
          <option key={satu.value} value={satu.value}>
            {satu.label}
          </option>
        ))}
      </select>
    );
  }
  return (
    <input
      {...umum}
      inputMode={kolom.angka ? 'decimal' : undefined}
      autoComplete="off"
      value={ketikan ?? nilai}
      onFocus={(e) => e.currentTarget.select()}
      onChange={(e) => {
        const teks = kolom.saring ? kolom.saring(e.currentTarget.value) : e.currentTarget.value;
        setKetikan(teks);
        simpan(teks);
      }}
      onBlur={() => {
        simpan.cancel();
        if (ketikan !== undefined) onUbah(baris.id, kolom.kunci, ketikan);
        setKetikan(undefined);
      }}
    />
  );
}
