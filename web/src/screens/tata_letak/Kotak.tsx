// One label on the paper: its content as it will be printed, turned inside its box, with handles while it is selected.
// It knows nothing of dragging; the canvas does.
import { VisuallyHidden } from '@mantine/core';
import clsx from 'clsx';
import { type CSSProperties, memo } from 'react';
import kelas from './Kanvas.module.css';
import { berbaris, isiContoh, kotakDari, PEGANGAN, type Pegangan } from './model';
import { Batang, Gambar, Qr } from './Simbol';
import { HURUF_LAYAR } from './teks';
import type { Label, Kotak as Tempat } from './tipe';

interface Props {
  label: Label;
  /** Where it is while it is being moved. */
  sementara?: Tempat;
  /** Pixels in a millimetre. */
  skala: number;
  terpilih: boolean;
  fokus: boolean;
  contoh: ReadonlyMap<string, string>;
}

const MM_TITIK = 25.4 / 72;

/** The content lies in a box of its own, turned around its corner into place. */
function putaran(rotate: number, w: number, h: number): CSSProperties {
  const tegak = rotate === 90 || rotate === 270;
  const geser = { 90: `translate(${w}px, 0)`, 180: `translate(${w}px, ${h}px)`, 270: `translate(0, ${h}px)` }[rotate];
  return {
    width: tegak ? h : w,
    height: tegak ? w : h,
    transform: geser && `${geser} rotate(${rotate}deg)`,
  };
}

const RATA = { kiri: 'left', tengah: 'center', kanan: 'right' } as const;

function Isi({ label, skala, contoh }: Pick<Props, 'label' | 'skala' | 'contoh'>) {
  const teks = isiContoh(label.isi, contoh);
  switch (label.jenis) {
    case 'line':
      return <div className={kelas.garis} />;
    case 'barcode':
      return <Batang isi={teks} />;
    case 'qrcode':
      return <Qr isi={teks} />;
    case 'gambar':
      return <Gambar />;
    default: {
      const huruf = HURUF_LAYAR[label.font_family] ?? HURUF_LAYAR.times_new_roman;
      const gaya: CSSProperties = {
        ...huruf,
        fontSize: label.font_size * MM_TITIK * skala,
        textAlign: RATA[label.rata],
        whiteSpace: berbaris(label.isi) ? 'pre' : 'pre-wrap',
      };
      return (
        <div className={kelas.teks} style={gaya}>
          {teks || <span className={kelas.kosong}>{label.isi || label.name}</span>}
        </div>
      );
    }
  }
}

/** Handles closer than this would cover each other, and the label. */
const SEMPIT = 28;

/** A flat box is pulled at its ends and below, a narrow one above, below and at its side. */
function peganganUntuk(w: number, h: number): readonly Pegangan[] {
  if (h < SEMPIT && w < SEMPIT) return ['se'];
  if (h < SEMPIT) return ['w', 'e', 's'];
  if (w < SEMPIT) return ['n', 's', 'e'];
  return PEGANGAN;
}

export const KotakLabel = memo(function KotakLabel({ label, sementara, skala, terpilih, fokus, contoh }: Props) {
  const kotak = sementara ?? kotakDari(label);
  const w = kotak.w * skala;
  const h = kotak.h * skala;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a real button cannot hold the handles and text of any size
    <div
      role="button"
      tabIndex={fokus ? 0 : -1}
      aria-pressed={terpilih}
      data-label={label.name}
      className={clsx(kelas.kotak, terpilih && kelas.terpilih)}
      style={{ left: kotak.x * skala, top: kotak.y * skala, width: w, height: h }}
    >
      <VisuallyHidden>{`Label ${label.name}: `}</VisuallyHidden>
      <div className={kelas.isi} style={putaran(label.rotate, w, h)}>
        <Isi label={label} skala={skala} contoh={contoh} />
      </div>
      {terpilih &&
        peganganUntuk(w, h).map((satu) => (
          <span key={satu} className={kelas.pegangan} data-pegangan={satu} aria-hidden="true" />
        ))}
    </div>
  );
});
