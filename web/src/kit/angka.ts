// Numbers as people read them: 'Rp.' with comma grouping, weights with three decimals, percent with two.
// In tables the unit stands in the header, so that only the number is written there.

const RUPIAH = new Intl.NumberFormat('ko-KR', { maximumFractionDigits: 0 });
const TIGA = new Intl.NumberFormat('ko-KR', { minimumFractionDigits: 3, maximumFractionDigits: 3 });
const DUA = new Intl.NumberFormat('ko-KR', { maximumFractionDigits: 2 });
const BEBAS = new Intl.NumberFormat('ko-KR', { maximumFractionDigits: 3 });

export type JenisAngka = 'angka' | 'rupiah' | 'berat' | 'persen';

export function bacaAngka(nilai: unknown): number | undefined {
  if (typeof nilai === 'number') return Number.isFinite(nilai) ? nilai : undefined;
  if (typeof nilai !== 'string' || nilai.trim() === '') return undefined;
  const angka = Number(nilai);
  return Number.isFinite(angka) ? angka : undefined;
}

export function rupiah(nilai: number): string {
  return `${nilai < 0 ? '-' : ''}Rp. ${RUPIAH.format(Math.abs(nilai))}`;
}

export function berat(nilai: number): string {
  return TIGA.format(nilai);
}

/** In a table the unit stands in the header, so that money is written without 'Rp.' there. */
export function tulisAngka(nilai: number, jenis: JenisAngka): string {
  if (jenis === 'rupiah') return RUPIAH.format(nilai);
  if (jenis === 'berat') return TIGA.format(nilai);
  return (jenis === 'persen' ? DUA : BEBAS).format(nilai);
}

/** Milligrams of a weight in grams. */
const mg = (gram: number) => Math.round(gram * 1000);

/** Grams of 24K in pieces of this weight and purity, each cut to the milligram as the nota does. */
export function gram24K(barang: Iterable<{ berat: number; kadar_cetak: number }>): number {
  let jumlah = 0;
  for (const b of barang) jumlah += Math.floor((mg(b.berat) * Math.round(b.kadar_cetak * 100)) / 10_000);
  return jumlah / 1000;
}
