// The catalogue's administration, every screen in both editions: add with a picture that is cut, what is missing is said, edit with
// the phone showing it, put in order, delete; what the server refuses stands in a dialog of three seconds. What was saved is what
// anybody reads without a login.
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { Api } from '../alat/api';
import { harusRamah } from '../alat/axe';
import { bakiUji, cincin } from '../alat/barang';
import { pastikanHarga } from '../alat/niaga';
import { expect, test } from '../alat/uji';
import { HalamanMasuk } from '../pages/HalamanMasuk';

const TOKO = 'sby1';
const OWN = `own-${TOKO}`;
const FOTO = new URL('../../docs/gambar/login-1440.png', import.meta.url);
const GAGAL_HAPUS = /masih dipakai barang/;

test.use({ bolehGalat: { pola: [/status of (404|409|422)/] } });

/** The fields of an entity as somebody fills them; the first value is the one that is changed later. */
interface Layar {
  rute: string;
  sebut: string;
  kode?: string;
  isian: Record<string, string>;
  wajib: string;
  bergambar: boolean;
}

const semua = (tanda: string): Layar[] => [
  {
    rute: '/banner-katalog',
    sebut: 'Banner',
    isian: { Title: `<i>Promo</i> ${tanda}`, 'Sub Title': 'Akhir pekan' },
    wajib: 'Gambar Wajib Dimasukan',
    bergambar: true,
  },
  {
    rute: '/info-katalog',
    sebut: 'Info',
    isian: { Title: `Info ${tanda}`, Deskripsi: 'Cara merawat emas' },
    wajib: 'Gambar Wajib Dimasukan',
    bergambar: true,
  },
  {
    rute: '/kategori-katalog',
    sebut: 'Kategori',
    kode: `uji kawin ${tanda}`,
    isian: { Warna: '#c9a25a' },
    wajib: 'Gambar wajib dimasukan, Mohon masukan gambar dan coba lagi',
    bergambar: true,
  },
  {
    rute: '/group-description-katalog',
    sebut: 'Group Description',
    kode: `platinum ${tanda}`,
    isian: { Title: `Tingkat ${tanda}` },
    wajib: 'Title Tidak Boleh Kosong',
    bergambar: false,
  },
  {
    rute: '/hadiah-katalog',
    sebut: 'Hadiah',
    kode: `payung ${tanda}`,
    isian: { 'Nama Hadiah': `Payung ${tanda}`, Point: '250' },
    wajib: 'Gambar Wajib Dimasukan',
    bergambar: true,
  },
  {
    rute: '/kontak-admin-katalog',
    sebut: 'Kontak Admin',
    isian: { 'Nama Admin': `Ani ${tanda}`, 'Nomor Handphone': '081234567890' },
    wajib: 'Mohon Masukan Nama Admin',
    bergambar: false,
  },
];

async function pilihGambar(page: Page, dialog: Locator): Promise<void> {
  const isi = await readFile(FOTO);
  await dialog.getByRole('group', { name: 'Gambar' }).locator('input[type=file]').setInputFiles({
    name: 'foto.png',
    mimeType: 'image/png',
    buffer: isi,
  });
  const potong = page.getByRole('dialog', { name: 'Potong Gambar' });
  await expect(potong.getByRole('img', { name: 'Bagian yang dipakai' })).toBeVisible();
  await potong.getByRole('slider', { name: 'Perbesar' }).press('ArrowRight');
  await potong.getByRole('button', { name: 'Pakai Potongan' }).click();
  await expect(potong).toBeHidden();
}

async function kabar(page: Page, teks: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Berhasil' });
  await expect(dialog).toContainText(teks);
  // It goes by itself.
  await expect(dialog).toBeHidden();
}

async function buka(page: Page, rute: string): Promise<Locator> {
  await page.goto(rute);
  const isi = page.getByRole('main');
  await expect(isi.getByRole('heading', { level: 1 })).toBeVisible();
  return isi;
}

const baris = (isi: Locator, teks: string) => isi.locator('[data-baris]').filter({ hasText: teks });

async function satuLayar(page: Page, { rute, sebut, kode, isian, wajib, bergambar }: Layar): Promise<void> {
  const isi = await buka(page, rute);
  await isi.getByRole('button', { name: 'Tambah Data' }).click();
  let dialog = page.getByRole('dialog', { name: new RegExp(`^Tambah ${sebut}`) });
  const [[utama = '', nilai = ''] = []] = Object.entries(isian);
  if (bergambar) {
    if (kode) await dialog.getByLabel(`Kode ${sebut}`).fill(kode);
    for (const [label, teks] of Object.entries(isian))
      await dialog.getByRole('textbox', { name: label, exact: true }).fill(teks);
  }
  await dialog.getByRole('button', { name: /^Simpan/ }).click();
  await expect(dialog.getByText(wajib)).toBeVisible();
  if (!bergambar) {
    if (kode) await dialog.getByLabel(`Kode ${sebut}`).fill(kode);
    for (const [label, teks] of Object.entries(isian))
      await dialog.getByRole('textbox', { name: label, exact: true }).fill(teks);
  } else await pilihGambar(page, dialog);
  const ponsel = dialog.getByRole('region', { name: 'Pratinjau di ponsel' });
  if (sebut !== 'Kategori') await expect(ponsel).toContainText(nilai);
  await harusRamah(page);
  await page.keyboard.press('F9');
  await expect(dialog).toBeHidden();
  await kabar(page, 'Data Berhasil Ditambahkan');

  const cari = kode ? kode.toUpperCase().replaceAll(' ', '_') : nilai;
  await expect(baris(isi, cari)).toHaveCount(1);
  await baris(isi, cari)
    .getByRole('button', { name: /^Edit / })
    .click();
  dialog = page.getByRole('dialog', { name: new RegExp(`^Edit ${sebut}`) });
  if (sebut !== 'Kategori') {
    await dialog.getByRole('textbox', { name: utama, exact: true }).fill(`${nilai} baru`);
    await expect(dialog.getByRole('region', { name: 'Pratinjau di ponsel' })).toContainText(`${nilai} baru`);
  } else await dialog.getByRole('textbox', { name: utama, exact: true }).fill('#112233');
  await page.keyboard.press('F9');
  await expect(dialog).toBeHidden();
  await kabar(page, 'Data Berhasil Dirubah');

  await baris(isi, cari)
    .getByRole('button', { name: /^Hapus / })
    .click();
  const tanya = page.getByRole('dialog', { name: 'Hapus Data' });
  await expect(tanya).toContainText('Apakah Anda Yakin InginMenghapus');
  await tanya.getByRole('button', { name: 'OK' }).click();
  await kabar(page, 'Data Berhasil Di Hapus');
  await expect(baris(isi, cari)).toHaveCount(0);
}

/** A price list, an item of a piece of the store with two pictures in the order they were dragged to. */
async function hargaDanItem(
  page: Page,
  ekor: string,
  { kode, bangun }: { kode: string; bangun: boolean },
): Promise<void> {
  const edisi = ekor === '' ? 'emas' : 'berlian';
  let isi = await buka(page, `/harga-katalog${ekor}`);
  await isi.getByRole('button', { name: 'Tambah Data' }).click();
  let dialog = page.getByRole('dialog', { name: /^Tambah Harga/ });
  await dialog.getByRole('button', { name: /^Simpan/ }).click();
  await expect(dialog.getByText('Mohon Pilih List Group Minimal 1')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'List Group' }).click();
  const pilihan = page.getByRole('option').first();
  const group = ((await pilihan.textContent()) ?? '').split(' ')[0] ?? '';
  await pilihan.click();
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('region', { name: 'Pratinjau di ponsel' })).toContainText('Harga emas hari ini');
  await dialog.getByRole('button', { name: /^Simpan/ }).click();
  await expect(dialog).toBeHidden();
  await kabar(page, 'Data Berhasil Ditambahkan');
  await expect(baris(isi, group).first()).toBeVisible();

  isi = await buka(page, `/item-katalog${ekor}`);
  await isi.getByRole('button', { name: 'Tambah Data' }).click();
  dialog = page.getByRole('dialog', { name: /^Tambah Barang/ });
  await dialog.getByRole('button', { name: /^Simpan/ }).click();
  await expect(dialog.getByText('Gambar Wajib Dimasukan')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Kode Barang' }).fill(kode);
  await page.getByRole('option').filter({ hasText: kode }).first().click();
  await dialog.getByRole('combobox', { name: 'Hashtag Jenis' }).fill('#CINCIN,');
  await pilihGambar(page, dialog);
  await pilihGambar(page, dialog);
  const urutan = dialog.getByRole('list', { name: 'Urutan gambar' });
  await expect(urutan.getByRole('listitem')).toHaveCount(2);
  const alamat = () => urutan.locator('img').evaluateAll((semua: HTMLImageElement[]) => semua.map((g) => g.src));
  const awal = await alamat();
  await urutan.getByRole('button', { name: /^Gambar 1, tempat 1/ }).press('ArrowRight');
  await expect.poll(alamat).toEqual([...awal].reverse());
  await urutan.getByRole('listitem').nth(0).dragTo(urutan.getByRole('listitem').nth(1));
  await expect.poll(alamat).toEqual(awal);
  await expect(dialog.getByLabel('Harga Jual')).not.toHaveValue('-');
  await harusRamah(page);
  await page.keyboard.press('F9');
  if (bangun) await page.getByRole('dialog', { name: 'Warning !!!' }).getByRole('button', { name: 'Aktifkan' }).click();
  await expect(dialog).toBeHidden();
  await kabar(page, 'Data Berhasil Ditambahkan');
  const umum = await page.request.get(`/api/v1/katalog/${edisi}/item/${kode}`);
  const { data } = await umum.json();
  expect(data.gambar).toHaveLength(2);
  expect(data.hashtag_jenis).toEqual(['CINCIN']);
  for (const path of data.gambar) {
    const foto = await page.request.get(`/api/v1/katalog/${edisi}/gambar/${path}`);
    expect(foto.headers()['content-type']).toBe('image/jpeg');
  }
  // It stands last, behind those of the demo.
  await isi.getByRole('textbox', { name: 'Cari' }).fill(kode);
  await baris(isi, kode)
    .getByRole('button', { name: /^Hapus / })
    .click();
  await page.getByRole('dialog', { name: 'Hapus Data' }).getByRole('button', { name: 'OK' }).click();
  await kabar(page, 'Data Berhasil Di Hapus');
}

/** The banner that items are linked with is not deleted, and says so for three seconds; the list is put in order. */
async function gagalDanUrutan(page: Page, ekor: string): Promise<void> {
  const isi = await buka(page, `/banner-katalog${ekor}`);
  await baris(isi, 'BANNER-001')
    .getByRole('button', { name: /^Hapus / })
    .click();
  await page.getByRole('dialog', { name: 'Hapus Data' }).getByRole('button', { name: 'OK' }).click();
  const gagal = page.getByRole('dialog', { name: 'Oopss!!' });
  await expect(gagal).toContainText(GAGAL_HAPUS);
  await expect(gagal).toBeHidden();
  // One alone has no order.
  if ((await isi.locator('[data-baris]').count()) < 2) return;
  const atur = isi.getByRole('button', { name: 'Atur Urutan' });
  await atur.click();
  const dialog = page.getByRole('dialog', { name: 'Urutan Banner' });
  await dialog
    .getByRole('button', { name: /^Mundurkan / })
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await kabar(page, 'Data Berhasil Dirubah');
  await expect(isi.locator('[data-baris]').first()).not.toContainText('BANNER-001');
  await atur.click();
  await dialog.getByRole('button', { name: /^Majukan BANNER-001/ }).click();
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await kabar(page, 'Data Berhasil Dirubah');
}

async function splash(page: Page, ekor: string): Promise<void> {
  const isi = await buka(page, `/splashscreen-katalog${ekor}`);
  await baris(isi, 'GUEST-2')
    .getByRole('button', { name: /^Edit / })
    .click();
  const dialog = page.getByRole('dialog', { name: /^Edit Splash Screen/ });
  await dialog.getByLabel('Text').fill('');
  await dialog.getByRole('button', { name: /^Simpan/ }).click();
  await expect(dialog.getByText('Text Tidak Boleh Kosong')).toBeVisible();
  await dialog.getByLabel('Text').fill('Datang dan lihat');
  await expect(dialog.getByRole('region', { name: 'Pratinjau di ponsel' })).toContainText('Datang dan lihat');
  await pilihGambar(page, dialog);
  await harusRamah(page);
  await page.keyboard.press('F9');
  await expect(dialog).toBeHidden();
  await kabar(page, 'Data Berhasil Dirubah');
}

for (const [viewport, ekor, tanda] of [
  [{ width: 1440, height: 900 }, '', 'A'],
  [{ width: 1024, height: 768 }, '-diamond', 'B'],
] as const) {
  test.describe(`${viewport.width}${ekor}`, () => {
    test.use({ viewport });

    test('setiap layar menambah dengan gambar, mengubah, mengurutkan dan menghapus', async ({ page }) => {
      test.slow();
      const own = await pastikanHarga(TOKO);
      let kode = '';
      let bangun = false;
      if (ekor === '') {
        const tray = `KT${viewport.width % 97}`;
        await bakiUji(own, tray, 'TOKO');
        [kode = ''] = await cincin(own, ['TOKO', tray], [4], 'CINCIN KATALOG');
      } else {
        // Which diamond pieces the demo shows follows from its day: one that is shown goes first, and is woken again.
        const api = await Api.masuk(OWN);
        const calon = await api.ambil<{ kode_barang: string }[]>('katalog/berlian/kandidat?cari=a');
        kode = calon.at(-1)?.kode_barang ?? '';
        const tampil = await api.ambil<{ kode_barang: string }[]>('app/diamond/item-katalog');
        bangun = tampil.some((t) => t.kode_barang === kode);
        if (bangun) {
          const { status, message } = await api.panggil('DELETE', `app/diamond/item-katalog/delete/${kode}`);
          expect(status, message).toBe(200);
        }
      }
      await new HalamanMasuk(page).langsung(OWN);
      for (const layar of semua(tanda)) await satuLayar(page, { ...layar, rute: `${layar.rute}${ekor}` });
      await hargaDanItem(page, ekor, { kode, bangun });
      await gagalDanUrutan(page, ekor);
      await splash(page, ekor);
    });
  });
}
