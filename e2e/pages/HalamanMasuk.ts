// Page model of the login.
// Logging in through it ends on the dashboard (or on /home of the POS tablet).
import { expect, type Locator, type Page } from '@playwright/test';
import { SANDI } from '../alat/uji';

export class HalamanMasuk {
  readonly user: Locator;
  readonly sandi: Locator;
  readonly toko: Locator;
  readonly tombol: Locator;
  readonly galat: Locator;

  constructor(readonly page: Page) {
    this.user = page.getByLabel('User ID');
    this.sandi = page.getByLabel('Password', { exact: true });
    this.toko = page.getByLabel('Kode Toko (opsional)');
    this.tombol = page.getByRole('button', { name: 'Masuk', exact: true });
    this.galat = page.getByRole('alert');
  }

  async buka(): Promise<void> {
    await this.page.goto('/');
    await expect(this.tombol).toBeVisible();
  }

  async isi(user: string, sandi: string = SANDI): Promise<void> {
    await this.user.fill(user);
    await this.sandi.fill(sandi);
    await this.tombol.click();
  }

  async masuk(user: string, tujuan: RegExp = /\/dashboard$/): Promise<void> {
    await this.buka();
    await this.isi(user);
    await this.page.waitForURL(tujuan);
    // The address changes before the login page leaves: its heading must not be taken for the next one's.
    await expect(this.tombol).toBeHidden();
    await expect(this.page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  }
}
