// Nothing typed is misread or lost: every flow here is typed at 20 ms a key, as fast as a scanner, and ahead of a server
// that is made to answer late.
import type { Page } from '@playwright/test';
import { Api } from '../alat/api';
import { barangJual } from '../alat/niaga';
import { expect, SANDI, test } from '../alat/uji';
import { HalamanMasuk } from '../pages/HalamanMasuk';
import { LayarJual } from '../pages/LayarJual';
import { buatBarang, StockOpname } from '../pages/StockOpname';

const TOKO = 'sby1';
const KASIR = `kasir1-${TOKO}`;
const CEPAT = { delay: 20 };
const RAHASIA = 'Rahasia123';

/** Keys one after another, none waiting for what the one before did. */
async function tekan(page: Page, ...tombol: string[]): Promise<void> {
  for (const satu of tombol) await page.keyboard.press(satu, CEPAT);
}

/** Holds the calls whose address matches until they are let go. */
async function tahan(page: Page, pola: RegExp): Promise<() => void> {
  let lepas = () => {};
  const gerbang = new Promise<void>((selesai) => {
    lepas = selesai;
  });
  await page.route(pola, async (rute) => {
    await gerbang;
    await rute.continue();
  });
  return lepas;
}

async function layarJual(page: Page): Promise<LayarJual> {
  await new HalamanMasuk(page).langsung(KASIR);
  const jual = new LayarJual(page);
  await jual.buka();
  return jual;
}

test('tanpa sales: satu pesan, fokus di isiannya, lencana dan ketikan mengisinya, lalu diingat', async ({ page }) => {
  const [satu = '', dua = ''] = await barangJual(TOKO, 'KT1', [2.1, 2.2], 'CINCIN KETIK');
  const terkirim: string[] = [];
  page.on('request', (r) => {
    if (r.method() === 'POST' && /\/penjualan$/.test(r.url())) terkirim.push(r.url());
  });
  const jual = await layarJual(page);
  const sales = page.getByRole('combobox', { name: 'Sales' });
  await page.keyboard.type(satu, CEPAT);
  await tekan(page, 'Enter', 'F8', 'F7', 'F9');
  await expect(page.getByText('Kode Sales Harus Pilih')).toHaveCount(1);
  await expect(sales).toBeFocused();
  expect(terkirim).toEqual([]);
  // Typed, taken with Enter: the focus goes on, and the message is gone.
  await page.keyboard.type('s02', CEPAT);
  await tekan(page, 'Enter');
  await expect(sales).toHaveValue(/^S02/);
  await expect(sales).not.toBeFocused();
  await expect(page.getByText('Kode Sales Harus Pilih')).toHaveCount(0);
  // A badge says it sooner.
  await tekan(page, 'F2');
  await page.keyboard.type('S03', CEPAT);
  await tekan(page, 'Enter', 'F9');
  await jual.nomor();
  await expect(sales).toHaveValue(/^S03/);
  // The last one at this till is put down for the next day's first sale too; the key is the same on every screen.
  await page.evaluate(() => localStorage.removeItem('transaksi.penjualan.kasir1-sby1@SBY1'));
  await page.reload();
  await expect(sales).toHaveValue(/^S03/);
  await page.keyboard.type(dua, CEPAT);
  await tekan(page, 'Enter', 'F8', 'F7', 'F9');
  await jual.nomor();
  await page.goto('/transaksi-pembelian');
  await expect(sales).toHaveValue(/^S03/);
  await tekan(page, 'Alt+s');
  await expect(sales).toBeFocused();
});

test('scan, F8, F7, F9 tanpa menunggu harga: terjual, dan urutannya tetap', async ({ page }) => {
  const [satu = '', dua = ''] = await barangJual(TOKO, 'KT2', [2.3, 2.4], 'CINCIN DEPAN');
  const jual = await layarJual(page);
  await jual.sales('S01');
  await tekan(page, 'F2');
  const lepas = await tahan(page, /\/penjualan\/hitung$/);
  // Two pieces and the payment, before the server said anything of the first.
  await page.keyboard.type(satu, CEPAT);
  await tekan(page, 'Enter');
  await page.keyboard.type(dua, CEPAT);
  await tekan(page, 'Enter', 'F8', 'F7', 'F9');
  await expect(jual.selesai).toBeHidden();
  lepas();
  const no = await jual.nomor();
  const kasir = await Api.masuk(KASIR);
  const { data } = await kasir.panggil<{ detail_barang: { kode_barcode: string }[] }>('POST', 'penjualan/get/bynota', {
    no_faktur_group: no,
  });
  expect(data.detail_barang.map((b) => b.kode_barcode)).toEqual([satu, dua]);
});

test('sandi yang diketik cepat di dialog persetujuan tetap sandi: tidak tampak, tidak terkirim ke kasir', async ({
  page,
}) => {
  const [kode = ''] = await barangJual(TOKO, 'KT3', [2.5], 'CINCIN IZIN');
  const bocor: string[] = [];
  page.on('request', (r) => {
    if (!r.url().includes('/authorization') && (r.postData() ?? '').includes(SANDI)) bocor.push(r.url());
  });
  const jual = await layarJual(page);
  await jual.sales('S01');
  await jual.pindai(kode);
  await jual.neto();
  await jual.baris.getByRole('button').first().click();
  await jual.baris.getByRole('textbox', { name: 'Harga sepakat' }).fill('1000');
  await expect.poll(() => jual.neto()).toBe(1000);
  await tekan(page, 'F8', 'F7', 'F9');
  const dialog = page.getByRole('dialog', { name: 'Otorisasi' });
  await expect(dialog.getByLabel('Username')).toBeFocused();
  await page.keyboard.type(`spv-${TOKO}`, CEPAT);
  await tekan(page, 'Tab');
  await page.keyboard.type(SANDI, CEPAT);
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue(SANDI);
  await tekan(page, 'Enter');
  await jual.nomor();
  expect(bocor).toEqual([]);
  await expect(page.getByRole('main')).not.toContainText(SANDI);
});

test('di hitungan, yang diketik di isian bukan pindaian; yang bukan kode tidak diulang di layar', async ({ page }) => {
  const own = await Api.masuk(`own-${TOKO}`);
  const baki = { kode_baki: 'KT4', nama_baki: 'UJI KETIK', kode_gudang: 'TOKO', kapasitas: 0, aktif: true };
  expect([200, 409]).toContain((await own.panggil('POST', 'baki', baki)).status);
  const [kode = ''] = await buatBarang(own, 'KT4', [2.6]);
  await new HalamanMasuk(page).langsung(`own-${TOKO}`);
  await page.goto('/stock-opname');
  const hitung = new StockOpname(page);
  await hitung.pilih('Gudang', 'TOKO');
  await hitung.pilih('Baki', 'KT4');
  await hitung.mulai();
  await page.getByRole('textbox', { name: 'Cari' }).click();
  await page.keyboard.type(RAHASIA, CEPAT);
  await tekan(page, 'Enter');
  await expect(hitung.kabar).toHaveAttribute('data-nada', 'kosong');
  await page.getByRole('textbox', { name: 'Cari' }).fill('');
  await tekan(page, 'F2');
  await page.keyboard.type(RAHASIA, CEPAT);
  await tekan(page, 'Enter');
  await expect(page.getByText('Yang terbaca bukan kode')).toBeVisible();
  await expect(page.locator('body')).not.toContainText(RAHASIA);
  await page.keyboard.type(kode, CEPAT);
  await tekan(page, 'Enter');
  await expect(hitung.kabar).toContainText(kode);
});

test('dialog milik halamannya: di bawahnya tidak ada yang bekerja, dan ia pergi bersama halaman', async ({ page }) => {
  const own = await Api.masuk(`own-${TOKO}`);
  const baki = { kode_baki: 'KT5', nama_baki: 'UJI DIALOG', kode_gudang: 'TOKO', kapasitas: 0, aktif: true };
  expect([200, 409]).toContain((await own.panggil('POST', 'baki', baki)).status);
  const [satu = '', dua = ''] = await buatBarang(own, 'KT5', [2.7, 2.8]);
  await new HalamanMasuk(page).langsung(`own-${TOKO}`);
  await page.goto('/data-barang');
  await page.goto('/stock-opname');
  const hitung = new StockOpname(page);
  await hitung.pilih('Gudang', 'TOKO');
  await hitung.pilih('Baki', 'KT5');
  await hitung.mulai();
  await hitung.pindai(satu);
  await expect(hitung.kabar).toContainText(satu);
  await tekan(page, 'F9');
  const dialog = page.getByRole('dialog', { name: 'Selesai Hitung' });
  await expect(dialog).toBeVisible();
  // Neither its keys nor a scan reach the page underneath.
  await tekan(page, 'F9', 'F2');
  await page.keyboard.type(dua, CEPAT);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(hitung.kabar).toContainText(satu);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/data-barang/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const { data } = await own.panggil<{ status: string }[]>('GET', 'stock-opname?jenis=BAKI&status=JALAN');
  expect(data.length).toBeGreaterThan(0);
});

test('palet punya setiap huruf sejak tombol pertama, juga selagi dimuat', async ({ page }) => {
  await new HalamanMasuk(page).langsung(`own-${TOKO}`);
  await page.goto('/dashboard');
  await expect(page.getByRole('banner')).toBeVisible();
  const lepas = await tahan(page, /Palet-.*\.js$/);
  await tekan(page, 'Control+k');
  await page.keyboard.type('lihat penj', CEPAT);
  lepas();
  await page.keyboard.type('ualan', CEPAT);
  await expect(page.getByRole('combobox', { name: 'Nama menu' })).toHaveValue('lihat penjualan');
  await tekan(page, 'Enter');
  await expect(page).toHaveURL(/\/lihat-penjualan/);
});

test('setiap layar mulai di isian pertamanya', async ({ page }) => {
  await new HalamanMasuk(page).langsung(`own-${TOKO}`);
  for (const [layar, isian] of [
    ['/transaksi-penjualan', 'Scan Barcode'],
    ['/transaksi-pembelian', 'Scan nota atau barcode'],
    ['/transaksi-jual-beli-manual', 'Barang yang dijual'],
    ['/cek-kupon', 'No Kupon'],
    ['/lihat-penjualan', 'Cari'],
    ['/kirim-barang', 'Cari'],
    ['/master-sales', 'Cari'],
    ['/pindah-barang', 'Scan Barcode'],
    ['/batal-penjualan', 'No Faktur'],
  ] as const) {
    await page.goto(layar);
    await expect(page.getByRole('main').getByLabel(isian).first(), layar).toBeFocused();
  }
});
