// Page models of services: taking pieces in, and the board with its drawer and steps.
import { expect, type Locator, type Page } from '@playwright/test';
import { pilihButir } from '../alat/pilih';

/** A picture of the page's own making, as a camera would give it. */
async function gambarUji(page: Page): Promise<Buffer> {
  const isi = await page.evaluate(async () => {
    const satu = new OffscreenCanvas(60, 80);
    satu.getContext('2d')?.fillRect(0, 0, 60, 80);
    return [...new Uint8Array(await (await satu.convertToBlob({ type: 'image/png' })).arrayBuffer())];
  });
  return Buffer.from(isi);
}

async function pasangFoto(page: Page, isian: Locator): Promise<void> {
  const buffer = await gambarUji(page);
  await isian.locator('input[type=file]').setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer });
  await expect(isian.getByRole('img', { name: /^Pratinjau/ })).toBeVisible();
}

/** Transaksi Service: pieces, customer, promised day, down payment. */
export class FormServis {
  readonly isi: Locator;
  readonly form: Locator;
  readonly baris: Locator;
  readonly selesai: Locator;

  constructor(readonly page: Page) {
    this.isi = page.getByRole('main');
    this.form = page.getByRole('dialog', { name: 'Barang yang diservice' });
    this.baris = page.getByRole('list', { name: 'Barang service' }).locator('> li');
    this.selesai = page.getByRole('region', { name: 'Transaksi tersimpan' });
  }

  async buka(): Promise<void> {
    await this.page.goto('/transaksi-services');
    await expect(this.isi.getByRole('heading', { name: 'Transaksi Service', level: 1 })).toBeVisible();
  }

  /** A piece of the chain: by its tag or nota. */
  async pindai(kode: string): Promise<void> {
    const isian = this.page.getByRole('textbox', { name: 'Scan nota atau barcode' });
    await isian.fill(kode);
    await isian.press('Enter');
    await expect(this.form.locator('[data-dikenal]')).toBeVisible();
  }

  /** A piece that nobody here sold. */
  async dariLuar(nama: string): Promise<void> {
    await this.page.getByRole('button', { name: /Barang dari luar/ }).click();
    await this.form.getByRole('textbox', { name: 'Nama barang' }).fill(nama);
    await pilihButir(this.form.getByRole('combobox', { name: 'Kategori' }), /^750 /);
    await pilihButir(this.form.getByRole('combobox', { name: 'Jenis', exact: true }), /^GEL750 /);
  }

  /** Weighed and counted, one work with its price, photographed, and put in. */
  async kerjakan(berat: string, pekerjaan: RegExp, biaya: number): Promise<void> {
    await this.form.getByRole('textbox', { name: 'Berat timbang' }).fill(berat);
    await pilihButir(this.form.getByRole('combobox', { name: 'Pekerjaan 1', exact: true }), pekerjaan);
    await this.form.getByRole('textbox', { name: 'Biaya pekerjaan 1' }).fill(String(biaya));
    await pasangFoto(this.page, this.form.getByRole('group', { name: 'Foto masuk' }));
    await this.form.getByRole('button', { name: /Tambahkan/ }).click();
    await expect(this.form).toBeHidden();
  }

  async pelangganBaru(nama: string, nik: string): Promise<void> {
    await this.page.getByPlaceholder('Kode member, nama, HP atau NIK').fill(nama);
    await this.page.getByRole('option', { name: /Catat pelanggan baru/ }).click();
    const baru = this.page.getByRole('dialog', { name: 'Pelanggan baru' });
    await expect(baru).toBeVisible();
    await this.page.keyboard.press('F9');
    await expect(baru).toBeHidden();
    await expect(this.page.getByRole('group', { name: 'Pelanggan saat ini' })).toContainText(nama.toUpperCase());
    const orang = this.page.getByRole('region', { name: 'Identitas customer' });
    await orang.getByRole('textbox', { name: 'NIK' }).fill(nik);
  }

  /** The sales person and the down payment in cash; answers the number of the service. */
  async simpan(dp: number): Promise<string> {
    await pilihButir(this.isi.getByRole('combobox', { name: 'Sales', exact: true }), /^S01 /);
    await this.isi.getByRole('textbox', { name: 'Uang muka' }).fill(String(dp));
    await this.isi.getByRole('button', { name: /Uang pas/ }).click();
    await this.isi.locator('[data-simpan]').click();
    const nomor = this.selesai.locator('[data-nomor]');
    await expect(nomor).toHaveText(/^FS[A-Z0-9]+-\d{6}-\d{4,}$/);
    return (await nomor.textContent()) ?? '';
  }
}

/** Lihat Service: the board, and one service in its drawer. */
export class PapanServis {
  readonly isi: Locator;

  constructor(readonly page: Page) {
    this.isi = page.getByRole('main');
  }

  async buka(): Promise<void> {
    await this.page.goto('/lihat-services');
    await expect(this.isi.getByRole('heading', { name: 'Lihat Service', level: 1 })).toBeVisible();
  }

  kartu(no: string): Locator {
    return this.isi.getByRole('article', { name: new RegExp(`^${no} `) });
  }

  kolom(judul: string): Locator {
    return this.isi.getByRole('region', { name: judul, exact: true });
  }

  /** Only this one on the board: it may stand far below. */
  async cari(no: string): Promise<void> {
    await this.isi.getByRole('textbox', { name: 'Cari Service' }).fill(no);
    await expect(this.kartu(no)).toBeVisible();
  }

  /** Takes a step of a card; its dialog. */
  async langkah(no: string, nama: string, judul: RegExp): Promise<Locator> {
    await this.kartu(no)
      .getByRole('button', { name: new RegExp(`^${nama} `) })
      .click();
    const dialog = this.page.getByRole('dialog', { name: judul });
    await expect(dialog).toBeVisible();
    return dialog;
  }

  async laci(no: string): Promise<Locator> {
    await this.page.goto(`/lihat-services?no=${no}`);
    const laci = this.page.getByRole('dialog', { name: no, exact: true });
    await expect(laci.getByRole('table', { name: 'Riwayat service' })).toBeVisible();
    return laci;
  }

  async fotoKeluar(dialog: Locator): Promise<void> {
    await pasangFoto(this.page, dialog.getByRole('group', { name: /^Foto keluar/ }));
  }
}
