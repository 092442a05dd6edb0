// A demo worth opening: in the store that one opens first no list of the open day is empty, and pieces have pictures.
import { harusRamah } from '../alat/axe';
import { expect, test } from '../alat/uji';
import { HalamanMasuk } from '../pages/HalamanMasuk';

/** Lists as they open, without a filter or a click. */
const DAFTAR = [
  '/lihat-penjualan',
  '/lihat-pembelian',
  '/lihat-titipan',
  '/validasi-titipan',
  '/validasi-jual-beli',
  '/validasi-non-cash',
  '/validasi-susut',
  '/lihat-penjualan-manual',
  '/lihat-pembelian-manual',
  '/hancur-pembelian',
  '/kirim-barang',
  '/data-barang',
  '/data-barang-manual',
] as const;

for (const user of ['own-jkt1', 'own']) {
  test(`daftar hari yang terbuka berisi (${user})`, async ({ page }) => {
    test.setTimeout(5 * 60_000);
    await new HalamanMasuk(page).langsung(user);
    for (const path of DAFTAR) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('row').nth(1), path).toBeVisible();
      await expect(page.getByRole('main').getByText(/^(Belum ada|Tidak Ada Data)/), path).toHaveCount(0);
    }
  });
}

test('dashboard toko pertama punya penjualan hari ini, kotak otorisasi, dan barang berfoto', async ({ page }) => {
  await new HalamanMasuk(page).langsung('own-jkt1');
  await page.goto('/dashboard');
  const grafik = page.getByRole('region', { name: 'Grafik Penjualan', exact: true });
  await grafik.getByText('Hari ini').click();
  await grafik.getByRole('button', { name: 'Lihat tabel: Penjualan' }).click();
  await expect(
    grafik.getByRole('table', { name: 'Penjualan' }).getByRole('row', { name: /^Total [1-9]/ }),
  ).toBeVisible();
  await expect(page.getByText(/permintaan otorisasi menunggu/).first()).toBeVisible();
  await page.goto('/data-barang');
  const foto = page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.getByRole('img', { name: /^Foto \d/ }) });
  await foto.first().getByRole('button').first().click();
  await expect(page.getByRole('dialog').getByRole('img', { name: /^Foto barang/ })).toBeVisible();
  await harusRamah(page);
});
