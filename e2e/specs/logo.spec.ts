// The logo of a store: what is no picture is refused, a picture is shrunk in the browser and shown, and it goes again.
import { readFile } from 'node:fs/promises';
import { expect, test } from '../alat/uji';
import { HalamanMasuk } from '../pages/HalamanMasuk';

const CONTOH = new URL('../../docs/gambar/login-1440.png', import.meta.url);

test('logo toko dipilih, tampil kembali setelah dimuat ulang, lalu dihapus', async ({ page }) => {
  await new HalamanMasuk(page).masuk('own-sby1');
  await page.goto('/settingtoko');
  const logo = page.getByRole('group', { name: 'Logo Toko' });
  const berkas = logo.locator('input[type=file]');
  await expect(logo.getByRole('button', { name: 'Pilih logo' })).toBeEnabled();

  await berkas.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('bukan gambar') });
  await expect(page.getByText('Berkas ini bukan gambar JPEG, PNG atau WebP yang utuh')).toBeVisible();

  const kirim = page.waitForRequest((r) => r.url().endsWith('/logo_toko') && r.method() === 'POST');
  await berkas.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await readFile(CONTOH) });
  // Shrunk before it travels: no longer a PNG.
  expect((await kirim).postDataBuffer()?.includes(Buffer.from([0xff, 0xd8, 0xff]))).toBe(true);
  await expect(page.getByText('Logo Berhasil Disimpan')).toBeVisible();
  await page.reload();
  const gambar = logo.getByRole('img', { name: 'Pratinjau Logo Toko' });
  await expect(gambar).toBeVisible();
  expect(await gambar.evaluate((g: HTMLImageElement) => g.naturalWidth <= 1000 && g.naturalHeight <= 500)).toBe(true);

  await logo.getByRole('button', { name: 'Hapus Logo Toko' }).click();
  await page.getByRole('dialog', { name: 'Hapus Logo' }).getByRole('button', { name: 'Hapus', exact: true }).click();
  await expect(page.getByText('Logo Berhasil Dihapus')).toBeVisible();
  await expect(logo.getByRole('button', { name: 'Pilih logo' })).toBeVisible();
});
