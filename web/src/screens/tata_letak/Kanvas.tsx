// The preview area: the paper with its labels, dragged and resized by the pointer, moved by the keyboard. A movement
// is shown while it lasts and handed out once, when it ends; so it is one step of the history.
import { type KeyboardEvent, type PointerEvent, useMemo, useRef, useState } from 'react';
import kelas from './Kanvas.module.css';
import { KotakLabel } from './Kotak';
import {
  type Arah,
  diKertas,
  type Garis,
  garisPandu,
  type Keadaan,
  kotakDari,
  type Pandu,
  type Pegangan,
  sisiTerkecil,
  tempelGeser,
  tempelUbah,
} from './model';
import type { Kotak, Label, Sisi } from './tipe';

interface Props {
  keadaan: Keadaan;
  sisi: Sisi;
  /** Pixels in a millimetre. */
  skala: number;
  terpilih?: string;
  contoh: ReadonlyMap<string, string>;
  menempel: boolean;
  onPilih: (name: string | undefined) => void;
  onTempat: (name: string, kotak: Kotak) => void;
  onGeser: (name: string, arah: Arah, mm: number, ukuran: boolean) => void;
  onBuang: (name: string) => void;
}

interface Seret {
  name: string;
  pegangan?: Pegangan;
  awal: Kotak;
  /** Where the pointer went down. */
  px: number;
  py: number;
  garis: Garis;
  bergerak: boolean;
}

const PANAH: Readonly<Record<string, Arah>> = {
  ArrowLeft: 'kiri',
  ArrowRight: 'kanan',
  ArrowUp: 'atas',
  ArrowDown: 'bawah',
};

/** Pixels before a press becomes a drag, and within which an edge is drawn to a line. */
const MULAI_SERET = 3;
const AMBANG_TEMPEL = 5;
const TANPA_GARIS: Garis = { x: [], y: [] };

export function Kanvas(props: Props) {
  const { keadaan, sisi, skala, terpilih, contoh, menempel, onPilih, onTempat, onGeser, onBuang } = props;
  const kertas = useRef<HTMLDivElement>(null);
  const seret = useRef<Seret>(undefined);
  const [sementara, setSementara] = useState<{ name: string; kotak: Kotak; pandu: readonly Pandu[] }>();
  const tampak = useMemo(() => keadaan.label.filter((l) => l.status && l.side === sisi), [keadaan.label, sisi]);
  const fokus = tampak.some((l) => l.name === terpilih) ? terpilih : tampak[0]?.name;

  const cari = (target: EventTarget): Label | undefined => {
    const name = target instanceof Element ? target.closest<HTMLElement>('[data-label]')?.dataset.label : undefined;
    return tampak.find((l) => l.name === name);
  };

  const turun = (e: PointerEvent<HTMLDivElement>) => {
    if (e.button !== 0) return;
    const label = cari(e.target);
    onPilih(label?.name);
    if (!label) return;
    // Captured by the paper from here on, so the label would not get the focus by itself.
    (e.target as Element).closest<HTMLElement>('[data-label]')?.focus({ preventScroll: true });
    const lain = tampak.filter((l) => l.name !== label.name).map(kotakDari);
    seret.current = {
      name: label.name,
      pegangan: (e.target as HTMLElement).dataset.pegangan as Pegangan | undefined,
      awal: kotakDari(label),
      px: e.clientX,
      py: e.clientY,
      garis: menempel ? garisPandu(lain, keadaan.lebar, keadaan.tinggi) : TANPA_GARIS,
      bergerak: false,
    };
    kertas.current?.setPointerCapture(e.pointerId);
  };

  const gerak = (e: PointerEvent<HTMLDivElement>) => {
    const s = seret.current;
    if (!s) return;
    const [dx, dy] = [e.clientX - s.px, e.clientY - s.py];
    if (!s.bergerak && Math.hypot(dx, dy) < MULAI_SERET) return;
    s.bergerak = true;
    // Alt lets go of every line.
    const garis = e.altKey ? TANPA_GARIS : s.garis;
    const ambang = AMBANG_TEMPEL / skala;
    const label = tampak.find((l) => l.name === s.name);
    const kecil = label ? sisiTerkecil(label) : 1;
    const jadi = s.pegangan
      ? tempelUbah(s.awal, s.pegangan, dx / skala, dy / skala, garis, ambang, kecil)
      : tempelGeser({ ...s.awal, x: s.awal.x + dx / skala, y: s.awal.y + dy / skala }, garis, ambang);
    const kotak = s.pegangan ? potong(jadi.kotak, keadaan) : diKertas(jadi.kotak, keadaan.lebar, keadaan.tinggi, kecil);
    setSementara({ name: s.name, kotak, pandu: jadi.pandu });
  };

  const lepas = () => {
    const s = seret.current;
    seret.current = undefined;
    if (s?.bergerak && sementara) onTempat(s.name, sementara.kotak);
    setSementara(undefined);
  };

  const batal = () => {
    seret.current = undefined;
    setSementara(undefined);
  };

  const fokuskan = (name: string) => {
    onPilih(name);
    const semua = kertas.current?.querySelectorAll<HTMLElement>('[data-label]') ?? [];
    [...semua].find((el) => el.dataset.label === name)?.focus();
  };

  const tombol = (e: KeyboardEvent<HTMLDivElement>) => {
    const label = cari(e.target);
    if (!label) return;
    const arah = PANAH[e.key];
    const di = tampak.indexOf(label);
    if (e.key === 'Escape' && seret.current) batal();
    else if (arah) onGeser(label.name, arah, e.shiftKey ? 5 : e.ctrlKey || e.metaKey ? 0.1 : 0.5, e.altKey);
    else if (e.key === 'Delete' || e.key === 'Backspace') onBuang(label.name);
    else if (e.key === 'Enter' || e.key === ' ') onPilih(label.name);
    else if (e.key === 'PageDown') fokuskan(tampak[(di + 1) % tampak.length]?.name ?? label.name);
    else if (e.key === 'PageUp') fokuskan(tampak.at(di - 1)?.name ?? label.name);
    else return;
    e.preventDefault();
    e.stopPropagation();
  };

  return (
    <section
      className={kelas.wadah}
      aria-label="Area pratinjau"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
      tabIndex={0}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the labels inside are the interactive parts */}
      <div
        ref={kertas}
        className={kelas.kertas}
        data-kertas
        style={{ width: keadaan.lebar * skala, height: keadaan.tinggi * skala }}
        onPointerDown={turun}
        onPointerMove={gerak}
        onPointerUp={lepas}
        onPointerCancel={batal}
        onDoubleClick={(e) => {
          // The press was captured by the paper, so the label is looked for under the pointer.
          const di = document.elementsFromPoint(e.clientX, e.clientY).find((el) => el.closest('[data-label]'));
          const label = di && cari(di);
          if (label) onBuang(label.name);
        }}
        onKeyDown={tombol}
        onFocus={(e) => {
          const label = cari(e.target);
          if (label && label.name !== terpilih) onPilih(label.name);
        }}
      >
        {tampak.map((l) => (
          <KotakLabel
            key={l.name}
            label={l}
            sementara={sementara?.name === l.name ? sementara.kotak : undefined}
            skala={skala}
            terpilih={l.name === terpilih}
            fokus={l.name === fokus}
            contoh={contoh}
          />
        ))}
        {sementara?.pandu.map((p) => (
          <div
            key={`${p.arah}${p.di}`}
            className={kelas.pandu}
            style={
              p.arah === 'x'
                ? { left: p.di * skala, top: 0, bottom: 0, width: 1 }
                : { top: p.di * skala, left: 0, right: 0, height: 1 }
            }
          />
        ))}
      </div>
    </section>
  );
}

/** A resized box is cut at the paper's edge instead of being moved. */
function potong(k: Kotak, { lebar, tinggi }: Keadaan): Kotak {
  const x = Math.max(0, k.x);
  const y = Math.max(0, k.y);
  return { x, y, w: Math.min(k.x + k.w, lebar) - x, h: Math.min(k.y + k.h, tinggi) - y };
}
