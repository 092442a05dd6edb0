// The screens that bring pieces in: the generator, the grid, and what the server has of it.
import type { Locator, Page } from '@playwright/test';
import { Api } from '../alat/api';

export class TambahBarang {
  readonly simpan: Locator;
  readonly kisi: Locator;
  readonly total: Locator;

  constructor(readonly page: Page) {
    this.simpan = page.getByRole('button', { name: 'Simpan F9' });
    this.kisi = page.getByRole('table', { name: /^Barang yang di/ });
    this.total = page.locator('[data-total]');
  }

  async pilih(label: string, teks: string): Promise<void> {
    const isian = this.page.getByRole('combobox', { name: label, exact: true });
    await isian.click();
    await isian.fill(teks);
    await this.page.getByRole('option', { name: teks }).first().click();
  }

  /** The cell of a column, rows counted from one. */
  sel(judul: string, baris: number): Locator {
    return this.kisi.getByLabel(`${judul} baris ${baris}`, { exact: true });
  }

  async bangkitkan(isi: { kategori: string; jenis: string; baki: string; qty: number }): Promise<void> {
    await this.pilih('Kategori', isi.kategori);
    await this.pilih('Kode Jenis', isi.jenis);
    await this.pilih('Kode Toko (Baki)', isi.baki);
    await this.page.getByRole('textbox', { name: 'Qty' }).fill(String(isi.qty));
    await this.page.getByRole('button', { name: 'Generate' }).click();
  }
}

/** A tray of the test's own. */
export async function buatBaki(user: string, kode_baki: string, kode_gudang: string): Promise<Api> {
  const api = await Api.masuk(user);
  const { status, message } = await api.panggil('POST', 'baki', {
    kode_baki,
    nama_baki: kode_baki,
    kode_gudang,
    tara: 0,
    kapasitas: 0,
    toleransi: 0.1,
    aktif: true,
  });
  if (status !== 200 && status !== 409) throw new Error(`baki ${kode_baki}: ${status} ${message}`);
  return api;
}
