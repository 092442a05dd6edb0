// Deposits in the browser: money taken for a piece that is put aside, validated, used at a sale, given back. Pieces and
// tray are the test's own.
import { Api } from '../alat/api';
import { harusRamah } from '../alat/axe';
import { barangJual } from '../alat/niaga';
import { expect, test } from '../alat/uji';
import { FormTitip } from '../pages/FormTitip';
import { HalamanMasuk } from '../pages/HalamanMasuk';
import { Kerangka } from '../pages/Kerangka';

const TOKO = 'sby1';
const KASIR = `kasir2-${TOKO}`;
const TABLET = { width: 1024, height: 768 };
const BAKI = 'NT1';

test.use({ bolehGalat: { pola: [/status of 422/] } });

for (const viewport of [{ width: 1440, height: 900 }, TABLET]) {
  test.describe(`${viewport.width}`, () => {
    test.use({ viewport });

    test('uang dititip untuk barang yang disimpan, divalidasi, lalu dikembalikan', async ({ page }) => {
      const [kode = ''] = await barangJual(TOKO, BAKI, [2.5], 'CINCIN TITIP');
      const nama = `DEWI ${Date.now() % 1_000_000}`;
      await new HalamanMasuk(page).langsung(KASIR);
      const titipan = await FormTitip.untuk(page, nama);
      const form = titipan.form;
      await form.getByLabel('Jumlah titipan').fill('1000000');
      await form.getByLabel('Barcode barang yang disimpan').fill(kode);
      await form.getByText('Kunci hari ini').click();
      await expect(form.locator('[data-hitungan]')).toContainText(
        /dikunci untuk 0\.\d{3} gr; sisanya ikut harga hari ambil/,
      );
      await titipan.lunas();
      await harusRamah(page);
      await form.getByRole('button', { name: /Simpan Titipan/ }).click();
      const laci = page.getByRole('dialog', { name: /^FTSBY1-/ });
      await expect(laci).toContainText(`Menyimpan ${kode}`);
      const no = (await laci.getByRole('heading').first().textContent()) ?? '';
      // Nobody sells it without its deposit.
      const kasir = await Api.masuk(`kasir1-${TOKO}`);
      const coba = await kasir.panggil('POST', 'penjualan/hitung', { detail_barang: [{ kode_barcode: kode }] });
      expect(coba.status).toBe(422);
      await laci.getByRole('button', { name: 'Tutup' }).click();
      await new Kerangka(page).keluar();
      // A second person.
      await new HalamanMasuk(page).langsung(`spv-${TOKO}`);
      await page.goto('/validasi-titipan');
      const isi = page.getByRole('main');
      await isi.getByRole('textbox', { name: 'Cari' }).fill(no);
      await isi.getByRole('row').filter({ hasText: no }).getByRole('checkbox').check();
      await isi.getByRole('button', { name: 'Validasi (1)' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Validasi', exact: true }).click();
      await expect(page.getByText('Data Berhasil Divalidasi')).toBeVisible();
      await expect(isi.getByRole('row').filter({ hasText: no })).toHaveCount(0);
      await new Kerangka(page).keluar();
      // Given back: the piece is for sale again.
      await new HalamanMasuk(page).langsung(KASIR);
      await page.goto('/lihat-titipan');
      await isi.getByRole('textbox', { name: 'Cari' }).fill(no);
      await isi.getByRole('button', { name: no }).click();
      await expect(laci).toContainText('VALID');
      await laci.getByRole('button', { name: 'Kembalikan Uang' }).click();
      const dialog = page.getByRole('dialog', { name: 'Kembalikan Uang Titipan' });
      await dialog.getByLabel('Alasan').fill('tidak jadi');
      await dialog.getByRole('button', { name: 'Kembalikan' }).click();
      await expect(page.getByText('Titipan Berhasil Dikembalikan')).toBeVisible();
      await expect(laci.locator('[data-sisa]')).toHaveAttribute('data-sisa', '0');
      expect(
        (await kasir.panggil('POST', 'penjualan/hitung', { detail_barang: [{ kode_barcode: kode }] })).status,
      ).toBe(200);
    });
  });
}
