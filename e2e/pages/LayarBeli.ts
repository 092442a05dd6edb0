// Page model of the purchase window: scanning, the form of a piece, customer, payment.
import { expect, type Locator, type Page } from '@playwright/test';
import { pilihButir } from '../alat/pilih';

export class LayarBeli {
  readonly isi: Locator;
  readonly form: Locator;
  readonly baris: Locator;
  readonly selesai: Locator;

  constructor(readonly page: Page) {
    this.isi = page.getByRole('main');
    this.form = page.getByRole('dialog', { name: 'Barang dari customer' });
    this.baris = page.getByRole('list', { name: 'Barang yang dibeli' }).locator('> li');
    this.selesai = page.getByRole('region', { name: 'Transaksi tersimpan' });
  }

  async buka(): Promise<void> {
    await this.page.goto('/transaksi-pembelian');
    await expect(this.isi.getByRole('heading', { name: 'Transaksi Pembelian', level: 1 })).toBeVisible();
  }

  async pindai(kode: string): Promise<void> {
    const isian = this.page.getByRole('textbox', { name: 'Scan nota atau barcode' });
    await isian.fill(kode);
    await isian.press('Enter');
    await expect(this.form).toBeVisible();
  }

  async pilih(label: string, butir: string | RegExp): Promise<void> {
    await pilihButir(this.form.getByRole('combobox', { name: label, exact: true }), butir);
  }

  async kondisi(nama: string): Promise<void> {
    await this.pilih('Kondisi', new RegExp(`^${nama}$`));
  }

  async sales(kode: string): Promise<void> {
    await pilihButir(this.isi.getByRole('combobox', { name: 'Sales', exact: true }), new RegExp(`^${kode} `));
  }

  async pelangganBaru(nama: string): Promise<void> {
    await this.page.getByPlaceholder('Kode member, nama, HP atau NIK').fill(nama);
    await this.page.getByRole('option', { name: /Catat pelanggan baru/ }).click();
    await expect(this.page.getByRole('dialog', { name: 'Pelanggan baru' })).toBeVisible();
    await this.page.keyboard.press('F9');
    await expect(this.page.getByRole('dialog', { name: 'Pelanggan baru' })).toBeHidden();
    await expect(this.page.getByRole('region', { name: 'Pelanggan' })).toContainText(nama);
  }

  /** What the shop pays, once the server has said so. */
  async total(): Promise<number> {
    const angka = this.page.locator('[data-neto][data-basi=tidak]');
    await expect(angka).toBeVisible();
    return -Number(await angka.getAttribute('data-neto'));
  }
}
