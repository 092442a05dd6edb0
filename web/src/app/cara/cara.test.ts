// Every screen that is built explains itself in three to six steps.
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { siapLaporan } from '@/app/halaman/siapLaporan';
import { cariRute, LAPORAN_TERDEFINISI, RUTE } from '@/routes';
import { LAYAR } from '@/screens/daftar';
import { berkasGambar, dipotret } from './gambar';
import { CARA, caraPakai } from './tabel';

const TERBANGUN = RUTE.filter(
  (rute) =>
    rute.jenis !== 'public' &&
    siapLaporan(
      rute,
      LAYAR,
      LAPORAN_TERDEFINISI.map((satu) => ({ rute: satu })),
    ),
);

it.each(TERBANGUN.map((rute) => [rute.path, rute] as const))('%s punya tiga sampai enam langkah', (_, rute) => {
  const langkah = caraPakai(rute) ?? [];
  expect(langkah.length).toBeGreaterThanOrEqual(3);
  expect(langkah.length).toBeLessThanOrEqual(6);
  for (const satu of langkah) expect(satu).toMatch(/^[A-Z].{9,200}[.]$/s);
  expect(new Set(langkah).size).toBe(langkah.length);
});

it('setiap layar dengan tangan ditulis sendiri, dan tabel tidak menyebut layar yang tidak ada', () => {
  const bersama = new Set(['master', 'report', 'submenu']);
  const tanpa = TERBANGUN.filter((rute) => !bersama.has(rute.jenis) && !CARA[rute.path]).map((rute) => rute.path);
  expect(tanpa).toEqual([]);
  for (const path of Object.keys(CARA)) expect(LAYAR[cariRute(path)?.path as never], path).toBeDefined();
});

it('setiap layar yang dijelaskan punya gambar, dan tidak ada gambar yang tersisa', () => {
  const perlu = TERBANGUN.map(dipotret);
  const ada = readdirSync('public/cara').map((nama) => `/cara/${nama}`);
  expect(ada.sort()).toEqual([...new Set(perlu.map(berkasGambar))].sort());
});
