// The rows in sight: always enough to fill the place, and the heights around them add up to the whole.
import { describe, expect, it } from 'vitest';
import { jendela } from './jendela';

const TINGGI = 36;
const rata = (banyak: number, lebih: [number, number][] = []) => ({ banyak, tinggi: TINGGI, lebih: new Map(lebih) });
const semua = (banyak: number, lebih: [number, number][] = []) =>
  banyak * TINGGI + lebih.reduce((n, [, t]) => n + t, 0);

describe('jendela', () => {
  it('di awal: dari baris pertama, beberapa cadangan, sisanya di bawah', () => {
    const j = jendela(rata(100_000), 0, 360);
    expect(j.awal).toBe(0);
    expect(j.akhir).toBe(11 + 8);
    expect(j.atas).toBe(0);
    expect(j.bawah).toBe((100_000 - 19) * TINGGI);
  });
  it('gambar pertama pendek, sebelum tempatnya punya tinggi', () => {
    const j = jendela(rata(100_000), 0, undefined);
    expect([j.awal, j.akhir, j.bawah]).toEqual([0, 11, (100_000 - 11) * TINGGI]);
  });
  it('di tengah dan di akhir', () => {
    const tengah = jendela(rata(1000), 500 * TINGGI, 360);
    expect([tengah.awal, tengah.akhir]).toEqual([492, 519]);
    const akhir = jendela(rata(1000), 1000 * TINGGI - 360, 360);
    expect([akhir.akhir, akhir.bawah]).toEqual([1000, 0]);
  });
  it('tanpa baris dan setelah baris berkurang', () => {
    expect(jendela(rata(0), 0, 360)).toEqual({ awal: 0, akhir: 0, atas: 0, bawah: 0 });
    const j = jendela(rata(5), 90_000, 360);
    expect([j.awal, j.akhir, j.bawah]).toEqual([4, 5, 0]);
  });
  it('baris yang terbuka ikut dihitung di atas, di dalam dan di bawah jendela', () => {
    const lebih: [number, number][] = [
      [900, 300],
      [100, 150],
      [505, 1000],
    ];
    const letak = rata(1000, lebih);
    for (let gulir = 0; gulir < semua(1000, lebih); gulir += 97) {
      const j = jendela(letak, gulir, 360);
      const isi = [...letak.lebih].reduce((n, [i, t]) => (i >= j.awal && i < j.akhir ? n + t : n), 0);
      const digambar = (j.akhir - j.awal) * TINGGI + isi;
      expect(j.atas + digambar + j.bawah).toBe(semua(1000, lebih));
      expect(j.atas).toBeLessThanOrEqual(gulir);
      expect(j.atas + digambar).toBeGreaterThanOrEqual(Math.min(gulir + 360, semua(1000, lebih)));
      expect(j.akhir - j.awal).toBeLessThanOrEqual(11 + 2 * 8);
    }
  });
});
