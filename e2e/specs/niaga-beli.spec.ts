// Buying back in the browser: a nota scanned with its price of then beside today's, a piece without a letter and who sells
// it, above the ceiling with an approval, stolen pieces, the list, cancelling, the melt. Pieces and tray are the test's own.
import { Api } from '../alat/api';
import { harusRamah } from '../alat/axe';
import { barangJual, jualTunai } from '../alat/niaga';
import { expect, SANDI, test } from '../alat/uji';
import { HalamanMasuk } from '../pages/HalamanMasuk';
import { Kerangka } from '../pages/Kerangka';
import { LayarBeli } from '../pages/LayarBeli';

const TOKO = 'sby1';
const KASIR = `kasir2-${TOKO}`;
const TABLET = { width: 1024, height: 768 };
const BAKI = 'NB1';

test.use({ bolehGalat: { pola: [/status of 422/] } });

test('nota discan, harga lama di samping hari ini, dibayar, dilihat, dan dibatalkan', async ({ page }) => {
  const [a = '', b = ''] = await barangJual(TOKO, BAKI, [2.5, 8], 'CINCIN KEMBALI');
  const [nota = ''] = await jualTunai(KASIR, [a, b]);
  await new HalamanMasuk(page).langsung(KASIR);
  const beli = new LayarBeli(page);
  await beli.buka();
  await beli.pindai(nota);
  await expect(beli.form).toContainText('CINCIN KEMBALI');
  await expect(beli.form.getByRole('table', { name: 'Nota dan hari ini' })).toContainText('2.500');
  await beli.form.getByLabel('Berat timbang').fill('2.3');
  await beli.kondisi('BAGUS');
  await expect(beli.form.getByRole('table', { name: 'Rumus harga beli' })).toContainText('Ikut nota');
  await expect(beli.form).toContainText('menunggu validasi');
  await beli.form.getByLabel('Berat timbang').fill('2.5');
  await expect(beli.form).not.toContainText('menunggu validasi');
  await harusRamah(page);
  await expect(beli.form.getByRole('button', { name: 'Tambahkan' })).toBeEnabled();
  await page.keyboard.press('F9');
  await expect(beli.baris).toHaveCount(1);
  // The same nota again is refused on the spot.
  await beli.pindai(nota);
  await expect(beli.form).toContainText('Nota ini sudah ada di daftar');
  await expect(beli.form.getByRole('button', { name: 'Tambahkan' })).toBeDisabled();
  await beli.form.getByRole('button', { name: 'Batal' }).click();
  await expect(beli.baris).toHaveCount(1);
  await beli.sales('S01');
  const total = await beli.total();
  await page.keyboard.press('F7');
  await page.keyboard.press('F9');
  await expect(beli.selesai.locator('[data-dibayar]')).toContainText(total.toLocaleString('en-US'));
  const no = (await beli.selesai.locator('[data-nomor]').textContent()) ?? '';
  // Seen in the list, with every deduction.
  await page.goto('/lihat-pembelian');
  await page.getByRole('main').getByRole('textbox', { name: 'Cari' }).fill(no);
  await page.getByRole('main').getByRole('button', { name: no }).click();
  const laci = page.getByRole('dialog');
  await expect(laci).toContainText(nota);
  await laci.getByRole('button', { name: /CINCIN KEMBALI/ }).click();
  await expect(laci).toContainText('Kondisi BAGUS');
  await laci.getByRole('button', { name: 'Tutup' }).click();
  // Taken back by a supervisor.
  await new Kerangka(page).keluar();
  await new HalamanMasuk(page).langsung(`spv-${TOKO}`);
  await page.goto('/batal-pembelian');
  await page.getByLabel('No Faktur').fill(no);
  await page.getByLabel('No Faktur').press('Enter');
  await expect(page.getByRole('main')).toContainText('kembali ke customer');
  await page.getByLabel('Alasan').fill('salah barang');
  await page.keyboard.press('F9');
  await expect(page.getByText(/Pembelian Berhasil Di Batal/)).toBeVisible();
});

test.describe('tablet', () => {
  test.use({ viewport: TABLET });

  test('tanpa surat: identitas, harga di atas hitungan dengan otorisasi, lalu ke hancur', async ({ page }) => {
    const [modal = ''] = await barangJual(TOKO, BAKI, [9], 'CINCIN MODAL');
    await jualTunai(KASIR, [modal]);
    await new HalamanMasuk(page).langsung(KASIR);
    const beli = new LayarBeli(page);
    await beli.buka();
    await page.keyboard.press('F3');
    await beli.pilih('Kategori', /^750 /);
    await beli.pilih('Jenis', /^CIN750 /);
    const nama = `GELANG BEKAS ${Date.now() % 100000}`;
    await beli.form.getByLabel('Nama barang').fill(nama);
    await beli.form.getByLabel('Berat timbang').fill('1.237');
    await beli.form.getByLabel('Kadar uji (%)').fill('70');
    await beli.kondisi('RUSAK RINGAN');
    await expect(beli.form.getByRole('table', { name: 'Rumus harga beli' })).toContainText('Lebur 1.23');
    await expect(beli.form.getByRole('button', { name: 'Tambahkan' })).toBeEnabled();
    await page.keyboard.press('F9');
    await expect(beli.baris).toHaveCount(1);
    const hitungan = await beli.total();
    await beli.baris.first().getByRole('button', { name: /Ubah/ }).click();
    await beli.form.getByLabel('Harga sepakat').fill(String(hitungan + 5000));
    await expect(beli.form).toContainText('Perlu otorisasi');
    await expect(beli.form.getByRole('button', { name: 'Tambahkan' })).toBeEnabled();
    await page.keyboard.press('F9');
    await expect.poll(() => beli.total()).toBe(hitungan + 5000);
    await beli.sales('S01');
    await beli.pelangganBaru(`BUDI ${Date.now() % 100000}`);
    await page.keyboard.press('F7');
    await page.keyboard.press('F9');
    // Without NIK and address the shop does not know who sells.
    await page.getByLabel('Username').fill(`spv-${TOKO}`);
    await page.getByRole('textbox', { name: 'Password' }).fill(SANDI);
    await page.getByRole('button', { name: 'Setujui' }).click();
    await expect(page.getByText('Alamat Harus Diisi untuk pembelian tanpa nota toko').first()).toBeVisible();
    await page.getByLabel('Alamat', { exact: true }).fill('Jl. Melati 3');
    await page.getByLabel('NIK', { exact: true }).fill(`35${String(Date.now()).padStart(14, '0').slice(-14)}`);
    await page.keyboard.press('F9');
    await page.getByLabel('Username').fill(`spv-${TOKO}`);
    await page.getByRole('textbox', { name: 'Password' }).fill(SANDI);
    await page.getByRole('button', { name: 'Setujui' }).click();
    await expect(beli.selesai).toBeVisible();
    await harusRamah(page);
    // To the melt, by whoever may.
    await new Kerangka(page).keluar();
    await new HalamanMasuk(page).langsung(`own-${TOKO}`);
    await page.goto('/hancur-pembelian');
    const isi = page.getByRole('main');
    await isi.getByRole('textbox', { name: 'Cari' }).fill(nama);
    const own = await Api.masuk(`own-${TOKO}`);
    const calon = await own.ambil<{ kode_barcode: string; nama_barang: string }[]>('hancur-pembelian/calon');
    const kode = calon.find((b) => b.nama_barang === nama)?.kode_barcode ?? '';
    await isi.getByRole('textbox', { name: 'Scan Barcode' }).fill(kode);
    await isi.getByRole('textbox', { name: 'Scan Barcode' }).press('Enter');
    await expect(isi.locator('[data-total]')).toContainText('1 barang');
    await page.keyboard.press('F9');
    await page.getByRole('dialog').getByRole('button', { name: 'Hancurkan' }).click();
    await expect(page.getByText('Hancur Pembelian Berhasil').first()).toBeVisible();
    await isi.getByRole('tab', { name: 'Dokumen' }).click();
    await expect(isi.getByRole('row').nth(1)).toContainText('PEMBELIAN');
  });
});

test('barang curian dilaporkan, ditahan, dan dicabut', async ({ page }) => {
  const [a = ''] = await barangJual(TOKO, BAKI, [7.77], 'CINCIN HILANG');
  const [nota = ''] = await jualTunai(KASIR, [a]);
  await new HalamanMasuk(page).langsung(`own-${TOKO}`);
  const beli = new LayarBeli(page);
  await beli.buka();
  await page.getByRole('button', { name: 'Barang Curian' }).click();
  const laci = page.getByRole('dialog', { name: 'Barang Curian' });
  await laci.getByRole('button', { name: 'Lapor', exact: true }).click();
  await laci.getByRole('button', { name: 'Simpan' }).click();
  await expect(laci).toContainText('Nama barang harus diisi');
  await laci.getByLabel('Barcode (bila ada)').fill(a);
  await laci.getByLabel('Nama Barang').fill('cincin hilang');
  await laci.getByLabel('Sumber laporan').fill('polsek wonokromo');
  await laci.getByRole('button', { name: 'Simpan' }).click();
  await expect(laci.getByRole('row').filter({ hasText: a })).toBeVisible();
  await laci.getByRole('button', { name: 'Tutup' }).first().click();
  await beli.pindai(nota);
  await beli.form.getByLabel('Berat timbang').fill('7.77');
  await beli.kondisi('BAGUS');
  await expect(beli.form).toContainText('dilaporkan hilang atau dicuri');
  await expect(beli.form.getByRole('button', { name: 'Tambahkan' })).toBeDisabled();
  await beli.form.getByRole('button', { name: 'Batal' }).click();
  await page.getByRole('button', { name: 'Barang Curian' }).click();
  await laci.getByRole('row').filter({ hasText: a }).getByRole('button', { name: 'Cabut' }).click();
  const alasan = page.getByRole('dialog', { name: 'Cabut Laporan' });
  await alasan.getByLabel('Alasan').fill('sudah ketemu');
  await alasan.getByRole('button', { name: 'Cabut' }).click();
  await expect(laci.getByRole('row').filter({ hasText: a })).toHaveCount(0);
});
