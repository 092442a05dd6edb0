// How large the paper is shown: as wide as its place, or a zoom somebody chose.
import { useElementSize } from '@mantine/hooks';
import { useState } from 'react';

const PIKSEL_MM = 96 / 25.4;
/** Room around the paper inside its area. */
const TEPI = 52;
export const ZOOM_MIN = 0.25;
export const ZOOM_MAKS = 6;
const LANGKAH = 1.25;
/** Higher than this the fitted paper would leave the window. */
const TINGGI_MUAT = 440;

export function useSkala(lebar: number, tinggi: number) {
  const { ref, width } = useElementSize<HTMLDivElement>();
  const [pilihan, setPilihan] = useState<number>();
  const ruang = Math.max(width - TEPI, 120);
  const muat = Math.min(ruang / (lebar * PIKSEL_MM), TINGGI_MUAT / (tinggi * PIKSEL_MM), 4);
  const zoom = Math.min(ZOOM_MAKS, Math.max(ZOOM_MIN, pilihan ?? muat));
  return {
    ref,
    /** Pixels in a millimetre. */
    piksel: zoom * PIKSEL_MM,
    zoom,
    besarkan: () => setPilihan(Math.min(ZOOM_MAKS, zoom * LANGKAH)),
    kecilkan: () => setPilihan(Math.max(ZOOM_MIN, zoom / LANGKAH)),
    muatkan: () => setPilihan(undefined),
  };
}

export type Skala = ReturnType<typeof useSkala>;
