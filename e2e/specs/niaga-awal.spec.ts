// Moving in, in the browser: a drawer's opening balance brought and taken back, old notas brought and one of them bought
// back, an old deposit brought and used at a sale by the number on the customer's paper. Numbers, pieces and tray are the
// test's own.
import type { Page } from '@playwright/test';
import { Api } from '../alat/api';
import { harusRamah } from '../alat/axe';
import { barangJual, jualTunai } from '../alat/niaga';
import { expect, test } from '../alat/uji';
import { HalamanMasuk } from '../pages/HalamanMasuk';
import { Kerangka } from '../pages/Kerangka';
import { LayarBeli } from '../pages/LayarBeli';
import { LayarJual } from '../pages/LayarJual';

const TOKO = 'sby1';
const KASIR = `kasir1-${TOKO}`;
const BAKI = 'NA1';
const TABLET = { width: 1024, height: 768 };

test.use({ bolehGalat: { pola: [/status of 4(09|22)/] } });

/** The dialog of an import, opened from the menu of its screen. */
async function buka(page: Page, rute: string, nama: string) {
  await page.goto(rute);
  await page.getByRole('button', { name: 'Aksi lain', exact: true }).click();
  await page.getByRole('menuitem', { name: `Impor ${nama} (pindah sistem)` }).click();
  const dialog = page.getByRole('dialog', { name: new RegExp(`^Impor ${nama}$`, 'i') });
  await expect(dialog.getByRole('button', { name: 'Unduh templat' })).toBeEnabled();
  const berkas = (isi: string) =>
    dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'lama.csv', mimeType: 'text/csv', buffer: Buffer.from(isi) });
  return { dialog, berkas };
}

test('saldo laci diimpor sekali dan ditarik kembali', async ({ page }) => {
  await new HalamanMasuk(page).masuk(`own-${TOKO}`);
  const { dialog, berkas } = await buka(page, '/uang-kas', 'saldo awal kas');
  const unduh = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Unduh templat' }).click();
  expect((await unduh).suggestedFilename()).toBe('saldo-awal-kas-templat.csv');
  // Every wrong line at once.
  await berkas(`kasir,saldo\nfin-${TOKO},1500000\nhantu,1000\nfin-${TOKO},0\n`);
  await expect(dialog).toContainText('2 dari 3 baris salah');
  const tabel = dialog.getByRole('table', { name: 'Isi berkas' });
  await expect(tabel).toContainText('User hantu tidak ada di toko ini');
  await expect(tabel).toContainText('Saldo harus lebih dari nol');
  await expect(dialog.getByRole('button', { name: 'Impor 3 laci' })).toBeDisabled();
  await berkas(`kasir,saldo\nfin-${TOKO},1.500.000\n`);
  await expect(dialog).toContainText('1 laci siap diimpor: total Rp. 1,500,000');
  await harusRamah(page);
  await dialog.getByRole('button', { name: 'Impor 1 laci' }).click();
  await expect(dialog).toContainText('1 laci sudah masuk, total Rp. 1,500,000');
  await dialog.getByRole('button', { name: 'Selesai' }).click();
  // The same file is recognised; then it goes back.
  const lagi = await buka(page, '/uang-kas', 'saldo awal kas');
  await lagi.berkas(`kasir,saldo\nfin-${TOKO},1.500.000\n`);
  await expect(
    lagi.dialog.getByRole('alert').filter({ hasText: /Berkas ini sudah diimpor dengan dokumen AWSBY1-/ }),
  ).toBeVisible();
  await expect(lagi.dialog.getByRole('button', { name: 'Impor 1 laci' })).toBeDisabled();
  const { dialog: akhir } = await buka(page, '/uang-kas', 'saldo awal kas');
  await akhir
    .getByRole('button', { name: /^Batalkan AWSBY1-/ })
    .first()
    .click();
  const tanya = page.getByRole('dialog', { name: /^Batalkan AWSBY1-/ });
  await tanya.getByLabel('Alasan').fill('uji coba');
  await tanya.getByRole('button', { name: 'Batalkan impor' }).click();
  await expect(page.getByText('Impor Berhasil Dibatalkan')).toBeVisible();
  await expect(akhir.getByRole('region', { name: 'Sudah diimpor' })).toContainText('UJI COBA');
});

for (const viewport of [{ width: 1440, height: 900 }, TABLET]) {
  test.describe(`${viewport.width}`, () => {
    test.use({ viewport });

    test('nota lama dibeli kembali, titipan lama dipakai di penjualan', async ({ page }) => {
      const cap = `${viewport.width}-${Date.now() % 10_000_000}`;
      const [modal = '', dijual = ''] = await barangJual(TOKO, BAKI, [9, 2.5], 'CINCIN AWAL');
      await jualTunai(KASIR, [modal]);
      const own = await Api.masuk(`own-${TOKO}`);
      const hari = (await own.ambil<{ tanggal: string }>('harga-emas/hari-ini')).tanggal;
      await new HalamanMasuk(page).masuk(`own-${TOKO}`);
      // Notas.
      const nota = await buka(page, '/lihat-pembelian', 'nota lama');
      const kepala = 'no_faktur,tgl_nota,kode_group,kode_dept,nama_barang,berat,harga_total,ongkos';
      await nota.berkas(
        `${kepala}\nN-${cap},${hari},750,CIN750,GELANG LAMA,2.5,3250000,150000\nN-${cap},${hari},750,CIN750,CINCIN LAMA,3,3900000,\n`,
      );
      await expect(nota.dialog).toContainText('2 barang siap diimpor: total 5.500 gr, harga Rp. 7,150,000');
      await nota.dialog.getByRole('button', { name: 'Impor 2 barang' }).click();
      await expect(nota.dialog).toContainText('Dokumen NLSBY1-');
      await nota.dialog.getByRole('button', { name: 'Selesai' }).click();
      // A deposit.
      const titip = await buka(page, '/lihat-titipan', 'titipan awal');
      await titip.berkas(`no_titip,nama_customer,sisa\nTP-${cap},SITI ${cap},400000\n`);
      await expect(titip.dialog).toContainText('1 titipan siap diimpor: total Rp. 400,000');
      await harusRamah(page);
      await titip.dialog.getByRole('button', { name: 'Impor 1 titipan' }).click();
      await expect(titip.dialog).toContainText('Titipan bisa langsung dipakai di penjualan');
      await titip.dialog.getByRole('button', { name: 'Selesai' }).click();
      await page.getByRole('main').getByRole('textbox', { name: 'Cari' }).fill(`TP-${cap}`);
      await expect(
        page
          .getByRole('main')
          .getByRole('row')
          .filter({ hasText: `SITI ${cap}` }),
      ).toContainText('VALID');
      await new Kerangka(page).keluar();
      // Bought back as a nota of the shop: what stood on it beside today.
      await new HalamanMasuk(page).langsung(KASIR);
      const beli = new LayarBeli(page);
      await beli.buka();
      await beli.pindai(`n-${cap}`);
      await expect(beli.form).toContainText('GELANG LAMA');
      await expect(beli.form).toContainText('nota lama');
      const banding = beli.form.getByRole('table', { name: 'Nota dan hari ini' });
      await expect(banding).toContainText('Rp. 3,250,000');
      await expect(banding).toContainText('Rp. 150,000');
      await beli.form.getByLabel('Berat timbang').fill('2.5');
      await beli.kondisi('BAGUS');
      await expect(beli.form.getByRole('table', { name: 'Rumus harga beli' })).toContainText('Ikut nota');
      await expect(beli.form.getByRole('button', { name: 'Tambahkan' })).toBeEnabled();
      await page.keyboard.press('F9');
      await expect(beli.baris).toHaveCount(1);
      // The same number finds the nota's other piece.
      await beli.pindai(`N-${cap}`);
      await expect(beli.form).toContainText('CINCIN LAMA');
      await beli.form.getByRole('button', { name: 'Batal' }).click();
      await beli.sales('S01');
      await beli.total();
      await page.keyboard.press('F7');
      await page.keyboard.press('F9');
      await expect(beli.selesai.locator('[data-nomor]')).toHaveText(/^NG/);
      const lagi = await own.ambil<{ sudah_dibeli: string }>(
        `pembelian/nota?no_faktur_jual=${encodeURIComponent(`N-${cap}/1`)}`,
      );
      expect(lagi.sudah_dibeli).toMatch(/^FBSBY1-/);
      // The deposit pays a part of a sale.
      const jual = new LayarJual(page);
      await jual.buka();
      await jual.pindai(dijual);
      await jual.sales('S01');
      await jual.neto();
      const cara = jual.isi.getByRole('combobox', { name: 'Cara bayar' });
      await cara.click();
      await page.getByRole('option', { name: 'TITIP', exact: true }).click();
      await jual.isi.getByRole('textbox', { name: 'No titipan' }).fill(`tp-${cap}`);
      // The number on the old paper brings its customer and what is left of it.
      await expect(jual.isi.getByRole('region', { name: 'Pelanggan' })).toContainText(`SITI ${cap}`);
      await expect(jual.isi.getByRole('textbox', { name: 'Jumlah TITIP' })).toHaveValue('400,000');
      await page.keyboard.press('F6');
      await expect(cara).toHaveCount(2);
      await cara.last().click();
      await page.getByRole('option', { name: 'CASH', exact: true }).click();
      await page.keyboard.press('F7');
      await jual.neto();
      await page.keyboard.press('F9');
      await jual.nomor();
      const sisa = await own.ambil<{ saldo: number; status: string }[]>(`titipan?cari=TP-${cap}&status=ALL`);
      expect(sisa[0]).toMatchObject({ saldo: 0, status: 'TERPAKAI' });
    });
  });
}
