// The logo of a store: what is no picture is refused, a picture is shown within its limits, and it goes again.
import { readFile } from 'node:fs/promises';
import { expect, test } from '../alat/uji';
import { HalamanMasuk } from '../pages/HalamanMasuk';

const CONTOH = new URL('../../docs/gambar/login-1440.png', import.meta.url);

test('logo toko dipilih, tampil kembali setelah dimuat ulang, lalu dihapus', async ({ page }) => {
  await new HalamanMasuk(page).langsung('own-sby1');
  await page.goto('/settingtoko');
  const logo = page.getByRole('group', { name: 'Logo Toko' });
  const berkas = logo.locator('input[type=file]');
  await expect(logo.getByRole('button', { name: 'Pilih logo' })).toBeEnabled();

  await berkas.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('bukan gambar') });
  await expect(page.getByText('Berkas ini bukan gambar JPEG, PNG atau WebP yang utuh')).toBeVisible();

  await berkas.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await readFile(CONTOH) });
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
