// Reports of goods in a real browser: pieces of this test's own found in them, regrouped, as files; the analysis with
// its charts first, on a desk and on a tablet. Its pieces lie in trays that no other file uses.
import { readFile } from 'node:fs/promises';
import { Api } from '../alat/api';
import { harusRamah } from '../alat/axe';
import { expect, test } from '../alat/uji';
import { HalamanLaporan } from '../pages/HalamanLaporan';
import { HalamanMasuk } from '../pages/HalamanMasuk';

// A number of days that no shop has is refused on purpose.
test.use({ bolehGalat: { pola: [/status of 422/] } });

interface Tersimpan {
  no_dok: string;
  kode_barcode: string;
}

/** Two new rings under a name that nobody else gives. */
async function tambah(user: string, nama: string): Promise<Tersimpan[]> {
  const api = await Api.masuk(user);
  const satu = (berat: number) => ({
    kode_group: '750',
    kode_dept: 'CIN750',
    kode_gudang: 'STOCK',
    kode_toko: 'S04',
    nama_barang: nama,
    kode_intern: `${nama}-${berat}`,
    berat_asli: berat,
    kadar: 80,
    kadar_cetak: 75,
    kadar_modal: 77,
    hpp_manual: 5_000_000,
  });
  const { status, data, message } = await api.panggil<Tersimpan[]>('POST', 'barang/create/bulk', {
    detail_barang: [satu(2.345), satu(3.5)],
  });
  expect(status, message).toBe(200);
  return data;
}

test('laporan tambah barang: per dokumen, per baki, jumlahnya, dan sebagai berkas', async ({ page }) => {
  const nama = 'UJI LAPORAN TAMBAH';
  const [pertama] = await tambah('own-bdg1', nama);
  await new HalamanMasuk(page).langsung('own-bdg1');
  const laporan = new HalamanLaporan(page, 'Laporan Tambah Barang');
  await laporan.buka('/laporan-tambah-barang');
  await laporan.form.getByRole('textbox', { name: 'Cari Barang' }).fill(nama);
  await laporan.filter();
  await laporan.sampaiLengkap();
  await expect(page.getByText('Laporan Tersedia')).toBeVisible();
  await expect(laporan.tabel.getByRole('row', { name: pertama?.no_dok, exact: true })).toBeVisible();
  await expect(laporan.tabel.getByText(pertama?.kode_barcode ?? '', { exact: true })).toBeVisible();
  await expect(laporan.tabel.getByRole('row', { name: /^Sub Total TBBDG1/ })).toContainText('5.845');
  await expect(laporan.tabel.getByRole('row', { name: /^Total 2 baris/ })).toContainText('5.845');
  await harusRamah(page);

  await laporan.form.getByRole('combobox', { name: 'Kelompok Per' }).click();
  await page.getByRole('option', { name: 'BAKI', exact: true }).click();
  await laporan.filter();
  await expect(laporan.tabel.getByRole('row', { name: 'STOCK S04', exact: true })).toBeVisible();

  const csv = await laporan.simpan('Export CSV!!');
  expect(csv.suggestedFilename()).toMatch(/^laporan-tambah-barang_BDG1_.*\.csv$/);
  expect(await readFile(await csv.path(), 'utf8')).toContain(`"${pertama?.kode_barcode}"`);
});

test('laporan barang detail menemukan barang di layar tablet', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const nama = 'UJI LAPORAN DETAIL';
  const [pertama] = await tambah('own-bdg1', nama);
  await new HalamanMasuk(page).langsung('own-bdg1');
  const laporan = new HalamanLaporan(page, 'Laporan Barang Detail');
  await laporan.buka('/laporan-barang-detail');
  await laporan.form.getByRole('textbox', { name: 'Cari Barang' }).fill(pertama?.kode_barcode ?? '');
  await laporan.filter();
  await laporan.sampaiLengkap();
  await expect(laporan.tabel.getByRole('cell', { name: nama, exact: true })).toBeVisible();
  await expect(laporan.tabel.getByRole('row', { name: /^Total 1 baris/ })).toBeVisible();
  const lebar = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(lebar).toBeLessThanOrEqual(1024);
});

test('managerial analysis: grafik lebih dulu, tabel di baliknya, saringan berlaku untuk keduanya', async ({ page }) => {
  await tambah('own-bdg1', 'UJI ANALISA');
  await new HalamanMasuk(page).langsung('own-bdg1');
  const laporan = new HalamanLaporan(page, 'Laporan Managerial Analysis');
  await laporan.buka('/laporan-managerial-analisys');
  // It runs by itself.
  await laporan.sampaiLengkap();
  const ringkasan = page.getByLabel('Ringkasan stok');
  await expect(ringkasan).toContainText('Modal stok');
  await expect(ringkasan).toContainText(/Rp\. [\d,]+/);
  await expect(page.getByRole('img', { name: 'Grafik Umur stok' })).toBeVisible();
  await page.getByRole('button', { name: 'Lihat tabel: Umur stok' }).click();
  await expect(page.getByRole('table', { name: 'Umur stok' }).getByRole('row', { name: /^0-30 hari/ })).toBeVisible();
  await harusRamah(page);

  await laporan.form.getByRole('textbox', { name: 'Stok Mati Setelah (Hari)' }).fill('0');
  await laporan.filter();
  await expect(laporan.form.getByText('Isi di antara 1 dan 3650 hari')).toBeVisible();
  await laporan.form.getByRole('textbox', { name: 'Stok Mati Setelah (Hari)' }).fill('30');
  await laporan.filter();
  await laporan.sampaiLengkap();
  await expect(page.getByRole('region', { name: 'Yang perlu dilakukan' })).toContainText('barang mati');
  const excel = await laporan.simpan('Export Excel');
  expect(excel.suggestedFilename()).toMatch(/^laporan-managerial-analisys_BDG1.*\.xlsx$/);
});

test('kantor pusat melihat analisa semua toko', async ({ page }) => {
  await new HalamanMasuk(page).masuk('pusat');
  const laporan = new HalamanLaporan(page, 'Laporan Managerial Analysis');
  await laporan.buka('/laporan-managerial-analisys');
  await laporan.sampaiLengkap();
  await page.getByRole('button', { name: 'Lihat tabel: Modal per toko' }).click();
  const toko = page.getByRole('table', { name: 'Modal per toko' });
  for (const kode of ['JKT1', 'BDG1', 'SBY1']) await expect(toko.getByRole('row', { name: kode })).toBeVisible();
});
