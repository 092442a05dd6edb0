// Page model of the shell: header, sidebar, palette, help, the person's menu.
// Pages inside it are opened without reloading the app where that is what a person would do.
import { expect, type Locator, type Page } from '@playwright/test';

export class Kerangka {
  readonly kepala: Locator;
  readonly sisi: Locator;
  readonly isi: Locator;

  constructor(readonly page: Page) {
    this.kepala = page.getByRole('banner');
    this.sisi = page.getByRole('navigation', { name: 'Menu utama' });
    this.isi = page.getByRole('main');
  }

  menu(judul: string): Locator {
    return this.sisi.getByRole('button', { name: judul, exact: true });
  }

  melayang(judul: string): Locator {
    return this.page.getByRole('navigation', { name: judul, exact: true });
  }

  // A page that is still being drawn may move the menu from under the pointer, which then comes again, as a person's would.
  async tunjuk(judul: string): Promise<void> {
    await expect(async () => {
      await this.page.mouse.move(1200, 800);
      await this.menu(judul).hover();
      await expect(this.melayang(judul)).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 60_000 });
  }

  async bukaMenu(judul: string, butir: string): Promise<void> {
    await this.tunjuk(judul);
    await this.melayang(judul).getByRole('link', { name: butir, exact: true }).click();
  }

  // A key pressed before the shell stands is lost, for a person as for a test.
  async cari(teks: string): Promise<void> {
    await expect(this.kepala).toBeVisible();
    await this.page.keyboard.press('Control+k');
    await this.page.getByRole('combobox', { name: 'Nama menu' }).fill(teks);
  }

  async bukaMenuPengguna(): Promise<void> {
    await this.page.getByRole('button', { name: /Menu pengguna/ }).click();
    await expect(this.page.getByRole('menuitem', { name: 'Keluar', exact: true })).toBeVisible();
  }

  async menuPengguna(butir: string): Promise<void> {
    await this.bukaMenuPengguna();
    await this.page.getByRole('menuitem', { name: butir, exact: true }).click();
  }

  async keluar(): Promise<void> {
    await this.menuPengguna('Keluar');
    await expect(this.page).toHaveURL(/\/$/);
  }
}
