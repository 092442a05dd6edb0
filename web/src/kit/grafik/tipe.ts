// What a chart is told: its steps, its series, and how their labels read.
// The same values stand in the table behind it.

export interface SeriGrafik<T> {
  kunci: keyof T & string;
  judul: string;
  /** A colour of the theme. */
  warna: string;
}

export interface IsiGrafik<T extends object> {
  data: readonly T[];
  /** Which field names a step. */
  langkah: keyof T & string;
  /** Head of the steps' column in the table. */
  judulLangkah: string;
  seri: readonly SeriGrafik<T>[];
  bentuk: 'batang' | 'garis';
  tulisLangkah?: (langkah: string) => string;
  tinggi?: number;
}

export const TINGGI_GRAFIK = 260;

const SATUAN: readonly (readonly [number, string])[] = [
  [1e12, 'T'],
  [1e9, 'M'],
  [1e6, 'jt'],
  [1e3, 'rb'],
];
const SATU = new Intl.NumberFormat('ko-KR', { maximumFractionDigits: 1 });

/** Money for an axis: 1.2 jt, 350 rb; miliar is M, triliun T. */
export function rupiahPendek(nilai: number): string {
  const besar = Math.abs(nilai);
  const satuan = SATUAN.find(([batas]) => besar >= batas);
  return satuan ? `${SATU.format(nilai / satuan[0])} ${satuan[1]}` : SATU.format(nilai);
}

export function semuaNol<T extends object>({ data, seri }: Pick<IsiGrafik<T>, 'data' | 'seri'>): boolean {
  return data.every((satu) => seri.every((s) => Number(satu[s.kunci] ?? 0) === 0));
}
