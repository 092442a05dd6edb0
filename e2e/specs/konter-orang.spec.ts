// Who stands at the counter: a request taken back, the start page of a level, the cashier's own sales person, a file that
// wakes what was deleted, a person with two stores, and a page whose part of the program did not come.
import type { Definisi } from '../../web/src/kit/master/tipe';
import { Api } from '../alat/api';
import { harusRamah } from '../alat/axe';
import { barangJual } from '../alat/niaga';
import { server } from '../alat/server';
import { expect, test } from '../alat/uji';
import { HalamanMaster } from '../pages/HalamanMaster';
import { HalamanMasuk } from '../pages/HalamanMasuk';
import { HalamanUsers } from '../pages/HalamanUsers';
import { Kerangka } from '../pages/Kerangka';
import { LayarJual } from '../pages/LayarJual';

const TOKO = 'sby1';

test('kasir menarik permintaannya: kotak, kabar dan tutup toko supervisor tahu saat itu juga', async ({
  page,
  browser,
}) => {
  const [kode = ''] = await barangJual(TOKO, 'NKO', [2.6], 'CINCIN TARIK');
  const lain = await (await browser.newContext({ baseURL: server().url })).newPage();
  await new HalamanMasuk(lain).masuk(`spv-${TOKO}`);
  const jual = await LayarJual.denganBarang(page, `kasir1-${TOKO}`, kode);
  const dialog = await jual.mintaDariLayar();
  const kotak = lain.getByRole('button', { name: 'Permintaan otorisasi: 1 menunggu', exact: true });
  await expect(kotak).toBeVisible();
  await expect(lain.getByText(/^Permintaan otorisasi: .*rugi/)).toBeVisible();
  await harusRamah(page);
  await dialog.getByRole('button', { name: 'Tarik permintaan' }).click();
  await expect(dialog.getByRole('button', { name: 'Minta dari layar supervisor atau owner' })).toBeVisible();
  await expect(lain.getByRole('button', { name: 'Permintaan otorisasi', exact: true })).toBeVisible();
  await expect(lain.getByText(/^Permintaan otorisasi: .*rugi/)).toBeHidden();
  // Leaving the dialog takes a request back too; the closing screen follows both without its own asking.
  await lain.goto('/tutup-toko');
  const halangan = lain.getByRole('region', { name: 'Yang harus diselesaikan' });
  await expect(halangan).toBeVisible();
  await expect(halangan.getByText(/permintaan otorisasi menunggu/)).toBeHidden();
  await lain.evaluate(() => Object.defineProperty(document, 'visibilityState', { value: 'hidden' }));
  await dialog.getByRole('button', { name: 'Minta dari layar supervisor atau owner' }).click();
  await expect(kotak).toBeVisible();
  await expect(halangan.getByText(/permintaan otorisasi menunggu/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Batal', exact: true }).click();
  await expect(lain.getByRole('button', { name: 'Permintaan otorisasi', exact: true })).toBeVisible();
  await expect(halangan.getByText(/permintaan otorisasi menunggu/)).toBeHidden();
  await lain.context().close();
});

test('halaman awal diatur per level di Setting System', async ({ page }) => {
  await new HalamanMasuk(page).langsung(`own-${TOKO}`);
  await page.goto('/settingsystem?cari=HALAMAN_AWAL');
  const spv = page.getByRole('combobox', { name: 'HALAMAN_AWAL SPV' });
  await expect(page.getByRole('combobox', { name: 'HALAMAN_AWAL KASIR' })).toHaveValue('Transaksi Penjualan');
  await spv.fill('Data Barang');
  await page.getByRole('option', { name: 'Data Barang', exact: true }).click();
  await harusRamah(page);
  await page.keyboard.press('F9');
  await expect(page.getByText('Data Berhasil Di Update')).toBeVisible();
  await new HalamanMasuk(page).langsung(`own-${TOKO}`);
  await page.evaluate(() => localStorage.clear());
  await new HalamanMasuk(page).masuk(`spv-${TOKO}`, /\/data-barang$/);
  const own = await Api.masuk(`own-${TOKO}`);
  const bawaan = [{ key: 'HALAMAN_AWAL', value: 'KASIR=/transaksi-penjualan' }];
  expect((await own.panggil('PUT', 'para-system', bawaan)).status).toBe(200);
});

test('sales yang terikat pada akun kasir terisi sendiri', async ({ page }) => {
  const own = await Api.masuk(`own-${TOKO}`);
  const def = (await own.ambil<Definisi[]>('definisi/master')).find((satu) => satu.slug === 'master-sales') as Definisi;
  await new HalamanMasuk(page).langsung(`own-${TOKO}`);
  await page.goto('/dashboard');
  const hal = new HalamanMaster(page, def, 'Master Sales');
  await hal.buka();
  await hal.cariTeks('S04');
  await hal.tombolBaris('Edit', { kode_sales: 'S04' }).click();
  const kolom = def.kolom.find((k) => k.nama === 'user_id');
  if (!kolom) throw new Error('tidak ada kolom user_id');
  await hal.isiKolom(hal.formEdit(), kolom, `kasir2-${TOKO}`);
  await page.keyboard.press('F9');
  await expect(hal.formEdit()).toBeHidden();
  await expect(hal.baris({ kode_sales: 'S04' })).toContainText(`kasir2-${TOKO}`);
  await new HalamanMasuk(page).langsung(`kasir2-${TOKO}`);
  const jual = new LayarJual(page);
  await jual.buka();
  await expect(page.getByRole('combobox', { name: 'Sales' })).toHaveValue(/^S04/);
});

test('berkas yang bertemu baris terhapus: aktifkan semua, atau satu per satu', async ({ page }) => {
  const own = await Api.masuk(`own-${TOKO}`);
  const def = (await own.ambil<Definisi[]>('definisi/master')).find((satu) => satu.slug === 'master-warna') as Definisi;
  for (const kode_warna of ['E2EA', 'E2EB']) {
    const { data } = await own.panggil<{ _id: string }>('POST', 'warna', { kode_warna, nama_warna: 'LAMA' });
    expect((await own.panggil('DELETE', `warna/${data._id}`)).status).toBe(200);
  }
  await new HalamanMasuk(page).langsung(`own-${TOKO}`);
  await page.goto('/dashboard');
  const hal = new HalamanMaster(page, def, 'Master Warna');
  await hal.buka();
  const dialog = await hal.pilihCsv('kode_warna,nama_warna\nE2EA,BARU A\nE2EB,BARU B\nE2EC,BARU C\n');
  await expect(dialog.getByText('1 baris siap diimpor, 2 perlu dijawab.')).toBeVisible();
  await harusRamah(page);
  await dialog.getByRole('button', { name: 'Aktifkan semua' }).click();
  await dialog.getByRole('checkbox', { name: 'Baris 3: E2EB' }).uncheck();
  await dialog.getByRole('button', { name: 'Impor 2 baris' }).click();
  await expect(page.getByText('2 baris berhasil disimpan, 1 dilewati')).toBeVisible();
  const kode = (await own.ambil<{ kode_warna: string; nama_warna: string }[]>('warna')).filter((w) =>
    w.kode_warna.startsWith('E2E'),
  );
  expect(kode.map((w) => `${w.kode_warna} ${w.nama_warna}`)).toEqual(['E2EA BARU A', 'E2EC BARU C']);
});

test('orang dengan dua toko berpindah dari nama toko di kepala', async ({ page }) => {
  await new HalamanMasuk(page).masuk('pusat');
  const users = new HalamanUsers(page);
  await users.buka();
  await page.getByRole('textbox', { name: 'Cari di Data users' }).fill('kasir2-bdg1');
  const form = await users.ubah('kasir2-bdg1');
  await harusRamah(page);
  await form.getByRole('combobox', { name: /^Toko lain/ }).click();
  await page.getByRole('option', { name: /^SBY1/ }).click();
  await page.keyboard.press('F9');
  await expect(form).toBeHidden();
  await expect(users.tabel.getByRole('row').filter({ hasText: 'kasir2-bdg1' })).toContainText('+ SBY1');
  await new HalamanMasuk(page).langsung('kasir2-bdg1');
  await page.goto('/dashboard');
  const kepala = new Kerangka(page).kepala;
  await expect(kepala.getByText(/^BDG1 · /)).toBeVisible();
  await page.keyboard.press('Alt+t');
  await expect(page.getByRole('menuitem')).toHaveCount(2);
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await harusRamah(page);
  await page.getByRole('menuitem', { name: /^SBY1/ }).click();
  await expect(page.getByText('Sekarang bekerja di toko SBY1')).toBeVisible();
  await expect(kepala.getByText(/^SBY1 · /)).toBeVisible();
  await page.reload();
  await expect(kepala.getByText(/^SBY1 · /)).toBeVisible();
});

test.describe('halaman yang belum termuat', () => {
  // The browser and React both tell of the part that did not come.
  test.use({ bolehGalat: { pola: [/./] } });

  test('sambungan putus saat halaman dibuka: dikatakan dengan ramah, lalu dicoba lagi', async ({ page }) => {
    await new HalamanMasuk(page).masuk(`own-${TOKO}`);
    // Parts have no names: the shell, its page and the palette stand, so the next one is that of the page asked for.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await new Kerangka(page).cari('data users');
    const users = page.getByRole('option', { name: /^Data Users/ });
    await expect(users).toBeVisible();
    const bagian = /\/assets\/[^/]*\.js/;
    await page.route(bagian, (rute) => rute.abort('internetdisconnected'));
    await users.click();
    await expect(page.getByRole('heading', { name: 'Halaman ini belum termuat' })).toBeVisible();
    // The shell stands: another page is one step away.
    await expect(new Kerangka(page).sisi).toBeVisible();
    await harusRamah(page);
    await page.unroute(bagian);
    await page.getByRole('button', { name: 'Coba Lagi' }).click();
    await expect(new HalamanUsers(page).tabel).toBeVisible();
  });
});
