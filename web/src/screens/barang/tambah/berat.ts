// The rounding of weights, as the server does it on entry; here only to show the selling weight while somebody types.
// The server reckons again and refuses what differs.

type Langkah = readonly (readonly [sampai: number, tambah: number])[];
interface Tabel {
  blok: number;
  langkah: Langkah;
}

/** In milligrams of the block: up to `sampai`, `tambah` is added to the truncated weight. */
const TABEL: Readonly<Record<string, Tabel>> = {
  V0: { blok: 1, langkah: [[0, 0]] },
  V1: {
    blok: 100,
    langkah: [
      [49, 0],
      [99, 100],
    ],
  },
  V2: {
    blok: 100,
    langkah: [
      [20, 0],
      [60, 50],
      [99, 100],
    ],
  },
  V3: {
    blok: 100,
    langkah: [
      [20, 0],
      [80, 50],
      [99, 100],
    ],
  },
  V4: {
    blok: 100,
    langkah: [
      [0, 0],
      [50, 50],
      [99, 100],
    ],
  },
  V5: {
    blok: 100,
    langkah: [
      [0, 0],
      [99, 100],
    ],
  },
  V6: {
    blok: 100,
    langkah: [
      [0, 0],
      [30, 30],
      [50, 50],
      [80, 80],
      [99, 100],
    ],
  },
  STEP_0_5: {
    blok: 1000,
    langkah: [
      [0, 0],
      [500, 500],
      [999, 1000],
    ],
  },
};

export type AturanBerat = keyof typeof TABEL;

export const aturanBerat = (nama: string): AturanBerat => (nama in TABEL ? nama : 'V2');

/** Whole milligrams of a decimal text; nothing when it is no weight. */
export function keMg(teks: string): number | undefined {
  const cocok = /^(\d{1,9})(?:[.,](\d{0,3}))?$/.exec(teks.trim());
  return cocok ? Number(cocok[1]) * 1000 + Number((cocok[2] ?? '').padEnd(3, '0')) : undefined;
}

export const dariMg = (mg: number): string =>
  `${mg < 0 ? '-' : ''}${Math.floor(Math.abs(mg) / 1000)}.${String(Math.abs(mg) % 1000).padStart(3, '0')}`;

/** The selling weight; empty when there is none. */
export function beratJual(teks: string, aturan: AturanBerat): string {
  const mg = keMg(teks);
  const tabel = TABEL[aturan];
  if (mg === undefined || mg === 0 || !tabel) return '';
  const sisa = mg % tabel.blok;
  const langkah = tabel.langkah.find(([sampai]) => sisa <= sampai);
  return dariMg(mg - sisa + (langkah?.[1] ?? 0));
}
