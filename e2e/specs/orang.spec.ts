// People, rights, stores and settings as a shop sets them up: each flow makes its own users and puts back what it turns.
// A second browser context is the person whose rights change while they work.
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { daftarkanAgen, jawabSekali } from '../alat/agen';
import { harusRamah } from '../alat/axe';
import { expect, SANDI, test } from '../alat/uji';
import { HalamanMasuk } from '../pages/HalamanMasuk';
import { HalamanUsers, PohonHak } from '../pages/HalamanUsers';
import { Kerangka } from '../pages/Kerangka';

const SANDI_BARU = 'sandi-kasir-e2e';

async function orangLain(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const konteks = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 }, locale: 'id-ID' });
  return konteks.newPage();
}

async function token(request: APIRequestContext, user_id: string, password = SANDI): Promise<Record<string, string>> {
  const jawaban = await request.post('/api/v1/users/login', { data: { user_id, password } });
  expect(jawaban.ok()).toBe(true);
  return { Authorization: `Bearer ${(await jawaban.json()).data.token}` };
}

interface Simpul {
  key: string;
  is_show: boolean;
  children: Simpul[];
}

const daun = (pohon: Simpul[]): string[] =>
  pohon.flatMap((s) => (s.children.length > 0 ? daun(s.children) : s.is_show ? [s.key] : []));

async function akses(request: APIRequestContext, kepala: Record<string, string>, user: string): Promise<string[]> {
  const jawaban = await request.get(`/api/v1/users/akses/${user}`, { headers: kepala });
  return daun((await jawaban.json()).data.akses).sort();
}

async function buatUser(
  request: APIRequestContext,
  kepala: Record<string, string>,
  user_id: string,
  level: string,
): Promise<void> {
  const jawaban = await request.post('/api/v1/users', {
    headers: kepala,
    data: { user_id, user_name: user_id, level, kode_toko: 'PST', password: 'sandi-awal-e2e' },
  });
  expect(jawaban.ok()).toBe(true);
}

interface UserDaftar {
  user_id: string;
  user_name: string;
  level: string;
  kode_toko: string;
  pusat: boolean;
  no_whatsapp: string;
  aktif: boolean;
  versi: number;
}

async function semuaUser(request: APIRequestContext, kepala: Record<string, string>): Promise<UserDaftar[]> {
  return (await (await request.get('/api/v1/users', { headers: kepala })).json()).data;
}

/** As the form of somebody else would save it: the fields of the call and no other. */
async function gantiNama(
  request: APIRequestContext,
  kepala: Record<string, string>,
  user: UserDaftar | undefined,
  user_name: string,
): Promise<void> {
  if (!user) throw new Error('user tidak ada di daftar');
  const { level, kode_toko, pusat, no_whatsapp, aktif, versi } = user;
  const data = { user_name, level, kode_toko, pusat, no_whatsapp, aktif, versi };
  const jawaban = await request.put(`/api/v1/users/edit/${user.user_id}`, { headers: kepala, data });
  expect(jawaban.status()).toBe(200);
}

// Refusals that a flow provokes are logged by the browser.
test.use({ bolehGalat: { pola: [/status of 4(09|22)/] } });

test('owner menambah kasir yang mengganti password sekali pakai; haknya mengikuti pohon saat itu juga', async ({
  page,
  browser,
  baseURL,
}) => {
  await new HalamanMasuk(page).langsung('own');
  const users = new HalamanUsers(page);
  await users.buka();
  await page.keyboard.press('F2');
  await harusRamah(page);
  // Each rule speaks under its field.
  await page.keyboard.press('F9');
  await expect(users.form.getByText('User ID Tidak Boleh Kosong')).toBeVisible();
  await users.form.getByRole('button', { name: 'Batal' }).click();
  const sandi = await users.tambah({ user_id: 'e2e.kasir', nama: 'Kasir Percobaan', level: 'KASIR' });
  await expect(users.tabel.getByRole('row', { name: /e2e\.kasir/ })).toContainText('Password sekali pakai');
  await harusRamah(page);

  const dia = await orangLain(browser, baseURL);
  const masuk = new HalamanMasuk(dia);
  await masuk.buka();
  await masuk.isi('e2e.kasir', sandi);
  const ganti = dia.getByRole('dialog', { name: /Ganti Password/ });
  await expect(ganti).toBeVisible();
  await ganti.getByLabel('Password Lama').fill(sandi);
  await ganti.getByLabel('Password Baru', { exact: true }).fill(SANDI_BARU);
  await ganti.getByLabel('Ulangi Password Baru').fill(SANDI_BARU);
  await ganti.getByRole('button', { name: 'Simpan' }).click();
  // A cashier begins at the till.
  await expect(dia.getByRole('heading', { name: 'Transaksi Penjualan' })).toBeVisible();
  const kerangka = new Kerangka(dia);
  await kerangka.tunjuk('Utility');
  await expect(kerangka.melayang('Utility').getByRole('link')).toHaveText(['Tutup Toko']);
  await dia.mouse.move(1200, 800);

  // Given: the menu appears without a reload.
  const form = await users.ubah('e2e.kasir');
  await form.getByRole('button', { name: 'Hak Akses' }).click();
  const pohon = new PohonHak(page);
  await expect(pohon.kotak('Utility', 'Data Users')).not.toBeChecked();
  await page.getByRole('textbox', { name: 'Cari menu' }).fill('data users');
  await expect(page.getByRole('region', { name: /^(?!Lapisan di atas halaman$)/ })).toHaveCount(1);
  await pohon.kotak('Utility', 'Data Users').check();
  await harusRamah(page);
  await pohon.simpan();
  await expect(async () => {
    await kerangka.tunjuk('Utility');
    await expect(kerangka.melayang('Utility').getByRole('link')).toHaveText(['Tutup Toko', 'Data Users'], {
      timeout: 1000,
    });
  }).toPass();
  await kerangka.melayang('Utility').getByRole('link', { name: 'Data Users' }).click();
  await expect(dia.getByRole('table', { name: 'Data users' })).toBeVisible();

  // Taken in the middle of the work: refused at once, on the screen and at the server.
  await pohon.kotak('Utility', 'Data Users').uncheck();
  await pohon.simpan();
  await expect(dia.getByText('Akses Di Menu Ini Tidak Di Izinkan')).toBeVisible();
  const status = await dia.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem('user') ?? '{}');
    return (await fetch('/api/v1/users', { headers: { Authorization: `Bearer ${token}` } })).status;
  });
  expect(status).toBe(403);

  // Stopped: out at once.
  await users.buka();
  const ubah = await users.ubah('e2e.kasir');
  await ubah.getByRole('switch', { name: 'Aktif: boleh masuk' }).click();
  await page.keyboard.press('F9');
  await expect(page.getByText('Data Berhasil Dirubah')).toBeVisible();
  await expect(new HalamanMasuk(dia).tombol).toBeVisible();
  await new HalamanMasuk(dia).isi('e2e.kasir', SANDI_BARU);
  await expect(new HalamanMasuk(dia).galat).not.toBeEmpty();
  await page.getByRole('radiogroup', { name: 'Status user' }).getByText('Nonaktif', { exact: true }).click();
  await expect(users.tabel.getByRole('row', { name: /e2e\.kasir/ })).toBeVisible();
  await dia.context().close();
});

test('hak disalin dari user lain dan dari template', async ({ page, request }) => {
  const kepala = await token(request, 'own');
  await buatUser(request, kepala, 'e2e.salin', 'KASIR');
  await new HalamanMasuk(page).langsung('own');
  const pohon = new PohonHak(page);
  await pohon.buka('e2e.salin');
  await page.getByRole('combobox', { name: 'Salin dari user' }).click();
  await page.getByRole('option', { name: 'fin (FIN)' }).click();
  await expect(page.getByText(/ditambah, \d+ dicabut/)).toBeVisible();
  await pohon.simpan();
  expect(await akses(request, kepala, 'e2e.salin')).toEqual(await akses(request, kepala, 'fin'));
  await page.getByRole('combobox', { name: 'Salin dari template' }).click();
  await page.getByRole('option', { name: 'KASIR' }).click();
  await pohon.simpan();
  expect(await akses(request, kepala, 'e2e.salin')).toEqual(await akses(request, kepala, 'kasir2'));
  // A whole menu by one tick, and back without saving.
  await pohon.kotak('Katalog', 'Katalog').check();
  await expect(page.getByText(/\d+ ditambah, 0 dicabut/)).toBeVisible();
  await page.getByRole('button', { name: 'Kembalikan' }).click();
  await expect(page.getByText('Belum ada perubahan')).toBeVisible();
});

test('pemilik tidak punya hak untuk diatur, dan pohonnya hanya dibaca', async ({ page }) => {
  await new HalamanMasuk(page).masuk('su', /\/(dashboard|pilih-toko)$/);
  await new PohonHak(page).buka('own');
  await expect(page.getByText('Level OWN melihat semua menu')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Simpan' })).toHaveCount(0);
});

test('hak banyak user: selisih dilihat dulu, lalu disimpan bersama', async ({ page, request }) => {
  const kepala = await token(request, 'own');
  for (const user of ['e2e.satu', 'e2e.dua']) await buatUser(request, kepala, user, 'E2E');
  await new HalamanMasuk(page).langsung('own');
  await page.goto('/hak-akses-news');
  await page.getByRole('combobox', { name: 'Level' }).click();
  await page.getByRole('option', { name: 'E2E' }).click();
  await expect(page.getByRole('region', { name: 'User' }).getByText('2 user dipilih')).toBeVisible();
  const pohon = new PohonHak(page);
  await pohon.kotak('Data Barang', 'Timbang Baki').check();
  await pohon.kotak('Dashboard', 'Dashboard Pusat').uncheck();
  await harusRamah(page);
  await page.keyboard.press('F8');
  const dialog = page.getByRole('dialog', { name: 'Periksa Perubahan' });
  for (const user of ['e2e.satu', 'e2e.dua']) {
    const baris = dialog.getByRole('row', { name: new RegExp(user) });
    await expect(baris.getByRole('cell').nth(1)).toHaveText('Timbang Baki');
    await expect(baris.getByRole('cell').nth(2)).toHaveText('Dashboard Pusat');
  }
  await harusRamah(page);
  // Somebody changes one of them meanwhile: neither is saved.
  const dua = (await semuaUser(request, kepala)).find((u) => u.user_id === 'e2e.dua');
  await gantiNama(request, kepala, dua, 'Sudah Berubah');
  await page.keyboard.press('F9');
  await expect(page.getByText(/sudah diubah orang lain/)).toBeVisible();
  expect(await akses(request, kepala, 'e2e.satu')).toContain('/dashboardPusat');
  await expect(page.getByText(/sudah diubah orang lain/)).toBeHidden();
  await page.keyboard.press('F8');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('F9');
  await expect(page.getByText('Data Berhasil Dirubah')).toBeVisible();
  for (const user of ['e2e.satu', 'e2e.dua']) {
    const kini = await akses(request, kepala, user);
    expect(kini).toContain('/timbang-baki');
    expect(kini).not.toContain('/dashboardPusat');
  }
});

test('dua orang mengubah satu user: yang kedua melihat kedua versi dan memilih', async ({ page, request }) => {
  const kepala = await token(request, 'own');
  await buatUser(request, kepala, 'e2e.bersama', 'KASIR');
  const baca = async () => (await semuaUser(request, kepala)).find((u) => u.user_id === 'e2e.bersama');
  const orangLainMenyimpan = async (user_name: string) => gantiNama(request, kepala, await baca(), user_name);
  await new HalamanMasuk(page).langsung('own');
  const users = new HalamanUsers(page);
  await users.buka();
  const form = await users.ubah('e2e.bersama');
  await orangLainMenyimpan('Versi Mereka');
  await form.getByLabel('Nama').fill('Versi Saya');
  await page.keyboard.press('F9');
  const bentrok = page.getByRole('dialog', { name: 'Data Ini Sudah Diubah Orang Lain' });
  const kedua = bentrok.getByRole('table', { name: 'Kedua versi' });
  await expect(kedua.getByRole('row', { name: 'Nama Versi Mereka Versi Saya' })).toBeVisible();
  await harusRamah(page);
  // Going back keeps what was typed and saves nothing.
  await bentrok.getByRole('button', { name: 'Kembali ke formulir' }).click();
  await expect(form.getByLabel('Nama')).toHaveValue('Versi Saya');
  expect((await baca())?.user_name).toBe('Versi Mereka');
  await page.keyboard.press('F9');
  await bentrok.getByRole('button', { name: 'Pakai yang tersimpan' }).click();
  await expect(form.getByLabel('Nama')).toHaveValue('Versi Mereka');
  // And again, this time one's own stays.
  await orangLainMenyimpan('Versi Ketiga');
  await form.getByLabel('Nama').fill('Versi Terakhir');
  await page.keyboard.press('F9');
  await expect(kedua.getByRole('row', { name: 'Nama Versi Ketiga Versi Terakhir' })).toBeVisible();
  await bentrok.getByRole('button', { name: 'Simpan isian saya' }).click();
  await expect(form).toBeHidden();
  expect((await baca())?.user_name).toBe('Versi Terakhir');
});

test('sidik jari didaftarkan lewat agen, gagal lalu berhasil, dan dihapus lagi', async ({ page, request, baseURL }) => {
  const kepala = await token(request, 'own-bdg1');
  const atur = async (value: string) => {
    const data = [{ key: 'FINGERPRINT_MODULE', value }];
    expect((await request.put('/api/v1/para-system', { headers: kepala, data })).ok()).toBe(true);
  };
  const url = baseURL ?? '';
  const agen = daftarkanAgen('BDG1', 'e2e');
  await atur('on');
  await new HalamanMasuk(page).langsung('own-bdg1');
  const users = new HalamanUsers(page);
  await users.buka();
  await (await users.ubah('spv-bdg1')).getByRole('button', { name: 'Sidik Jari' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sidik Jari spv-bdg1' });
  const daftarkan = dialog.getByRole('button', { name: 'Daftarkan Telunjuk kanan' });
  const berhasil = page.getByText('Fingerprint Berhasil Di Scan');
  await daftarkan.click();
  await expect(dialog.getByText('Password Anda wajib diisi')).toBeVisible();
  await harusRamah(page);
  await dialog.getByLabel('Password Anda').fill(SANDI);
  await daftarkan.click();
  await expect(dialog.getByRole('status')).toContainText('Telunjuk kanan');
  await jawabSekali(url, agen, '--fail');
  await expect(dialog.getByRole('status')).toBeHidden();
  await daftarkan.click();
  await expect(dialog.getByRole('status')).toBeVisible();
  await jawabSekali(url, agen);
  await expect(berhasil).toBeVisible();
  const hapus = dialog.getByRole('button', { name: 'Hapus Telunjuk kanan' });
  await expect(hapus).toBeVisible();
  await hapus.click();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(daftarkan).toBeVisible();
  await atur('off');
});

test('modul yang dimatikan di setting system menutup menunya, lalu dinyalakan lagi', async ({ page }) => {
  await new HalamanMasuk(page).langsung('own-sby1');
  const ganti = async (nyala: boolean) => {
    await page.goto('/settingsystem');
    await page.getByRole('textbox', { name: 'Cari setting' }).fill('cek kupon');
    await expect(page.locator('[data-setting]')).toHaveCount(1);
    const saklar = page.getByRole('switch', { name: 'KUPON_PENJUALAN_MODULE' });
    await expect(saklar).toBeChecked({ checked: nyala });
    await saklar.click();
    await expect(page.getByText('1 perubahan belum disimpan')).toBeVisible();
    await harusRamah(page);
    await page.keyboard.press('F9');
    await expect(
      page.getByText('Terjadi perubahan pada setting system, Apakah anda ingin refresh halaman ??'),
    ).toBeVisible();
    const dimuatUlang = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Refresh' }).click();
    await dimuatUlang;
  };
  await ganti(true);
  const kerangka = new Kerangka(page);
  await kerangka.cari('cek kupon');
  await expect(page.getByText('Tidak Ada Data')).toBeVisible();
  await page.goto('/cek-kupon');
  await expect(page.getByRole('heading', { name: 'Menu Ini Tidak Aktif' })).toBeVisible();
  await ganti(false);
  await page.goto('/cek-kupon');
  await expect(page.getByRole('heading', { name: 'Cek Kupon' })).toBeVisible();
});

test('setting toko mengubah nama toko di kepala, juga di layar orang lain', async ({ page, browser, baseURL }) => {
  await new HalamanMasuk(page).masuk('own-sby1');
  const dia = await orangLain(browser, baseURL);
  await new HalamanMasuk(dia).masuk('kasir1-sby1');
  const simpan = async (nama: string) => {
    await page.getByLabel('Nama Toko').fill(nama);
    await expect(page.getByRole('region', { name: 'Kepala nota' })).toContainText(nama);
    await page.keyboard.press('F9');
    for (const satu of [page, dia]) await expect(satu.getByRole('banner')).toContainText(nama);
  };
  await page.goto('/settingtoko');
  const lama = await page.getByLabel('Nama Toko').inputValue();
  await page.getByLabel('Nama Toko').fill('');
  await page.keyboard.press('F9');
  await expect(page.getByText('Nama Toko Tidak Boleh Kosong')).toBeVisible();
  await simpan('Karat Percobaan');
  await harusRamah(page);
  await simpan(lama);
  await dia.context().close();
});

test('pusat menambah toko dengan kode yang sah, cabang tidak bisa menambah', async ({ page }) => {
  await new HalamanMasuk(page).masuk('pusat');
  await page.goto('/master-toko');
  const tabel = page.getByRole('table', { name: 'Master toko' });
  await expect(tabel.getByRole('button', { name: 'JKT1' })).toBeVisible();
  await page.keyboard.press('F2');
  const form = page.getByRole('dialog', { name: 'Tambah Toko' });
  await form.getByLabel('Kode Toko').fill('-');
  await form.getByLabel('Nama Toko').fill('Karat E2E');
  await page.keyboard.press('F9');
  await expect(form.getByText(/hanya huruf A-Z dan angka/)).toBeVisible();
  await harusRamah(page);
  await form.getByLabel('Kode Toko').fill('e2e1');
  await page.keyboard.press('F9');
  await expect(form).toBeHidden();
  await expect(tabel.getByRole('button', { name: 'E2E1' })).toBeVisible();
  await new Kerangka(page).keluar();
  await new HalamanMasuk(page).langsung('own-jkt1');
  await page.goto('/master-toko');
  await expect(tabel.getByRole('button', { name: 'JKT1' })).toBeVisible();
  await expect(tabel.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Tambah Data' })).toHaveCount(0);
});
