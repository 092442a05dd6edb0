// What a person keeps of reports, and where their rows lead: views under a name, the one a report begins with, and documents
// that have no screen of their own.
import { Api } from '../alat/api';
import { harusRamah } from '../alat/axe';
import { expect, test } from '../alat/uji';
import { HalamanLaporan } from '../pages/HalamanLaporan';
import { HalamanMasuk } from '../pages/HalamanMasuk';

const JUAL = 'Laporan Transaksi Penjualan';

test('tampilan disimpan, dipilih lagi, menjadi bawaan, diberi nama lain dan dihapus', async ({ page, bolehGalat }) => {
  bolehGalat.pola.push(/status of 409/);
  await new HalamanMasuk(page).langsung('own-jkt1');
  const laporan = new HalamanLaporan(page, JUAL);
  await laporan.buka('/laporan-transaksi-penjualan');
  await page.getByRole('button', { name: '7 Hari', exact: true }).click();
  await laporan.sampaiLengkap();
  await laporan.tabel.getByRole('button', { name: /^Harga Total/ }).click();
  await expect(page).toHaveURL(/urutan=harga_total/);
  await laporan.tampilan('Simpan tampilan');
  const simpan = page.getByRole('dialog', { name: 'Simpan tampilan' });
  await simpan.getByLabel('Nama Tampilan').fill('Pekan ini');
  await harusRamah(page);
  await simpan.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByRole('button', { name: 'Tampilan: Pekan ini' })).toBeVisible();
  // Another visit: what was kept is there, with the days of today.
  await laporan.buka('/laporan-transaksi-penjualan');
  await laporan.tampilan('Pekan ini');
  await laporan.sampaiLengkap();
  await expect(page).toHaveURL(/urutan=harga_total/);
  await expect(page.getByRole('button', { name: '7 Hari', exact: true })).toHaveAttribute('aria-pressed', 'true');
  // The same name is not given twice.
  await page.getByRole('button', { name: 'Kemarin', exact: true }).click();
  await laporan.tampilan('Simpan tampilan');
  await simpan.getByLabel('Nama Tampilan').fill('pekan ini');
  await simpan.getByRole('button', { name: 'Simpan' }).click();
  await expect(simpan.getByText('Tampilan pekan ini sudah ada')).toBeVisible();
  await page.keyboard.press('Escape');
  await laporan.tampilan('Atur tampilan');
  const atur = page.getByRole('dialog', { name: 'Atur tampilan' });
  await atur.getByRole('button', { name: 'Jadikan bawaan: Pekan ini' }).click();
  await expect(atur.getByRole('button', { name: 'Bukan lagi bawaan: Pekan ini' })).toBeVisible();
  await harusRamah(page);
  await page.keyboard.press('Escape');
  await laporan.buka('/laporan-transaksi-penjualan');
  await laporan.sampaiLengkap();
  await expect(page.getByRole('button', { name: 'Tampilan: Pekan ini' })).toBeVisible();
  // A link shows what it says, whatever one begins with.
  await page.goto('/laporan-transaksi-penjualan?tgl_awal=2026-01-01&tgl_akhir=2026-01-01');
  await expect(page.getByRole('button', { name: 'Tampilan', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/tgl_awal=2026-01-01/);
  // It is the person's own.
  const lain = await Api.masuk('own-bdg1');
  expect(await lain.ambil('laporan/tampilan/laporan-transaksi-penjualan')).toEqual([]);
  await laporan.tampilan('Atur tampilan');
  await atur.getByRole('button', { name: 'Ganti nama Pekan ini' }).click();
  await atur.getByRole('textbox', { name: 'Nama baru Pekan ini' }).fill('Minggu');
  await page.keyboard.press('Enter');
  await atur.getByRole('button', { name: 'Hapus Minggu' }).click();
  await page
    .getByRole('dialog', { name: 'Hapus Tampilan' })
    .getByRole('button', { name: 'Hapus', exact: true })
    .click();
  await expect(atur.getByText('Belum ada tampilan yang disimpan')).toBeVisible();
});

test('dokumen tanpa layar sendiri terbuka dari barisnya, dari palet, dan menuju yang berkait', async ({ page }) => {
  const kasir = await Api.masuk('kasir1-jkt1');
  const uang = { jenis: 'MASUK', kategori: 'LAIN_MASUK', deskripsi: 'UJI DOKUMEN', jumlah_rp: 123_456 };
  const { status, data, message } = await kasir.panggil<{ no_faktur: string }>('POST', 'uang-kas', uang);
  expect(status, message).toBe(200);
  const no = data.no_faktur;
  await new HalamanMasuk(page).langsung('own-jkt1');
  const laporan = new HalamanLaporan(page, 'Laporan Transaksi Keuangan Cash');
  await laporan.buka('/laporan-transaksi-keuangan-cash');
  await laporan.form.getByLabel('No Dokumen').fill(no);
  await laporan.filter();
  await laporan.sampaiLengkap();
  await laporan.tabel.getByRole('link', { name: no }).click();
  const dialog = page.getByRole('dialog', { name: `Kas Masuk ${no}` });
  await expect(dialog.getByRole('table', { name: 'Buku kas' })).toContainText('123,456');
  await expect(page).toHaveURL(new RegExp(`dokumen=${no}`));
  await harusRamah(page);
  // Closing it leaves the report as it was; a link shows it again.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(laporan.tabel.getByRole('link', { name: no })).toBeVisible();
  await page.goto(`/dashboard?dokumen=${no}`);
  await expect(dialog.getByRole('table', { name: 'Buku kas' })).toContainText('UJI DOKUMEN');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Nama menu' }).fill(no.toLowerCase());
  await page.getByRole('option', { name: new RegExp(`${no} Kas Masuk`) }).click();
  await expect(dialog.getByRole('table', { name: 'Buku kas' })).toBeVisible();
});
