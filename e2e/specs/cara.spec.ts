// 'Cara pakai' with its picture. The pictures are taken here: KARAT_GAMBAR=1 writes them all anew into the web app,
// KARAT_GAMBAR=/lot-lebur,/jual-ciok those of some screens.
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { berkasGambar, dipotret } from '../../web/src/app/cara/gambar';
import { TEKS_DITOLAK } from '../../web/src/app/teks';
import { RUTE } from '../../web/src/routes';
import { barangJual, pastikanHarga } from '../alat/niaga';
import { expect, test } from '../alat/uji';
import { HalamanMasuk } from '../pages/HalamanMasuk';
import { LayarJual } from '../pages/LayarJual';

const TOKO = 'jkt1';

test('F1 menunjukkan gambar layarnya, sendiri atau sejenisnya', async ({ page }) => {
  await new HalamanMasuk(page).langsung(`own-${TOKO}`);
  for (const path of ['/transaksi-penjualan', '/master-warna', '/laporan-otorisasi']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('F1');
    const gambar = page.getByRole('dialog', { name: /^Cara pakai/ }).getByRole('img', { name: /^Gambar layar/ });
    await expect(gambar).toBeVisible();
    await expect.poll(() => gambar.evaluate((satu: HTMLImageElement) => satu.naturalWidth), path).toBeGreaterThan(500);
  }
});

/** What stands on the screen before its picture is taken, where it says more than the empty one. */
const SEBELUM: Record<string, (page: Page) => Promise<unknown>> = {
  '/transaksi-penjualan': async (page) => {
    const [kode = ''] = await barangJual(TOKO, 'CARA1', [3.45], 'CINCIN MAWAR');
    return LayarJual.denganBarang(page, `kasir1-${TOKO}`, kode);
  },
  '/export-csv': async (page) => {
    await new HalamanMasuk(page).langsung('su');
    await page.goto('/export-csv');
  },
};

if (process.env.KARAT_GAMBAR) {
  test.describe('pengambilan gambar', () => {
    test.use({ viewport: { width: 1024, height: 640 } });
    test('satu gambar setiap layar', async ({ page }) => {
      test.setTimeout(15 * 60_000);
      await pastikanHarga(TOKO);
      await new HalamanMasuk(page).langsung(`own-${TOKO}`);
      const sebagian = process.env.KARAT_GAMBAR?.startsWith('/') ? process.env.KARAT_GAMBAR.split(',') : undefined;
      for (const path of new Set(RUTE.filter((rute) => rute.jenis !== 'public').map(dipotret))) {
        if (sebagian && !sebagian.includes(path)) continue;
        const sebelum = SEBELUM[path];
        if (sebelum) await sebelum(page);
        else await page.goto(path);
        await expect(page.getByRole('main').getByRole('heading').first(), path).toBeAttached();
        // What is not built has no help, and what the owner may not open would be a picture of the refusal.
        const tanpa = page
          .getByText('Layar ini belum siap')
          .or(page.getByRole('heading', { name: TEKS_DITOLAK.judul }));
        if ((await tanpa.count()) > 0) continue;
        await page.waitForLoadState('networkidle');
        const tujuan = join('../web/public', berkasGambar(path));
        await page.screenshot({ path: tujuan, type: 'jpeg', quality: 55, scale: 'css' });
        if (sebelum) await new HalamanMasuk(page).langsung(`own-${TOKO}`);
      }
    });
  });
}
