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

async function ambil(nama, { lebar, tinggi, gelap, user, jalan, tekan, lalu }) {
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
  if (lalu) await lalu(halaman);
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

/** A call as this user, behind the screen. */
async function panggil(user, metode, jalur, badan) {
  const kirim = async (metode, jalur, badan, token) => {
    const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
    const j = await fetch(`${alamat}/api/v1/${jalur}`, {
      method: metode,
      headers,
      body: badan && JSON.stringify(badan),
    });
    return (await j.json()).data;
  };
  const { token } = await kirim('POST', 'users/login', { user_id: user, password: 'karat-demo' });
  return kirim(metode, jalur, badan, token);
}

// The shop's day: prices confirmed, pieces that may be sold, a sale on its way, the drawer counted, the day to be closed.
const harga = await panggil('own-jkt1', 'GET', 'harga-emas/hari-ini');
if (!harga.terkonfirmasi) {
  const baris = harga.baris.filter((b) => b.usul).map((b) => ({ ...b.usul, kode_group: b.kode_group }));
  await panggil('own-jkt1', 'POST', 'harga-emas/terbit', { baris, penanda: harga.penanda, yakin: true });
}
const barang = await panggil('own-jkt1', 'GET', 'barang?limit=200&status=READY&kode_gudang=TOKO');
const kode = barang.filter((b) => b.kode_gudang === 'TOKO').map((b) => b.kode_barcode);
const kasir = { lebar: 1440, tinggi: 900, user: 'kasir1-jkt1' };
const menjual = async (halaman) => {
  for (const satu of kode.slice(0, 3)) {
    const kotak = halaman.getByRole('textbox', { name: 'Scan Barcode' });
    await kotak.fill(satu);
    await kotak.press('Enter');
    await halaman.locator('[data-kabar]').getByText(satu).waitFor();
  }
  await halaman.locator('[data-neto][data-basi=tidak]').waitFor();
  await halaman.keyboard.press('F7');
};
await ambil('penjualan-1440', { ...kasir, jalan: '/transaksi-penjualan', lalu: menjual });
await ambil('penjualan-dark-1024', {
  ...kasir,
  lebar: 1024,
  tinggi: 768,
  gelap: true,
  jalan: '/transaksi-penjualan',
  lalu: menjual,
});
await ambil('pembelian-1440', { ...kasir, jalan: '/transaksi-pembelian' });
await ambil('tutup-toko-1440', { ...own, jalan: '/tutup-toko' });
await ambil('bukti-saldo-1440', {
  ...own,
  jalan: '/tutup-toko',
  lalu: async (halaman) => {
    await halaman.getByRole('tab', { name: 'Bukti Saldo' }).click();
    await halaman.getByText('Semua buku seimbang').waitFor();
  },
});
await ambil('uang-kas-1440', { ...kasir, jalan: '/uang-kas' });
await peramban.close();
