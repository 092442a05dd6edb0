// Page model of the gold price of the day: the sheet, the preview, the boards.
// Prices of a store are read and put back through the API, so that other tests find them as they were.
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { SANDI } from '../alat/uji';

export class HargaEmas {
  readonly judul: Locator;
  readonly jual: Locator;
  readonly beli: Locator;
  readonly pratinjau: Locator;
  readonly dialog: Locator;
  readonly terbitkan: Locator;
  readonly pita: Locator;

  constructor(readonly page: Page) {
    this.judul = page.getByRole('heading', { name: 'Harga Emas Hari Ini', level: 1 });
    this.jual = page.getByLabel('Harga Jual Emas murni (24K)');
    this.beli = page.getByLabel('Harga Beli Emas murni (24K)');
    this.pratinjau = page.getByRole('button', { name: /^Pratinjau & / });
    this.dialog = page.getByRole('dialog', { name: 'Pratinjau perubahan harga' });
    this.terbitkan = this.dialog.getByRole('button', { name: 'Terbitkan' });
    this.pita = page.getByRole('region', { name: 'Harga emas belum dikonfirmasi' });
  }

  async buka(): Promise<void> {
    await this.page.goto('/master-parameter-harga-emas');
    await expect(this.judul).toBeVisible();
    await expect(this.jual).toBeVisible();
  }
}

/** A person at the API, beside the browser. */
export class Api {
  private constructor(
    readonly request: APIRequestContext,
    readonly token: string,
  ) {}

  static async masuk(request: APIRequestContext, user: string): Promise<Api> {
    const jawaban = await request.post('/api/v1/users/login', { data: { user_id: user, password: SANDI } });
    expect(jawaban.ok()).toBe(true);
    return new Api(request, (await jawaban.json()).data.token);
  }

  async panggil<T>(metode: string, jalur: string, data?: unknown): Promise<T> {
    const jawaban = await this.request.fetch(`/api/v1/${jalur}`, {
      method: metode,
      headers: { Authorization: `Bearer ${this.token}` },
      data,
    });
    expect(jawaban.ok(), `${metode} ${jalur}: ${await jawaban.text()}`).toBe(true);
    return (await jawaban.json()).data;
  }

  /** Publishes the base price of the store, whatever stands there. */
  async terbitkan(harga_jual: number, harga_beli: number): Promise<void> {
    const { penanda } = await this.panggil<{ penanda: string }>('GET', 'harga-emas/hari-ini');
    const baris = [{ kode_group: '', harga_jual, harga_beli, harga_rosok: 2_150_000, kurs_usd: 16450 }];
    await this.panggil('POST', 'harga-emas/terbit', { penanda, baris, yakin: true });
  }

  /** Changes the base price behind the screen: the day waits to be confirmed again. */
  async ubahTanpaKonfirmasi(harga_beli: number): Promise<void> {
    const semua = await this.panggil<{ _id: string; kode_group: string; tanggal: string }[]>('GET', 'harga-emas');
    const { tanggal } = await this.panggil<{ tanggal: string }>('GET', 'harga-emas/status');
    const dasar = semua.find((satu) => satu.kode_group === '' && satu.tanggal === tanggal);
    await this.panggil('PUT', `harga-emas/${dasar?._id}`, { harga_beli });
  }
}
