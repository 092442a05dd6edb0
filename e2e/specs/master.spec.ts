import type { BarisMaster, Definisi } from '../../web/src/kit/master/tipe';
import { Api } from '../alat/api';
import { harusRamah } from '../alat/axe';
import { berlayar } from '../alat/bentukMaster';
import { judul } from '../alat/jalanMaster';
import { server } from '../alat/server';
import { expect, test } from '../alat/uji';
import { HalamanMaster } from '../pages/HalamanMaster';
import { HalamanMasuk } from '../pages/HalamanMasuk';

// What the server refuses, the browser writes into its console as well.
test.use({ bolehGalat: { pola: [/Failed to load resource: .* status of (403|409|422) /] } });

test('kasir tanpa hak ditolak di layar dan di server', async ({ page }) => {
  const api = await Api.masuk('kasir1');
  const semua = await api.ambil<Definisi[]>('definisi/master');
  for (const def of semua) {
    for (const [metode, jalur] of [
      ['POST', def.path],
      ['PUT', `${def.path}/x`],
      ['DELETE', `${def.path}/x`],
      ['POST', `${def.path}/impor`],
      ['GET', `${def.path}/x/riwayat`],
    ] as const) {
      const badan = metode === 'GET' || metode === 'DELETE' ? undefined : { csv: 'a' };
      expect((await api.panggil(metode, jalur, badan)).status, `${metode} ${jalur}`).toBe(403);
    }
  }
  await new HalamanMasuk(page).masuk('kasir1');
  for (const def of semua.filter(berlayar)) {
    await page.evaluate((path) => {
      history.pushState({}, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, def.rute);
    await expect(page).toHaveTitle(`${judul(def)} · Karat`);
    await expect(page.getByText('Akses Di Menu Ini Tidak Di Izinkan'), def.rute).toBeVisible();
    await expect(page.getByRole('button', { name: 'Tambah Data' })).toHaveCount(0);
  }
});

test('dua orang mengubah satu baris: yang kedua melihat kedua versi dan memilih', async ({ page, browser }) => {
  const api = await Api.masuk('own');
  const warna = (await api.ambil<Definisi[]>('definisi/master')).find((def) => def.slug === 'master-warna');
  if (!warna) throw new Error('tidak ada master-warna');
  const { data } = await api.panggil<BarisMaster>('POST', 'warna', { kode_warna: 'BENTROK', nama_warna: 'AWAL' });
  const lain = await (await browser.newContext({ baseURL: server().url })).newPage();
  const halaman: HalamanMaster[] = [];
  for (const [orang, user] of [
    [page, 'own'],
    [lain, 'su'],
  ] as const) {
    await new HalamanMasuk(orang).masuk(user);
    const hal = new HalamanMaster(orang, warna, 'Master Warna');
    await hal.buka();
    await hal.cariTeks('BENTROK');
    halaman.push(hal);
  }
  const [saya, dia] = halaman;
  if (!saya || !dia) throw new Error('halaman');
  const ubah = async (hal: HalamanMaster, nama: string) => {
    await hal.formEdit().getByRole('textbox', { name: 'Warna', exact: true }).fill(nama);
    await hal.page.keyboard.press('F9');
  };
  const bentrokkan = async (punyaDia: string, punyaSaya: string) => {
    await saya.tombolBaris('Edit', data).click();
    await expect(saya.formEdit()).toBeVisible();
    await dia.tombolBaris('Edit', data).click();
    await ubah(dia, punyaDia);
    await expect(dia.formEdit()).toBeHidden();
    await ubah(saya, punyaSaya);
    const dialog = saya.dialog('Data Ini Sudah Diubah Orang Lain');
    await expect(dialog).toContainText('Diubah oleh su');
    await expect(dialog.getByRole('row', { name: /^Warna/ })).toContainText(`${punyaDia}${punyaSaya}`);
    return dialog;
  };
  let dialog = await bentrokkan('MERAH', 'HIJAU');
  await harusRamah(page);
  await dialog.getByRole('button', { name: 'Simpan isian saya' }).click();
  await expect(saya.formEdit()).toBeHidden();
  await expect(saya.baris(data)).toContainText('HIJAU');
  await lain.getByRole('button', { name: 'Muat ulang data' }).click();
  await expect(dia.baris(data)).toContainText('HIJAU');
  dialog = await bentrokkan('UNGU', 'BIRU');
  await dialog.getByRole('button', { name: 'Pakai yang tersimpan' }).click();
  await expect(saya.formEdit()).toBeHidden();
  await expect(saya.baris(data)).toContainText('UNGU');
  await lain.context().close();
  await api.panggil('DELETE', `warna/${data._id}`);
});

test('kode yang pernah dihapus ditawarkan kembali; papan tik saja cukup', async ({ page }) => {
  const api = await Api.masuk('own');
  const warna = (await api.ambil<Definisi[]>('definisi/master')).find((def) => def.slug === 'master-warna');
  if (!warna) throw new Error('tidak ada master-warna');
  await new HalamanMasuk(page).masuk('own');
  const hal = new HalamanMaster(page, warna, 'Master Warna');
  await hal.buka();
  const isi = { kode_warna: 'E2E_TIDUR', nama_warna: 'TIDUR' };
  const ketik = async () => {
    await page.keyboard.press('F2');
    await expect(hal.formTambah()).toBeVisible();
    await expect(hal.formTambah().getByRole('textbox', { name: 'Kode Warna' })).toBeFocused();
    await page.keyboard.type('e2e tidur');
    await page.keyboard.press('Enter');
    await page.keyboard.type('tidur');
    await page.keyboard.press('Enter');
    await expect(hal.formTambah().getByRole('button', { name: /^Simpan/ })).toBeFocused();
    await page.keyboard.press('F9');
  };
  await ketik();
  await expect(hal.formTambah()).toBeHidden();
  await expect(page.getByText('Data Berhasil Disimpan')).toBeVisible();
  await hal.cariTeks('E2E_TIDUR');
  await page.getByRole('button', { name: 'E2E_TIDUR', exact: true }).focus();
  await page.keyboard.press('Delete');
  await expect(page.getByText('Apakah Anda Yakin InginMenghapus E2E_TIDUR')).toBeVisible();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(page.getByText('Data Berhasil Dihapus')).toBeVisible();
  // Asked for less motion: the bar of the toast, which stands for ten seconds, does not run.
  const bilah = page.locator('.mantine-Notifications-progress');
  expect(await bilah.evaluateAll((semua) => semua.map((satu) => satu.getAnimations().length))).toContain(0);
  expect(await bilah.evaluateAll((semua) => semua.flatMap((satu) => satu.getAnimations()).length)).toBe(0);
  await expect(page.getByText('Tidak Ada Data')).toBeVisible();
  await harusRamah(page);

  await ketik();
  const peringatan = page.getByRole('dialog', { name: 'Warning !!!' });
  await expect(peringatan).toContainText('DELETED');
  await harusRamah(page);
  await peringatan.getByRole('button', { name: 'Batal' }).click();
  await expect(peringatan).toBeHidden();
  await expect(hal.formTambah()).toBeVisible();
  await page.keyboard.press('F9');
  await peringatan.getByRole('button', { name: 'Aktifkan' }).click();
  await expect(hal.formTambah()).toBeHidden();
  await expect(hal.baris(isi)).toBeVisible();
  await hal.hapus(isi);
  await expect(hal.baris(isi)).toBeHidden();
});

test('yang masih dipakai tidak terhapus dan disebut di mana; riwayat mencatat perubahannya', async ({ page }) => {
  const api = await Api.masuk('own');
  const semua = await api.ambil<Definisi[]>('definisi/master');
  const cari = (slug: string) => semua.find((def) => def.slug === slug) as Definisi;
  const { data: bank } = await api.panggil<BarisMaster>('POST', 'banks', { kode_bank: 'E2EPAKAI', nama_bank: 'PAKAI' });
  const PAKAI = { kode_bank: 'E2EPAKAI', no_rekening: '7700001', atas_nama: 'PAKAI' };
  const { data: rekening } = await api.panggil<BarisMaster>('POST', 'rekenings', PAKAI);
  await new HalamanMasuk(page).masuk('own');
  const hal = new HalamanMaster(page, cari('master-bank'), 'Master Bank');
  await hal.buka();
  await hal.cariTeks('E2EPAKAI');
  await hal.hapus(bank);
  const dialog = hal.dialog('Data Gagal Dihapus');
  await expect(dialog).toContainText('Bank E2EPAKAI tidak bisa dihapus, masih dipakai: 1 rekening');
  await harusRamah(page);
  // What is in use is made inactive instead: it stays in the list and is chosen no more.
  await dialog.getByRole('button', { name: 'Nonaktifkan' }).click();
  await expect(page.getByText(/^E2EPAKAI.* dinonaktifkan$/)).toBeVisible();
  await expect(hal.baris(bank)).toBeVisible();
  expect(await api.ambil<BarisMaster[]>('banks?saring=kode_bank:E2EPAKAI')).toMatchObject([{ aktif: false }]);
  const lagi = await api.panggil('POST', 'rekenings', { ...PAKAI, no_rekening: '7700002' });
  expect([lagi.status, lagi.message]).toEqual([422, 'Kode Bank E2EPAKAI tidak aktif di Bank']);
  await api.panggil('DELETE', `rekenings/${rekening._id}`);
  await hal.hapus(bank);
  await expect(hal.baris(bank)).toBeHidden();

  const kondisi = cari('master-kondisi-pinjaman');
  const { data: awal } = await api.panggil<BarisMaster>('POST', kondisi.path, {
    kondisi: 'E2E RIWAYAT',
    potongan: '2.5',
  });
  const halKondisi = new HalamanMaster(page, kondisi, 'Master Kondisi Pinjaman');
  await halKondisi.buka();
  await halKondisi.cariTeks('E2E RIWAYAT');
  await halKondisi.tombolBaris('Edit', awal).click();
  await halKondisi.formEdit().getByRole('textbox', { name: 'Potongan Taksiran' }).fill('120');
  await expect(halKondisi.formEdit().getByText('Tidak Boleh Melebihi 100 !')).toBeVisible();
  await halKondisi.formEdit().getByRole('textbox', { name: 'Potongan Taksiran' }).fill('4');
  await page.keyboard.press('F9');
  await expect(halKondisi.formEdit()).toBeHidden();
  await halKondisi.tombolBaris('Riwayat', awal).click();
  const laci = halKondisi.dialog('Riwayat Kondisi Pinjaman E2E RIWAYAT');
  await expect(laci.getByRole('listitem')).toHaveCount(2);
  await expect(laci.getByRole('listitem').first()).toContainText('Potongan Taksiran: 2.5% → 4%');
  await harusRamah(page);
  await page.keyboard.press('Escape');
  await halKondisi.hapus(awal);
  await expect(halKondisi.baris(awal)).toBeHidden();
});
