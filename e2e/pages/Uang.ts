// The screens of money: figures on top, choices, and a supervisor's approval at the same screen.
import type { Locator, Page } from '@playwright/test';
import { SANDI } from '../alat/uji';

export class Uang {
  readonly saldo: Locator;

  constructor(private readonly page: Page) {
    this.saldo = page.getByText(/^Saldo laci/).locator('..');
  }

  rp(n: number): string {
    return `Rp. ${n.toLocaleString('en-US')}`;
  }

  async pilih(label: string, pilihan: RegExp): Promise<void> {
    await this.page.getByRole('combobox', { name: label, exact: true }).click();
    await this.page.getByRole('option', { name: pilihan }).first().click();
  }

  async setujui(user: string): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: 'Otorisasi' });
    await dialog.getByLabel('Username').fill(user);
    await dialog.getByLabel('Password', { exact: true }).fill(SANDI);
    await dialog.getByRole('button', { name: 'Setujui' }).click();
  }
}
