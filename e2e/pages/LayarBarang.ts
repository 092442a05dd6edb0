// Page model of the screens that move pieces: choosing, scanning, saving, and the documents that were saved.
import { expect, type Locator, type Page } from '@playwright/test';
import { pilihButir } from '../alat/pilih';

export class LayarBarang {
  readonly isi: Locator;
  readonly pindaian: Locator;

  constructor(readonly page: Page) {
    this.isi = page.getByRole('main');
    this.pindaian = page.getByRole('textbox', { name: 'Scan Barcode' });
  }

  async buka(path: string, judul: string): Promise<void> {
    await this.page.goto(path);
    await expect(this.isi.getByRole('heading', { name: judul, level: 1 })).toBeVisible();
  }

  async pilih(label: string, butir: string | RegExp): Promise<void> {
    await pilihButir(this.isi.getByRole('combobox', { name: label, exact: true }), butir);
  }

  async pindai(kode: string): Promise<void> {
    await this.pindaian.fill(kode);
    await this.pindaian.press('Enter');
    await expect(this.page.locator('[data-kabar]')).toContainText(kode);
  }

  tombol(nama: string | RegExp): Locator {
    return this.isi.getByRole('button', { name: nama });
  }

  async setujui(nama: string): Promise<void> {
    await this.page.getByRole('dialog').getByRole('button', { name: nama, exact: true }).click();
  }
}
