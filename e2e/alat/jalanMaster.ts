// The walk over every master's screen, made from the definitions: a row is added, found, changed and deleted through each.
// Files and axe's look at the form are one program for all of them (crates/master proves every master's files), so the
// browser walks them where a master differs in shape (bentukMaster.ts). At the list itself the walk over routes looks.
import { expect, type Page, test } from '@playwright/test';
import { keForm, kolomIsian, tulisNilai } from '../../web/src/kit/master/nilai';
import type { BarisMaster, Definisi, DefKolom, IsiMaster } from '../../web/src/kit/master/tipe';
import { RUTE } from '../../web/src/routes';
import { HalamanMaster } from '../pages/HalamanMaster';
import { HalamanMasuk } from '../pages/HalamanMasuk';
import { Api } from './api';
import { harusRamah } from './axe';
import { berlayar, wakil } from './bentukMaster';
import { type Contoh, PembuatContoh } from './contohMaster';

export const judul = (def: Definisi) => RUTE.find((rute) => rute.path === def.rute)?.judul ?? def.sebut;

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
      !def.kunci.includes(k.nama) &&
      !def.rentang?.includes(k.nama) &&
      !['rujuk', 'tanda', 'pilihan', 'pengguna'].includes(k.jenis),
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

/** Files through the browser: out as CSV and Excel, in with a wrong line, and in with a good one, which is left there. */
async function berkas(hal: HalamanMaster, api: Api, buat: PembuatContoh): Promise<IsiMaster> {
  const { def } = hal;
  const banyak = (await semuaBaris(api, def)).length;
  await ekspor(hal);
  await imporSalah(hal, buat);
  expect((await semuaBaris(api, def)).length, def.slug).toBe(banyak);
  const baris = buat.baris(def, 1);
  const dialog = await hal.pilihCsv(buat.csv(def, [baris]));
  await dialog.getByRole('button', { name: 'Impor 1 baris' }).click();
  await expect(dialog, def.slug).toBeHidden();
  expect((await semuaBaris(api, def)).length, def.slug).toBe(banyak + 1);
  await hal.cariTeks(kataCari(def, baris));
  return sebagaiBaris(def, baris);
}

interface Jalan {
  page: Page;
  api: Api;
  buat: PembuatContoh;
  def: Definisi;
  /** With files and axe. */
  lengkap: boolean;
}

async function jalani({ page, api, buat, def, lengkap }: Jalan): Promise<void> {
  const hal = new HalamanMaster(page, def, judul(def));
  await hal.buka();
  const sebelum = await semuaBaris(api, def);

  // Add, by key and by typing.
  const contoh = buat.baris(def, 0);
  const form = await hal.bukaTambah();
  await hal.isi(form, contoh);
  if (lengkap) await harusRamah(page);
  await page.keyboard.press('F9');
  await expect(form, def.slug).toBeHidden();
  const kata = kataCari(def, contoh);
  await hal.cariTeks(kata);
  let isi = sebagaiBaris(def, contoh);
  await expect(hal.baris(isi), def.slug).toBeVisible();

  // Edit.
  const k = kolomUbahan(def);
  const baru = buat.nilai(def, k, 3);
  const edit = await hal.bukaEdit(isi);
  await hal.isiKolom(edit, k, baru);
  await edit.getByRole('button', { name: /^Simpan/ }).click();
  await expect(edit, def.slug).toBeHidden();
  const ubahan = { ...contoh, [k.nama]: baru };
  isi = sebagaiBaris(def, ubahan);
  if (kata !== kataCari(def, ubahan)) await hal.cariTeks(kataCari(def, ubahan));
  if (k.di_tabel) await expect(hal.baris(isi), def.slug).toContainText(tulisNilai(k, isi));
  const tersimpan = (await semuaBaris(api, def)).find((b) => !sebelum.some((lama) => lama._id === b._id));
  expect(keForm(k, tersimpan?.[k.nama]), `${def.slug} ${k.nama}`).toBe(keForm(k, isi[k.nama]));

  await hal.hapus(isi);
  await expect(hal.baris(isi), def.slug).toBeHidden();
  if (lengkap) {
    const kedua = await berkas(hal, api, buat);
    await hal.hapus(kedua);
    await expect(hal.baris(kedua), def.slug).toBeHidden();
  }
  expect((await semuaBaris(api, def)).map((b) => b._id).sort(), def.slug).toEqual(sebelum.map((b) => b._id).sort());
}

/** A master whose keys are all taken: adding says so on the field, editing works, deleting says where it is used. */
async function jalaniPenuh({ page, api, buat, def }: Jalan): Promise<void> {
  const hal = new HalamanMaster(page, def, judul(def));
  await hal.buka();
  const [baris] = await semuaBaris(api, def);
  if (!baris) throw new Error(`${def.slug} kosong`);
  const form = await hal.bukaTambah();
  await hal.isi(form, { ...buat.baris(def, 0), [def.kunci[0] ?? '']: String(baris[def.kunci[0] ?? '']) });
  await form.getByRole('button', { name: /^Simpan/ }).click();
  await expect(form.getByText(/sudah ada$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Buang isian', exact: true }).click();
  const k = kolomUbahan(def);
  for (const nilai of [buat.nilai(def, k, 3), String(baris[k.nama])]) {
    const edit = await hal.bukaEdit(baris);
    await hal.isiKolom(edit, k, nilai);
    await page.keyboard.press('F9');
    await expect(edit).toBeHidden();
    await expect(hal.baris(baris)).toContainText(nilai);
  }
  await ekspor(hal);
  await imporSalah(hal, buat);
  await hal.hapus(baris);
  await expect(page.getByText(/masih dipakai: /)).toBeVisible();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
}

/** Every so-manieth master of all that have a screen; specs in files of their own run beside each other. */
export async function jalaniMaster(page: Page, bagian: number, dari: number): Promise<void> {
  test.setTimeout(10 * 60_000);
  // Head office: some masters hold for the whole chain and only it changes them.
  const api = await Api.masuk('pusat');
  const buat = new PembuatContoh(await api.ambil<Definisi[]>('definisi/master'));
  const layar = buat.semua.filter(berlayar);
  expect(layar.length).toBeGreaterThanOrEqual(46);
  const lengkap = wakil(layar);
  // Those that are walked in full first, so that every part has its share of them.
  const urut = [...layar.filter((def) => lengkap.has(def)), ...layar.filter((def) => !lengkap.has(def))];
  const milik = urut.filter((_, ke) => ke % dari === bagian);
  await buat.siapkanRujukan(api, milik, 3);
  await new HalamanMasuk(page).masuk('pusat');
  for (const def of milik) {
    const jalan = { page, api, buat, def, lengkap: lengkap.has(def) };
    await test.step(def.slug, () => (buat.kunciBebas(def) ? jalani(jalan) : jalaniPenuh(jalan)));
  }
}
