// Page model of Parameter Akun: the journal list and the editor of one journal.
import { expect, type Locator, type Page } from '@playwright/test';

export class ParameterAkun {
  readonly daftar: Locator;
  readonly detail: Locator;
  readonly simpan: Locator;

  constructor(readonly page: Page) {
    this.daftar = page.getByRole('table', { name: 'Daftar Jurnal' });
    this.detail = page.getByRole('table', { name: 'Detail Akun' });
    this.simpan = page.getByRole('button', { name: /^Simpan/ });
  }

  async buka(): Promise<void> {
    await this.page.goto('/parameter-akun');
    await expect(this.daftar).toBeVisible();
  }

  /** Opens a journal by its name, found with the search box. */
  async jurnal(nama: string): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Cari di Daftar Jurnal' }).fill(nama);
    await this.daftar.getByRole('button', { name: nama, exact: true }).click();
    await expect(this.detail).toBeVisible();
  }

  sel(kode: string, jenis: 'DEBIT' | 'KREDIT'): Locator {
    return this.page.getByRole('combobox', { name: `Nomor Akun ${kode} ${jenis}` });
  }

  /** Chooses an account by typing part of it. */
  async pilih(kode: string, jenis: 'DEBIT' | 'KREDIT', ketik: string): Promise<void> {
    const sel = this.sel(kode, jenis);
    await sel.click();
    await sel.fill(ketik);
    await expect(this.page.getByRole('option')).toHaveCount(1);
    await sel.press('Enter');
    await expect(sel).toHaveValue(new RegExp(ketik, 'i'));
  }
}
