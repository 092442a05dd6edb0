// Craftsmen in the browser: broken gold goes to one by barcode, a ring comes back tested by another person, the cashier pays the
// wage, and each of it is taken back. The pieces are the test's own.
import type { Locator, Page } from '@playwright/test';
import { Api } from '../alat/api';
import { harusRamah } from '../alat/axe';
import { bakiUji, cincin } from '../alat/barang';
import { pastikanHarga } from '../alat/niaga';
import { pilihButir } from '../alat/pilih';
import { expect, SANDI, test } from '../alat/uji';
import { HalamanMasuk } from '../pages/HalamanMasuk';

const TOKO = 'sby1';
const SPV = `spv-${TOKO}`;
const OWN = `own-${TOKO}`;
const KASIR = `kasir1-${TOKO}`;

test.use({ bolehGalat: { pola: [/status of (409|422)/] } });

async function setujui(page: Page, user: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Otorisasi' });
  await dialog.getByLabel('Username').fill(user);
  await dialog.getByLabel('Password', { exact: true }).fill(SANDI);
  await dialog.getByRole('button', { name: 'Setujui' }).click();
  await expect(dialog).toBeHidden();
}

async function buka(page: Page, user: string, tukang: string): Promise<Locator> {
  await new HalamanMasuk(page).langsung(user);
  await page.goto(`/emas-tukang?tukang=${tukang}`);
  const isi = page.getByRole('main');
  await expect(isi.getByRole('button', { name: 'Serahkan Emas' })).toBeVisible();
  return isi;
}

async function saldo(tukang: string): Promise<number> {
  const own = await Api.masuk(OWN);
  const semua = await own.ambil<{ kode_tukang: string; saldo: number }[]>('emas-tukang');
  return semua.find((t) => t.kode_tukang === tukang)?.saldo ?? 0;
}

for (const [viewport, tukang] of [
  [{ width: 1440, height: 900 }, 'T03'],
  [{ width: 1024, height: 768 }, 'T04'],
] as const) {
  test.describe(`${viewport.width}`, () => {
    test.use({ viewport });

    test('emas keluar, kembali sebagai barang yang diuji, upahnya dibayar, lalu dibatalkan', async ({ page }) => {
      const own = await pastikanHarga(TOKO);
      const tray = `RT${viewport.width % 97}`;
      await bakiUji(own, tray, 'RUSAK');
      const [kode = ''] = await cincin(own, ['RUSAK', tray], [10], 'CINCIN BAHAN TUKANG');
      const awal = await saldo(tukang);

      let isi = await buka(page, SPV, tukang);
      await isi.getByRole('button', { name: 'Serahkan Emas' }).click();
      let dialog = page.getByRole('dialog', { name: /^Serahkan Emas ke/ });
      await dialog.getByRole('textbox', { name: /Scan Barcode/ }).fill(kode);
      await page.keyboard.press('Enter');
      await expect(dialog.locator('[data-baris]').filter({ hasText: kode })).toBeVisible();
      await harusRamah(page);
      await dialog.getByRole('button', { name: /^Serahkan/ }).click();
      // Nobody gives gold out alone.
      await setujui(page, OWN);
      await expect(dialog).toBeHidden();
      await expect.poll(() => saldo(tukang)).toBeCloseTo(awal + 7.5, 3);
      await harusRamah(page);

      await isi.getByRole('button', { name: 'Terima Hasil' }).click();
      dialog = page.getByRole('dialog', { name: /^Terima Hasil/ });
      const baris = dialog.getByRole('group', { name: 'Barang jadi 1' });
      await pilihButir(baris.getByRole('combobox', { name: 'Kategori' }), '750');
      await pilihButir(baris.getByRole('combobox', { name: 'Jenis' }), 'CIN750');
      await baris.getByRole('textbox', { name: 'Berat', exact: true }).fill('5');
      await baris.getByRole('textbox', { name: 'Kadar uji (%)' }).fill('75');
      await dialog.getByRole('textbox', { name: 'Upah disepakati' }).fill('125000');
      await expect(dialog.getByRole('table', { name: 'Emas murni' })).toContainText('-3.750 gr');
      await harusRamah(page);
      await dialog.getByRole('button', { name: /^Terima/ }).click();
      await setujui(page, OWN);
      await expect(dialog).toBeHidden();
      await expect.poll(() => saldo(tukang)).toBeCloseTo(awal + 3.75, 3);

      const kasir = await Api.masuk(KASIR);
      const uang = { jenis: 'MASUK', kategori: 'LAIN_MASUK', deskripsi: 'uji', jumlah_rp: 500_000 };
      expect((await kasir.panggil('POST', 'uang-kas', uang)).status).toBe(200);
      isi = await buka(page, KASIR, tukang);
      await isi.getByRole('button', { name: 'Bayar Upah' }).click();
      dialog = page.getByRole('dialog', { name: /^Bayar Upah/ });
      await dialog.getByRole('checkbox').first().check();
      await dialog
        .getByRole('textbox', { name: /^Upah pekerjaan/ })
        .first()
        .fill('125000');
      await expect(dialog.locator('[data-total="125000"]')).toBeVisible();
      await harusRamah(page);
      await dialog
        .getByRole('button', { name: /^Bayar/ })
        .last()
        .click();
      await expect(dialog).toBeHidden();

      isi = await buka(page, OWN, tukang);
      await isi.getByRole('tab', { name: 'Dokumen' }).click();
      for (const awalan of ['UT', 'TR', 'TK']) {
        const dok = isi
          .locator('[data-baris]')
          .filter({ hasText: new RegExp(`^${awalan}${TOKO.toUpperCase()}-`) })
          .first();
        await dok.getByRole('button', { name: 'Batalkan' }).click();
        const tanya = page.getByRole('dialog', { name: /^Batalkan/ });
        await tanya.getByRole('textbox', { name: /^Alasan/ }).fill('uji');
        await tanya.getByRole('button', { name: 'Ya, Batalkan' }).click();
        await expect(tanya).toBeHidden();
        await expect(dok).toContainText('Dibatalkan');
      }
      expect(await saldo(tukang)).toBeCloseTo(awal, 3);
      await harusRamah(page);
    });
  });
}
