import { expect, it } from 'vitest';
import { gram, hari, nama, nomorWa, persen, rentangBerat, rentangHarga, rp, sebut } from './format';

it('uang, berat, kadar dan hari seperti toko menulisnya', () => {
  expect(rp(1250000)).toBe('Rp. 1,250,000');
  expect(gram(2.5)).toBe('2.500 gr');
  expect(persen(75)).toBe('75%');
  expect(persen(41.67)).toBe('41.67%');
  expect(hari('2026-11-05T08:00:00.000+07:00')).toBe('5 November 2026');
  expect(hari('')).toBe('');
  expect(nama("SITI NUR'AINI")).toBe("Siti Nur'Aini");
});

it('rentang hanya bila memang dua', () => {
  expect(rentangHarga(null, null)).toBeNull();
  expect(rentangHarga(100, 100)).toBe('Rp. 100');
  expect(rentangHarga(100, 200)).toBe('Rp. 100 – Rp. 200');
  expect(rentangBerat(0, 0)).toBe('');
  expect(rentangBerat(1, 2)).toBe('1.000 – 2.000 gr');
});

it('nomor WhatsApp dengan kode negara', () => {
  expect(nomorWa('0812-3456-7890')).toBe('6281234567890');
  expect(nomorWa('+62 812 3456 7890')).toBe('6281234567890');
});

it('sebutan di alamat hanya huruf, angka dan satu garis', () => {
  expect(sebut('CINCIN  Solitaire 750!')).toBe('cincin-solitaire-750');
  expect(sebut('--<Ménil>--')).toBe('m-nil');
  expect(sebut('x'.repeat(100))).toHaveLength(80);
  expect(sebut('…')).toBe('');
});
