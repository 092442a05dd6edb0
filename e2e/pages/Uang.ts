// The screens of money: figures on top, choices, and a supervisor's approval at the same screen.
import { expect, type Locator, type Page } from '@playwright/test';
import { Api } from '../alat/api';
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

  /** Money for a drawer, beside the browser. */
  async isiLaci(user: string, jumlah_rp: number, deskripsi = 'uji'): Promise<void> {
    const isi = { jenis: 'MASUK', kategori: 'LAIN_MASUK', deskripsi, jumlah_rp };
    const { status, message } = await (await Api.masuk(user)).panggil('POST', 'uang-kas', isi);
    expect(status, message).toBe(200);
  }
}
