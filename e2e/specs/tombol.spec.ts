// How many keys every flow of the counter takes, played with keys alone at 20 ms each; docs/tombol.md is made of it.
// KARAT_PERBARUI=1 writes the page anew; without it the page must say what was played.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locator } from '@playwright/test';
import { barangJual, jualTunai } from '../alat/niaga';
import { Tombol } from '../alat/tombol';
import { expect, SANDI, test } from '../alat/uji';
import { HalamanMasuk } from '../pages/HalamanMasuk';
import { LayarBeli } from '../pages/LayarBeli';
import { LayarJual } from '../pages/LayarJual';
import { buatBarang } from '../pages/StockOpname';
import { buatBaki, TambahBarang } from '../pages/TambahBarang';

const TOKO = 'sby1';
const KASIR = `kasir1-${TOKO}`;
const BAKI = 'KT9';
const HALAMAN = fileURLToPath(new URL('../../docs/tombol.md', import.meta.url));

const ALUR = [
  ['Penjualan pertama, setelah scan', 3],
  ['Penjualan berikutnya, setelah scan', 3],
  ['Beli kembali dari nota', 6],
  ['Tukar tambah dengan nota yang discan', 8],
  ['Titipan', 12],
  ['Harga sepakat dengan persetujuan', 8],
  ['Menimbang satu baki', 2],
  ['Lima barang baru', 25],
] as const;
type NamaAlur = (typeof ALUR)[number][0];

const hasil = new Map<NamaAlur, Tombol>();

function catat(nama: NamaAlur, tombol: Tombol): void {
  const batas = ALUR.find(([satu]) => satu === nama)?.[1] ?? 0;
  expect(tombol.banyak, `${nama}: ${tombol.urutan}`).toBeLessThanOrEqual(batas);
  hasil.set(nama, tombol);
}

test.use({ bolehGalat: { pola: [/status of (404|422)/] } });

/** The till as it is left after a day: the sales person of the last sale is put down. */
async function denganSales(jual: LayarJual): Promise<void> {
  await jual.sales('S01');
  await jual.page.keyboard.press('F2');
  await expect(jual.pindaian).toBeFocused();
}

test('penjualan pertama dan berikutnya', async ({ page }) => {
  const [satu = '', dua = ''] = await barangJual(TOKO, BAKI, [2.11, 2.12], 'CINCIN TOMBOL');
  await new HalamanMasuk(page).langsung(KASIR);
  const jual = new LayarJual(page);
  await jual.buka();
  await denganSales(jual);
  for (const [nama, kode] of [
    ['Penjualan pertama, setelah scan', satu],
    ['Penjualan berikutnya, setelah scan', dua],
  ] as const) {
    const tombol = new Tombol(page);
    await tombol.pindai(kode);
    await tombol.tekan('F8', 'F7', 'F9');
    await expect(jual.selesai).toContainText('NGSBY1');
    await expect(jual.baris).toHaveCount(0);
    await expect(jual.pindaian).toBeFocused();
    catat(nama, tombol);
  }
});

test('beli kembali dari nota', async ({ page }) => {
  const [kode = ''] = await barangJual(TOKO, BAKI, [2.5], 'CINCIN KEMBALI');
  const [nota = ''] = await jualTunai(KASIR, [kode]);
  await new HalamanMasuk(page).langsung(KASIR);
  const beli = new LayarBeli(page);
  await beli.buka();
  await beli.sales('S01');
  await page.keyboard.press('F2');
  await expect(page.getByRole('textbox', { name: 'Scan nota atau barcode' })).toBeFocused();
  const tombol = new Tombol(page);
  await tombol.pindai(nota);
  await expect(beli.form.getByLabel('Berat timbang')).toBeFocused();
  await tombol.ketik('2.5');
  await tombol.tekan('Enter');
  await tombol.ketik('BAGUS');
  await tombol.tekan('Enter', 'F9');
  await expect(beli.baris).toHaveCount(1);
  await tombol.tekan('F7', 'F9');
  await expect(beli.selesai.locator('[data-nomor]')).toHaveText(/^NG/);
  catat('Beli kembali dari nota', tombol);
});

test('tukar tambah dengan nota yang discan', async ({ page }) => {
  const [lama = '', baru = ''] = await barangJual(TOKO, BAKI, [2.4, 5.4], 'CINCIN TUKAR');
  const [nota = ''] = await jualTunai(KASIR, [lama]);
  await new HalamanMasuk(page).langsung(KASIR);
  const jual = new LayarJual(page);
  await jual.buka();
  await denganSales(jual);
  const beli = new LayarBeli(page);
  const tombol = new Tombol(page);
  await tombol.pindai(baru);
  await tombol.pindai(nota);
  await expect(beli.form.getByLabel('Berat timbang')).toBeFocused();
  await tombol.ketik('2.4');
  await tombol.tekan('Enter');
  await tombol.ketik('BAGUS');
  await tombol.tekan('Enter', 'F9');
  await expect(beli.form).toBeHidden();
  await tombol.tekan('F8', 'F7', 'F9');
  await jual.nomor();
  catat('Tukar tambah dengan nota yang discan', tombol);
});

test('titipan', async ({ page }) => {
  const nama = `SARI ${Date.now() % 1_000_000}`;
  await new HalamanMasuk(page).langsung(KASIR);
  await page.goto('/lihat-titipan');
  await expect(page.getByRole('button', { name: 'Titip Uang' })).toBeVisible();
  const form = page.getByRole('dialog', { name: 'Titip Uang' });
  const tombol = new Tombol(page);
  await tombol.tekan('F3');
  await expect(form.getByPlaceholder('Kode member, nama, HP atau NIK')).toBeFocused();
  await tombol.ketik(nama);
  await expect(page.getByRole('option', { name: /Catat pelanggan baru/ })).toBeVisible();
  await tombol.tekan('Enter');
  await expect(page.getByRole('dialog', { name: 'Pelanggan baru' })).toBeVisible();
  await tombol.tekan('F9');
  await expect(form).toContainText(nama);
  await expect(form.getByLabel('Jumlah titipan')).toBeFocused();
  await tombol.ketik('1000000');
  await tombol.tekan('Tab');
  await tombol.ketik('S01');
  await tombol.tekan('Enter', 'F7', 'F9');
  await expect(page.getByRole('dialog', { name: /^FTSBY1-/ })).toBeVisible();
  catat('Titipan', tombol);
});

test('harga sepakat dengan persetujuan', async ({ page }) => {
  const [kode = ''] = await barangJual(TOKO, BAKI, [2.6], 'CINCIN SEPAKAT');
  await new HalamanMasuk(page).langsung(KASIR);
  const jual = new LayarJual(page);
  await jual.buka();
  await denganSales(jual);
  const tombol = new Tombol(page);
  await tombol.pindai(kode);
  await jual.neto();
  await tombol.tekan('ArrowDown', 'Enter');
  await expect(jual.baris.getByRole('textbox', { name: 'Harga sepakat' })).toBeFocused();
  await tombol.ketik('1000');
  await tombol.tekan('F8', 'F7', 'F9');
  const dialog = page.getByRole('dialog', { name: 'Otorisasi' });
  await expect(dialog.getByLabel('Username')).toBeFocused();
  await tombol.ketik(`spv-${TOKO}`);
  await tombol.tekan('Tab');
  await tombol.ketik(SANDI);
  await tombol.tekan('Enter');
  await jual.nomor();
  catat('Harga sepakat dengan persetujuan', tombol);
});

test('menimbang satu baki', async ({ page }) => {
  const own = await buatBaki(`own-${TOKO}`, 'KTB', 'TOKO');
  await buatBarang(own, 'KTB', [3.1]);
  await new HalamanMasuk(page).langsung(`own-${TOKO}`);
  await page.goto('/timbang-baki');
  await page.getByRole('button', { name: /^KTB/ }).click();
  const panel = page.getByRole('region', { name: 'Timbang baki KTB' });
  await expect(panel.getByLabel('Berat timbangan (diketik)')).toBeFocused();
  const tombol = new Tombol(page);
  await tombol.ketik('3.5');
  await tombol.tekan('F9');
  await expect(panel.getByText(/^(Cocok|Selisih)/)).toBeVisible();
  await tombol.tekan('F8');
  await expect(panel).toBeHidden();
  catat('Menimbang satu baki', tombol);
});

test('lima barang baru', async ({ page }) => {
  await buatBaki(`own-${TOKO}`, 'KTL', 'TOKO');
  await new HalamanMasuk(page).langsung(`own-${TOKO}`);
  await page.goto('/tambah-barang-banyak');
  const layar = new TambahBarang(page);
  await expect(page.getByRole('combobox', { name: 'Kategori', exact: true })).toBeFocused();
  const tombol = new Tombol(page);
  for (const isi of ['750', 'CIN750', 'KTL']) {
    await tombol.ketik(isi);
    await expect(page.getByRole('option', { name: isi }).first()).toBeVisible();
    await tombol.tekan('Tab');
  }
  await sampaiFokus(page.getByRole('textbox', { name: 'Qty' }), tombol);
  await tombol.ketik('5');
  await sampaiFokus(page.getByRole('button', { name: 'Generate' }), tombol);
  await tombol.tekan('Enter');
  await expect(layar.total).toContainText('5 barang');
  await expect(layar.sel('Berat Asli (gr)', 1)).toBeFocused();
  for (const berat of ['2.1', '2.2', '2.3', '2.4', '2.5']) {
    await tombol.ketik(berat);
    await tombol.tekan('Enter');
  }
  await tombol.tekan('F9');
  await expect(page.getByText('Barang Berhasil Disimpan')).toBeVisible();
  catat('Lima barang baru', tombol);
});

/** Tab by Tab, as a hand would. */
async function sampaiFokus(tempat: Locator, tombol: Tombol): Promise<void> {
  for (let i = 0; i < 12; i += 1) {
    if (await tempat.evaluate((el) => el === document.activeElement)) return;
    await tombol.tekan('Tab');
  }
  throw new Error('isian tidak tercapai dengan Tab');
}

test('halaman hitungannya sesuai', () => {
  expect([...hasil.keys()], 'setiap alur dimainkan').toEqual(ALUR.map(([nama]) => nama));
  const baris = ALUR.map(([nama, batas]) => {
    const tombol = hasil.get(nama);
    return `| ${nama} | ${tombol?.banyak} | ${batas} | ${tombol?.urutan} |`;
  });
  const isi = [
    '# Keys of every flow',
    '',
    'Made by `e2e/specs/tombol.spec.ts`, which plays each flow with keys alone at 20 ms a key and counts them',
    "(`KARAT_PERBARUI=1` writes this page anew). What is scanned, with the scanner's Enter, and what is typed into a field (an",
    'amount, a weight, a name, a choice, a password) is not counted; every other key is. The sales person is put down, as after',
    'the first sale at a till.',
    '',
    '| alur | tombol | paling banyak | urutannya |',
    '|---|---|---|---|',
    ...baris,
    '',
  ].join('\n');
  if (process.env.KARAT_PERBARUI === '1') writeFileSync(HALAMAN, isi);
  expect(readFileSync(HALAMAN, 'utf8')).toBe(isi);
});
