// Page model of manual trade: finding what is sold, the form of a line, customer, payment.
import { expect, type Locator, type Page } from '@playwright/test';
import { pilihButir } from '../alat/pilih';

export class LayarManual {
  readonly isi: Locator;
  readonly cari: Locator;
  readonly form: Locator;
  readonly dijual: Locator;
  readonly dibeli: Locator;
  readonly selesai: Locator;

  constructor(readonly page: Page) {
    this.isi = page.getByRole('main');
    this.cari = page.getByRole('combobox', { name: 'Barang yang dijual' });
    this.form = page.getByRole('dialog', { name: /barang manual$/ });
    this.dijual = page.getByRole('list', { name: 'Barang dijual' }).locator('> li');
    this.dibeli = page.getByRole('list', { name: 'Barang dibeli dari customer' }).locator('> li');
    this.selesai = page.getByRole('region', { name: 'Transaksi tersimpan' });
  }

  async buka(): Promise<void> {
    await this.page.goto('/transaksi-jual-beli-manual');
    await expect(this.isi.getByRole('heading', { name: 'Transaksi Jual Beli Manual', level: 1 })).toBeVisible();
    await expect(this.cari).toBeFocused();
  }

  /** A type in a tray by its codes, as somebody types them. */
  async jual(teks: string, jumlah: string, berat: string): Promise<void> {
    await this.page.keyboard.press('F2');
    await this.cari.fill(teks);
    await expect(this.page.getByRole('option').first()).toBeVisible();
    await this.cari.press('Enter');
    await expect(this.form).toBeVisible();
    await this.isiBaris(jumlah, berat);
    await this.jadi();
  }

  async isiBaris(jumlah: string, berat: string): Promise<void> {
    await this.form.getByLabel('Jumlah').fill(jumlah);
    await this.form.getByRole('textbox', { name: 'Berat', exact: true }).fill(berat);
  }

  async jadi(): Promise<void> {
    await expect(this.form.getByRole('button', { name: 'Tambahkan' })).toBeEnabled();
    await this.page.keyboard.press('F9');
    await expect(this.form).toBeHidden();
  }

  async pilih(label: string, butir: string | RegExp, di = this.form): Promise<void> {
    await pilihButir(di.getByRole('combobox', { name: label, exact: true }), butir);
  }

  async sales(kode: string): Promise<void> {
    await this.pilih('Sales', new RegExp(`^${kode} `), this.isi);
  }

  async neto(): Promise<number> {
    const total = this.page.locator('[data-neto][data-basi=tidak]');
    await expect(total).toBeVisible();
    return Number(await total.getAttribute('data-neto'));
  }
}
