// The dashboards in a real browser: cash that is recorded shows up, zeros are shown as zeros, every chart has its table.
// Only cash of one drawer is added, and taken out again.
import type { Page } from '@playwright/test';
import { Api } from '../alat/api';
import { harusRamah } from '../alat/axe';
import { expect, test } from '../alat/uji';
import { HalamanMasuk } from '../pages/HalamanMasuk';

async function kas(api: Api, jenis: 'MASUK' | 'KELUAR', jumlah_rp: number): Promise<void> {
  const kategori = jenis === 'MASUK' ? 'LAIN_MASUK' : 'LAIN_KELUAR';
  const isi = { jenis, kategori, deskripsi: 'uji', jumlah_rp };
  const { status, message } = await api.panggil('POST', 'uang-kas', isi);
  expect(status, message).toBe(200);
}

test('dashboard: sapaan, pengumuman, angka nol yang jujur, tabel di balik grafik', async ({ page }) => {
  await new HalamanMasuk(page).masuk('own-sby1');
  await expect(page.getByRole('heading', { name: 'Selamat Datang Kembali Own-sby1' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Pengumuman' })).toBeVisible();
  const grafik = page.getByRole('region', { name: 'Grafik Penjualan', exact: true });
  await expect(grafik.getByRole('img', { name: 'Grafik Penjualan' })).toBeVisible();
  // This store of the demo traded until yesterday; today has nothing yet.
  await grafik.getByText('Hari ini').click();
  await expect(grafik.getByText('Belum ada transaksi')).toBeVisible();
  await grafik.getByRole('button', { name: 'Lihat tabel: Penjualan' }).click();
  const tabel = grafik.getByRole('table', { name: 'Penjualan' });
  await expect(tabel.getByRole('row', { name: '09:00 0' })).toBeVisible();
  await expect(tabel.getByRole('row', { name: 'Total 0' })).toBeVisible();
  await harusRamah(page);
});

test('dashboard kas harian menunjukkan uang kas yang baru dicatat', async ({ page }) => {
  const api = await Api.masuk('own-sby1');
  await kas(api, 'MASUK', 750_000);
  await kas(api, 'KELUAR', 750_000);
  await new HalamanMasuk(page).langsung('own-sby1');
  await page.goto('/dashboard-kas-harian');
  const kategori = page.getByRole('region', { name: 'Kas per kategori' });
  await kategori.getByRole('button', { name: 'Lihat tabel: Kas per kategori' }).click();
  await expect(kategori.getByRole('row', { name: /^LAIN_MASUK 750,000 0$/ })).toBeVisible();
  await expect(kategori.getByRole('row', { name: /^LAIN_KELUAR 0 750,000$/ })).toBeVisible();
  const biaya = page.getByRole('region', { name: 'Biaya' });
  await expect(biaya.getByRole('row', { name: /^LAIN_KELUAR 1 750,000$/ })).toBeVisible();
  await expect(page.getByText('Tidak ada yang menunggu validasi')).toBeVisible();
  await page.getByLabel('Tanggal biaya dan non cash').and(page.getByRole('textbox')).fill('2020-01-01');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Tidak ada biaya pada tanggal ini')).toBeVisible();
  await harusRamah(page);
});

/** How many stores answered, of how many; other specs at this server may have opened more than the demo has. */
async function yangMenjawab(page: Page): Promise<{ jawab: number; toko: number }> {
  const teks = (await page.getByText(/^\d+ dari \d+$/).textContent()) ?? '';
  const [jawab, toko] = teks.split(' dari ').map(Number);
  return { jawab: jawab ?? 0, toko: toko ?? 0 };
}

test('dashboard pusat membaca setiap cabang, yang tidak menjawab disebut', async ({ page }) => {
  await new HalamanMasuk(page).masuk('pusat', /\/(dashboard|pilih-toko)$/);
  await page.goto('/dashboardPusat');
  const { jawab, toko } = await yangMenjawab(page);
  expect(jawab).toBe(toko);
  expect(toko).toBeGreaterThanOrEqual(3);
  const harian = page.getByRole('region', { name: 'Hari ini per toko' });
  await harian.getByRole('button', { name: 'Lihat tabel: Hari ini per toko' }).click();
  await expect(harian.getByRole('rowheader')).toHaveCount(toko + 1);
  await harusRamah(page);
});

test.describe('toko yang mati', () => {
  test.use({ bolehGalat: { pola: [/ERR_FAILED|Failed to load/] } });
  test('disebut di dashboard pusat, yang lain tetap tampil', async ({ page }) => {
    await page.route('**/toko/BDG1/api/**', (rute) => rute.abort());
    await new HalamanMasuk(page).masuk('pusat', /\/(dashboard|pilih-toko)$/);
    await page.goto('/dashboardPusat');
    await expect(page.getByText(/Data Gagal Dimuat: BDG1/).first()).toBeVisible();
    const { jawab, toko } = await yangMenjawab(page);
    expect(jawab).toBe(toko - 1);
  });
});

for (const [lebar, skema] of [
  [1024, 'dark'],
  [390, 'light'],
] as const) {
  test(`dashboard tidak meluap pada ${lebar} px ${skema}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: skema });
    await page.setViewportSize({ width: lebar, height: 900 });
    await new HalamanMasuk(page).langsung('own-jkt1');
    for (const path of ['/dashboard', '/dashboard-kas-harian', '/dashboardPusat']) {
      await page.goto(path);
      await expect(page.getByRole('img', { name: /^Grafik/ }).first()).toBeVisible();
      const meluap = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      expect(meluap, path).toBe(false);
      await harusRamah(page);
    }
  });
}
