// The gold price of the day at a branch: the morning confirmation, a change seen live on a second screen and on the
// TV board, and a board with a wrong key. The store's price is put back at the end.
import { harusRamah } from '../alat/axe';
import { sekarang } from '../alat/jam';
import { expect, test } from '../alat/uji';
import { HalamanMasuk } from '../pages/HalamanMasuk';
import { Api, HargaEmas } from '../pages/HargaEmas';

const JUAL = 2_350_000;
const BELI = 2_250_000;

test.afterEach(async ({ request }) => {
  await (await Api.masuk(request, 'own-bdg1')).terbitkan(JUAL, BELI);
});

test('pagi hari: kasir melihat pita, supervisor mengonfirmasi, pita hilang di layar kasir', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const own = await Api.masuk(request, 'own-bdg1');
  await own.ubahTanpaKonfirmasi(2_245_000);

  const lain = await browser.newContext({ baseURL });
  const layarKasir = await lain.newPage();
  await new HalamanMasuk(layarKasir).masuk('kasir1-bdg1');
  const kasir = new HargaEmas(layarKasir);
  await expect(kasir.pita).toContainText('sampai OWN atau SPV mengonfirmasinya');
  await expect(kasir.pita.getByRole('link')).toHaveCount(0);

  await new HalamanMasuk(page).masuk('spv-bdg1');
  const harga = new HargaEmas(page);
  await harusRamah(page);
  await harga.pita.getByRole('link', { name: 'Konfirmasi Harga' }).click();
  await expect(harga.judul).toBeVisible();
  await expect(page.getByText('Harga hari ini belum dikonfirmasi')).toBeVisible();
  await expect(harga.beli).toHaveValue('2,245,000');
  await harusRamah(page);
  await page.keyboard.press('F9');
  await expect(harga.dialog).toBeVisible();
  await harusRamah(page);
  await harga.terbitkan.click();
  await expect(page.getByText('Harga emas berhasil diterbitkan')).toBeVisible();
  await expect(page.getByText(/Harga hari ini dikonfirmasi oleh spv-bdg1/)).toBeVisible();
  await expect(kasir.pita).toBeHidden();
  await lain.close();
});

test('perubahan harga terlihat langsung di layar kedua dan di papan TV', async ({ page, browser, baseURL }) => {
  await new HalamanMasuk(page).masuk('own-bdg1');
  await page.getByRole('link', { name: 'Harga Emas Hari Ini' }).click();
  const harga = new HargaEmas(page);
  await expect(harga.jual).toHaveValue('2,350,000');

  await page.getByRole('tab', { name: 'Papan TV' }).click();
  await page.getByLabel('Nama papan').fill('TV uji');
  await page.getByRole('button', { name: 'Buat Papan' }).click();
  const tautan = (await page.getByTestId('tautan-papan').textContent()) ?? '';

  const tv = await browser.newContext({ baseURL, viewport: { width: 1920, height: 1080 } });
  const papan = await tv.newPage();
  await papan.clock.install({ time: sekarang() });
  await papan.goto(tautan);
  const murni = papan.getByRole('row', { name: /Emas murni/ });
  await expect(papan.getByRole('heading', { name: 'Karat Braga' })).toBeVisible();
  await expect(murni).toContainText('2,350,000');
  await harusRamah(papan);

  const lain = await browser.newContext({ baseURL });
  const layarSpv = await lain.newPage();
  await new HalamanMasuk(layarSpv).langsung('spv-bdg1');
  const spv = new HargaEmas(layarSpv);
  await spv.buka();
  await expect(spv.jual).toHaveValue('2,350,000');

  await page.getByRole('tab', { name: 'Hari Ini' }).click();
  await harga.jual.fill('2600000');
  await harga.pratinjau.click();
  await expect(harga.dialog.getByText(/naik 10\.63%, lebih dari batas 5%/)).toBeVisible();
  await expect(harga.terbitkan).toBeDisabled();
  await harga.dialog.getByRole('button', { name: 'Kembali' }).click();
  await harga.jual.fill('2000000');
  await harga.pratinjau.click();
  await expect(harga.dialog.getByText('Harga Jual Emas murni (24K) di bawah Harga Beli')).toBeVisible();
  await expect(harga.terbitkan).toBeDisabled();
  await harga.dialog.getByRole('button', { name: 'Kembali' }).click();
  await harga.jual.fill('2380000');
  await harga.pratinjau.click();
  await expect(harga.dialog.getByRole('region', { name: /Margin per gram/ })).toContainText('916');
  await harga.terbitkan.click();
  await expect(page.getByText('Harga emas berhasil diterbitkan')).toBeVisible();

  // Over the socket, without anybody touching the second screen.
  await expect(spv.jual).toHaveValue('2,380,000');
  await expect(layarSpv.getByText(/Harga emas diperbarui oleh/)).toBeVisible();
  // The board looks again every half minute.
  await papan.clock.fastForward(31_000);
  await expect(murni).toContainText('2,380,000');
  await expect(murni).toContainText('30,000');

  await page.getByRole('tab', { name: 'Perubahan' }).click();
  await expect(page.getByRole('table', { name: 'Perubahan harga emas' })).toContainText('2,380,000');
  await page.getByRole('tab', { name: 'Papan TV' }).click();
  await page.getByRole('button', { name: 'Cabut' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cabut' }).click();
  await expect(page.getByText('Dicabut own-bdg1').first()).toBeVisible();
  await lain.close();
  await tv.close();
});

test.describe('papan', () => {
  test.use({ bolehGalat: { pola: [/401/] } });
  test('dengan kunci yang salah berkata apa yang harus dilakukan', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/papan-harga?kunci=${'x'.repeat(40)}`);
    await expect(page.getByRole('alert')).toContainText('Kunci papan harga ini salah atau sudah dicabut');
    await harusRamah(page);
    await page.goto('/papan-harga');
    await expect(page.getByRole('alert')).toContainText('tidak lengkap');
  });
});

test('pusat melihat pilihan toko, cabang tidak', async ({ page }) => {
  await new HalamanMasuk(page).masuk('pusat');
  await new HargaEmas(page).buka();
  await expect(page.getByLabel('Terbitkan untuk toko').first()).toBeVisible();
  await page.getByRole('button', { name: 'Semua Toko' }).click();
  await expect(page.getByText('SBY1 · Karat Tunjungan').first()).toBeVisible();
});
