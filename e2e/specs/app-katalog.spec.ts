// The catalogue's app in the customer's hand, at 360 and 412 px: what a guest sees, what a member has, both editions, light and
// dark, without a script, while a piece is sold, with the server gone.
import type { Page } from '@playwright/test';
import { Api } from '../alat/api';
import { harusRamah } from '../alat/axe';
import { Gerbang } from '../alat/gerbang';
import { barangJual, jualTunai, pastikanHarga } from '../alat/niaga';
import { server } from '../alat/server';
import { expect, test } from '../alat/uji';
import { LayarMember, orangBaru } from '../pages/LayarMember';

const TOKO = 'jkt1';
const OWN = `own-${TOKO}`;
const LEBAR = [360, 412];
const EDISI = [
  { dasar: '/katalog', nama: 'Perhiasan Emas', jalur: 'emas' },
  { dasar: '/katalog-berlian', nama: 'Perhiasan Berlian', jalur: 'berlian' },
] as const;

test.use({ bolehGalat: { pola: [/status of (401|404|409|422)/, /ERR_CONNECTION_REFUSED/, /ERR_INCOMPLETE_CHUNKED/] } });

/** KARAT_GAMBAR names a folder for pictures of what is looked at. */
async function potret(page: Page, nama: string): Promise<void> {
  const folder = process.env.KARAT_GAMBAR;
  if (folder) await page.screenshot({ path: `${folder}/${nama}.png` });
}

/** Nothing is wider than the phone, and everything to touch is large enough. */
async function muat(page: Page): Promise<void> {
  const masalah = await page.evaluate(() => {
    const kecil = [...document.querySelectorAll('button, a[href], input, select, summary')]
      .filter((x) => x.checkVisibility())
      .map((x) => ({ x, r: (x.closest('label') ?? x).getBoundingClientRect() }))
      .filter(({ r }) => r.width > 0 && (r.height < 43.5 || r.width < 43.5))
      .map(({ x, r }) => `${x.textContent || x.tagName} ${r.width}x${r.height}`);
    const lebar = document.documentElement.scrollWidth;
    return lebar > innerWidth ? [...kecil, `halaman ${lebar} px`] : kecil;
  });
  expect(masalah, page.url()).toEqual([]);
}

async function periksa(page: Page, nama: string): Promise<void> {
  await harusRamah(page);
  await muat(page);
  await potret(page, nama);
}

/** Past the splash of a guest. */
async function lewati(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Lewati' }).click();
  await expect(page.getByRole('region', { name: 'Pembuka' })).toBeHidden();
}

interface Orang {
  kode_member: string;
  kode_pelanggan: string;
  nama: string;
  hp: string;
}

async function member(nama: string): Promise<Orang> {
  const own = await Api.masuk(OWN);
  const { nama: nama_customer, hp } = orangBaru(nama);
  const isi = { nama_customer, no_hp: hp, cara_kode: 'URUT', yakin: true };
  const jadi = await own.panggil<{ member: { kode_member: string; kode_pelanggan: string } }>(
    'POST',
    'member/data',
    isi,
  );
  expect(jadi.status, jadi.message).toBe(200);
  return { ...jadi.data.member, nama: nama_customer, hp };
}

let gerbang: Gerbang;
test.beforeAll(async () => {
  gerbang = await Gerbang.mulai();
});
test.afterAll(() => gerbang.tutup());

/** The store writes to the gateway of this test. */
async function berkirim(): Promise<Api> {
  const own = await pastikanHarga(TOKO);
  const setelan = [
    { key: 'WHATSAPP_MODULE', value: 'on' },
    { key: 'WHATSAPP_BACKEND_URL', value: gerbang.url },
    { key: 'ALAMAT_PUBLIK_URL', value: server().url },
  ];
  expect((await own.panggil('PUT', 'para-system', setelan)).status).toBe(200);
  expect((await own.panggil('PUT', 'system/edit/JKT1', { no_whatsapp: '08110001111' })).status).toBe(200);
  return own;
}

async function masuk(page: Page, o: Orang, ke = 1): Promise<void> {
  await page.goto('/katalog/masuk');
  await lewati(page);
  await page.getByLabel('Nomor handphone di kartu member').fill(o.hp);
  await page.getByRole('button', { name: 'Kirim kode' }).click();
  await page.getByLabel('Kode 6 angka').fill(await gerbang.kode(o.hp, ke));
  await page.getByRole('button', { name: 'Masuk', exact: true }).click();
  await expect(page.getByText(o.kode_member)).toBeVisible();
}

for (const width of LEBAR) {
  for (const { dasar, nama, jalur } of EDISI) {
    test(`tamu melihat ${jalur} di ${width} px: pembuka, etalase, barang, cari, harga`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await pastikanHarga(TOKO);
      await page.goto(dasar);
      const pembuka = page.getByRole('region', { name: 'Pembuka' });
      await expect(pembuka).toBeVisible();
      await potret(page, `pembuka-${jalur}-${width}`);
      await pembuka.getByRole('button', { name: 'Lanjut' }).click();
      await pembuka.getByRole('button', { name: 'Lanjut' }).click();
      await pembuka.getByRole('button', { name: 'Masuk ke etalase' }).click();
      await expect(page.getByRole('heading', { name: nama, level: 1 })).toBeVisible();
      const pertama = page.locator('.barang').first();
      await expect(pertama).toBeVisible();
      await periksa(page, `beranda-${jalur}-${width}`);

      const sebutan = (await pertama.getByRole('heading').textContent()) ?? '';
      await pertama.getByRole('button').first().click();
      await expect(page).toHaveURL(new RegExp(`${dasar}/item/[^/]+/[a-z0-9-]+$`));
      await expect(page.getByRole('heading', { name: sebutan, level: 2 })).toBeVisible();
      await expect(page.getByText('Kadar', { exact: true })).toBeVisible();
      await periksa(page, `barang-${jalur}-${width}`);
      await page.getByRole('button', { name: 'Simpan ke keinginan' }).click();
      await page.getByRole('button', { name: 'Keinginan', exact: true }).click();
      await expect(page.locator('.barang')).toHaveCount(1);
      await periksa(page, `keinginan-${jalur}-${width}`);

      await page.getByRole('button', { name: 'Cari', exact: true }).click();
      await page.getByRole('searchbox', { name: 'Cari' }).fill('tidak-ada-yang-begini');
      await expect(page.getByText('Belum ada yang cocok')).toBeVisible();
      await page.getByRole('searchbox', { name: 'Cari' }).fill('cincin');
      await expect(page.locator('.barang').first()).toBeVisible();
      await periksa(page, `cari-${jalur}-${width}`);

      await page.getByRole('button', { name: 'Harga', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Harga emas', level: 1 })).toBeVisible();
      await periksa(page, `harga-${jalur}-${width}`);

      await page.getByRole('button', { name: 'Saya', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Masuk sebagai member' })).toBeVisible();
      await page.getByRole('button', { name: 'Gelap' }).click();
      await periksa(page, `saya-tamu-gelap-${jalur}-${width}`);
      await page.getByRole('button', { name: 'Etalase' }).click();
      await expect(page.locator('.barang').first()).toBeVisible();
      await periksa(page, `beranda-gelap-${jalur}-${width}`);
    });
  }

  test(`member di ${width} px: kode dikirim, poin, nota, hadiah diklaim dan diserahkan kasir`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const own = await berkirim();
    const o = await member(`APP${width}`);
    const [kode = ''] = await barangJual(TOKO, 'A99', [3.5], `CINCIN APP ${width}`);
    const isi = {
      kode_sales: 'S01',
      customer: { kode_member: o.kode_member },
      detail_barang: [{ kode_barcode: kode }],
    };
    const h = await own.panggil<{ neto: number }>('POST', 'penjualan/hitung', isi);
    const jual = await own.panggil<{ no_faktur_group: string }>('POST', 'penjualan', {
      ...isi,
      neto: h.data.neto,
      pembayaran: [{ jenis: 'CASH', jumlah_rp: h.data.neto }],
    });
    expect(jual.status, jual.message).toBe(200);
    const beri = { kode: o.kode_member, jenis: 'TAMBAH', poin: 100, keterangan: 'UJI APLIKASI' };
    const poin = await own.panggilIzin('transaksi-poin', beri, `spv-${TOKO}`);
    expect(poin.status, poin.message).toBe(200);

    await masuk(page, o);
    await periksa(page, `saya-${width}`);
    await page.getByRole('button', { name: 'Cerita poin' }).click();
    await expect(page.getByText('+100', { exact: true })).toBeVisible();
    await periksa(page, `poin-${width}`);
    await page.getByRole('button', { name: 'Kembali' }).click();

    await page.getByRole('button', { name: 'Perhiasan saya' }).click();
    await expect(page.getByText(`CINCIN APP ${width}`)).toBeVisible();
    await expect(page.getByText('harga akhir setelah pemeriksaan')).toBeVisible();
    await periksa(page, `milik-${width}`);
    await page.getByText(`CINCIN APP ${width}`).click();
    await expect(page.getByRole('heading', { name: 'Nota penjualan' })).toBeVisible();
    await expect(page.getByText('harga akhir setelah pemeriksaan')).toBeVisible();
    await periksa(page, `nota-${width}`);
    const asli = page.getByRole('link', { name: 'Halaman keaslian nota' });
    expect(await asli.getAttribute('href')).toContain(`/nota/${jual.data.no_faktur_group}.`);
    await page.goto('/katalog/saya');

    await page.getByRole('button', { name: 'Hadiah' }).click();
    const hadiah = page.locator('.baris').filter({ hasText: 'PAYUNG LIPAT' });
    await hadiah.getByRole('button', { name: 'Klaim' }).click();
    await page.getByRole('button', { name: 'Klaim hadiah ini' }).click();
    await expect(page.getByText('Menunggu diambil')).toBeVisible();
    await periksa(page, `hadiah-${width}`);
    const kasir = await page.context().newPage();
    await kasir.setViewportSize({ width: 1024, height: 768 });
    await LayarMember.masuk(kasir, OWN);
    await kasir.goto('/tukar-point');
    const klaim = kasir.getByRole('region', { name: 'Klaim dari aplikasi' });
    await expect(klaim).toContainText(o.nama);
    await harusRamah(kasir);
    await klaim.getByRole('button', { name: 'Serahkan' }).first().click();
    await expect(klaim).toBeHidden();
    await kasir.close();
    await page.reload();
    await expect(page.getByText('Sudah diambil')).toBeVisible();

    for (const [tombol, judul] of [
      ['Nota', 'Nota'],
      ['Titipan', 'Titipan'],
      ['Pesanan, service dan cicilan', 'Pesanan dan service'],
      ['Perangkat dan persetujuan', 'Perangkat dan persetujuan'],
    ] as const) {
      await page.goto('/katalog/saya');
      await page.getByRole('button', { name: new RegExp(`^${tombol}`) }).click();
      await expect(page.getByRole('heading', { name: judul, level: 1 })).toBeVisible();
      await periksa(page, `${judul.split(' ')[0]?.toLowerCase()}-member-${width}`);
    }
    await page.getByRole('button', { name: 'Keluar', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Masuk sebagai member' })).toBeVisible();
    // What was theirs is gone from the phone.
    const sisa = await page.evaluate(() =>
      Object.keys(localStorage).filter((k) => /^karat\.app\.(token|data:app)/.test(k)),
    );
    expect(sisa).toEqual([]);
  });
}

test('kode yang ditunjukkan kasir, disetujui orang lain, membuka pinjaman dan QR-nya', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const own = await Api.masuk(OWN);
  const [hutang] = await own.ambil<{ nama_customer: string }[]>('hutang?status=TERBUKA&limit=1');
  const cari = encodeURIComponent(hutang?.nama_customer ?? '');
  const [orang] = await own.ambil<{ kode_pelanggan: string; nama_customer: string }[]>(`pelanggan?cari=${cari}`);
  const jadi = await own.panggil<{ member: { kode_member: string } }>('POST', 'member/data', {
    kode_pelanggan: orang?.kode_pelanggan,
    nama_customer: orang?.nama_customer,
    cara_kode: 'URUT',
    yakin: true,
  });
  expect(jadi.status, jadi.message).toBe(200);
  const satu = jadi.data.member;
  const kasir = await page.context().newPage();
  await kasir.setViewportSize({ width: 1440, height: 900 });
  const layar = await LayarMember.masuk(kasir, OWN);
  await layar.buka();
  await layar.cari.fill(satu.kode_member);
  await layar.cari.press('Enter');
  await kasir.getByRole('button', { name: 'Tunjukkan kode masuk' }).click();
  await kasir.getByRole('button', { name: 'Minta persetujuan' }).click();
  await layar.setujui(`spv-${TOKO}`);
  const kode = (await kasir.locator('[data-kode-app]').textContent()) ?? '';
  expect(kode).toMatch(/^\d{6}$/);
  await harusRamah(kasir);
  await kasir.close();

  await page.goto('/katalog/masuk');
  await lewati(page);
  await page.getByRole('button', { name: 'Kode member' }).click();
  await page.getByLabel('Kode member', { exact: true }).fill(satu.kode_member);
  await page.getByRole('button', { name: 'Saya sudah punya kode dari kasir' }).click();
  await page.getByLabel('Kode 6 angka').fill(kode === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: 'Masuk', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Kode salah');
  await periksa(page, 'kode-360');
  await page.getByLabel('Kode 6 angka').fill(kode);
  await page.getByRole('button', { name: 'Masuk', exact: true }).click();
  await expect(page.getByText('Kartu Anda baru berubah')).toBeVisible();
  await page.goto('/katalog/saya/pinjaman');
  await page.getByRole('button', { name: 'Tunjukkan ke kasir' }).first().click();
  await expect(page.getByRole('img', { name: 'QR untuk dipindai kasir' })).toBeVisible();
  await periksa(page, 'pinjaman-qr-360');
});

test('barang yang terjual pergi dari layar tanpa dimuat ulang', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const own = await pastikanHarga(TOKO);
  const [kode = ''] = await barangJual(TOKO, 'A98', [2.2], 'CINCIN LANGSUNG');
  const lain = await own.ambil<{ gambar_name: string[] }[]>('app/item-katalog');
  const isi = { kode_barang: kode, gambar_name: lain[0]?.gambar_name ?? [], hashtag_jenis: 'CINCIN' };
  const jadi = await own.panggil('POST', 'app/item-katalog', isi);
  expect(jadi.status, jadi.message).toBe(200);
  await page.goto(`/katalog/item/${kode}`);
  await lewati(page);
  await expect(page.getByText('Ada 1')).toBeVisible();
  await jualTunai(`kasir1-${TOKO}`, [kode]);
  await expect(page.getByText('Sedang tidak ada')).toBeVisible();
  await expect(page.getByText('Ada 1')).toBeHidden();
  await potret(page, 'terjual-360');
});

test('halaman barang terbaca dan bisa dibagikan tanpa skrip', async ({ browser, baseURL }) => {
  const { data } = await Api.tamu().panggil<{ item: { kode: string; nama: string }[] }>('GET', 'katalog/emas/item');
  const satu = data.item[0];
  const konteks = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });
  const page = await konteks.newPage();
  await page.goto(`${baseURL}/katalog/item/${satu?.kode}`);
  await expect(page.getByRole('heading', { name: satu?.nama ?? '', level: 2 })).toBeVisible();
  await expect(page.getByText('Kadar', { exact: true })).toBeVisible();
  expect(await page.locator('meta[property="og:title"]').getAttribute('content')).toContain(satu?.nama ?? '');
  await potret(page, 'tanpa-skrip-360');
  await page.goto(`${baseURL}/katalog`);
  await page.locator('.barang a').first().click();
  await expect(page).toHaveURL(/\/katalog\/item\/[^/]+\/[a-z0-9-]+$/);
  await konteks.close();
});

test('pemberitahuan yang datang ditampilkan dan hanya membuka aplikasi', async ({ page, context, baseURL }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await context.grantPermissions(['notifications'], { origin: baseURL ?? '' });
  await page.goto('/katalog');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const cdp = await context.newCDPSession(page);
  const terdaftar = new Promise<string>((jadi) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ini = registrations.find((r) => r.scopeURL.endsWith('/katalog'));
      if (ini) jadi(ini.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  const registrationId = await terdaftar;
  for (const jalan of ['/katalog/saya/pinjaman', 'https://jahat.example/']) {
    const data = JSON.stringify({ judul: 'Pinjaman jatuh tempo', isi: 'Segera jatuh tempo.', jalan });
    await cdp.send('ServiceWorker.deliverPushMessage', { origin: baseURL ?? '', registrationId, data });
  }
  const tampil = () =>
    page.evaluate(async () => {
      const r = await navigator.serviceWorker.getRegistration('/katalog');
      const semua = (await r?.getNotifications()) ?? [];
      return semua.map((n) => [n.title, (n.data as { jalan: string }).jalan]);
    });
  await expect.poll(tampil).toEqual(
    expect.arrayContaining([
      ['Pinjaman jatuh tempo', '/katalog/saya/pinjaman'],
      ['Pinjaman jatuh tempo', '/katalog'],
    ]),
  );
});

// The last of the file: its server does not come back.
test('dengan server berhenti yang terakhir dilihat tetap terbuka', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 915 });
  await berkirim();
  const o = await member('LURING');
  await masuk(page, o);
  await page.goto('/katalog');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await expect(page.locator('.barang').first()).toBeVisible();
  const nama = (await page.locator('.barang h3').first().textContent()) ?? '';
  await page.locator('.barang').first().getByRole('button').first().click();
  await expect(page.getByRole('heading', { name: nama, level: 2 })).toBeVisible();
  const { pid } = server();
  process.kill(pid, 'SIGTERM');
  await expect
    .poll(() => {
      try {
        process.kill(pid, 0);
        return true;
      } catch {
        return false;
      }
    })
    .toBe(false);
  await page.goto('/katalog');
  await expect(page.locator('.barang h3').first()).toHaveText(nama);
  await expect(page.getByText('Tidak ada jaringan').first()).toBeVisible();
  await harusRamah(page);
  await potret(page, 'luring-412');
  await page.locator('.barang').first().getByRole('button').first().click();
  await expect(page.getByRole('heading', { name: nama, level: 2 })).toBeVisible();
  await page.goto('/katalog/saya');
  await expect(page.getByText(o.kode_member)).toBeVisible();
  await page.goto('/katalog/saya/hadiah');
  await expect(page.getByRole('heading', { name: 'Hadiah', level: 1 })).toBeVisible();
});
