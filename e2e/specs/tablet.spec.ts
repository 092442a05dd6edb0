// The tablet as a till, by touch: selling first, a way back on every page, targets for fingers, the number pad, and a
// weight on every line of a telephone. Who works in several stores changes between them there.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { berkasGambar, dipotret } from '../../web/src/app/cara/gambar';
import { RUTE } from '../../web/src/routes';
import type { IsiUser } from '../../web/src/screens/orang/api';
import { Api } from '../alat/api';
import { harusRamah } from '../alat/axe';
import { barangJual } from '../alat/niaga';
import { server } from '../alat/server';
import { expect, test } from '../alat/uji';
import { HalamanMasuk } from '../pages/HalamanMasuk';
import { LayarJual } from '../pages/LayarJual';

const TOKO = 'sby1';

const TABLET = { userAgent: 'Mozilla/5.0 karat-pos', hasTouch: true, viewport: { width: 1024, height: 768 } };
test.use(TABLET);

test('dari home menjual dengan sentuhan: papan angka, sasaran 48 px, tanpa petunjuk tombol', async ({ page }) => {
  const [kode = ''] = await barangJual(TOKO, 'TB1', [2.345], 'CINCIN TABLET');
  await new HalamanMasuk(page).langsung(`kasir1-${TOKO}`);
  await page.goto('/home');
  const utama = page.getByRole('main');
  await expect(utama.getByRole('button', { name: 'Jual', exact: true })).toBeVisible();
  const pertama = utama
    .getByRole('button')
    .or(utama.getByRole('link'))
    .filter({ hasNotText: /Kunci|Keluar/ })
    .first();
  await expect(pertama).toHaveText('Jual');
  await utama.getByRole('button', { name: 'Jual', exact: true }).tap();
  await expect(page).toHaveURL(/transaksi-penjualan/);
  const jual = new LayarJual(page);
  await jual.pindaian.fill(kode);
  await jual.pindaian.press('Enter');
  await expect(jual.baris).toHaveCount(1);
  await jual.sales('S01');
  const neto = await jual.neto();
  await expect(page.locator('kbd').filter({ visible: true })).toHaveCount(0);
  // The pad comes with the amount and writes into it; the field keeps the focus.
  await jual.tunai.tap();
  const pad = page.getByRole('region', { name: 'Papan angka' });
  await expect(pad).toBeVisible();
  for (const angka of String(neto)) await pad.getByRole('button', { name: angka, exact: true }).tap();
  await expect(jual.tunai).toBeFocused();
  await expect(page.locator('[data-lunas=Kembali]')).toBeVisible();
  const kecil = await utama.locator('button, input:not([type=hidden])').evaluateAll((semua) =>
    semua
      .filter((el) => el.checkVisibility() && !el.closest('.mantine-Input-section'))
      .filter((el) => el.getBoundingClientRect().height < 47.5)
      .map((el) => el.getAttribute('aria-label') ?? el.textContent),
  );
  expect(kecil).toEqual([]);
  await pad.getByRole('button', { name: 'Lanjut' }).tap();
  await expect(pad).toBeHidden();
  await page.getByRole('button', { name: 'Simpan' }).last().tap();
  await jual.nomor();
  await page.getByRole('button', { name: 'Kembali', exact: true }).tap();
  await expect(page).toHaveURL(/\/home/);
});

test('setiap layar punya jalan kembali yang cukup besar untuk jari', async ({ page }) => {
  test.setTimeout(10 * 60_000);
  await new HalamanMasuk(page).langsung(`own-${TOKO}`);
  await page.goto('/home');
  const utama = page.getByRole('main');
  await expect(utama.getByRole('heading', { level: 1 })).toBeVisible();
  const kembali = utama.getByRole('button', { name: 'Kembali', exact: true }).first();
  // One of a kind stands for all of it: they are the same screen. What is built has a picture; Home leads nowhere back,
  // /blank is empty.
  const tanpa = ['/home', '/blank'];
  const terbangun = (path: string) => existsSync(join('../web/public', berkasGambar(path)));
  const jalan = new Set(RUTE.filter((rute) => rute.jenis !== 'public').map(dipotret));
  for (const path of [...jalan].filter((satu) => terbangun(satu) && !tanpa.includes(satu))) {
    const judul = RUTE.find((rute) => rute.path === path)?.judul;
    await page.evaluate((ke) => {
      history.pushState({}, '', ke);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expect(page, path).toHaveTitle(`${judul} · Karat`);
    // A screen may be drawn anew once its data is there.
    const besar = () => kembali.boundingBox({ timeout: 1000 }).catch(() => null);
    await expect.poll(async () => (await besar())?.height ?? 0, path).toBeGreaterThanOrEqual(48);
    expect((await besar())?.width ?? 48, path).toBeGreaterThanOrEqual(48);
  }
});

test('di telepon setiap baris menyebut beratnya', async ({ page }) => {
  const [kode = ''] = await barangJual(TOKO, 'TB1', [3.45], 'CINCIN TELEPON');
  await page.setViewportSize({ width: 390, height: 844 });
  await new HalamanMasuk(page).langsung(`kasir1-${TOKO}`);
  const jual = new LayarJual(page);
  await page.goto('/transaksi-penjualan');
  await jual.pindaian.fill(kode);
  await jual.pindaian.press('Enter');
  await expect(jual.baris.getByText('3.450 gr').filter({ visible: true })).toHaveCount(1);
});

test('permintaan otorisasi sampai di tablet supervisor, dan pergi bersama penarikannya', async ({ page, browser }) => {
  const [kode = ''] = await barangJual(TOKO, 'TB1', [2.6], 'CINCIN IZIN TABLET');
  const lain = await (await browser.newContext({ baseURL: server().url, ...TABLET })).newPage();
  await new HalamanMasuk(lain).masuk(`spv-${TOKO}`, /\/home$/);
  const jual = await LayarJual.denganBarang(page, `kasir1-${TOKO}`, kode);
  const dialog = await jual.mintaDariLayar();
  const kotak = lain.getByRole('button', { name: 'Permintaan otorisasi: 1 menunggu', exact: true });
  await expect(kotak).toBeVisible();
  await expect(lain.getByText(/^Permintaan otorisasi: .*rugi/)).toBeVisible();
  expect((await kotak.boundingBox())?.height).toBeGreaterThanOrEqual(48);
  await dialog.getByRole('button', { name: 'Tarik permintaan' }).click();
  await expect(lain.getByRole('button', { name: 'Permintaan otorisasi', exact: true })).toBeVisible();
  await lain.context().close();
});

test('orang dengan dua toko berpindah dari home', async ({ page }) => {
  const user = 'kasir2-bdg1';
  const pusat = await Api.masuk('pusat');
  const semua = await pusat.ambil<(IsiUser & { versi: number })[]>('users');
  const ada = semua.find((satu) => satu.user_id === user);
  if (!ada) throw new Error(`${user} tidak ada`);
  const { user_name, level, kode_toko, no_whatsapp, aktif, akses_template, versi } = ada;
  const isi = { user_name, level, kode_toko, pusat: false, no_whatsapp, aktif, akses_template, versi };
  const { status, message } = await pusat.panggil('PUT', `users/edit/${user}`, { ...isi, cabang: ['SBY1'] });
  expect(status, message).toBe(200);
  await new HalamanMasuk(page).langsung(user);
  await page.goto('/home');
  const utama = page.getByRole('main');
  await utama.getByRole('button', { name: 'Pindah Toko' }).tap();
  const butir = page.getByRole('menuitem');
  await expect(butir).toHaveCount(2);
  await expect.poll(async () => (await butir.first().boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(48);
  await harusRamah(page);
  const nama = (await butir.filter({ hasText: 'SBY1' }).textContent())?.replace(/^SBY1 · /, '') ?? '';
  await butir.filter({ hasText: 'SBY1' }).tap();
  await expect(page.getByText('Sekarang bekerja di toko SBY1')).toBeVisible();
  await expect(utama.getByRole('heading', { level: 1 })).toHaveText(nama);
});
