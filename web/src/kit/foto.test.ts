// The size a picture gets: inside the limits, in its own shape, never blown up.
import { describe, expect, it } from 'vitest';
import { FOTO_PRODUK, FOTO_SPLASH, muat } from './foto';

describe('muat', () => {
  it.each([
    ['foto tegak', { lebar: 1440, tinggi: 2732 }, FOTO_PRODUK, { lebar: 720, tinggi: 1366 }],
    ['foto mendatar', { lebar: 4000, tinggi: 1000 }, FOTO_PRODUK, { lebar: 720, tinggi: 180 }],
    ['kecil tetap kecil', { lebar: 300, tinggi: 200 }, FOTO_PRODUK, { lebar: 300, tinggi: 200 }],
    ['satu garis tidak hilang', { lebar: 20_000, tinggi: 1 }, FOTO_PRODUK, { lebar: 720, tinggi: 1 }],
    ['splash', { lebar: 2482, tinggi: 4696 }, FOTO_SPLASH, { lebar: 1241, tinggi: 2348 }],
  ])('%s', (_, asal, batas, jadi) => expect(muat(asal, batas)).toEqual(jadi));
});
