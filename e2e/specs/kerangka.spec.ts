// The shell: menus by rights, float submenus, palette, help, refresh, dark mode, lock, store picker, POS, offline.
// One test a behaviour; axe looks at every state on the way.
import { harusRamah } from '../alat/axe';
import { sekarang } from '../alat/jam';
import { expect, SANDI, test } from '../alat/uji';
import { HalamanMasuk } from '../pages/HalamanMasuk';
import { Kerangka } from '../pages/Kerangka';

test('owner melihat semua menu dan sampai ke layar lewat submenu melayang', async ({ page }) => {
  await new HalamanMasuk(page).masuk('own');
  const kerangka = new Kerangka(page);
  await expect(kerangka.sisi.getByRole('button')).toHaveCount(15);
  await kerangka.bukaMenu('Laporan', 'Laporan Penjualan Sales');
  await expect(page).toHaveURL(/\/laporan-penjualan-sales$/);
  await expect(page).toHaveTitle('Laporan Penjualan Sales · Karat');
  await expect(kerangka.melayang('Laporan')).toBeHidden();
});

test('submenu melayang sembunyi setelah penunjuk pergi', async ({ page }) => {
  await new HalamanMasuk(page).masuk('own');
  const kerangka = new Kerangka(page);
  await kerangka.tunjuk('Data Barang');
  await page.mouse.move(1200, 800);
  await expect(kerangka.melayang('Data Barang')).toBeHidden();
});

test('kasir hanya melihat menunya; menu lain ditolak', async ({ page }) => {
  await new HalamanMasuk(page).masuk('kasir1');
  const kerangka = new Kerangka(page);
  await expect(kerangka.menu('Utility')).toBeVisible();
  await expect(kerangka.menu('Laporan')).toHaveCount(0);
  // The pointer stands still while the shell is drawn: a menu that came under it afterwards has not been entered.
  await expect(page.getByRole('heading', { name: 'Transaksi Penjualan', level: 1 })).toBeVisible();
  await kerangka.tunjuk('Utility');
  await expect(kerangka.melayang('Utility').getByRole('link')).toHaveText(['Tutup Toko']);
  await page.goto('/data-users');
  await expect(page.getByText('Akses Di Menu Ini Tidak Di Izinkan')).toBeVisible();
  await harusRamah(page);
  await page.getByRole('link', { name: 'Go Home' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('modul mati, pengganti, dan kedua halaman 404', async ({ page }) => {
  await new HalamanMasuk(page).masuk('own');
  await page.goto('/gesek-tunai');
  await expect(page.getByRole('heading', { name: 'Menu Ini Tidak Aktif' })).toBeVisible();
  await page.goto('/alamat-yang-tidak-ada');
  await expect(page.getByRole('heading', { name: "We couldn't find it..." })).toBeVisible();
  await harusRamah(page);
  await page.getByRole('link', { name: 'Go Home' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/404');
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go Home' })).toHaveCount(0);
});

test('palet menemukan menu dan membukanya dengan Enter', async ({ page }) => {
  await new HalamanMasuk(page).masuk('own');
  const kerangka = new Kerangka(page);
  await kerangka.cari('lihat penjualan');
  await expect(page.getByRole('option', { name: /^Lihat Penjualan/ }).first()).toBeVisible();
  await harusRamah(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/lihat-penjualan$/);
});

test('palet kasir tidak memuat menu yang tertutup', async ({ page }) => {
  await new HalamanMasuk(page).masuk('kasir1');
  await new Kerangka(page).cari('data users');
  await expect(page.getByText('Tidak Ada Data')).toBeVisible();
});

test('bantuan menyebut tombol, ? dan Esc', async ({ page }) => {
  await new HalamanMasuk(page).masuk('own');
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Bantuan Tombol' });
  await expect(dialog.getByText('Cari menu')).toBeVisible();
  await harusRamah(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('muat ulang berputar dua detik', async ({ page }) => {
  await new HalamanMasuk(page).masuk('own');
  const tombol = page.getByRole('button', { name: 'Muat ulang data' });
  // The page's own clock, moved by hand.
  await page.clock.install({ time: sekarang() });
  await page.clock.pauseAt(new Date(sekarang().getTime() + 60_000));
  await tombol.click();
  await expect(tombol).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(1900);
  await expect(tombol).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(200);
  await expect(tombol).toHaveAttribute('aria-busy', 'false');
});

test('mode gelap tersimpan dan langsung terpasang saat dimuat ulang', async ({ page }) => {
  await new HalamanMasuk(page).masuk('own');
  await page.getByRole('button', { name: 'Mode gelap' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(page.getByRole('heading', { name: /Selamat Datang/ })).toBeVisible();
  await new Kerangka(page).bukaMenuPengguna();
  await harusRamah(page);
  await page.getByRole('menuitem', { name: 'Keluar', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => localStorage.getItem('karat.pilihan.tema'))).toBe('dark');
});

test.describe('kunci', () => {
  test.use({ bolehGalat: { pola: [/status of 4\d\d/] } });
  test('layar terkunci dibuka dengan sandi, dan kasir lain bisa menggantikan', async ({ page }) => {
    await new HalamanMasuk(page).masuk('kasir1');
    const kerangka = new Kerangka(page);
    await kerangka.menuPengguna('Kunci Layar');
    await expect(page.getByRole('heading', { name: 'Layar Terkunci' })).toBeVisible();
    await harusRamah(page);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Layar Terkunci' })).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill(SANDI);
    await page.getByRole('button', { name: 'Buka', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Transaksi Penjualan', level: 1 })).toBeVisible();
    await kerangka.menuPengguna('Ganti Kasir');
    await page.getByLabel('User ID').fill('kasir2');
    await page.getByLabel('Password', { exact: true }).fill(SANDI);
    await page.getByRole('button', { name: 'Buka', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Transaksi Penjualan', level: 1 })).toBeVisible();
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Selamat Datang Kembali Kasir2' })).toBeVisible();
  });

  test('ganti password menolak sandi lama yang salah di bawah isiannya', async ({ page }) => {
    await new HalamanMasuk(page).masuk('kasir2');
    await new Kerangka(page).menuPengguna('Ganti Password');
    const dialog = page.getByRole('dialog', { name: 'Ganti Password' });
    await dialog.getByLabel('Password Lama').fill('salah');
    await dialog.getByLabel('Password Baru', { exact: true }).fill('karat-demo-2');
    await dialog.getByLabel('Ulangi Password Baru').fill('beda');
    await dialog.getByRole('button', { name: 'Simpan' }).click();
    await expect(dialog.getByText('Tidak sama dengan password baru')).toBeVisible();
    await dialog.getByLabel('Ulangi Password Baru').fill('karat-demo-2');
    const jawaban = page.waitForResponse((r) => r.url().endsWith('/users/ganti-password'));
    await dialog.getByRole('button', { name: 'Simpan' }).click();
    expect((await jawaban).ok()).toBe(false);
    await expect(dialog).toBeVisible();
  });
});

test('orang pusat memilih toko, orang cabang tidak', async ({ page }) => {
  await new HalamanMasuk(page).masuk('pusat');
  await page.getByRole('banner').getByRole('link', { name: /PST/ }).click();
  await expect(page.getByRole('heading', { name: 'Pilih Toko' })).toBeVisible();
  await harusRamah(page);
  await page.getByRole('textbox', { name: 'Cari toko' }).fill('jkt1');
  const modul = page.waitForRequest((permintaan) => permintaan.url().endsWith('/toko/JKT1/api/v1/para-system'));
  await page.getByRole('main').getByRole('button', { name: /JKT1/ }).click();
  await modul;
  await expect(page.getByRole('banner')).toContainText('JKT1');
  expect(await page.evaluate(() => localStorage.getItem('portal1'))).toMatch(/\/toko\/JKT1\/api\/v1\/$/);
  await new Kerangka(page).keluar();
  await new HalamanMasuk(page).masuk('own-jkt1');
  await page.goto('/pilih-toko');
  await expect(page.getByText('Akses Di Menu Ini Tidak Di Izinkan')).toBeVisible();
});

test.describe('luring', () => {
  // What the page asks for while there is no network fails, and the browser says so.
  test.use({ bolehGalat: { pola: [/ERR_INTERNET_DISCONNECTED/] } });
  test('luring memblokir, kembali daring menawarkan muat ulang', async ({ page, context }) => {
    await new HalamanMasuk(page).masuk('own');
    await expect(page.getByRole('heading', { name: /Selamat Datang/ })).toBeVisible();
    // A part of the screen that is still on its way would miss, not the network.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await expect(page.getByText('Looks like you lost your internet connection')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Looks like you connection is Back, You Can Use Our Website Again')).toBeVisible();
    await page.getByRole('button', { name: 'Muat Ulang', exact: true }).click();
    await expect(page.getByRole('heading', { name: /Selamat Datang/ })).toBeVisible();
  });
});

test.describe('POS', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 14) KaratPOS/1.0', viewport: { width: 1024, height: 768 } });
  test('tanpa kepala dan sisi; /home adalah menu ubin; ada tombol Home', async ({ page }) => {
    await new HalamanMasuk(page).masuk('own', /\/home$/);
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Menu utama' })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await harusRamah(page);
    await page.getByRole('link', { name: /^Penjualan/ }).click();
    await expect(page).toHaveURL(/\/SubMenuPenjualan$/);
    await page.getByRole('link', { name: 'Transaksi Penjualan' }).click();
    await page.getByRole('button', { name: 'Home', exact: true }).click();
    await expect(page).toHaveURL(/\/home$/);
    await page.getByRole('link', { name: /^Data Master/ }).click();
    await expect(page.getByRole('link', { name: 'Master Kategori' })).toBeVisible();
    for (const ubin of await page.getByRole('main').getByRole('link').all()) {
      expect((await ubin.boundingBox())?.height).toBeGreaterThanOrEqual(48);
    }
  });
});

test.describe('telepon', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('menu ada di laci', async ({ page }) => {
    await new HalamanMasuk(page).masuk('own');
    await page.getByRole('button', { name: 'Buka menu' }).click();
    const laci = page.getByRole('dialog', { name: 'Menu' });
    await laci.getByRole('button', { name: 'Penjualan', exact: true }).click();
    await harusRamah(page);
    await laci.getByRole('link', { name: 'Lihat Penjualan', exact: true }).click();
    await expect(page).toHaveURL(/\/lihat-penjualan$/);
    await expect(laci).toBeHidden();
  });
});
