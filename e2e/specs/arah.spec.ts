// One always knows where one is: the connection in the header, scans that wait for the server, the start page, the store of
// head office, 'Cara pakai', what the palette finds, and deletions that can be undone. Pieces are the test's own, in SBY1.
import { Api } from '../alat/api';
import { harusRamah } from '../alat/axe';
import { barangJual } from '../alat/niaga';
import { pesanTidakMenutupi } from '../alat/pesan';
import { expect, test } from '../alat/uji';
import { HalamanMasuk } from '../pages/HalamanMasuk';
import { LayarJual } from '../pages/LayarJual';

const PUTUS = /net::ERR_(FAILED|INTERNET_DISCONNECTED|CONNECTION)/;

test.describe('sambungan', () => {
  test.use({ bolehGalat: { pola: [PUTUS] } });
  test('server yang diam disebut di kepala dalam tiga detik; scan menunggu dan dihitung begitu ia kembali', async ({
    page,
  }) => {
    const [kode = ''] = await barangJual('sby1', 'AR1', [2.5], 'CINCIN MENUNGGU');
    await new HalamanMasuk(page).langsung('kasir1-sby1');
    const jual = new LayarJual(page);
    await jual.buka();
    const kabar = page.getByRole('button', { name: /^Sambungan:/ });
    await expect(kabar).toHaveAccessibleName('Sambungan: Tersambung');
    let mati = true;
    await page.route(/\/(healthz|api\/v1\/)/, (rute) => (mati ? rute.abort() : rute.fallback()));
    await expect(kabar).toHaveAccessibleName(/Server putus \d\d:\d\d/, { timeout: 5000 });
    await jual.pindaian.fill(kode);
    await jual.pindaian.press('Enter');
    await expect(page.locator('[data-kabar=tunggu]')).toContainText(kode);
    await expect(jual.baris).toHaveCount(0);
    await kabar.click();
    await expect(page.getByText(/^Server tidak menjawab sejak/)).toBeVisible();
    await page.keyboard.press('Escape');
    await harusRamah(page);
    mati = false;
    await expect(jual.baris).toHaveCount(1);
    await expect(kabar).toHaveAccessibleName('Sambungan: Tersambung');
    expect(await jual.neto()).toBeGreaterThan(0);
  });
});

test('kasir mulai di layar jual, pemilik di dashboard dengan tombol Jual', async ({ page }) => {
  await new HalamanMasuk(page).masuk('kasir1', /\/transaksi-penjualan$/);
  await expect(page.getByRole('textbox', { name: 'Scan Barcode' })).toBeFocused();
  await page.evaluate(() => localStorage.clear());
  await new HalamanMasuk(page).masuk('own', /\/dashboard$/);
  const isi = page.getByRole('main');
  await isi.getByRole('link', { name: 'Titip Uang' }).click();
  await expect(page.getByRole('dialog', { name: /Titip/ })).toBeVisible();
  await page.goto('/dashboard');
  await isi.getByRole('link', { name: 'Jual', exact: true }).click();
  await expect(page).toHaveURL(/\/transaksi-penjualan$/);
});

test('F1 menjelaskan layar yang terbuka langkah demi langkah', async ({ page }) => {
  await new HalamanMasuk(page).langsung('own');
  await page.goto('/tutup-toko');
  await expect(page.getByRole('heading', { name: 'Tutup Toko', level: 1 })).toBeVisible();
  await page.keyboard.press('F1');
  const laci = page.getByRole('dialog', { name: 'Cara pakai: Tutup Toko' });
  await expect(laci.getByRole('listitem').first()).toContainText('menghalangi');
  await harusRamah(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Cara pakai' }).click();
  await expect(laci).toBeVisible();
});

test('pusat melihat tokonya besar, menggantinya dengan Alt+T, dan setiap pertanyaan menyebut tokonya', async ({
  page,
}) => {
  await new HalamanMasuk(page).masuk('pusat');
  await page.keyboard.press('Alt+T');
  await expect(page).toHaveURL(/\/pilih-toko$/);
  await page.getByLabel('Cari toko').fill('BDG1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('banner').getByRole('link', { name: /BDG1/ })).toBeVisible();
  await page.goto('/master-warna');
  await page
    .getByRole('row')
    .nth(1)
    .getByRole('button', { name: /^Hapus/ })
    .click();
  const tanya = page.getByRole('dialog', { name: 'Hapus Data' });
  await expect(tanya).toContainText('Di toko BDG1');
  await tanya.getByRole('button', { name: 'Tidak' }).click();
});

test('hapus bisa dibatalkan sepuluh detik, dan pesannya tidak menutupi tombol atau isian', async ({ page }) => {
  const own = await Api.masuk('own-sby1');
  const kode = 'ARAHURUNG';
  await own.panggil('POST', 'warna', { kode_warna: kode, nama_warna: 'urung' });
  await new HalamanMasuk(page).langsung('own-sby1');
  await page.goto(`/master-warna?cari=${kode}`);
  const hapus = page.getByRole('main').getByRole('button', { name: /^Hapus/ });
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await hapus.click();
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
    await expect(hapus).toHaveCount(0);
    await pesanTidakMenutupi(page, `${width}`);
    await page.getByRole('button', { name: 'Batalkan', exact: true }).click();
    await expect(hapus).toHaveCount(1);
  }
});

test('palet menemukan setting dan membukanya', async ({ page }) => {
  await new HalamanMasuk(page).langsung('own');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: /^Selamat Datang/ })).toBeVisible();
  await page.keyboard.press('Control+K');
  await page.getByRole('combobox', { name: 'Nama menu' }).fill('pembulatan berat');
  await page
    .getByRole('option', { name: /PEMBULATAN_BERAT$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/settingsystem\?cari=/);
  await expect(page.getByText(/^Aturan pembulatan berat barang/)).toBeVisible();
});
