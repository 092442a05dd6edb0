// Page model of a count: choosing what is counted, scanning as a scanner does, the picture and the correction.
import { expect, type Locator, type Page } from '@playwright/test';
import type { Api } from '../alat/api';

/** Pieces of a test's own, in a tray of its own. */
export async function buatBarang(
  api: Api,
  baki: string,
  berat: readonly number[],
  lain: object = {},
): Promise<string[]> {
  const detail_barang = berat.map((berat_asli) => ({
    kode_group: '750',
    kode_dept: 'CIN750',
    kode_toko: baki,
    nama_barang: 'CINCIN UJI HITUNG',
    berat_asli,
    kadar: 80,
    kadar_cetak: 75,
    kadar_modal: 77,
    harga_modal_gram: 1_000_000,
    ...lain,
  }));
  const { status, data, message } = await api.panggil<{ kode_barcode: string }[]>('POST', 'barang/create/bulk', {
    detail_barang,
  });
  expect(status, message).toBe(200);
  return data.map((satu) => satu.kode_barcode);
}

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
