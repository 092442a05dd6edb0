// Page model of shipping: scanning, choosing from lists, and pieces of the test's own made through the API.
import { expect, type Locator, type Page } from '@playwright/test';
import { Api } from '../alat/api';
import { cincin } from '../alat/barang';

/** Makes pieces of the store in tray D04; answers their barcodes. */
export async function buatBarang(user: string, berat: readonly number[]): Promise<string[]> {
  return cincin(await Api.masuk(user), ['TOKO', 'D04'], berat, 'CINCIN E2E KIRIM');
}

export class KirimBarang {
  readonly scan: Locator;
  readonly total: Locator;

  constructor(readonly page: Page) {
    this.scan = page.getByLabel('Scan Barcode');
    this.total = page.locator('[data-total]');
  }

  async pindai(kode: string): Promise<void> {
    await this.scan.fill(kode);
    await this.scan.press('Enter');
  }

  async pilih(label: string, pilihan: RegExp | string): Promise<void> {
    await this.page.getByRole('combobox', { name: label }).click();
    await this.page.getByRole('option', { name: pilihan }).click();
  }

  /** Sends through the API; answers the number. */
  static async kirim(user: string, tujuan: string, kode: readonly string[]): Promise<string> {
    const api = await Api.masuk(user);
    const detail_barang = kode.map((kode_barcode) => ({ kode_barcode }));
    const isi = { tujuan, kurir: 'KURIR E2E', detail_barang };
    const jawab = await api.panggil<{ no_kirim: string }>('POST', 'kirim-barang', isi);
    expect(jawab.status, jawab.message).toBe(200);
    return jawab.data.no_kirim;
  }
}
