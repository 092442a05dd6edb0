// A toast looks for a place that covers nothing, near the top right corner.
import { expect, it } from 'vitest';
import { tempatPesan, tertutup } from './letakPesan';

const LAYAR = { w: 1440, h: 900 };
const PESAN = { w: 380, h: 60 };
const tombol = (x: number, y: number, w: number, h: number) => ({ x, y, w, h, bobot: 1 });

it('di halaman kosong berdiri di sudut kanan atas', () => {
  expect(tempatPesan(LAYAR, PESAN, [])).toEqual({ atas: 8, kanan: 8 });
});

it('menyingkir ke samping dari tombol di sudut, tidak menutup apa pun', () => {
  const penting = [tombol(1200, 0, 240, 120)];
  const { atas, kanan } = tempatPesan(LAYAR, PESAN, penting);
  expect(atas).toBe(8);
  expect(tertutup({ x: LAYAR.w - kanan - PESAN.w, y: atas, ...PESAN }, penting)).toBe(0);
});

it('turun ke bawah bila baris atas penuh, setinggi celah yang cukup', () => {
  const penting = [tombol(0, 0, 1440, 100), tombol(0, 120, 1440, 100), tombol(0, 300, 1440, 100)];
  const { atas, kanan } = tempatPesan(LAYAR, PESAN, penting);
  expect(kanan).toBe(8);
  expect(atas).toBeGreaterThanOrEqual(224);
  expect(atas + PESAN.h).toBeLessThanOrEqual(296);
});

it('bila tidak ada tempat, menutup yang paling ringan', () => {
  const penting = [{ ...tombol(0, 0, 390, 72), bobot: 0.1 }, tombol(0, 72, 390, 772)];
  expect(tempatPesan({ w: 390, h: 844 }, { w: 358, h: 60 }, penting).atas).toBe(8);
});
