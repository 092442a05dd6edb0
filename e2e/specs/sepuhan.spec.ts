// From bought to sellable in the browser: a day's purchases are sorted with the keyboard, sent to a washer as a lot that another weighs,
// and come back with a loss over the norm that another approves and somebody answers. The pieces are the test's own.
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

test.use({ bolehGalat: { pola: [/status of (409|422)/] } });

async function setujui(page: Page, user: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Otorisasi' });
  await dialog.getByLabel('Username').fill(user);
  await dialog.getByLabel('Password', { exact: true }).fill(SANDI);
  await dialog.getByRole('button', { name: 'Setujui' }).click();
  await expect(dialog).toBeHidden();
}

async function buka(page: Page, user: string, path: string): Promise<Locator> {
  await new HalamanMasuk(page).langsung(user);
  await page.goto(path);
  return page.getByRole('main');
}

/** Makes this piece the one that is looked at. */
async function pilih(isi: Locator, kode: string): Promise<void> {
  await isi.locator('[data-baris]').filter({ hasText: kode }).first().click();
  await expect(isi.getByRole('region', { name: `Barang ${kode}` })).toBeVisible();
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
]) {
  test.describe(`${viewport.width}`, () => {
    test.use({ viewport });

    test('pembelian disortir dengan papan ketik, dikirim, dan kembali dengan susut di atas norma', async ({ page }) => {
      const own = await pastikanHarga(TOKO);
      const tray = `BS${viewport.width % 97}`;
      await bakiUji(own, tray, 'BELI');
      const [cuci = '', hancur = ''] = await cincin(own, ['BELI', tray], [10, 4], `CINCIN SORTIR ${viewport.width}`);

      let isi = await buka(page, SPV, '/sortir-pembelian');
      await pilih(isi, cuci);
      await page.keyboard.press('c');
      await pilih(isi, hancur);
      await page.keyboard.press('h');
      const tumpuk = isi.getByRole('region', { name: 'Tumpukan' });
      await expect(tumpuk.locator('[data-tumpukan="CUCI"]')).toContainText('1 barang · 10.000 gr');
      await tumpuk.getByRole('textbox', { name: 'Timbang Cuci' }).fill('10');
      await tumpuk.getByRole('textbox', { name: 'Timbang Hancur' }).fill('4');
      await harusRamah(page);
      await page.keyboard.press('F9');
      await expect(isi.locator('[data-baris]').filter({ hasText: cuci })).toHaveCount(0);

      isi = await buka(page, SPV, '/kirim-barang-cuci');
      await pilihButir(isi.getByRole('combobox', { name: 'Tukang' }), /PAK KARDI|T01/);
      await isi.getByRole('textbox', { name: /Scan Barcode/ }).fill(cuci);
      await page.keyboard.press('Enter');
      await expect(isi.locator('[data-total]')).toContainText('1 barang · 10.000 gr');
      await isi.getByRole('textbox', { name: 'Berat timbang semuanya' }).fill('10');
      await harusRamah(page);
      await page.keyboard.press('F9');
      // Another weighs it again.
      await setujui(page, OWN);
      const cetak = page.getByRole('dialog', { name: /^Cetak CU/ });
      await expect(cetak).toBeVisible();
      const no = ((await cetak.getByRole('heading').first().textContent()) ?? '').replace('Cetak ', '').trim();
      await page.keyboard.press('Escape');
      await expect(cetak).toBeHidden();

      isi = await buka(page, SPV, '/terima-barang-cuci');
      await pilihButir(isi.getByRole('combobox', { name: 'Lot' }), new RegExp(no));
      await isi.getByRole('textbox', { name: `Kembali ${cuci}` }).fill('9.8');
      await expect(isi.locator('[data-alasan]')).toContainText('Susut CIN750 0.150 g murni, norma 0.075 g');
      await harusRamah(page);
      await page.keyboard.press('F9');
      await setujui(page, OWN);
      await expect(isi.getByRole('textbox', { name: `Kembali ${cuci}` })).toHaveCount(0);

      isi = await buka(page, SPV, `/wasting-sepuhan?lot=${no}`);
      const laci = page.getByRole('dialog', { name: `Lot ${no}` });
      await expect(laci).toContainText('0.150 gr');
      await harusRamah(page);
      await laci.getByRole('button', { name: 'Jawab Susut' }).click();
      const tanya = page.getByRole('dialog', { name: new RegExp(`^Jawab susut ${no}`) });
      await tanya.getByRole('textbox', { name: /^Jawaban/ }).fill('tukang mengganti');
      await tanya.getByRole('button', { name: 'Simpan Jawaban' }).click();
      await expect(tanya).toBeHidden();
      await expect(laci).toContainText('tukang mengganti', { ignoreCase: true });

      const kartu = await (await Api.masuk(OWN)).ambil<{ berat_asli: number; kode_gudang: string }>(
        `barang/rinci/${cuci}`,
      );
      expect([kartu.berat_asli, kartu.kode_gudang]).toEqual([9.8, 'LABEL']);
    });
  });
}
