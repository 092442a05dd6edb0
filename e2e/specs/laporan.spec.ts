// Reports in a real browser: filters, live rows over the socket, sums, files, empty, refused, cancelled, lost.
// The rows are the audit trail and the approvals that the demo and these tests leave.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { Api } from '../alat/api';
import { harusRamah } from '../alat/axe';
import { SoketTertahan } from '../alat/soketTertahan';
import { expect, test } from '../alat/uji';
import { audit, HalamanLaporan } from '../pages/HalamanLaporan';
import { HalamanMasuk } from '../pages/HalamanMasuk';

test('menu laporan: setiap laporan sudah siap', async ({ page }) => {
  await new HalamanMasuk(page).langsung('own-jkt1');
  await page.goto('/SubMenuLaporan');
  const isi = page.getByRole('main');
  await expect(isi.getByRole('link', { name: 'Laporan Buku Berlian', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Menyusul' })).toHaveCount(0);
  await harusRamah(page);
  await isi.getByRole('link', { name: 'Laporan Otorisasi' }).click();
  await expect(page.getByRole('heading', { name: 'Laporan Otorisasi', level: 1 })).toBeVisible();
});

test('laporan otorisasi: mengalir, berkelompok, dijumlah server, disimpan sebagai berkas', async ({ page }) => {
  const kasir = await Api.masuk('kasir1-jkt1');
  for (const kategori of ['PENJUALAN', 'PEMBELIAN']) {
    const { status, message } = await kasir.panggil('POST', 'authorization/permintaan', {
      kategori,
      description: 'UJI LAPORAN',
      keterangan: 'uji',
    });
    expect(status, message).toBe(200);
  }
  await new HalamanMasuk(page).langsung('own-jkt1');
  const laporan = new HalamanLaporan(page, 'Laporan Otorisasi');
  await laporan.buka('/laporan-otorisasi');
  for (const nama of ['Export Pdf', 'Export Excel', 'Export CSV!!']) await expect(laporan.tombol(nama)).toBeDisabled();
  await laporan.filter();
  await laporan.sampaiLengkap();
  await expect(page.getByText('Laporan Tersedia')).toBeVisible();
  await expect(laporan.tabel.getByText('UJI LAPORAN').first()).toBeVisible();
  await expect(laporan.tabel.getByRole('row', { name: 'Kategori PEMBELIAN', exact: true })).toBeVisible();
  await expect(laporan.tabel.getByRole('row', { name: /^Sub Total Kategori PEMBELIAN/ })).toBeVisible();
  await expect(laporan.tabel.getByRole('row', { name: /^Total \d+ baris/ })).toBeVisible();
  await harusRamah(page);

  const csv = await laporan.simpan('Export CSV!!');
  expect(csv.suggestedFilename()).toMatch(/^laporan-otorisasi_JKT1_.*\.csv$/);
  expect(await readFile(await csv.path(), 'utf8')).toContain('UJI LAPORAN');
  const excel = await laporan.simpan('Export Excel');
  expect(excel.suggestedFilename()).toMatch(/\.xlsx$/);
  expect((await readFile(await excel.path())).subarray(0, 2).toString()).toBe('PK');
});

test('PDF lebih dari 500 baris disimpan sebagai berkas', async ({ page }) => {
  const laporan = await audit(page, 'own');
  await laporan.form.getByLabel('Aksi').fill('tambah master');
  await laporan.filter();
  await laporan.sampaiLengkap();
  await expect(laporan.keadaan).toHaveText(/^[5-9]\d\d baris$|^[\d]+,\d{3} baris$/);
  const pdf = await laporan.simpan('Export Pdf');
  expect(pdf.suggestedFilename()).toMatch(/^laporan-audit_PST_.*\.pdf$/);
  expect((await readFile(await pdf.path())).subarray(0, 5).toString()).toBe('%PDF-');
});

test.describe('saringan yang ditolak server', () => {
  test.use({ bolehGalat: { pola: [/status of 422/] } });
  test('tanggal terbalik dan kosong dikatakan pada isiannya', async ({ page }) => {
    const laporan = await audit(page, 'own-jkt1');
    await laporan.tanggal('Tanggal Awal', '2026-11-15');
    await laporan.tanggal('Tanggal Akhir', '2026-11-01');
    await laporan.filter();
    await expect(laporan.form.getByText('Tanggal Akhir Tidak Boleh Sebelum Tanggal Awal')).toBeVisible();
    await laporan.tanggal('Tanggal Awal', '');
    await laporan.filter();
    await expect(laporan.form.getByText('Tanggal Awal Tidak Boleh Kosong')).toBeVisible();
    await laporan.tanggal('Tanggal Awal', '2000-01-01');
    await laporan.tanggal('Tanggal Akhir', '2026-11-15');
    await laporan.filter();
    await expect(laporan.form.getByText('Rentang Tanggal Paling Lama 10 Tahun')).toBeVisible();
    await expect(laporan.tombol('Export Pdf')).toBeDisabled();
  });
});

test('kosong berkata begitu, dan langkah balik menunjukkan laporan yang sama', async ({ page }) => {
  const laporan = await audit(page, 'own-sby1');
  await laporan.tanggal('Tanggal Awal', '2020-01-01');
  await laporan.tanggal('Tanggal Akhir', '2020-01-02');
  await laporan.filter();
  await expect(page.getByRole('main').getByText('Data Yang Di Cari Tidak Ada !!!')).toBeVisible();
  await expect(laporan.tombol('Export Pdf')).toBeDisabled();
  await laporan.buka('/laporan-audit');
  await laporan.filter();
  await laporan.sampaiLengkap();
  await page.evaluate(() => {
    history.pushState({}, '', '/dashboard');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { name: /^Selamat Datang Kembali/ })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/tgl_from=/);
  await laporan.sampaiLengkap();
});

test('Enter pindah isian dan tidak memulai laporan', async ({ page }) => {
  const laporan = await audit(page, 'own-jkt1');
  await laporan.form.getByLabel('Aksi').focus();
  await page.keyboard.press('Enter');
  await expect(laporan.form.getByLabel('User')).toBeFocused();
  await expect(page.getByText('Belum ada laporan yang ditampilkan')).toBeVisible();
});

test('kantor pusat memilih toko: tiap toko menjadi kelompok', async ({ page }) => {
  await new HalamanMasuk(page).masuk('pusat', /\/(dashboard|pilih-toko)$/);
  const laporan = new HalamanLaporan(page, 'Laporan Perubahan Harga Emas');
  await laporan.buka('/laporan-perubahan-harga-emas');
  await laporan.form.getByRole('combobox', { name: 'Pilih Toko' }).click();
  await page.getByRole('option', { name: 'SEMUA TOKO' }).click();
  await page.keyboard.press('Escape');
  await laporan.filter();
  await laporan.sampaiLengkap();
  await expect(laporan.tabel.getByText(/^PST /).first()).toBeVisible();
  // The last store is the last group, however many prices the others have published.
  await laporan.tabel.hover();
  await page.mouse.wheel(0, 100_000);
  await expect(laporan.tabel.getByRole('cell', { name: 'SBY1', exact: true }).last()).toBeVisible();
});

/** The audit report, running: one batch came, the others are held back on the line. */
async function tertahan(page: Page) {
  const jalur = await SoketTertahan.pasang(page, 'audit-report');
  const laporan = await audit(page, 'own');
  jalur.tahanSetelah(1);
  await laporan.filter();
  await expect(laporan.tabel.locator('tr[data-baris]').first()).toBeVisible();
  return { jalur, laporan };
}

test('dibatalkan dari layar: server diberi tahu, hasil kosong, dan bisa diulang', async ({ page }) => {
  const { jalur, laporan } = await tertahan(page);
  await expect(laporan.kemajuan).toContainText('500');
  await expect(laporan.tombol('Export Excel')).toBeDisabled();
  await laporan.tombol('Batal').click();
  await expect(page.getByRole('main').getByText('Laporan dibatalkan')).toBeVisible();
  await expect(laporan.tabel).toBeHidden();
  await expect.poll(() => jalur.terkirim('batal')).toBe(1);
  jalur.lepaskan();
  await expect(laporan.tombol('Export Excel')).toBeDisabled();
  await laporan.filter();
  await laporan.sampaiLengkap();

  // Leaving the screen is a word too.
  jalur.tahanSetelah(1);
  await laporan.filter();
  await expect(laporan.kemajuan).toBeVisible();
  await page.evaluate(() => {
    history.pushState({}, '', '/dashboard');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect.poll(() => jalur.terkirim('batal')).toBe(2);
});

test('soket yang putus di tengah laporan: dikatakan, dan laporan bisa diulang', async ({ page }) => {
  const { jalur, laporan } = await tertahan(page);
  await jalur.putuskan();
  const galat = page.getByRole('main').getByRole('alert');
  await expect(galat).toContainText('Tidak Terhubung Ke Socket, Silahkan Coba Lagi');
  await expect(laporan.tabel).toBeHidden();
  await expect(laporan.tombol('Export Pdf')).toBeDisabled();
  jalur.lepaskan();
  await galat.getByRole('button', { name: 'Coba Lagi' }).click();
  await laporan.sampaiLengkap();
});

test('yang tanpa hak ditolak halaman aksesnya', async ({ page }) => {
  await new HalamanMasuk(page).langsung('kasir1-jkt1');
  await page.goto('/laporan-audit');
  await expect(page.getByText('Akses Di Menu Ini Tidak Di Izinkan')).toBeVisible();
});

for (const [lebar, skema] of [
  [1440, 'dark'],
  [1024, 'light'],
  [390, 'dark'],
] as const) {
  test(`ramah dan tidak meluap pada ${lebar} px ${skema}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: skema });
    await page.setViewportSize({ width: lebar, height: 900 });
    const laporan = await audit(page, 'own-jkt1');
    await laporan.filter();
    await expect(laporan.keadaan).toHaveText(/^[1-9][\d,]* baris$/);
    await harusRamah(page);
    const meluap = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(meluap).toBe(false);
  });
}
