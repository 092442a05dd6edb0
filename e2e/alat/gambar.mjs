// Takes the README's pictures from a running demo server: node alat/gambar.mjs http://127.0.0.1:8080
import { chromium } from '@playwright/test';

const alamat = process.argv[2] ?? 'http://127.0.0.1:8080';
const tujuan = new URL('../../docs/gambar/', import.meta.url).pathname;
const peramban = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});

async function ambil(nama, { lebar, tinggi, gelap, user, jalan, tekan }) {
  const halaman = await peramban.newPage({
    viewport: { width: lebar, height: tinggi },
    colorScheme: gelap ? 'dark' : 'light',
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
  });
  await halaman.goto(alamat);
  if (user) {
    await halaman.getByLabel('User ID').fill(user);
    await halaman.getByLabel('Password', { exact: true }).fill('karat-demo');
    await halaman.getByRole('button', { name: 'Masuk' }).click();
    await halaman.waitForURL(/dashboard|home|pilih-toko/);
    if (jalan) await halaman.goto(alamat + jalan);
  }
  await halaman.getByRole('heading').first().waitFor();
  if (tekan) await halaman.getByRole('button', { name: tekan }).click();
  await halaman.waitForTimeout(1200);
  await halaman.screenshot({ path: `${tujuan}${nama}.png` });
  await halaman.close();
}

await ambil('login-390', { lebar: 390, tinggi: 844 });
await ambil('login-1440', { lebar: 1440, tinggi: 900 });
await ambil('dashboard-1440', { lebar: 1440, tinggi: 900, user: 'own-jkt1' });
await ambil('dashboard-dark-1024', { lebar: 1024, tinggi: 768, gelap: true, user: 'own-jkt1' });
await ambil('galeri-dark', { lebar: 1440, tinggi: 900, gelap: true, user: 'own-jkt1', jalan: '/galeri' });
await ambil('menu-390', { lebar: 390, tinggi: 844, user: 'kasir1-jkt1', jalan: '/SubMenuPenjualan' });
await ambil('pilih-toko-1440', { lebar: 1440, tinggi: 900, user: 'pusat', jalan: '/pilih-toko' });
const own = { lebar: 1440, tinggi: 900, user: 'own-jkt1' };
await ambil('master-group-1440', { ...own, jalan: '/master-group' });
await ambil('harga-emas-1440', { ...own, jalan: '/master-parameter-harga-emas' });
await ambil('hak-akses-dark', { ...own, gelap: true, jalan: '/hak-akses-users?user=kasir1-jkt1' });
await ambil('settingsystem-1440', { ...own, jalan: '/settingsystem' });
await ambil('parameter-akun-1440', { ...own, jalan: '/parameter-akun' });
await ambil('master-390', { ...own, lebar: 390, tinggi: 844, jalan: '/master-baki' });
await ambil('setting-nota-1440', { ...own, jalan: '/setting-nota' });
await ambil('laporan-1440', { ...own, jalan: '/laporan-audit', tekan: 'Filter Laporan' });
await ambil('data-barang-1440', { ...own, jalan: '/data-barang' });
await ambil('tambah-data-barang-1440', { ...own, jalan: '/tambah-data-barang' });
await ambil('timbang-baki-1024', { ...own, lebar: 1024, tinggi: 768, gelap: true, jalan: '/timbang-baki' });
await ambil('analisys-1440', { ...own, jalan: '/laporan-managerial-analisys' });
await peramban.close();
