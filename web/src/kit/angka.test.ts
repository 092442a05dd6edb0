// The gram-conversion caption: the same figures as on the nota.
import { expect, it } from 'vitest';
import { gram24K } from './angka';

it('konversi gram dipotong ke miligram tiap barang', () => {
  expect(gram24K([])).toBe(0);
  expect(gram24K([{ berat: 12.35, kadar_cetak: 75 }])).toBe(9.262);
  expect(
    gram24K([
      { berat: 3.41, kadar_cetak: 75 },
      { berat: 0.001, kadar_cetak: 99.99 },
    ]),
  ).toBe(2.557);
});
