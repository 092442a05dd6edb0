// What a barcode, a QR code and a picture look like on the designer: only the looks. The true ones are in the PDF.
import { memo } from 'react';

/** Bars that look like those of the text; the same text always looks the same. */
export const Batang = memo(function Batang({ isi }: { isi: string }) {
  const batang: { x: number; w: number }[] = [];
  let x = 10;
  for (const huruf of isi || '0') {
    const n = huruf.charCodeAt(0);
    for (const [lebar, jarak] of [
      [1 + (n % 3), 1 + ((n >> 2) % 2)],
      [1 + ((n >> 1) % 2), 1 + ((n >> 3) % 3)],
      [1 + ((n >> 4) % 2), 1],
    ] as const) {
      batang.push({ x, w: lebar });
      x += lebar + jarak;
    }
  }
  return (
    <svg viewBox={`0 0 ${x + 10} 10`} preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
      {batang.map((satu) => (
        <rect key={satu.x} x={satu.x} y={0} width={satu.w} height={10} />
      ))}
    </svg>
  );
});

const SISI_QR = 21;

export const Qr = memo(function Qr({ isi }: { isi: string }) {
  let benih = [...isi].reduce((n, huruf) => (n * 31 + huruf.charCodeAt(0)) >>> 0, 7);
  const titik: string[] = [];
  for (let y = 0; y < SISI_QR; y += 1)
    for (let x = 0; x < SISI_QR; x += 1) {
      const pojok = (x < 8 && y < 8) || (x > 12 && y < 8) || (x < 8 && y > 12);
      benih = (benih * 1664525 + 1013904223) >>> 0;
      if (!pojok && benih > 0x7fffffff) titik.push(`M${x} ${y}h1v1h-1z`);
    }
  for (const [x, y] of [
    [0, 0],
    [14, 0],
    [0, 14],
  ] as const)
    titik.push(`M${x} ${y}h7v7h-7zM${x + 1} ${y + 1}v5h5v-5zM${x + 2} ${y + 2}h3v3h-3z`);
  return (
    <svg viewBox="-4 -4 29 29" width="100%" height="100%" aria-hidden="true">
      <path d={titik.join('')} />
    </svg>
  );
});

export const Gambar = memo(function Gambar() {
  return (
    <svg viewBox="0 0 40 40" width="100%" height="100%" aria-hidden="true" fill="none" stroke="#6b635a">
      <rect x="1" y="1" width="38" height="38" strokeDasharray="3 2" />
      <circle cx="20" cy="24" r="9" strokeWidth="2.5" />
      <path d="m20 15-5-4 2-3h6l2 3Z" strokeWidth="1.5" />
    </svg>
  );
});
