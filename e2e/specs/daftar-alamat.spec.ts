// Lists of goods and coupons in their address: a step back, a reload and a shared link show the same rows in the same
// order; totals are the server's over everything that matches, and the export has all of it.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { Api } from '../alat/api';
import { barangJual } from '../alat/niaga';
import { sampaiTenang } from '../alat/tabel';
import { expect, test } from '../alat/uji';
import { HalamanMasuk } from '../pages/HalamanMasuk';
import { buatBarang, KirimBarang } from '../pages/KirimBarang';

const TOKO = 'sby1';
const BERAT = Array.from({ length: 27 }, (_, i) => 1 + i / 10);
const TOTAL = BERAT.reduce((jumlah, b) => jumlah + b, 0).toFixed(3);

const tabel = (page: Page, nama: string) => page.getByRole('table', { name: nama });
/** What stands on the page: rows in their order and the totals beneath. */
const isi = (page: Page, nama: string) => tabel(page, nama).textContent();

/** The same page after a reload, and in another window that only got the link. */
async function samaDiTautan(page: Page, nama: string): Promise<void> {
  await sampaiTenang(page, nama);
  const semula = await isi(page, nama);
  await page.reload();
  await expect.poll(() => isi(page, nama)).toBe(semula);
  const lain = await page.context().newPage();
  await lain.goto(page.url());
  await expect.poll(() => isi(lain, nama)).toBe(semula);
  await lain.close();
}

test('data barang: urut, halaman dan saringan di alamat, total semua yang cocok, ekspor semuanya', async ({ page }) => {
  await barangJual(TOKO, 'DA1', BERAT, 'GELANG ALAMAT');
  await new HalamanMasuk(page).langsung(`own-${TOKO}`);
  await page.goto('/data-barang?kode_toko=DA1&per=25');
  const barang = tabel(page, 'Data barang');
  await expect(
    page
      .getByText('1–25 dari 27')
      .or(page.getByText(/dari 27$/))
      .first(),
  ).toBeVisible();
  await barang.getByRole('button', { name: /Berat \(gr\)/ }).click();
  await expect(page).toHaveURL(/urut=berat/);
  await expect(barang.getByRole('row').nth(1)).toContainText('1.000');
  await expect(barang.getByRole('row').last()).toContainText(TOTAL);
  await samaDiTautan(page, 'Data barang');
  await page.goto(`${page.url()}&hal=2`);
  await expect(barang.getByRole('row').nth(1)).toContainText('3.500');
  await expect(barang.getByRole('row').last()).toContainText(TOTAL);
  // Another order begins at the first page; one step back is the second again.
  await barang.getByRole('button', { name: /Berat \(gr\)/ }).click();
  await expect(page).toHaveURL(/urut=-berat/);
  await expect(barang.getByRole('row').nth(1)).toContainText('3.600');
  await page.goBack();
  await expect(page).toHaveURL(/hal=2/);
  await expect(barang.getByRole('row').nth(1)).toContainText('3.500');
  const [unduhan] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /Export CSV/ }).click(),
  ]);
  const csv = await readFile(await unduhan.path(), 'utf8');
  expect(csv.split('\n').filter((b) => b.includes('GELANG ALAMAT'))).toHaveLength(BERAT.length);
});

test('kiriman dan kupon: saringan dan urutan di alamat, total dari server', async ({ page }) => {
  const kode = await buatBarang(`own-${TOKO}`, [2.5, 3.5, 4.5]);
  const satu = await KirimBarang.kirim(`own-${TOKO}`, 'BDG1', kode.slice(0, 2));
  const dua = await KirimBarang.kirim(`own-${TOKO}`, 'BDG1', kode.slice(2));
  // Who sent it does not take it back alone.
  const spv = await Api.masuk(`spv-${TOKO}`);
  const batal = { no_kirim: dua, alasan: 'UJI ALAMAT' };
  expect((await spv.panggil('POST', 'kirim-barang/batal', batal)).status).toBe(200);
  await new HalamanMasuk(page).langsung(`own-${TOKO}`);
  await page.goto('/kirim-barang');
  const kirim = tabel(page, 'Daftar kiriman');
  await expect(kirim).toContainText(satu);
  await page.getByRole('combobox', { name: 'Status kiriman' }).click();
  await page.getByRole('option', { name: 'Batal', exact: true }).click();
  await expect(page).toHaveURL(/status=BATAL/);
  await expect(kirim).not.toContainText(satu);
  await expect(kirim).toContainText(dua);
  await kirim.getByRole('button', { name: /^Qty/ }).click();
  await expect(page).toHaveURL(/urut=qty/);
  await samaDiTautan(page, 'Daftar kiriman');
  await page.goBack();
  await page.goBack();
  await expect(kirim).toContainText(satu);
  await expect(page.getByText('Total tanpa batal')).toBeVisible();

  await page.goto('/cek-kupon?status=AKTIF&urut=-tgl_akhir');
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('Aktif');
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Dipakai' }).click();
  await expect(page).toHaveURL(/status=DIPAKAI/);
  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('Aktif');
  await samaDiTautan(page, 'Transaksi Kupon');
});
