// Masters: one generated walk over every definition, and the flows that need two people or a second thought.
// The walk adds its own rows and what they name, and clears both away.
import type { Page } from '@playwright/test';
import { keForm, kolomIsian, tulisNilai } from '../../web/src/kit/master/nilai';
import type { BarisMaster, Definisi, DefKolom, IsiMaster } from '../../web/src/kit/master/tipe';
import { RUTE } from '../../web/src/routes';
import { Api } from '../alat/api';
import { harusRamah } from '../alat/axe';
import { type Contoh, PembuatContoh } from '../alat/contohMaster';
import { server } from '../alat/server';
import { expect, test } from '../alat/uji';
import { HalamanMaster } from '../pages/HalamanMaster';
import { HalamanMasuk } from '../pages/HalamanMasuk';

// What the server refuses, the browser writes into its console as well.
test.use({ bolehGalat: { pola: [/Failed to load resource: .* status of (403|409|422) /] } });

const judul = (def: Definisi) => RUTE.find((rute) => rute.path === def.rute)?.judul ?? def.sebut;
/** Provinces and cities have no screen of their own. */
const berlayar = (def: Definisi) => def.rute === `/${def.slug}`;

/** A sample as the row that the server answers, to be found in the list. */
function sebagaiBaris(def: Definisi, contoh: Contoh): IsiMaster {
  const angka = new Set(['angka', 'rupiah', 'berat', 'carat', 'persen', 'kadar', 'usd', 'kurs', 'nilai']);
  return Object.fromEntries(
    def.kolom.map((k) => {
      const isi = contoh[k.nama] ?? '';
      return [k.nama, k.jenis === 'tanda' ? isi === 'true' : angka.has(k.jenis) ? Number(isi) : isi];
    }),
  );
}

/** What to type into the search box to see a row. */
function kataCari(def: Definisi, contoh: Contoh): string {
  const milik = (jenis: readonly string[]) => kolomIsian(def).find((k) => jenis.includes(k.jenis) && contoh[k.nama]);
  const k = milik(['kode', 'teks', 'teks_kecil']) ?? milik(['rujuk']);
  return (k && contoh[k.nama]) ?? '';
}

/** A column whose change leaves the row what it is; where a row is nothing but its key, the key. */
function kolomUbahan(def: Definisi): DefKolom {
  const bebas = kolomIsian(def).filter(
    (k) =>
      !def.kunci.includes(k.nama) && !def.rentang?.includes(k.nama) && !['rujuk', 'tanda', 'pilihan'].includes(k.jenis),
  );
  const k = bebas.findLast((satu) => satu.di_tabel && satu.jenis !== 'rupiah') ?? bebas[0] ?? kolomIsian(def)[0];
  if (!k) throw new Error(`${def.slug} tanpa kolom`);
  return k;
}

async function semuaBaris(api: Api, def: Definisi): Promise<BarisMaster[]> {
  return api.ambil<BarisMaster[]>(def.daftar);
}

async function ekspor(hal: HalamanMaster): Promise<void> {
  const kepala = hal.def.kolom.map((k) => `"${k.nama}"`).join(',');
  const csv = (await hal.unduh('Export CSV!!')).toString('utf8');
  expect(csv.split('\n')[0]?.trim(), hal.def.slug).toBe(kepala);
  const xlsx = await hal.unduh('Export Excel');
  expect(xlsx.subarray(0, 2).toString('latin1'), hal.def.slug).toBe('PK');
}

/** A line that is wrong in one cell, and the message that says so. */
function barisSalah(def: Definisi, contoh: Contoh): { baris: Contoh; pesan: string } {
  const kolom = kolomIsian(def);
  const wajib = kolom.find((k) => k.wajib);
  if (!wajib?.wajib) throw new Error(`${def.slug} tanpa kolom wajib`);
  // A line without anything in it is no line.
  if (kolom.length > 1) return { baris: { ...contoh, [wajib.nama]: '' }, pesan: wajib.wajib };
  const pesan = `${wajib.label} paling banyak ${wajib.maks} karakter`;
  return { baris: { [wajib.nama]: 'X'.repeat(wajib.maks + 1) }, pesan };
}

/** One good and one bad line: the error shows with line and reason, and nothing is written. */
async function imporSalah(hal: HalamanMaster, buat: PembuatContoh): Promise<void> {
  const { def } = hal;
  const { baris, pesan } = barisSalah(def, buat.baris(def, 2));
  const dialog = await hal.pilihCsv(buat.csv(def, [buat.baris(def, 1), baris]));
  await expect(dialog.getByRole('row').filter({ hasText: 'Baris 3' }), def.slug).toContainText(pesan);
  await expect(dialog.getByRole('button', { name: 'Impor 2 baris' })).toBeDisabled();
  await hal.page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

async function jalani(page: Page, api: Api, buat: PembuatContoh, def: Definisi): Promise<void> {
  const hal = new HalamanMaster(page, def, judul(def));
  await hal.buka();
  await harusRamah(page);
  const sebelum = await semuaBaris(api, def);

  // Add, by key and by typing.
  const contoh = buat.baris(def, 0);
  await page.keyboard.press('F2');
  const form = hal.formTambah();
  await expect(form).toBeVisible();
  await hal.isi(form, contoh);
  await harusRamah(page);
  await page.keyboard.press('F9');
  await expect(form, def.slug).toBeHidden();
  const kata = kataCari(def, contoh);
  await hal.cariTeks(kata);
  let isi = sebagaiBaris(def, contoh);
  await expect(hal.baris(isi), def.slug).toBeVisible();

  // Edit.
  const k = kolomUbahan(def);
  const baru = buat.nilai(def, k, 3);
  await hal.tombolBaris('Edit', isi).click();
  await expect(hal.formEdit()).toBeVisible();
  await hal.isiKolom(hal.formEdit(), k, baru);
  await hal
    .formEdit()
    .getByRole('button', { name: /^Simpan/ })
    .click();
  await expect(hal.formEdit(), def.slug).toBeHidden();
  const ubahan = { ...contoh, [k.nama]: baru };
  isi = sebagaiBaris(def, ubahan);
  if (kata !== kataCari(def, ubahan)) await hal.cariTeks(kataCari(def, ubahan));
  if (k.di_tabel) await expect(hal.baris(isi), def.slug).toContainText(tulisNilai(k, isi));
  const tersimpan = (await semuaBaris(api, def)).find((b) => !sebelum.some((lama) => lama._id === b._id));
  expect(keForm(k, tersimpan?.[k.nama]), `${def.slug} ${k.nama}`).toBe(keForm(k, isi[k.nama]));

  await ekspor(hal);
  await imporSalah(hal, buat);
  expect((await semuaBaris(api, def)).length, def.slug).toBe(sebelum.length + 1);
  const dialog = await hal.pilihCsv(buat.csv(def, [buat.baris(def, 1)]));
  await dialog.getByRole('button', { name: 'Impor 1 baris' }).click();
  await expect(dialog, def.slug).toBeHidden();
  expect((await semuaBaris(api, def)).length, def.slug).toBe(sebelum.length + 2);

  // Delete both.
  await hal.hapus(isi);
  await expect(hal.baris(isi), def.slug).toBeHidden();
  const kedua = buat.baris(def, 1);
  await hal.cariTeks(kataCari(def, kedua));
  await hal.hapus(sebagaiBaris(def, kedua));
  await expect(hal.baris(sebagaiBaris(def, kedua)), def.slug).toBeHidden();
  expect((await semuaBaris(api, def)).map((b) => b._id).sort(), def.slug).toEqual(sebelum.map((b) => b._id).sort());
}

/** A master whose keys are all taken: adding says so on the field, editing works, deleting says where it is used. */
async function jalaniPenuh(page: Page, api: Api, buat: PembuatContoh, def: Definisi): Promise<void> {
  const hal = new HalamanMaster(page, def, judul(def));
  await hal.buka();
  await harusRamah(page);
  const [baris] = await semuaBaris(api, def);
  if (!baris) throw new Error(`${def.slug} kosong`);
  await hal.tambah.click();
  await hal.isi(hal.formTambah(), { ...buat.baris(def, 0), [def.kunci[0] ?? '']: String(baris[def.kunci[0] ?? '']) });
  await hal
    .formTambah()
    .getByRole('button', { name: /^Simpan/ })
    .click();
  await expect(hal.formTambah().getByText(/sudah ada$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Buang isian', exact: true }).click();
  const k = kolomUbahan(def);
  for (const nilai of [buat.nilai(def, k, 3), String(baris[k.nama])]) {
    await hal.tombolBaris('Edit', baris).click();
    await hal.isiKolom(hal.formEdit(), k, nilai);
    await page.keyboard.press('F9');
    await expect(hal.formEdit()).toBeHidden();
    await expect(hal.baris(baris)).toContainText(nilai);
  }
  await ekspor(hal);
  await imporSalah(hal, buat);
  await hal.hapus(baris);
  await expect(page.getByText(/masih dipakai di: /)).toBeVisible();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
}

test('setiap master ditambah, diubah, dicari, diekspor, diimpor, dan dihapus dari layarnya', async ({ page }) => {
  test.setTimeout(20 * 60_000);
  const api = await Api.masuk('own');
  const buat = new PembuatContoh(await api.ambil<Definisi[]>('definisi/master'));
  const bersihkan = await buat.siapkanRujukan(api, 3);
  await new HalamanMasuk(page).masuk('own');
  const layar = buat.semua.filter(berlayar);
  expect(layar.length).toBeGreaterThanOrEqual(46);
  for (const def of layar) {
    await test.step(def.slug, () =>
      buat.kunciBebas(def) ? jalani(page, api, buat, def) : jalaniPenuh(page, api, buat, def),
    );
  }
  await bersihkan();
});

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
  const { data: rekening } = await api.panggil<BarisMaster>('POST', 'rekenings', {
    kode_bank: 'E2EPAKAI',
    no_rekening: '7700001',
    atas_nama: 'PAKAI',
  });
  await new HalamanMasuk(page).masuk('own');
  const hal = new HalamanMaster(page, cari('master-bank'), 'Master Bank');
  await hal.buka();
  await hal.cariTeks('E2EPAKAI');
  await hal.hapus(bank);
  const dialog = hal.dialog('Data Gagal Dihapus');
  await expect(dialog).toContainText('Bank E2EPAKAI tidak bisa dihapus, masih dipakai di: Rekening (1)');
  await harusRamah(page);
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(hal.baris(bank)).toBeVisible();
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
