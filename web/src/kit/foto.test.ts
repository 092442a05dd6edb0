// The size a picture gets: inside the limits, in its own shape, never blown up.
import { describe, expect, it } from 'vitest';
import { bidangSorot, FOTO_PRODUK, FOTO_SPLASH, muat } from './foto';

describe('muat', () => {
  it.each([
    ['foto tegak', { lebar: 1440, tinggi: 2732 }, FOTO_PRODUK, { lebar: 720, tinggi: 1366 }],
    ['foto mendatar', { lebar: 4000, tinggi: 1000 }, FOTO_PRODUK, { lebar: 720, tinggi: 180 }],
    ['kecil tetap kecil', { lebar: 300, tinggi: 200 }, FOTO_PRODUK, { lebar: 300, tinggi: 200 }],
    ['satu garis tidak hilang', { lebar: 20_000, tinggi: 1 }, FOTO_PRODUK, { lebar: 720, tinggi: 1 }],
    ['splash', { lebar: 2482, tinggi: 4696 }, FOTO_SPLASH, { lebar: 1241, tinggi: 2348 }],
  ])('%s', (_, asal, batas, jadi) => expect(muat(asal, batas)).toEqual(jadi));
});

describe('bidang yang disorot', () => {
  const asal = { lebar: 1000, tinggi: 500 };
  it.each([
    // The whole height, in the middle.
    [1, { mendatar: 0.5, tegak: 0.5, dekat: 1 }, { x: 250, y: 0, lebar: 500, tinggi: 500 }],
    // Nearer, and never beyond an edge.
    [1, { mendatar: 0, tegak: 0, dekat: 2 }, { x: 0, y: 0, lebar: 250, tinggi: 250 }],
    [1, { mendatar: 2, tegak: 1, dekat: 2 }, { x: 750, y: 250, lebar: 250, tinggi: 250 }],
    // A shape wider than the picture takes its width.
    [4, { mendatar: 0.5, tegak: 0.5, dekat: 1 }, { x: 0, y: 125, lebar: 1000, tinggi: 250 }],
    // Farther than the picture is not possible.
    [2, { mendatar: 0.5, tegak: 0.5, dekat: 0.1 }, { x: 0, y: 0, lebar: 1000, tinggi: 500 }],
  ])('bentuk %s', (bentuk, sorot, jadi) => {
    expect(bidangSorot(asal, bentuk, sorot)).toEqual(jadi);
  });
});
