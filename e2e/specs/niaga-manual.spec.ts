// Manual trade in the browser: sold, exchanged with who sells, bought back by its nota, seen, reprinted, cancelled by a
// list, and told by the reports. Trays are the test's own, in SBY1.
import type { Page } from '@playwright/test';
import { Api } from '../alat/api';
import { harusRamah } from '../alat/axe';
import { pastikanHarga } from '../alat/niaga';
import { expect, SANDI, test } from '../alat/uji';
import { HalamanMasuk } from '../pages/HalamanMasuk';
import { Kerangka } from '../pages/Kerangka';
import { LayarBarang } from '../pages/LayarBarang';
import { LayarManual } from '../pages/LayarManual';

const TOKO = 'sby1';
const KASIR = `kasir2-${TOKO}`;
const TABLET = { width: 1024, height: 768 };

/** Rings without a barcode in a tray of the test's own. */
async function siap(tray: string, qty: number, berat: number): Promise<void> {
  const own = await pastikanHarga(TOKO);
  const baki = { kode_baki: tray, nama_baki: `UJI ${tray}`, kode_gudang: 'TOKO', kapasitas: 0, aktif: true };
  expect([200, 409]).toContain((await own.panggil('POST', 'baki', baki)).status);
  const { status, message } = await own.panggil('POST', 'barang-manual', {
    alasan: 'PEMBELIAN',
    keterangan: 'uji',
    detail_barang: [
      { kode_group: '750', kode_dept: 'CIN750', kode_gudang: 'TOKO', kode_toko: tray, qty, berat, harga_modal: 1_000 },
    ],
  });
  expect(status, message).toBe(200);
}

/** A sale behind the screen; the number of its line. */
async function jualTunai(tray: string, qty: number, berat: number): Promise<string> {
  const kasir = await Api.masuk(KASIR);
  const isi = {
    kode_sales: 'S01',
    detail_barang: [{ kode_group: '750', kode_dept: 'CIN750', kode_gudang: 'TOKO', kode_toko: tray, qty, berat }],
  };
  const h = await kasir.panggil<{ neto: number }>('POST', 'jual-beli-manual/hitung', isi);
  expect(h.status, h.message).toBe(200);
  const jadi = await kasir.panggil<{ no_faktur_jual: string[] }>('POST', 'jual-beli-manual', {
    ...isi,
    pembayaran: [{ jenis: 'CASH', jumlah_rp: h.data.neto }],
  });
  expect(jadi.status, jadi.message).toBe(200);
  return jadi.data.no_faktur_jual[0] ?? '';
}

async function setujui(page: Page): Promise<void> {
  await page.getByLabel('Username').fill(`spv-${TOKO}`);
  await page.getByRole('textbox', { name: 'Password' }).fill(SANDI);
  await page.getByRole('button', { name: 'Setujui' }).click();
}

test.use({ bolehGalat: { pola: [/status of (404|409|422)/] } });

test('dijual dengan papan ketik, dilihat, dicetak ulang, dibatalkan dari daftar, dan dilaporkan', async ({ page }) => {
  await siap('MN1', 10, 30);
  await new HalamanMasuk(page).langsung(KASIR);
  const layar = new LayarManual(page);
  await layar.buka();
  // More than the tray holds is said in the form.
  await layar.cari.fill('mn1 cincin');
  await expect(page.getByRole('option').first()).toBeVisible();
  await layar.cari.press('Enter');
  await expect(layar.form).toContainText('stok 10 pcs, 30.000 gr');
  await layar.isiBaris('11', '20');
  await expect(layar.form).toContainText('Stok CIN750 hanya 10 buah');
  await layar.isiBaris('2', '6');
  await expect(layar.form.getByRole('table', { name: 'Rumus harga' })).toBeVisible();
  await harusRamah(page);
  await layar.jadi();
  await expect(layar.dijual).toHaveCount(1);
  // The same type again changes its line.
  await layar.jual('mn1', '3', '9');
  await expect(layar.dijual).toHaveCount(1);
  await expect(page.locator('[data-total]')).toContainText('3 pcs · 9.000 gr');
  await layar.sales('S01');
  const neto = await layar.neto();
  await page.keyboard.press('F8');
  await page.getByRole('textbox', { name: 'Jumlah CASH' }).fill(String(neto + 50_000));
  await expect(page.locator('[data-lunas=Kembali]')).toContainText('50,000');
  await harusRamah(page);
  await page.keyboard.press('F9');
  await expect(layar.selesai.locator('[data-kembali]')).toContainText('50,000');
  await expect(layar.selesai.locator('[data-nomor]')).toHaveText(/^JMSBY1-/);
  const faktur = ((await layar.selesai.locator('[data-faktur]').textContent()) ?? '').trim();
  expect(faktur).toMatch(/^FJSBY1-\d{6}-\d{4}$/);

  const daftar = new LayarBarang(page);
  await daftar.buka('/lihat-penjualan-manual', 'Lihat Penjualan Manual');
  await daftar.isi.getByRole('textbox', { name: 'Cari' }).fill(faktur);
  await daftar.isi.getByRole('button', { name: `Reprint ${faktur}` }).click();
  const dialog = page.getByRole('dialog', { name: `Reprint ${faktur}` });
  await expect(dialog).toBeVisible();
  await harusRamah(page);
  const jendela = page.waitForEvent('popup');
  await dialog.getByRole('button', { name: /^Buka PDF/ }).click();
  await (await jendela).close();

  // Cancelled by a supervisor, from a list.
  await new Kerangka(page).keluar();
  await new HalamanMasuk(page).langsung(`spv-${TOKO}`);
  await daftar.buka('/batal-penjualan-manual', 'Batal Penjualan Manual');
  const no = page.getByRole('textbox', { name: 'No Faktur' });
  const simpan = daftar.tombol(/^Save Cancel/);
  await expect(simpan).toBeDisabled();
  await daftar.tombol('Tambah Ke Daftar').click();
  await expect(daftar.isi).toContainText('No Faktur Tidak Boleh Kosong');
  await no.fill('FJSBY1-000000-0001');
  await expect(daftar.isi).toContainText('No Faktur tidak ditemukan');
  await no.fill(faktur.toLowerCase());
  await no.press('Enter');
  await expect(daftar.isi.getByRole('row').filter({ hasText: faktur })).toBeVisible();
  await no.fill(faktur);
  await no.press('Enter');
  await expect(daftar.isi).toContainText('No Faktru Sudah Ada Di Tabel');
  await harusRamah(page);
  await daftar.tombol('Clear').click();
  await expect(daftar.isi).toContainText('Belum ada faktur');
  await no.fill(faktur);
  await no.press('Enter');
  await simpan.click();
  await expect(page.getByText('Penjualan Manual Berhasil Di Batal')).toBeVisible();
  await expect(simpan).toBeDisabled();

  await daftar.buka('/laporan-batal-penjualan-manual', 'Laporan Batal Penjualan Manual');
  await daftar.tombol('Filter Laporan').click();
  await expect(daftar.isi.getByRole('row').filter({ hasText: faktur })).toContainText('9.000');
});

test.describe('tablet', () => {
  test.use({ viewport: TABLET });

  test('nota lama dibeli kembali dalam tukar, dengan identitas dan otorisasi, lalu dibatalkan', async ({ page }) => {
    await siap('MN2', 10, 30);
    const lama = await jualTunai('MN2', 1, 2.5);
    await new HalamanMasuk(page).langsung(KASIR);
    const layar = new LayarManual(page);
    await layar.buka();
    // A number of a manual sale brings back what it sold.
    await layar.cari.fill(lama);
    await layar.cari.press('Enter');
    await expect(layar.form).toContainText('Beli barang manual');
    await expect(layar.form.getByRole('textbox', { name: 'Berat', exact: true })).toHaveValue('2.500');
    await layar.pilih('Kode Gudang', /^TOKO$/);
    await layar.pilih('Kode Baki', /^MN2$/);
    await layar.jadi();
    await expect(layar.dibeli).toHaveCount(1);
    await layar.jual('mn2', '1', '3');
    // Below the price of the day: somebody must say yes.
    const harga = layar.dijual.locator('[data-harga]');
    await expect(harga).toBeVisible();
    const seharusnya = Number(await harga.getAttribute('data-harga'));
    await layar.dijual.getByRole('button', { name: /^Ubah/ }).click();
    await layar.form.getByLabel('Harga sepakat').fill(String(seharusnya - 500));
    await layar.jadi();
    await expect(layar.isi.getByText(/Perlu otorisasi/).first()).toBeVisible();
    await page.getByPlaceholder('Kode member, nama, HP atau NIK').fill('RINA MANUAL');
    await page.getByRole('option', { name: /Catat pelanggan baru/ }).click();
    await expect(page.getByRole('dialog', { name: 'Pelanggan baru' })).toBeVisible();
    await page.keyboard.press('F9');
    await expect(page.getByRole('dialog', { name: 'Pelanggan baru' })).toBeHidden();
    await expect(page.getByRole('region', { name: 'Pelanggan' })).toContainText('RINA MANUAL');
    await layar.sales('S01');
    const neto = await layar.neto();
    expect(neto).toBeGreaterThan(0);
    await page.keyboard.press('F8');
    await page.keyboard.press('F7');
    await harusRamah(page);
    await page.keyboard.press('F9');
    await setujui(page);
    // Who sells must be known.
    await expect(layar.isi).toContainText('Alamat Harus Diisi');
    await layar.isi.getByLabel('Alamat', { exact: true }).fill('Jl. Tunjungan 5');
    await layar.isi.getByLabel('NIK', { exact: true }).fill(`35${String(Date.now()).padStart(14, '0').slice(-14)}`);
    await page.keyboard.press('F9');
    await setujui(page);
    await expect(layar.selesai).toContainText('Tukar Tambah Manual');
    await expect(layar.selesai.getByRole('button', { name: 'Nota Beli' })).toBeVisible();
    await harusRamah(page);
    const nomor = ((await layar.selesai.locator('[data-faktur]').textContent()) ?? '').split(' · ');
    const fb = nomor.find((n) => n.trim().startsWith('FB'))?.trim() ?? '';

    await new Kerangka(page).keluar();
    await new HalamanMasuk(page).langsung(`spv-${TOKO}`);
    const daftar = new LayarBarang(page);
    await daftar.buka('/laporan-pembelian-manual', 'Laporan Pembelian Manual');
    await daftar.tombol('Filter Laporan').click();
    await expect(daftar.isi.getByRole('row').filter({ hasText: fb })).toBeVisible();
    await daftar.buka('/lihat-pembelian-manual', 'Lihat Pembelian Manual');
    await expect(daftar.isi.getByRole('row').filter({ hasText: fb })).toBeVisible();
    await daftar.buka('/batal-pembelian-manual', 'Batal Pembelian Manual');
    const no = page.getByRole('textbox', { name: 'No Faktur' });
    await no.fill(fb);
    await no.press('Enter');
    await expect(daftar.isi).toContainText('Tukar tambah dibatalkan seluruhnya');
    await page.keyboard.press('F9');
    await expect(page.getByText('Pembelian Manual Berhasil Di Batal')).toBeVisible();
    await daftar.buka('/lihat-pembelian-manual', 'Lihat Pembelian Manual');
    await expect(daftar.isi.getByRole('row').filter({ hasText: fb })).toContainText('Batal');
  });
});

test('tanggal lain hanya untuk yang boleh, dan tidak di hari yang sudah ditutup', async ({ page }) => {
  await siap('MN9', 5, 15);
  const own = await Api.masuk(`own-${TOKO}`);
  const setel = (value: string) => own.panggil('PUT', 'para-system', [{ key: 'DATE_BACK_OWNER_MODULE', value }]);
  expect((await setel('on')).status).toBe(200);
  try {
    const layar = new LayarManual(page);
    const tanggal = layar.isi.getByRole('textbox', { name: 'Tanggal' });
    await new HalamanMasuk(page).langsung(KASIR);
    await layar.buka();
    await expect(layar.isi.getByRole('combobox', { name: 'Sales' })).toBeVisible();
    await expect(tanggal).toHaveCount(0);
    await new Kerangka(page).keluar();
    await new HalamanMasuk(page).langsung(`own-${TOKO}`);
    for (const rute of ['/transaksi-penjualan', '/transaksi-pembelian']) {
      await page.goto(rute);
      await expect(tanggal).toHaveValue(/^\d{4}-\d{2}-\d{2}$/);
    }
    await layar.buka();
    const hari = await tanggal.inputValue();
    const kemarin = new Date(Date.parse(hari) - 86_400_000).toISOString().slice(0, 10);
    await layar.jual('mn9', '1', '3');
    await layar.sales('S01');
    await layar.neto();
    await tanggal.fill(kemarin);
    await page.keyboard.press('F7');
    await page.keyboard.press('F9');
    await expect(layar.isi).toContainText(`Tanggal sampai ${kemarin} sudah ditutup`);
    await harusRamah(page);
    await tanggal.fill(hari);
    await page.keyboard.press('F9');
    await expect(layar.selesai.locator('[data-nomor]')).toHaveText(/^JMSBY1-/);
  } finally {
    await setel('off');
  }
});
