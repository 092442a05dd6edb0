// Page model of a master's screen: list, form, import, export, delete.
// Everything is found as a person finds it, by what is written on it.
import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { sebutBaris } from '../../web/src/kit/master/nilai';
import { tulisPilihan } from '../../web/src/kit/master/teks';
import type { Definisi, DefKolom, IsiMaster } from '../../web/src/kit/master/tipe';
import type { Contoh } from '../alat/contohMaster';
import { sampaiTenang } from '../alat/tabel';

/** The gold price's own screen is that of the day; the list is one of its tabs. */
const alamat = (def: Definisi) => (def.slug === 'master-parameter-harga-emas' ? `${def.rute}?tab=daftar` : def.rute);

export class HalamanMaster {
  readonly cari: Locator;
  readonly tambah: Locator;

  constructor(
    readonly page: Page,
    readonly def: Definisi,
    readonly judul: string,
  ) {
    this.cari = page.getByRole('textbox', { name: `Cari di ${judul}` });
    this.tambah = page.getByRole('button', { name: 'Tambah Data', exact: true });
  }

  /** Opens the screen without loading the app again. */
  async buka(): Promise<void> {
    await this.page.evaluate((path) => {
      history.pushState({}, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, alamat(this.def));
    // Word for word: the name of one master may be the beginning of another's.
    await expect(this.page.getByRole('heading', { level: 1, name: this.judul, exact: true })).toBeVisible();
    await expect(this.tambah).toBeVisible();
    await sampaiTenang(this.page, this.judul);
    const tabel = this.page.locator(`[data-tabel="${this.judul}"]`);
    await expect(
      tabel.getByRole('table', { name: this.judul, exact: true }).or(tabel.getByText('Tidak Ada Data')),
    ).toBeVisible();
  }

  /** Opens the form by its key; it is there when the focus is in it. */
  async bukaTambah(): Promise<Locator> {
    await this.page.keyboard.press('F2');
    await this.siap(this.formTambah());
    return this.formTambah();
  }

  async bukaEdit(isi: IsiMaster): Promise<Locator> {
    await this.tekan('Edit', isi);
    await this.siap(this.formEdit());
    return this.formEdit();
  }

  /** A dialog takes the focus once it stands: a list that was opened before that closes again. */
  private async siap(form: Locator): Promise<void> {
    await expect(form.locator(':focus')).toBeAttached();
  }

  dialog(nama: string): Locator {
    return this.page.getByRole('dialog', { name: nama, exact: true });
  }

  formTambah(): Locator {
    return this.dialog(`Tambah Data ${this.def.sebut}`);
  }

  formEdit(): Locator {
    return this.dialog(`Edit Data ${this.def.sebut}`);
  }

  async cariTeks(teks: string): Promise<void> {
    await this.cari.fill(teks);
    await sampaiTenang(this.page, this.judul);
  }

  tombolBaris(kerja: 'Edit' | 'Hapus' | 'Riwayat', isi: IsiMaster): Locator {
    return this.page.getByRole('button', { name: `${kerja} ${sebutBaris(this.def, isi)}`, exact: true });
  }

  /** Presses a button of a row, once the rows are those that were asked for last. */
  async tekan(kerja: 'Edit' | 'Hapus' | 'Riwayat', isi: IsiMaster): Promise<void> {
    await sampaiTenang(this.page, this.judul);
    await this.tombolBaris(kerja, isi).click();
  }

  baris(isi: IsiMaster): Locator {
    return this.page.getByRole('row').filter({ has: this.tombolBaris('Edit', isi) });
  }

  async isiKolom(form: Locator, k: DefKolom, nilai: string): Promise<void> {
    // The line under a switch belongs to its name.
    const nama = new RegExp(`^${k.label.replace(/[()]/g, '\\$&')}`);
    if (k.jenis === 'tanda') return form.getByRole('switch', { name: nama }).setChecked(nilai === 'true');
    // A user is nobody's sample: left empty unless a test names one.
    if (k.jenis === 'pengguna' && nilai === '') {
      return expect(form.getByRole('combobox', { name: k.label, exact: true })).toBeVisible();
    }
    if (k.jenis === 'pilihan' || k.jenis === 'rujuk' || k.jenis === 'pengguna') {
      const kotak = form.getByRole('combobox', { name: k.label, exact: true });
      await kotak.click();
      if (k.jenis !== 'pilihan') await kotak.fill(nilai);
      const teks = k.jenis === 'pilihan' ? tulisPilihan(nilai) : nilai;
      const pilihan = this.page.getByRole('option', { name: new RegExp(`^${teks.replace(/[()]/g, '\\$&')}( · |$)`) });
      await pilihan.click();
      return;
    }
    await form.getByRole('textbox', { name: k.label, exact: true }).fill(nilai);
  }

  /** Every field that a person fills in: one that is missing in the form fails here. */
  async isi(form: Locator, contoh: Contoh): Promise<void> {
    for (const k of this.def.kolom) {
      const nilai = contoh[k.nama];
      if (nilai !== undefined) await this.isiKolom(form, k, nilai);
    }
  }

  async unduh(tombol: string): Promise<Buffer> {
    const unduhan = this.page.waitForEvent('download');
    await this.page.getByRole('button', { name: tombol, exact: true }).click();
    return readFileSync(await (await unduhan).path());
  }

  async pilihCsv(isi: string): Promise<Locator> {
    const dialog = this.dialog(`Impor CSV ${this.def.sebut}`);
    await this.page.getByRole('button', { name: 'Impor CSV', exact: true }).click();
    await expect(dialog).toBeVisible();
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'coba.csv', mimeType: 'text/csv', buffer: Buffer.from(isi) });
    await expect(dialog.getByText('coba.csv', { exact: true })).toBeVisible();
    return dialog;
  }

  async hapus(isi: IsiMaster): Promise<void> {
    await this.tekan('Hapus', isi);
    await this.page.getByRole('button', { name: 'OK', exact: true }).click();
  }
}
