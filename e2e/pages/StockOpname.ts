// Page model of a count: choosing what is counted, scanning as a scanner does, the picture and the correction.
import { expect, type Locator, type Page } from '@playwright/test';
import type { Api } from '../alat/api';
import { cincin } from '../alat/barang';

/** Pieces of a test's own, in a tray of its own. */
export const buatBarang = (api: Api, baki: string, berat: readonly number[], lain: object = {}): Promise<string[]> =>
  cincin(api, ['', baki], berat, 'CINCIN UJI HITUNG', { harga_modal_gram: 1_000_000, ...lain });

export class StockOpname {
  readonly kabar: Locator;
  readonly kemajuan: Locator;
  readonly gambar: Locator;

  constructor(readonly page: Page) {
    this.kabar = page.locator('[data-nada]');
    this.kemajuan = page.locator('[data-kemajuan]');
    this.gambar = page.getByRole('region', { name: 'Gambar hitungan' });
  }

  async pilih(label: string, nilai: string): Promise<void> {
    await this.page.getByRole('combobox', { name: label }).click();
    await this.page.getByRole('option', { name: new RegExp(`^${nilai}`) }).click();
  }

  async mulai(): Promise<void> {
    await this.page.keyboard.press('F9');
    await this.page.waitForURL(/no=SO/);
    await expect(this.gambar).toBeVisible();
  }

  /** In the scan field, so that a busy machine cannot type too slowly to be a scanner. */
  async pindai(kode: string): Promise<void> {
    await this.page.keyboard.press('F2');
    await this.page.keyboard.type(kode);
    await this.page.keyboard.press('Enter');
  }

  kelas(nama: string): Locator {
    return this.gambar.locator(`[data-kelas="${nama}"]`);
  }

  async setujui(user: string, sandi: string): Promise<void> {
    const dialog = this.page.getByRole('dialog');
    await dialog.getByLabel('Username').fill(user);
    await dialog.getByLabel('Password', { exact: true }).fill(sandi);
    await dialog.getByRole('button', { name: 'Setujui' }).click();
  }
}
