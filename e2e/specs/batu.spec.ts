// Stones in the browser: a certified one and a parcel are received, set into a ring, one is taken out again, one is sold loose, and the
// book of stones tells it from opening to closing. Pieces and certificates are the test's own.
import type { Locator, Page } from '@playwright/test';
import { Api } from '../alat/api';
import { harusRamah } from '../alat/axe';
import { barangJual } from '../alat/niaga';
import { pilihButir } from '../alat/pilih';
import { expect, test } from '../alat/uji';
import { HalamanMasuk } from '../pages/HalamanMasuk';

const TOKO = 'sby1';
const SPV = `spv-${TOKO}`;
const KASIR = `kasir2-${TOKO}`;

test.use({ bolehGalat: { pola: [/status of (409|422)/] } });

async function buka(page: Page, alamat: string, judul: string): Promise<Locator> {
  await page.goto(alamat);
  const isi = page.getByRole('main');
  await expect(isi.getByRole('heading', { name: judul, level: 1 })).toBeVisible();
  return isi;
}

/** A stone of the list, by its code. */
async function ambil(isi: Locator, kode: string): Promise<void> {
  await pilihButir(isi.getByRole('combobox', { name: 'Batu', exact: true }), new RegExp(kode));
  await expect(isi.locator(`[data-batu="${kode}"]`)).toBeVisible();
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
]) {
  test.describe(`${viewport.width}`, () => {
    test.use({ viewport });

    test('batu diterima, dipasang, dilepas, dijual lepas dan terbaca di buku berlian', async ({ page }) => {
      const [barang = ''] = await barangJual(TOKO, `BT${viewport.width % 97}`, [4], 'CINCIN DIPASANGI');
      const sertifikat = `${viewport.width}${Date.now() % 10_000_000}`;

      await new HalamanMasuk(page).langsung(SPV);
      let isi = await buka(page, '/terima-batu', 'Terima Batu');
      await isi.getByRole('combobox', { name: 'Supplier' }).click();
      await page.getByRole('option').first().click();
      const satu = isi.getByRole('region', { name: /^Batu \d+$/ }).first();
      for (const [nama, butir] of [
        ['Jenis batu', /^BRL/],
        ['Shape', /^RD/],
        ['Color', /^F/],
        ['Clarity', /^VVS1/],
      ] as const) {
        await pilihButir(satu.getByRole('combobox', { name: nama }), butir);
      }
      await satu.getByRole('textbox', { name: /^Carat/ }).fill('0.4');
      await satu.getByRole('textbox', { name: 'USD per carat' }).fill('2000');
      await satu.getByRole('combobox', { name: 'Laboratorium' }).fill('GIA');
      await satu.getByRole('textbox', { name: 'No sertifikat' }).fill(sertifikat);
      await satu.getByRole('textbox', { name: 'Tempat sertifikat' }).fill('LEMARI 1');
      await page.keyboard.press('F3');
      const dua = isi.getByRole('region', { name: /^Batu \d+$/ }).nth(1);
      await dua.getByText('Paket').click();
      await dua.getByRole('textbox', { name: 'Butir' }).fill('40');
      await dua.getByRole('textbox', { name: 'Carat semuanya' }).fill('2.4');
      await dua.getByRole('textbox', { name: 'USD per carat' }).fill('600');
      await harusRamah(page);
      await page.keyboard.press('F9');
      const jadi = isi.getByRole('region', { name: 'Batu diterima' });
      await expect(jadi).toBeVisible();
      const kode = ((await jadi.locator('[data-kode]').textContent()) ?? '').split(', ');
      expect(kode).toHaveLength(2);
      const [tunggal = '', paket = ''] = kode;

      isi = await buka(page, '/pasang-batu', 'Pasang dan Lepas Batu');
      await isi.getByRole('textbox', { name: 'Scan barang' }).fill(barang);
      await page.keyboard.press('Enter');
      await expect(isi.getByRole('region', { name: `Barang ${barang}` })).toBeVisible();
      await ambil(isi, tunggal);
      await ambil(isi, paket);
      const baris = isi.locator(`[data-batu="${paket}"]`);
      await baris.getByRole('textbox', { name: 'Butir' }).fill('10');
      await baris.getByRole('textbox', { name: 'Carat timbang' }).fill('0.6');
      await baris.getByRole('textbox', { name: 'Carat yang tinggal' }).fill('1.8');
      // 0.4 and 0.6 carat are 0.2 grams.
      await isi.getByRole('textbox', { name: 'Berat barang sesudah dipasang' }).fill('4.2');
      await harusRamah(page);
      await page.keyboard.press('F9');
      await expect(isi.locator('[data-berat]')).toHaveText('4.200 gr');

      await isi.getByText('Lepas batu', { exact: true }).click();
      await isi.getByRole('checkbox', { name: new RegExp(tunggal) }).check();
      await isi.getByRole('textbox', { name: 'Carat timbang' }).fill('0.399');
      await isi.getByRole('textbox', { name: 'Berat barang sesudah dilepas' }).fill('4.12');
      await harusRamah(page);
      await page.keyboard.press('F9');
      await expect(isi.locator('[data-berat]')).toHaveText('4.120 gr');

      isi = await buka(page, `/data-batu?batu=${tunggal}`, 'Data Batu');
      const laci = page.getByRole('dialog', { name: `Batu ${tunggal}` });
      await expect(laci.locator('[data-tempat="BRANKAS"]')).toContainText('0.400 ct');
      await laci.locator('input[type=file]').setInputFiles({
        name: 'sertifikat.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
      });
      await expect(laci.getByRole('button', { name: 'Ganti Sertifikat' })).toBeVisible();
      await harusRamah(page);

      await new HalamanMasuk(page).langsung(KASIR);
      isi = await buka(page, '/jual-batu', 'Jual Batu');
      await ambil(isi, tunggal);
      await page.getByPlaceholder('Kode member, nama, HP atau NIK').fill(`BATU ${sertifikat}`);
      await page.getByRole('option', { name: /Catat pelanggan baru/ }).click();
      const baru = page.getByRole('dialog', { name: 'Pelanggan baru' });
      await expect(baru).toBeVisible();
      await page.keyboard.press('F9');
      await expect(baru).toBeHidden();
      await pilihButir(isi.getByRole('combobox', { name: 'Sales', exact: true }), /^S01 /);
      await expect(isi.locator('[data-neto]')).toHaveAttribute('data-basi', 'tidak');
      await isi.getByRole('button', { name: /Uang pas/ }).click();
      await harusRamah(page);
      await isi.locator('[data-simpan]').click();
      const selesai = page.getByRole('region', { name: 'Transaksi tersimpan' });
      await expect(selesai.locator('[data-nomor]')).toHaveText(/^JB[A-Z0-9]+-\d{6}-\d{4,}$/);

      const own = await Api.masuk(`own-${TOKO}`);
      const { batu, mutasi } = await own.ambil<{ batu: { tempat: string; aktif: boolean }[]; mutasi: unknown[] }>(
        `data-batu/batu/${tunggal}`,
      );
      expect(batu[0]).toMatchObject({ tempat: '', aktif: false });
      expect(mutasi).toHaveLength(8);

      await new HalamanMasuk(page).langsung(SPV);
      isi = await buka(page, '/laporan-buku-berlian', 'Laporan Buku Berlian');
      await isi.getByRole('button', { name: /Filter Laporan/ }).click();
      await expect(isi).toContainText(tunggal);
      await expect(isi).toContainText('Rekap Buku Berlian');
      await harusRamah(page);
    });
  });
}
