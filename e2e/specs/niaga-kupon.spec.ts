// Coupons in the browser: given by a sale, looked up, used in the next sale for what it is worth, and known as used.
import { Api } from '../alat/api';
import { harusRamah } from '../alat/axe';
import { barangJual } from '../alat/niaga';
import { expect, test } from '../alat/uji';
import { HalamanMasuk } from '../pages/HalamanMasuk';
import { LayarJual } from '../pages/LayarJual';

const TOKO = 'sby1';
const KASIR = `kasir1-${TOKO}`;

/** A sale large enough to give a coupon; the coupon's number. */
async function kuponDari(barcode: string): Promise<string> {
  const kasir = await Api.masuk(KASIR);
  const isi = { kode_sales: 'S01', detail_barang: [{ kode_barcode: barcode }] };
  const h = await kasir.panggil<{ neto: number }>('POST', 'penjualan/hitung', isi);
  expect(h.status, h.message).toBe(200);
  const jadi = await kasir.panggil<{ kupon: string[] }>('POST', 'penjualan', {
    ...isi,
    pembayaran: [{ jenis: 'CASH', jumlah_rp: h.data.neto }],
  });
  expect(jadi.status, jadi.message).toBe(200);
  return jadi.data.kupon[0] ?? '';
}

test.use({ bolehGalat: { pola: [/status of 404/] } });

test('kupon dari penjualan dicek, dipakai di penjualan berikut, lalu dikenal sebagai dipakai', async ({ page }) => {
  const [besar = '', kecil = ''] = await barangJual(TOKO, 'NK1', [8, 2], 'CINCIN KUPON');
  const no = await kuponDari(besar);
  expect(no).not.toBe('');
  await new HalamanMasuk(page).masuk(KASIR);
  await expect(page.getByRole('banner')).toBeVisible();
  await page.goto('/cek-kupon');
  const utama = page.getByRole('main');
  const hasil = page.getByRole('region', { name: 'Hasil cek kupon' });
  const isian = page.getByRole('textbox', { name: 'No Kupon' });
  await expect(isian).toBeFocused();
  await isian.fill('TIDAKADA');
  await isian.press('Enter');
  await expect(hasil).toContainText('Kupon TIDAKADA tidak ada');
  await isian.fill(no.toLowerCase());
  await isian.press('Enter');
  await expect(hasil).toContainText('Kupon berlaku');
  await expect(hasil).toContainText(no);
  await harusRamah(page);
  await utama.getByRole('textbox', { name: 'Cari' }).fill(no);
  await expect(utama.getByRole('row').filter({ hasText: no })).toContainText('AKTIF');

  const jual = new LayarJual(page);
  await jual.buka();
  await jual.pindai(kecil);
  await jual.sales('S01');
  const neto = await jual.neto();
  // The number is enough: what it is worth fills itself in, the rest is cash.
  await utama.getByRole('combobox', { name: 'Cara bayar' }).click();
  await page.getByRole('option', { name: 'KUPON' }).click();
  await page.getByRole('textbox', { name: 'No kupon' }).fill(no);
  const jumlah = page.getByRole('textbox', { name: 'Jumlah KUPON' });
  await expect(jumlah).not.toHaveValue('');
  const nilai = Number((await jumlah.inputValue()).replace(/\D/g, ''));
  expect(nilai).toBeGreaterThan(0);
  expect(nilai).toBeLessThan(neto);
  await page.keyboard.press('F6');
  const cara = utama.getByRole('combobox', { name: 'Cara bayar' });
  await expect(cara).toHaveCount(2);
  await cara.last().click();
  await page.getByRole('option', { name: 'CASH' }).click();
  await page.keyboard.press('F7');
  await expect(page.locator('[data-lunas=Kembali]')).toBeVisible();
  await page.keyboard.press('F9');
  const faktur = await jual.nomor();

  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/cek-kupon');
  await page.getByRole('textbox', { name: 'No Kupon' }).fill(no);
  await page.getByRole('textbox', { name: 'No Kupon' }).press('Enter');
  await expect(hasil.getByRole('alert')).toContainText(`sudah dipakai di ${faktur}`);
  await utama.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Dipakai' }).click();
  await expect(utama.getByRole('row').filter({ hasText: no })).toContainText('DIPAKAI');
  await harusRamah(page);
});
