// Pieces in the browser: found, photographed, told; moved, destroyed, returned, taken back; labelled; their profit. The
// pieces and trays are the test's own, in BDG1.
import { Api } from '../alat/api';
import { harusRamah } from '../alat/axe';
import { bakiUji, cincin } from '../alat/barang';
import { PrinterTiruan } from '../alat/printer';
import { expect, test } from '../alat/uji';
import { HalamanMasuk } from '../pages/HalamanMasuk';
import { Kerangka } from '../pages/Kerangka';
import { KirimBarang } from '../pages/KirimBarang';
import { LayarBarang } from '../pages/LayarBarang';

const USER = 'own-bdg1';
const TABLET = { width: 1024, height: 768 };

const isiBaki = async (api: Api, kode: string) =>
  (await api.ambil<{ qty: number }>(`barang/count-baki?kode_toko=${kode}`)).qty;

test('barang dicari, difoto, dan riwayatnya terbaca; palet membukanya', async ({ page }) => {
  const api = await Api.masuk(USER);
  await bakiUji(api, 'GE1', 'TOKO');
  const [kode = ''] = await cincin(api, ['TOKO', 'GE1'], [2.345], 'CINCIN CERITA');
  await new HalamanMasuk(page).langsung(USER);
  const layar = new LayarBarang(page);
  await layar.buka('/data-barang', 'Data Barang');
  await layar.isi.getByRole('textbox', { name: 'Cari' }).fill('cincin cerita');
  const baris = layar.isi.getByRole('row').filter({ hasText: kode });
  await expect(baris).toContainText('GE1');
  await harusRamah(page);
  await baris.getByRole('button', { name: kode }).click();
  const laci = page.getByRole('dialog');
  await expect(laci).toContainText('UJI GE1');
  await expect(laci).toContainText('2.345 gr');
  const kanvas = await page.evaluate(async () => {
    const satu = new OffscreenCanvas(60, 80);
    const pena = satu.getContext('2d');
    pena?.fillRect(0, 0, 60, 80);
    const isi = await (await satu.convertToBlob({ type: 'image/png' })).arrayBuffer();
    return [...new Uint8Array(isi)];
  });
  await laci.locator('input[type=file]').setInputFiles({
    name: 'foto.png',
    mimeType: 'image/png',
    buffer: Buffer.from(kanvas),
  });
  await expect(page.getByText('Foto Berhasil Disimpan')).toBeVisible();
  await expect(laci.getByRole('img', { name: `Foto barang ${kode}` })).toBeVisible();
  await laci.getByRole('button', { name: 'Hapus Foto Barang' }).click();
  await page.getByRole('dialog', { name: 'Hapus Foto' }).getByRole('button', { name: 'Hapus', exact: true }).click();
  await expect(page.getByText('Foto Berhasil Dihapus')).toBeVisible();
  await laci.getByRole('tab', { name: 'Riwayat' }).click();
  await expect(laci.getByRole('listitem')).toContainText('Supplier → TOKO GE1');
  await harusRamah(page);
  await laci.getByRole('button', { name: 'Tutup' }).click();
  await expect(laci).toBeHidden();

  // From anywhere, by its barcode.
  await layar.buka('/pindah-barang', 'Pindah Barang');
  await new Kerangka(page).cari(kode);
  const temuan = page.getByRole('option', { name: new RegExp(`${kode} CINCIN CERITA`) });
  await expect(temuan).toBeVisible();
  await temuan.click();
  await expect(page).toHaveURL(/\/data-barang\?barang=/);
  await expect(page.getByRole('dialog')).toContainText('CINCIN CERITA');
});

test.describe('pindah', () => {
  // The refused document.
  test.use({ bolehGalat: { pola: [/status of 422/] } });

  test('discan lalu dipindah di tablet; yang didahului orang lain ditolak di barisnya; bisa dikembalikan', async ({
    page,
  }) => {
    await page.setViewportSize(TABLET);
    const api = await Api.masuk(USER);
    await bakiUji(api, 'GE2', 'TOKO');
    await bakiUji(api, 'GE3', 'STOCK');
    const [a = '', b = ''] = await cincin(api, ['TOKO', 'GE2'], [1.5, 2.5], 'CINCIN PINDAH');
    await new HalamanMasuk(page).langsung(USER);
    const layar = new LayarBarang(page);
    await layar.buka('/pindah-barang', 'Pindah Barang');
    await expect(layar.tombol(/^Pindah Barang/)).toBeDisabled();
    await layar.pilih('Gudang Tujuan', 'STOCK');
    await layar.pilih('Baki Tujuan', 'GE3');
    await layar.pindai(a);
    await layar.pindai(b);
    await layar.pindaian.fill(a);
    await layar.pindaian.press('Enter');
    await expect(page.locator('[data-kabar=ganda]')).toContainText('Data Sudah Ada Di Tabel');
    await expect(page.locator('[data-total]')).toContainText('2 barang');
    await harusRamah(page);
    // Somebody else is quicker with the second.
    const lain = { kode_gudang: 'STOCK', kode_toko: 'GE3', detail_barang: [{ kode_barcode: b, kode_toko: 'GE2' }] };
    expect((await api.panggil('POST', 'pindahbarang', lain)).status).toBe(200);
    await page.keyboard.press('F9');
    const baris = layar.isi.getByRole('row').filter({ hasText: b });
    await expect(baris).toContainText('sudah dipindah dari GE2 ke STOCK GE3');
    await layar.tombol(`Hapus ${b}`).click();
    await page.keyboard.press('F9');
    await expect(layar.isi.getByRole('status').filter({ hasText: 'Barang Berhasil Dipindah' })).toContainText(
      '1 barang',
    );
    expect(await isiBaki(api, 'GE3')).toBe(2);

    await layar.isi.getByRole('tab', { name: 'Dokumen' }).click();
    await layar.isi
      .getByRole('row')
      .getByRole('button', { name: /^PBBDG1/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(a);
    await dialog.getByRole('button', { name: 'Batalkan Dokumen' }).click();
    await dialog.getByLabel('Alasan pembatalan').fill('salah baki');
    await dialog.getByRole('button', { name: 'Ya, Batalkan' }).click();
    await expect(page.getByText('Dokumen Berhasil Dibatalkan')).toBeVisible();
    await expect(layar.isi.getByText('Pembatalan').first()).toBeVisible();
    expect(await isiBaki(api, 'GE2')).toBe(1);
  });
});

test('isi satu baki dipindah setelah dilihat', async ({ page }) => {
  const api = await Api.masuk(USER);
  await bakiUji(api, 'GE4', 'TOKO');
  await bakiUji(api, 'GE5', 'STOCK');
  await cincin(api, ['TOKO', 'GE4'], [1, 2, 3], 'CINCIN SATU BAKI');
  await new HalamanMasuk(page).langsung(USER);
  const layar = new LayarBarang(page);
  await layar.buka('/pindah-barang-satu-baki', 'Pindah Barang Satu Baki');
  await layar.pilih('Gudang Asal', 'TOKO');
  await layar.pilih('Baki Asal', 'GE4');
  await expect(layar.isi.getByRole('status', { name: 'Isi baki' })).toContainText('3 barang · 6.000 gr');
  await layar.pilih('Gudang Tujuan', 'STOCK');
  await layar.pilih('Baki Tujuan', 'GE5');
  await harusRamah(page);
  await page.keyboard.press('F9');
  await layar.setujui('Pindah');
  await expect(layar.isi.getByRole('status').filter({ hasText: 'Barang Berhasil Dipindah' })).toContainText('3 barang');
  expect([await isiBaki(api, 'GE4'), await isiBaki(api, 'GE5')]).toEqual([0, 3]);

  // The paper goes along.
  const kertas = await PrinterTiruan.nyalakan();
  const printer = { nama: 'E2E STRUK GERAK', jenis: 'ESCPOS', cara: 'JARINGAN', alamat: kertas.alamat };
  expect((await api.panggil('POST', 'printer', printer)).status).toBe(200);
  await layar.isi.getByRole('status').getByRole('button', { name: 'Cetak' }).click();
  const dialog = page.getByRole('dialog', { name: /^Cetak PBBDG1/ });
  await dialog.getByRole('combobox', { name: 'Printer' }).click();
  await page.getByRole('option', { name: 'E2E STRUK GERAK' }).click();
  await dialog.getByRole('combobox', { name: 'Printer' }).press('F9');
  await expect(page.getByText('Dokumen dikirim ke printer E2E STRUK GERAK')).toBeVisible();
  await expect.poll(() => kertas.terakhir).toContain('PINDAH BARANG');
  await expect.poll(() => kertas.terakhir).toContain('CINCIN SATU BAKI');
  await api.panggil('DELETE', `printer/${encodeURIComponent('E2E STRUK GERAK')}`);
  await kertas.matikan();
});

test('satu baki dihancurkan; barang lain discan lalu dihancurkan', async ({ page }) => {
  const api = await Api.masuk(USER);
  await bakiUji(api, 'GE6', 'TOKO');
  await cincin(api, ['TOKO', 'GE6'], [1, 2], 'CINCIN HANCUR BAKI');
  await new HalamanMasuk(page).langsung(USER);
  const layar = new LayarBarang(page);
  await layar.buka('/hancur-barang-perbaki', 'Hancur Barang Perbaki');
  const tombol = layar.tombol(/^Hancur Barang/);
  await expect(tombol).toBeDisabled();
  await layar.pilih('Kode Gudang', 'TOKO');
  await layar.pilih('Kode Baki', 'GE6');
  await expect(layar.isi.getByLabel('Qty')).toHaveValue('2');
  await expect(layar.isi.getByLabel('Berat')).toHaveValue('3.000');
  await layar.isi.getByRole('combobox', { name: 'Tujuan Gudang' }).click();
  await expect(page.getByRole('option', { name: 'TOKO', exact: true })).toHaveCount(0);
  await page.getByRole('option', { name: 'HANCUR', exact: true }).click();
  await layar.pilih('Kondisi Barang', /PENYOK/);
  await harusRamah(page);
  await tombol.click();
  await layar.setujui('Hancurkan');
  await expect(layar.isi.getByText('Hancur Barang Perbaki Berhasil')).toBeVisible();
  await expect(tombol).toBeDisabled();
  expect(await isiBaki(api, 'GE6')).toBe(0);

  const [kode = ''] = await cincin(api, ['TOKO', 'GE6'], [1.25], 'CINCIN HANCUR');
  await layar.buka('/hancur-data-barang', 'Hancur Data Barang');
  await layar.pilih('Kondisi Barang', /PUTUS/);
  await layar.pindai(kode);
  await harusRamah(page);
  await page.keyboard.press('F9');
  await layar.setujui('Hancurkan');
  await expect(layar.isi.getByRole('status').filter({ hasText: 'Hancur Barang Berhasil' })).toContainText('1 barang');
  const { status } = await api.ambil<{ status: string }>(`barang/kartu/${kode}`);
  expect(status).toBe('HANCUR');
});

test('barang dari gudang RETUR dikirim ke supplier', async ({ page }) => {
  const api = await Api.masuk(USER);
  await bakiUji(api, 'GE7', 'RETUR');
  const [kode = ''] = await cincin(api, ['RETUR', 'GE7'], [4.5], 'CINCIN RETUR');
  await new HalamanMasuk(page).langsung(USER);
  const layar = new LayarBarang(page);
  await layar.buka('/kirim-barang-retur', 'Kirim Barang Retur');
  await layar.pilih('Supplier', /./);
  await layar.pindai(kode);
  await harusRamah(page);
  await page.keyboard.press('F9');
  await layar.setujui('Kirim');
  await expect(layar.isi.getByRole('status').filter({ hasText: 'Barang Retur Berhasil Dikirim' })).toContainText(
    '1 barang',
  );
  expect(await isiBaki(api, 'GE7')).toBe(0);
});

test('retur ke pusat dalam perjalanan sampai pusat menerimanya', async ({ page }) => {
  const api = await Api.masuk(USER);
  await bakiUji(api, 'GE9', 'RETUR');
  const [kode = ''] = await cincin(api, ['RETUR', 'GE9'], [4.5], 'CINCIN RETUR PUSAT');
  await new HalamanMasuk(page).langsung(USER);
  const layar = new LayarBarang(page);
  await layar.buka('/kirim-barang-retur', 'Kirim Barang Retur');
  await layar.isi.getByText('Pusat', { exact: true }).click();
  await layar.isi.getByLabel('Kurir').fill('Pak Joko');
  await layar.pindai(kode);
  await harusRamah(page);
  await page.keyboard.press('F9');
  await expect(page.getByRole('dialog')).toContainText('dalam perjalanan sampai pusat menerimanya');
  await layar.setujui('Kirim');
  const selesai = layar.isi.getByRole('status').filter({ hasText: 'Barang Retur Berhasil Dikirim' });
  await expect(selesai).toContainText('1 barang');
  const no = ((await selesai.textContent()) ?? '').match(/KBBDG1-\d{6}-\d{4}/)?.[0] ?? '';
  expect((await api.ambil<{ status: string }>(`barang/kartu/${kode}`)).status).toBe('KIRIM');

  // Head office receives it with the receipt of every shipment.
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await new HalamanMasuk(page).langsung('own');
  await layar.buka('/terima-barang', 'Terima Barang');
  const terima = new KirimBarang(page);
  await terima.pilih('No Kirim', new RegExp(no));
  await terima.pilih('Gudang', 'RETUR');
  await terima.pilih('Baki', 'RT1');
  await terima.pindai(kode);
  await page.keyboard.press('F9');
  await expect(page.locator('[data-diterima]')).toContainText('1 barang');
  const pusat = await Api.masuk('own');
  expect(await pusat.ambil(`barang/kartu/${kode}`)).toMatchObject({ toko: 'PST', kode_toko: 'RT1', status: 'RETUR' });
});

test('label dicetak ke printer dan tercatat; profit baru mencetak labelnya sendiri', async ({ page }) => {
  const api = await Api.masuk(USER);
  const kertas = await PrinterTiruan.nyalakan();
  await bakiUji(api, 'GE8', 'TOKO');
  const printer = { nama: 'E2E LABEL', jenis: 'ZPL', cara: 'JARINGAN', alamat: kertas.alamat };
  expect((await api.panggil('POST', 'printer', printer)).status).toBe(200);
  const [a = '', b = ''] = await cincin(api, ['TOKO', 'GE8'], [1.5, 2.5], 'CINCIN LABEL');
  await new HalamanMasuk(page).langsung(USER);
  const layar = new LayarBarang(page);
  await layar.buka('/cetak-barcode', 'Cetak Barcode');
  await layar.isi.getByLabel('Kode Awal').fill(a);
  await layar.isi.getByLabel('Kode Akhir').fill(b);
  await layar.tombol('Cari').last().click();
  await expect(layar.isi.getByRole('row').filter({ hasText: 'CINCIN LABEL' })).toHaveCount(2);
  await harusRamah(page);
  await page.keyboard.press('F9');
  const dialog = page.getByRole('dialog', { name: 'Cetak 2 Label' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Printer' }).click();
  await page.getByRole('option', { name: 'E2E LABEL' }).click();
  await dialog.getByRole('button', { name: /^Cetak/ }).click();
  await expect(page.getByText('Label dikirim ke printer E2E LABEL')).toBeVisible();
  await expect.poll(() => kertas.terakhir).toContain(b);
  await expect(layar.isi.getByRole('row').filter({ hasText: a })).toContainText('1 kali');
  await layar.isi.getByRole('tab', { name: 'Riwayat Cetak' }).click();
  await expect(layar.isi.getByRole('row').filter({ hasText: a })).toContainText('E2E LABEL');

  await layar.buka('/update-profit-barang', 'Update Profit Barang');
  await layar.isi.getByLabel('Kode Awal').fill(a);
  await layar.isi.getByLabel('Kode Akhir').fill(b);
  await layar.tombol('Cari').first().click();
  const baris = layar.isi.getByRole('row').filter({ hasText: a });
  await expect(baris).toBeVisible();
  await layar.tombol(/^Update/).click();
  await expect(layar.isi.getByText('Profit Harus Diisi')).toBeVisible();
  await layar.isi.getByLabel('Profit Baru').fill('250000');
  await layar.tombol(/^Update/).click();
  await expect(page.getByText('Harap pilih salah satu data')).toBeVisible();
  await baris.getByRole('checkbox').check();
  await layar.isi.getByLabel('Auto Print Barcode').check();
  await harusRamah(page);
  await layar.tombol(/^Update/).click();
  await expect(page.getByText('Data Berhasi diupdate')).toBeVisible();
  await expect(baris).toContainText('250,000');
  const cetakan = await api.panggil<unknown[]>('GET', `barang/cetak-barcode-histories?kode_barcode=${a}`);
  expect(cetakan.count).toBe(2);
  await api.panggil('DELETE', `printer/${encodeURIComponent('E2E LABEL')}`);
  await kertas.matikan();
});
