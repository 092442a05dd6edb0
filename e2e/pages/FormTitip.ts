// Page model of taking a deposit: the dialog on the list of deposits.
import { expect, type Locator, type Page } from '@playwright/test';
import { pilihButir } from '../alat/pilih';

export class FormTitip {
  readonly form: Locator;

  constructor(readonly page: Page) {
    this.form = page.getByRole('dialog', { name: 'Titip Uang' });
  }

  /** Opened, for a customer nobody knows yet. */
  static async untuk(page: Page, nama: string): Promise<FormTitip> {
    const titip = new FormTitip(page);
    await page.goto('/lihat-titipan');
    await page.getByRole('button', { name: 'Titip Uang' }).click();
    await titip.form.getByPlaceholder('Kode member, nama, HP atau NIK').fill(nama);
    await page.getByRole('option', { name: /Catat pelanggan baru/ }).click();
    const baru = page.getByRole('dialog', { name: 'Pelanggan baru' });
    await expect(baru).toBeVisible();
    await page.keyboard.press('F9');
    await expect(baru).toBeHidden();
    await expect(titip.form).toContainText(nama);
    return titip;
  }

  /** The sales person, and all of it in cash. */
  async lunas(): Promise<void> {
    await pilihButir(this.form.getByRole('combobox', { name: 'Sales' }), /^S01 /);
    await this.form.getByRole('button', { name: /Uang pas/ }).click();
  }
}
