// Page model of the printers: the dialog of Setting System with its form and jobs, and 'Cetak Contoh' of a designer.
import { expect, type Locator, type Page } from '@playwright/test';

export class PrinterToko {
  readonly dialog: Locator;
  readonly antrean: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Printer Toko' });
    this.antrean = this.dialog.getByRole('region', { name: 'Cetakan sehari terakhir' });
  }

  async buka(): Promise<void> {
    await this.page.goto('/settingsystem');
    await this.page.getByRole('button', { name: 'Printer', exact: true }).click();
    await expect(this.dialog).toBeVisible();
  }

  baris(nama: string): Locator {
    return this.dialog.locator(`[data-printer="${nama}"]`);
  }

  /** The newest job. */
  get cetakan(): Locator {
    return this.antrean.locator('[data-cetakan]').first();
  }

  form(judul: string): Locator {
    return this.page.getByRole('dialog', { name: judul });
  }

  async tambah(nama: string, jenis: string, cara: string, alamat = ''): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Tambah Printer' }).click();
    const form = this.form('Tambah Printer');
    await form.getByLabel('Nama Printer').fill(nama);
    await this.pilih(form, 'Jenis', jenis);
    await this.pilih(form, 'Cara Mencetak', cara);
    if (cara.includes('jaringan')) await form.getByLabel('Alamat').fill(alamat);
    if (cara.includes('agen')) await this.pilih(form, 'Agen Cetak', alamat);
    await this.page.keyboard.press('F9');
  }

  async pilih(di: Locator, judul: string, pilihan: string): Promise<void> {
    await di.getByRole('combobox', { name: judul, exact: true }).click();
    await this.page.getByRole('option', { name: pilihan }).click();
  }

  async hapus(nama: string): Promise<void> {
    await this.baris(nama).getByRole('button', { name: 'Hapus' }).click();
    await this.page.getByRole('dialog', { name: 'Hapus Printer' }).getByRole('button', { name: 'Hapus' }).click();
    await expect(this.baris(nama)).toBeHidden();
  }

  /** Opens 'Cetak Contoh' of the designer that stands on the screen. */
  async contoh(): Promise<Locator> {
    await this.page.getByRole('button', { name: 'Cetak Contoh' }).click();
    const dialog = this.page.getByRole('dialog', { name: 'Cetak Contoh' });
    await expect(dialog).toBeVisible();
    return dialog;
  }
}
