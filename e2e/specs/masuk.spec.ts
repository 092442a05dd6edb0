// Login, logout, the dead token and the end of the day.
// Each behaviour of the session as a person meets it in the browser.
import { harusRamah } from '../alat/axe';
import { sekarang } from '../alat/jam';
import { expect, test } from '../alat/uji';
import { HalamanMasuk } from '../pages/HalamanMasuk';
import { Kerangka } from '../pages/Kerangka';

test.describe('masuk', () => {
  test.use({ bolehGalat: { pola: [/status of 401/, /status of 422/] } });

  test('sandi salah ditolak dengan pesan, yang benar sampai di kasirnya', async ({ page }) => {
    const masuk = new HalamanMasuk(page);
    await masuk.buka();
    await harusRamah(page);
    await masuk.isi('kasir1-jkt1', 'salah');
    await expect(masuk.galat).not.toBeEmpty();
    await expect(masuk.user).toHaveValue('kasir1-jkt1');
    await masuk.isi('kasir1-jkt1');
    await expect(page.getByRole('heading', { name: 'Transaksi Penjualan', level: 1 })).toBeVisible();
  });

  test('token mati mengosongkan sesi dan kembali ke login', async ({ page }) => {
    await new HalamanMasuk(page).masuk('own');
    // Before the app reads it: what the page stores while it loads would put the true one back.
    await page.addInitScript(() => {
      const user = localStorage.getItem('user');
      if (user) localStorage.setItem('user', JSON.stringify({ ...JSON.parse(user), token: 'palsu' }));
    });
    await page.goto('/dashboard');
    await expect(new HalamanMasuk(page).tombol).toBeVisible();
    expect(await page.evaluate(() => [localStorage.getItem('user'), localStorage.getItem('isLogin')])).toEqual([
      null,
      'false',
    ]);
  });
});

test('halaman lain tanpa sesi kembali ke login', async ({ page }) => {
  for (const path of ['/dashboard', '/transaksi-penjualan', '/entah']) {
    await page.goto(path);
    await expect(new HalamanMasuk(page).tombol).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  }
});

test('hari berganti mengakhiri sesi', async ({ page }) => {
  await new HalamanMasuk(page).masuk('kasir1');
  await page.evaluate(() => localStorage.setItem('tgl_login', '2020-01-01'));
  await page.goto('/dashboard');
  await expect(new HalamanMasuk(page).tombol).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('isLogin'))).toBe('false');
});

test('hari berganti di tengah kerja menutup layar tanpa menunggu klik', async ({ page }) => {
  await page.clock.install({ time: sekarang() });
  await new HalamanMasuk(page).masuk('kasir1');
  await page.clock.fastForward('25:00:00');
  await expect(new HalamanMasuk(page).tombol).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
});

test('keluar kembali ke login dan halaman lama tertutup', async ({ page }) => {
  await new HalamanMasuk(page).masuk('kasir1');
  await new Kerangka(page).keluar();
  await page.goto('/dashboard');
  await expect(new HalamanMasuk(page).tombol).toBeVisible();
});

test('halaman umum terbuka tanpa masuk', async ({ page }) => {
  await page.goto('/terms-and-conditions');
  await expect(page.getByRole('heading', { name: 'Syarat dan Ketentuan' })).toBeVisible();
  await harusRamah(page);
  await page.goto('/privacy-policy');
  await expect(page.getByRole('heading', { name: 'Kebijakan Privasi' })).toBeVisible();
  await harusRamah(page);
});
