// One stage of the board: its head with how many, how many late and what is left to pay, and its cards.
// The virtualiser lives here alone, so that scrolling one stage draws nothing else again.
import { Badge } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useRef } from 'react';
import { rupiah } from '../angka';
import { KartuKerja } from './KartuKerja';
import kelas from './papan.module.css';
import { type Butir, GOLONGAN, type KolomKerja } from './susun';
import type { LangkahKerja } from './tipe';

interface Props<R> {
  kolom: KolomKerja<R>;
  hari: string;
  pilih?: string;
  /** The card that shall have the focus; a new object asks again. */
  fokus?: { no: string };
  langkah: (kerja: R) => readonly LangkahKerja[];
  gambar?: (kerja: R) => ReactNode;
  onPilih: (no: string) => void;
  onBuka: (kerja: R) => void;
}

const TINGGI_JUDUL = 30;
const TINGGI_KARTU = 122;
/** Drawings until a card that was scrolled to stands there. */
const SABAR = 10;

const sebut = (golongan: string) => GOLONGAN.find((g) => g.value === golongan)?.label ?? golongan;
const kunci = <R,>(butir: Butir<R>): string => ('judul' in butir ? butir.judul : butir.isi.no);

export function KolomPapan<R>({ kolom, hari, pilih, fokus, langkah, gambar, onPilih, onBuka }: Props<R>) {
  const gulir = useRef<HTMLDivElement>(null);
  const { butir, kartu, tahap } = kolom;
  const virtual = useVirtualizer({
    count: butir.length,
    getScrollElement: () => gulir.current,
    getItemKey: (i) => {
      const satu = butir[i];
      return satu === undefined ? i : kunci(satu);
    },
    estimateSize: (i) => {
      const satu = butir[i];
      return satu !== undefined && 'judul' in satu ? TINGGI_JUDUL : TINGGI_KARTU;
    },
    overscan: 6,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is asked for anew
  useEffect(() => {
    const urut = fokus ? butir.findIndex((b) => kunci(b) === fokus.no) : -1;
    if (!fokus || urut < 0) return;
    virtual.scrollToIndex(urut);
    let bingkai = 0;
    const cari = (sabar: number) => {
      const el = gulir.current?.querySelector<HTMLElement>(`[data-kartu="${CSS.escape(fokus.no)}"] [data-buka]`);
      if (el) el.focus({ preventScroll: true });
      else if (sabar > 0) bingkai = requestAnimationFrame(() => cari(sabar - 1));
    };
    cari(SABAR);
    return () => cancelAnimationFrame(bingkai);
  }, [fokus]);
  const adaPilih = pilih !== undefined && kartu.some((k) => k.isi.no === pilih);
  return (
    <section className={kelas.kolom} aria-label={tahap.judul} data-tahap={tahap.kode}>
      <div className={kelas.kepala}>
        <span>{tahap.judul}</span>
        <small data-banyak={kartu.length}>{kartu.length}</small>
        {kolom.telat > 0 && (
          <Badge color="red" variant="light" size="sm">
            {kolom.telat} telat
          </Badge>
        )}
        {kolom.sisa > 0 && <small className={kelas.uang}>{rupiah(kolom.sisa)}</small>}
      </div>
      <div ref={gulir} className={kelas.gulir}>
        {kartu.length === 0 ? (
          <p className={kelas.kosong}>{tahap.kosong ?? 'Tidak ada'}</p>
        ) : (
          <ul className={kelas.daftar} style={{ height: virtual.getTotalSize() }}>
            {virtual.getVirtualItems().map((satu) => {
              const b = butir[satu.index];
              if (b === undefined) return null;
              return (
                <li
                  key={satu.key}
                  data-index={satu.index}
                  ref={virtual.measureElement}
                  className={kelas.butir}
                  style={{ transform: `translateY(${satu.start}px)` }}
                >
                  {'judul' in b ? (
                    <p className={kelas.golongan} data-golongan={b.judul}>
                      {sebut(b.judul)} ({b.banyak})
                    </p>
                  ) : (
                    <KartuKerja
                      kerja={b}
                      hari={hari}
                      terpilih={b.isi.no === pilih}
                      masuk={!adaPilih && b === kartu[0]}
                      langkah={langkah}
                      gambar={gambar}
                      onPilih={onPilih}
                      onBuka={onBuka}
                    />
                  )}
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </section>
  );
}
