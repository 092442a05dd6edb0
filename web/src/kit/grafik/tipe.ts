// What a chart is told: its steps, its series, and how their labels read.
// The same values stand in the table behind it.
import { rupiah, tulisAngka } from '../angka';

export interface SeriGrafik<T> {
  kunci: keyof T & string;
  judul: string;
  /** A colour of the theme. */
  warna: string;
}

/** What the values are: money unless said otherwise. */
export type SatuanGrafik = 'rupiah' | 'angka' | 'persen';

export interface IsiGrafik<T extends object> {
  data: readonly T[];
  /** Which field names a step. */
  langkah: keyof T & string;
  /** Head of the steps' column in the table. */
  judulLangkah: string;
  seri: readonly SeriGrafik<T>[];
  /** Steps that are names lie: every one of them is written beside its bars, however long it is. */
  bentuk: 'batang' | 'mendatar' | 'garis';
  tulisLangkah?: (langkah: string) => string;
  tinggi?: number;
  satuan?: SatuanGrafik;
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

/** A value with its unit, as the drawing says it. */
export function tulisNilai(nilai: number, satuan: SatuanGrafik): string {
  if (satuan === 'rupiah') return rupiah(nilai);
  return satuan === 'persen' ? `${tulisAngka(nilai, 'persen')}%` : tulisAngka(nilai, 'angka');
}

/** The same, short enough for an axis. */
export function tulisSumbu(nilai: number, satuan: SatuanGrafik): string {
  return satuan === 'rupiah' ? rupiahPendek(nilai) : tulisNilai(nilai, satuan);
}

/** Behind a column's name. */
export const TANDA_SATUAN: Readonly<Record<SatuanGrafik, string>> = { rupiah: ' (Rp.)', angka: '', persen: ' (%)' };

export function semuaNol<T extends object>({ data, seri }: Pick<IsiGrafik<T>, 'data' | 'seri'>): boolean {
  return data.every((satu) => seri.every((s) => Number(satu[s.kunci] ?? 0) === 0));
}
