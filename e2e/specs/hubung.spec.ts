// The connections in the browser: twelve files of a closed day, the store's WhatsApp with its words, a marketplace tried
// against a listener of the test's own, and the wholesale app in a frame and at its own address.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Api } from '../alat/api';
import { harusRamah } from '../alat/axe';
import { expect, test } from '../alat/uji';
import { HalamanMasuk } from '../pages/HalamanMasuk';

const TOKO = 'JKT1';
const OWN = `own-${TOKO.toLowerCase()}`;
const TABLET = { width: 1024, height: 768 };

test.use({ bolehGalat: { pola: [/status of 422/] } });

/** Somebody else's server: notes who asked, and answers a page. */
async function pendengar(
  status = 200,
): Promise<{ url: string; minta: { jalur: string; bearer: string }[]; tutup: () => void }> {
  const minta: { jalur: string; bearer: string }[] = [];
  const s: Server = createServer((tanya, jawab) => {
    minta.push({ jalur: tanya.url ?? '', bearer: tanya.headers.authorization ?? '' });
    jawab.writeHead(status, { 'Content-Type': 'text/html' });
    jawab.end('<!doctype html><title>Grosir</title><link rel="icon" href="data:,"><h1>Aplikasi Grosir</h1>');
  });
  await new Promise<void>((siap) => s.listen(0, '127.0.0.1', siap));
  return { url: `http://127.0.0.1:${(s.address() as AddressInfo).port}`, minta, tutup: () => void s.close() };
}

async function setel(isi: Record<string, string>): Promise<void> {
  const api = await Api.masuk(OWN);
  const badan = Object.entries(isi).map(([key, value]) => ({ key, value }));
  const { status, message } = await api.panggil('PUT', 'para-system', badan);
  expect(status, message).toBe(200);
}

test('export csv: dua belas berkas satu per satu, lalu satu ZIP, dan hari ini belum bisa', async ({ page }) => {
  await new HalamanMasuk(page).masuk('su', /\/(dashboard|pilih-toko)$/);
  await page.goto('/export-csv');
  const isi = page.getByRole('main');
  await expect(isi.getByRole('heading', { name: 'Export Csv', level: 1 })).toBeVisible();
  await harusRamah(page);
  const tanggal = isi.getByRole('textbox', { name: 'Tanggal' });
  const kemarin = await tanggal.inputValue();
  await tanggal.fill('2099-01-01');
  await tanggal.blur();
  await expect(tanggal).toHaveValue(kemarin);
  const berkas: string[] = [];
  page.on('download', (unduh) => berkas.push(unduh.suggestedFilename()));
  await isi.getByRole('button', { name: 'Export Data' }).click();
  await expect(page.getByText('Data Tersimpan')).toBeVisible();
  await expect.poll(() => berkas.length).toBe(12);
  expect(new Set(berkas)).toContain('data_barang.csv');
  expect(new Set(berkas).size).toBe(12);
  const unduh = page.waitForEvent('download');
  await isi.getByRole('button', { name: 'Unduh Satu ZIP' }).click();
  expect((await unduh).suggestedFilename()).toBe(`export-pst-${kemarin}.zip`);
  await page.setViewportSize(TABLET);
  await expect(isi.getByRole('button', { name: /^Simpan .* kB, data_barang\.csv$/ })).toBeVisible();
  await harusRamah(page);
});

for (const viewport of [{ width: 1440, height: 900 }, TABLET]) {
  test.describe(`${viewport.width}`, () => {
    test.use({ viewport });

    test('whatsapp: nomor disimpan, pesan dicoba, kata-kata diubah dengan pratinjau', async ({ page }) => {
      await new HalamanMasuk(page).langsung(OWN);
      await page.goto('/whatsapp-setting');
      const isi = page.getByRole('main');
      const nomor = isi.getByRole('textbox', { name: 'No WhatsApp' });
      await nomor.fill(`0811${String(Date.now()).slice(-7)}`);
      const muat = page.waitForEvent('load');
      await isi.getByRole('button', { name: 'Simpan', exact: true }).click();
      await expect(page.getByText('Data Berhasil Di Update')).toBeVisible();
      await muat;
      const uji = isi.getByRole('region', { name: 'Uji kirim pesan' });
      await uji.getByRole('textbox', { name: 'No Tujuan' }).fill('0812 3456 7890');
      await expect(uji.getByRole('textbox', { name: 'No Tujuan' })).toHaveValue('081234567890');
      await uji.getByRole('textbox', { name: 'Pesan' }).fill('Coba');
      // A toast goes by itself: it is waited for while the button is pressed.
      await Promise.all([
        expect(page.getByText('Pesan Berhasil Dikirim')).toBeVisible(),
        uji.getByRole('button', { name: 'Kirim' }).click(),
      ]);
      await harusRamah(page);
      await isi.getByRole('tab', { name: 'Templat' }).click();
      await isi.getByRole('button', { name: /^PESANAN SIAP/ }).click();
      const templat = isi.getByRole('textbox', { name: 'Templat PESANAN SIAP' });
      await templat.fill('Salam dari {toko}.');
      await expect(isi.getByText('Pesan dinas harus memuat {isi}')).toBeVisible();
      await templat.fill('Salam dari {toko}. {isi}');
      await expect(isi.getByRole('region', { name: 'Pratinjau pesan' })).toContainText('pesanan FP-CONTOH-0001');
      await isi.getByRole('button', { name: 'Simpan', exact: true }).last().click();
      await expect(page.getByText('Data Berhasil Disimpan')).toBeVisible();
      await harusRamah(page);
      await isi.getByRole('button', { name: 'Pakai Bawaan' }).click();
      await expect(templat).toHaveValue('');
    });

    test('marketplace: kartu, formulir yang tersimpan, rahasia tertutup, koneksi diuji', async ({ page }) => {
      const luar = await pendengar();
      await setel({
        MARKETPLACE_INTEGRATION_VALUE: JSON.stringify([{ value: 'TOKOPEDIA', url: luar.url }, { value: 'SHOPEE' }]),
      });
      await new HalamanMasuk(page).langsung(OWN);
      await page.goto('/marketplace-setting');
      const isi = page.getByRole('main');
      await expect(isi.getByRole('button', { name: 'Koneksikan Sekarang' })).toHaveCount(2);
      await harusRamah(page);
      await isi.getByRole('region', { name: 'SHOPEE' }).getByRole('button').click();
      await expect(isi.getByText('Koneksi ke SHOPEE belum tersedia.')).toBeVisible();
      await isi.getByRole('button', { name: 'Kembali' }).click();
      await isi.getByRole('region', { name: 'TOKOPEDIA' }).getByRole('button').click();
      await isi.getByLabel('App Id').fill('app-1');
      await isi.getByLabel('Client Secret').fill('rahasia');
      await isi.getByLabel('Bearer Token').fill('token-uji');
      await isi.getByLabel('Shop Id').fill('77');
      await expect(isi.getByLabel('Bearer Token')).toHaveAttribute('type', 'password');
      await isi.getByRole('button', { name: 'Simpan Data' }).click();
      await expect(page.getByText('Data Berhasil Disimpan')).toBeVisible();
      await isi.getByRole('button', { name: 'Uji Koneksi' }).click();
      await expect(isi.getByText('Koneksi berhasil')).toBeVisible();
      expect(luar.minta.at(-1)).toEqual({ jalur: '/?shop_id=77', bearer: 'Bearer token-uji' });
      await harusRamah(page);
      await isi.getByRole('button', { name: 'Kembali' }).click();
      await isi.getByRole('region', { name: 'TOKOPEDIA' }).getByRole('button').click();
      await expect(isi.getByLabel('Bearer Token')).toHaveValue('token-uji');
      luar.tutup();
    });

    test('grosir: di bingkai tanpa sisi, atau di alamatnya sendiri, dengan izin sekali pakai', async ({ page }) => {
      const luar = await pendengar();
      await setel({ GROSIR_URL: `${luar.url}/masuk`, SEMI_GROSIR_MODULE: 'on' });
      await new HalamanMasuk(page).langsung(OWN);
      await page.goto('/redirect-to-grosir');
      const bingkai = page.frameLocator('iframe[title="Grosir"]');
      await expect(bingkai.getByRole('heading', { name: 'Aplikasi Grosir' })).toBeVisible();
      await expect(page.getByRole('navigation', { name: /menu/i })).toHaveCount(0);
      const token = decodeURIComponent(luar.minta.at(-1)?.jalur.split('serah=')[1] ?? '');
      const periksa = () => Api.tamu().panggil<{ user_id: string }>('POST', 'grosir/periksa', { token });
      expect((await periksa()).data.user_id).toBe(OWN);
      expect((await periksa()).status).toBe(403);
      await setel({ SEMI_GROSIR_MODULE: 'off' });
      await new HalamanMasuk(page).langsung(OWN);
      await page.goto('/redirect-to-grosir');
      await page.waitForURL(`${luar.url}/masuk?serah=**`);
      await expect(page.getByRole('heading', { name: 'Aplikasi Grosir' })).toBeVisible();
      luar.tutup();
    });
  });
}
