// Printers in the browser, against printers on loopback: added, tried, changed and removed in Setting System; samples
// from the designers over the network, through the print agent, as a file. They work in SBY1 and remove what they add.
import { readFile } from 'node:fs/promises';
import { cabutAgen, cetakSekali, daftarkanAgen } from '../alat/agen';
import { Api } from '../alat/api';
import { harusRamah } from '../alat/axe';
import { PrinterTiruan } from '../alat/printer';
import { expect, test } from '../alat/uji';
import { HalamanMasuk } from '../pages/HalamanMasuk';
import { Perancang } from '../pages/Perancang';
import { PrinterToko } from '../pages/PrinterToko';

const JARINGAN = 'Lewat jaringan';
const AGEN = 'Lewat agen di kasir';

/** A printer that is there before the screen opens. */
async function pasang(isi: { nama: string; jenis: string; cara: string; alamat?: string }): Promise<void> {
  const api = await Api.masuk('own-sby1');
  const { status, message } = await api.panggil('POST', 'printer', isi);
  expect(status, message).toBe(200);
}

test.afterEach(async () => {
  const api = await Api.masuk('own-sby1');
  for (const { nama } of await api.ambil<{ nama: string }[]>('printer')) {
    if (nama.startsWith('E2E ')) await api.panggil('DELETE', `printer/${encodeURIComponent(nama)}`);
  }
});

test.describe('dialog printer', () => {
  // The refused address, and the printer that is switched off.
  test.use({ bolehGalat: { pola: [/status of 422/] } });

  test('ditambah, halaman ujinya sampai, dirubah, yang mati dikatakan dan dikirim ulang, dihapus', async ({ page }) => {
    const kertas = await PrinterTiruan.nyalakan();
    await new HalamanMasuk(page).langsung('own-sby1');
    const printer = new PrinterToko(page);
    await printer.buka();
    await expect(printer.dialog.getByText('Belum ada printer')).toBeVisible();
    await harusRamah(page);

    await printer.tambah('E2E STRUK', 'ESC/POS', JARINGAN, '127.0.0.1:80');
    const form = printer.form('Tambah Printer');
    await expect(form.getByText('Port printer 1024 sampai 65535, biasanya 9100')).toBeVisible();
    await harusRamah(page);
    await form.getByLabel('Alamat').fill(kertas.alamat);
    await page.keyboard.press('F9');
    await expect(form).toBeHidden();
    await expect(printer.baris('E2E STRUK')).toContainText(kertas.alamat);

    await printer.baris('E2E STRUK').getByRole('button', { name: 'Cetak Uji' }).click();
    await expect(page.getByText('Halaman uji dikirim')).toBeVisible();
    await expect.poll(() => kertas.terakhir.slice(0, 2)).toBe('\x1b@');
    await expect.poll(() => kertas.terakhir).toContain('UJI PRINTER');
    await expect(printer.cetakan).toContainText('Selesai');

    await printer.baris('E2E STRUK').getByRole('button', { name: 'Ubah' }).click();
    const ubah = printer.form('Ubah Printer E2E STRUK');
    await expect(ubah.getByLabel('Nama Printer')).toBeDisabled();
    await ubah.getByLabel('Karakter per Baris').fill('32');
    await page.keyboard.press('F9');
    await expect(ubah).toBeHidden();
    await expect(printer.baris('E2E STRUK')).toContainText('32 karakter');

    await kertas.matikan();
    await printer.baris('E2E STRUK').getByRole('button', { name: 'Cetak Uji' }).click();
    await expect(printer.cetakan).toContainText('tidak bisa dihubungi');
    await harusRamah(page);
    const baru = await PrinterTiruan.nyalakan();
    await printer.baris('E2E STRUK').getByRole('button', { name: 'Ubah' }).click();
    await ubah.getByLabel('Alamat').fill(baru.alamat);
    await page.keyboard.press('F9');
    await expect(ubah).toBeHidden();
    await printer.cetakan.getByRole('button', { name: 'Kirim Ulang' }).click();
    await expect(page.getByText('Cetakan dikirim ulang')).toBeVisible();
    await expect(printer.cetakan).toContainText('Selesai');
    await expect.poll(() => baru.terakhir).toContain('UJI PRINTER');
    await baru.matikan();

    await printer.hapus('E2E STRUK');
    await expect(printer.dialog.getByText('Belum ada printer')).toBeVisible();
  });
});

test('contoh nota yang belum disimpan dicetak di printer jaringan', async ({ page }) => {
  const kertas = await PrinterTiruan.nyalakan();
  await pasang({ nama: 'E2E PDF', jenis: 'PDF', cara: 'JARINGAN', alamat: kertas.alamat });
  await pasang({ nama: 'E2E STRUK', jenis: 'ESCPOS', cara: 'JARINGAN', alamat: kertas.alamat });
  await new HalamanMasuk(page).langsung('own-sby1');
  const meja = new Perancang(page, '/setting-nota');
  const printer = new PrinterToko(page);
  await meja.buka();
  const dialog = await printer.contoh();
  // A sheet of 210 mm is too wide for a receipt: only the PDF printer is offered.
  await expect(dialog.getByRole('combobox', { name: 'Printer' })).toHaveValue('E2E PDF');
  await dialog.getByRole('combobox', { name: 'Printer' }).click();
  await expect(page.getByRole('option', { name: 'E2E STRUK' })).toHaveAttribute('data-combobox-disabled', 'true');
  await page.getByRole('option', { name: 'E2E PDF' }).click();
  await harusRamah(page);
  await dialog.getByRole('button', { name: /^Cetak/ }).click();
  await expect(page.getByText('Contoh dikirim ke printer E2E PDF')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect.poll(() => kertas.terakhir.slice(0, 5)).toBe('%PDF-');

  await page.getByRole('button', { name: /Pilih Nota Platform/ }).click();
  const platform = page.getByRole('dialog', { name: 'Pilih Nota Platform' });
  await platform.getByRole('radio', { name: 'Mobile' }).click();
  await platform.getByRole('button', { name: 'Lanjut' }).click();
  await meja.label('judul').click();
  await meja.isian('Isi').fill('COBA CETAK');
  await printer.contoh();
  await printer.pilih(dialog, 'Printer', 'E2E STRUK');
  await printer.pilih(dialog, 'Rangkap', '2 lembar');
  await page.keyboard.press('F9');
  await expect(page.getByText('Contoh dikirim ke printer E2E STRUK')).toBeVisible();
  await expect.poll(() => kertas.terakhir.slice(0, 2)).toBe('\x1b@');
  expect(kertas.terakhir.split('COBA CETAK')).toHaveLength(3);
  await kertas.matikan();
});

test('contoh slip lewat agen cetak di kasir, dan layarnya mendengar hasilnya', async ({ page, baseURL }) => {
  const kertas = await PrinterTiruan.nyalakan();
  const url = baseURL ?? '';
  const kunci = daftarkanAgen('SBY1', 'e2e-cetak', 'print');
  await new HalamanMasuk(page).langsung('own-sby1');
  const meja = new Perancang(page, '/setting-nota-slip');
  const printer = new PrinterToko(page);
  await meja.buka();
  const dialog = await printer.contoh();
  // The printer is added without leaving the designer.
  await dialog.getByRole('button', { name: 'Atur Printer' }).click();
  await printer.tambah('E2E AGEN', 'ESC/POS', AGEN, 'e2e-cetak');
  await expect(printer.baris('E2E AGEN')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(printer.dialog).toBeHidden();
  await printer.pilih(dialog, 'Printer', 'E2E AGEN');
  await page.keyboard.press('F9');
  await expect(page.getByText('Contoh menunggu agen printer E2E AGEN')).toBeVisible();
  await expect(dialog).toBeHidden();

  await cetakSekali(url, kunci, kertas.alamat);
  await expect(page.getByText('Contoh SLIP PENJUALAN dicetak di E2E AGEN')).toBeVisible();
  await expect.poll(() => kertas.terakhir.slice(0, 2)).toBe('\x1b@');
  await expect.poll(() => kertas.terakhir).toContain('3.250               3,351,500');

  // The printer of the till is off: the screen says why.
  await kertas.matikan();
  await printer.contoh();
  await page.keyboard.press('F9');
  await expect(dialog).toBeHidden();
  await cetakSekali(url, kunci, kertas.alamat);
  await expect(page.getByText(/Contoh SLIP PENJUALAN: .*tidak bisa dihubungi/)).toBeVisible();
  cabutAgen('SBY1', 'e2e-cetak');
});

test('tanpa printer contoh label dan kartu disimpan sebagai berkas', async ({ page }) => {
  await new HalamanMasuk(page).langsung('own-sby1');
  const meja = new Perancang(page, '/setting-nota-slip');
  const printer = new PrinterToko(page);
  await meja.buka();
  await meja.jenis('LABEL BARCODE');
  const dialog = await printer.contoh();
  await expect(dialog.getByText('Belum ada printer toko yang bisa mencetak susunan ini')).toBeVisible();
  for (const [pilihan, ekor, awal] of [
    ['Berkas ZPL', 'zpl', '^XA'],
    ['Berkas TSPL', 'tspl', 'SIZE 50.0 mm'],
    ['Berkas PDF', 'pdf', '%PDF-'],
  ] as const) {
    if (!(await dialog.isVisible())) await printer.contoh();
    await printer.pilih(dialog, 'Printer', pilihan);
    const unduhan = page.waitForEvent('download');
    await dialog.getByRole('button', { name: /^Unduh/ }).click();
    const berkas = await unduhan;
    expect(berkas.suggestedFilename()).toBe(`contoh label barcode.${ekor}`);
    expect((await readFile(await berkas.path())).toString('latin1').startsWith(awal)).toBe(true);
    await expect(dialog).toBeHidden();
  }
  const kartu = new Perancang(page, '/setting-member');
  await kartu.buka();
  await printer.contoh();
  await dialog.getByRole('combobox', { name: 'Printer' }).click();
  await expect(page.getByRole('option')).toHaveText(['Berkas PDF (.pdf)']);
});

test('di layar sempit printer dan contohnya tetap bisa dipakai', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await pasang({ nama: 'E2E BERKAS', jenis: 'PDF', cara: 'UNDUH' });
  await new HalamanMasuk(page).langsung('own-sby1');
  const printer = new PrinterToko(page);
  await printer.buka();
  await harusRamah(page);
  const unduhan = page.waitForEvent('download');
  await printer.baris('E2E BERKAS').getByRole('button', { name: 'Cetak Uji' }).click();
  expect((await unduhan).suggestedFilename()).toMatch(/\.pdf$/);
  const meja = new Perancang(page, '/setting-nota');
  await meja.buka();
  const dialog = await printer.contoh();
  await harusRamah(page);
  const contoh = page.waitForEvent('download');
  await dialog.getByRole('button', { name: /^Cetak/ }).click();
  expect((await contoh).suggestedFilename()).toMatch(/\.pdf$/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
