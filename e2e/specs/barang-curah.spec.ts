// Counted stock in the browser: accessories added and taken, manual goods added, moved and destroyed, taken back, and their reports.
// Types and trays are the test's own, in SBY1.
import { Api } from '../alat/api';
import { harusRamah } from '../alat/axe';
import { expect, SANDI, test } from '../alat/uji';
import { HalamanMasuk } from '../pages/HalamanMasuk';
import { LayarBarang } from '../pages/LayarBarang';

const USER = 'own-sby1';
const TABLET = { width: 1024, height: 768 };

async function baki(api: Api, kode: string, gudang: string): Promise<void> {
  const isi = { kode_baki: kode, nama_baki: `UJI ${kode}`, kode_gudang: gudang, kapasitas: 0, aktif: true };
  const { status, message } = await api.panggil('POST', 'baki', isi);
  expect([200, 409], message).toContain(status);
}

async function jenisAksesoris(api: Api, kode: string): Promise<void> {
  const isi = { kode_dept: kode, nama_dept: `KOTAK ${kode}`, kode_group: 'ACC', kode_bandrol: '' };
  const { status, message } = await api.panggil('POST', 'jenis', isi);
  expect([200, 409], message).toContain(status);
}

test.describe('aksesoris', () => {
  // The refused document.
  test.use({ bolehGalat: { pola: [/status of 422/] } });

  test('ditambah dan diambil di tablet; yang sudah diambil orang lain ditolak di barisnya', async ({ page }) => {
    await page.setViewportSize(TABLET);
    const api = await Api.masuk(USER);
    await baki(api, 'CU1', 'TOKO');
    await jenisAksesoris(api, 'KTKUJI');
    await new HalamanMasuk(page).langsung(USER);
    const layar = new LayarBarang(page);
    await layar.buka('/tambah-dan-ambil-stock-aksesoris', 'Tambah Dan Ambil Stock Aksesoris');
    await layar.pilih('Kode Baki', 'CU1 · UJI CU1');
    await layar.pilih('Alasan', 'Pembelian dari supplier');
    await expect(layar.tombol(/^Simpan Tambah/)).toBeDisabled();
    await layar.isi.getByLabel('Jumlah KTKUJI').fill('12');
    await layar.isi.getByLabel('Harga modal KTKUJI').fill('2500');
    await expect(page.locator('[data-total]')).toContainText('1 baris · 12 pcs');
    await harusRamah(page);
    await page.keyboard.press('F9');
    await expect(layar.isi.getByRole('status')).toContainText(/TASBY1-\d{6}-\d{4} · 1 baris · 12 pcs/);
    const baris = layar.isi.getByRole('row').filter({ hasText: 'KTKUJI' });
    await expect(baris.getByRole('cell').nth(2)).toHaveText('12');

    await layar.isi.getByText('Ambil Stok').click();
    await layar.pilih('Alasan', 'Dipakai atau diberikan ke customer');
    await layar.isi.getByLabel('Jumlah KTKUJI').fill('13');
    await expect(baris).toContainText('Stok hanya 12 pcs');
    await expect(layar.tombol(/^Simpan Ambil/)).toBeDisabled();
    await layar.isi.getByLabel('Jumlah KTKUJI').fill('10');
    // Somebody else takes most of it first.
    const lain = {
      jenis: 'AMBIL',
      kode_toko: 'CU1',
      alasan: 'DIPAKAI',
      detail_barang: [{ kode_group: 'ACC', kode_dept: 'KTKUJI', qty: 5 }],
    };
    expect((await api.panggil('POST', 'stock-aksesoris', lain)).status).toBe(200);
    await page.keyboard.press('F9');
    await expect(baris).toContainText('Stok KTKUJI hanya 7 buah, diambil 10');
    await layar.isi.getByLabel('Jumlah KTKUJI').fill('7');
    await page.keyboard.press('F9');
    await expect(layar.isi.getByRole('status')).toContainText('7 pcs');
    await expect(baris.getByRole('cell').nth(2)).toHaveText('0');

    await layar.isi.getByRole('tab', { name: 'Dokumen' }).click();
    await layar.isi
      .getByRole('button', { name: /^TASBY1-/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('KTKUJI');
    await dialog.getByRole('button', { name: 'Cetak Slip' }).click();
    const jendela = page.waitForEvent('popup');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Buka PDF/ })
      .click();
    await (await jendela).close();
  });
});

test('barang manual ditambah, dipindah, dihancurkan, dan dilaporkan', async ({ page }) => {
  const api = await Api.masuk(USER);
  await baki(api, 'CU2', 'TOKO');
  await baki(api, 'CU3', 'TOKO');
  await baki(api, 'CU4', 'HANCUR');
  await new HalamanMasuk(page).langsung(USER);
  const layar = new LayarBarang(page);

  await layar.buka('/data-barang-manual', 'Data Barang Manual');
  await layar.isi.getByRole('tab', { name: 'Tambah Stok' }).click();
  await layar.pilih('Kategori', '750 · EMAS 750');
  await layar.pilih('Kode Jenis', 'GEL750 · GELANG');
  await layar.pilih('Kode Baki', 'CU2');
  await layar.isi.getByLabel('Jumlah').fill('10');
  await layar.isi.getByLabel('Berat', { exact: false }).first().fill('30.5');
  await layar.isi.getByLabel('Harga Modal').fill('30500000');
  await layar.tombol('Tambah Ke Daftar').click();
  await expect(layar.isi.getByRole('table', { name: 'Stok yang ditambah' })).toContainText('30.500');
  // The next line begins with its type: the list is open already.
  await page.keyboard.press('Escape');
  await harusRamah(page);
  await page.keyboard.press('F9');
  await expect(layar.isi.getByRole('status')).toContainText(/TBSBY1-\d{6}-\d{4} · 1 baris · 10 pcs · 30\.500 gr/);
  await layar.isi.getByRole('tab', { name: 'Stok', exact: true }).click();
  await layar.isi.getByRole('textbox', { name: 'Cari' }).fill('CU2');
  await expect(layar.isi.getByRole('row').filter({ hasText: 'GEL750' })).toContainText('30.500');

  await layar.buka('/pindah-barang-manual', 'Pindah Barang Manual');
  await layar.pilih('Gudang Tujuan', 'TOKO');
  await layar.pilih('Baki Tujuan', 'CU3');
  await layar.isi.getByLabel('Jumlah CU2 GEL750').fill('4');
  await layar.isi.getByLabel('Berat CU2 GEL750').fill('40');
  await expect(layar.isi.getByRole('alert').filter({ hasText: 'Stok hanya 30.500 gr' })).toBeVisible();
  await layar.isi.getByLabel('Berat CU2 GEL750').fill('12.2');
  await harusRamah(page);
  await page.keyboard.press('F9');
  await expect(layar.isi.getByRole('status')).toContainText(/PBSBY1-/);

  await layar.buka('/hancur-barang-manual', 'Hancur Barang Manual');
  await layar.pilih('Gudang Tujuan', 'HANCUR');
  await layar.pilih('Baki Tujuan', 'CU4');
  await layar.isi.getByLabel('Alasan').fill('model lama');
  await layar.isi.getByRole('button', { name: 'Semua CU3 GEL750' }).click();
  await page.keyboard.press('F9');
  await page.getByRole('dialog', { name: 'Hancur Barang Manual' }).getByRole('button', { name: 'Hancurkan' }).click();
  await expect(layar.isi.getByRole('status')).toContainText(/HBSBY1-\d{6}-\d{4} · 1 baris · 4 pcs · 12\.200 gr/);

  await layar.buka('/laporan-summary-barang-manual', 'Laporan Barang Manual Summary');
  await layar.tombol('Filter Laporan').click();
  // The grams that are left and their worth: the worth has room at this width.
  await expect(layar.isi.getByRole('row').filter({ hasText: 'CU2' })).toContainText('18,300,000');
  await layar.buka('/laporan-hancur-barang-manual', 'Laporan Hancur Barang Manual');
  await layar.tombol('Filter Laporan').click();
  await expect(layar.isi.getByRole('row').filter({ hasText: 'GEL750' }).first()).toContainText('12.200');
});

test.describe('pembatalan', () => {
  // The cancellation without an approval.
  test.use({ bolehGalat: { pola: [/status of 422/] } });

  test('dokumen barang manual dibatalkan dari layarnya dengan otorisasi', async ({ page }) => {
    const api = await Api.masuk(USER);
    await baki(api, 'CU5', 'TOKO');
    const isi = {
      keterangan: 'salah baki',
      detail_barang: [
        { kode_group: '750', kode_dept: 'GEL750', kode_toko: 'CU5', qty: 3, berat: 9.3, harga_modal: 9_300_000 },
      ],
    };
    const { data } = await api.panggil<{ no_dok: string }>('POST', 'barang-manual', isi);
    await new HalamanMasuk(page).langsung(USER);
    const layar = new LayarBarang(page);
    await layar.buka('/data-barang-manual', 'Data Barang Manual');
    await layar.isi.getByRole('tab', { name: 'Dokumen' }).click();
    await layar.isi.getByRole('button', { name: data.no_dok }).click();
    const rinci = page.getByRole('dialog', { name: data.no_dok });
    await rinci.getByRole('button', { name: 'Batalkan' }).click();
    const batal = page.getByRole('dialog', { name: `Batalkan ${data.no_dok}` });
    await batal.getByRole('button', { name: 'Batalkan Dokumen' }).click();
    await expect(batal.getByText('Alasan Harus Diisi')).toBeVisible();
    await batal.getByLabel('Alasan').fill('salah baki');
    await harusRamah(page);
    await batal.getByRole('button', { name: 'Batalkan Dokumen' }).click();
    // Who wrote it does not say yes to it.
    const izin = page.getByRole('dialog', { name: 'Otorisasi' });
    await izin.getByLabel('Username').fill('spv-sby1');
    await izin.getByLabel('Password', { exact: true }).fill(SANDI);
    await izin.getByRole('button', { name: 'Setujui' }).click();
    await expect(page.getByText('Dokumen Berhasil Dibatalkan')).toBeVisible();
    await layar.isi.getByRole('button', { name: data.no_dok }).click();
    await expect(rinci).toContainText('Dibatalkan own-sby1');
    await expect(rinci.getByRole('button', { name: 'Batalkan' })).toHaveCount(0);
    const stok = await api.ambil<{ kode_toko: string }[]>('barang-manual?kode_toko=CU5');
    expect(stok).toEqual([]);
  });
});
