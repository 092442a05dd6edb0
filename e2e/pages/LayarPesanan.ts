// Page model of orders: taking one, the board with its steps, and the dialogs of each step.
import { expect, type Locator, type Page } from '@playwright/test';
import { pilihButir } from '../alat/pilih';
import { SANDI } from '../alat/uji';

export interface BarangPesan {
  nama: string;
  berat: string;
  kunci?: boolean;
  /** Left out: the masters' own. */
  ongkos?: string;
}

export class LayarPesanan {
  readonly isi: Locator;
  readonly form: Locator;
  readonly selesai: Locator;

  constructor(readonly page: Page) {
    this.isi = page.getByRole('main');
    this.form = page.getByRole('dialog', { name: 'Barang yang dipesan' });
    this.selesai = page.getByRole('region', { name: 'Transaksi tersimpan' });
  }

  async buka(): Promise<void> {
    await this.page.goto('/transaksi-pesanan');
    await expect(this.isi.getByRole('heading', { name: 'Transaksi Pesanan', level: 1 })).toBeVisible();
  }

  async pelangganBaru(nama: string): Promise<void> {
    await this.page.getByPlaceholder('Kode member, nama, HP atau NIK').fill(nama);
    await this.page.getByRole('option', { name: /Catat pelanggan baru/ }).click();
    const baru = this.page.getByRole('dialog', { name: 'Pelanggan baru' });
    await expect(baru).toBeVisible();
    await this.page.keyboard.press('F9');
    await expect(baru).toBeHidden();
    await expect(this.page.getByRole('region', { name: 'Pelanggan' })).toContainText(nama);
  }

  /** A ring of 18K, once its estimate stands there. */
  async tambah({ nama, berat, kunci, ongkos }: BarangPesan): Promise<void> {
    await this.page.keyboard.press('F3');
    await expect(this.form).toBeVisible();
    await pilihButir(this.form.getByRole('combobox', { name: 'Kategori' }), /^750 /);
    await pilihButir(this.form.getByRole('combobox', { name: 'Jenis' }), /^CIN750 /);
    await this.form.getByRole('textbox', { name: 'Nama barang' }).fill(nama);
    await this.form.getByRole('textbox', { name: 'Ukuran' }).fill('16');
    await this.form.getByRole('textbox', { name: 'Taksiran berat' }).fill(berat);
    if (ongkos) await this.form.getByRole('textbox', { name: 'Ongkos' }).fill(ongkos);
    if (kunci) await this.form.getByText('Kunci hari ini').click();
    await expect(this.form.locator('[data-taksiran]')).toBeVisible();
    await this.form.getByRole('button', { name: /Tambahkan/ }).click();
    await expect(this.form).toBeHidden();
  }

  /** The promised day, the sales person and the least down payment in cash. */
  async lengkapi(janji: string): Promise<void> {
    await this.isi.getByRole('textbox', { name: 'Tanggal janji' }).fill(janji);
    await pilihButir(this.isi.getByRole('combobox', { name: 'Sales', exact: true }), /^S01 /);
    await this.isi.getByRole('button', { name: /^Uang muka Rp/ }).click();
    await expect(this.isi.locator('[data-neto][data-basi=tidak]')).toBeVisible();
    await this.isi.getByRole('button', { name: /Uang pas/ }).click();
  }

  /** Saved; its number. */
  async simpan(): Promise<string> {
    await this.isi.getByRole('button', { name: /Simpan Pesanan/ }).click();
    await expect(this.selesai).toContainText('Pesanan Berhasil Disimpan');
    return (await this.selesai.locator('[data-nomor]').textContent()) ?? '';
  }

  /** The board with this order alone on it. */
  async papan(no: string): Promise<void> {
    await this.page.goto('/lihat-pesanan');
    await this.isi.getByRole('textbox', { name: 'Cari Pesanan' }).fill(no);
    await expect(this.kartu(no)).toBeVisible();
  }

  kartu(no: string): Locator {
    return this.isi.locator(`[data-kartu="${no}"]`);
  }

  kolom(judul: string): Locator {
    return this.isi.getByRole('region', { name: judul });
  }

  /** A step of a card, as far as its dialog. */
  async langkah(no: string, label: string, judul: string): Promise<Locator> {
    await this.kartu(no)
      .getByRole('button', { name: `${label} ${no}` })
      .click();
    const dialog = this.page.getByRole('dialog', { name: judul });
    await expect(dialog).toBeVisible();
    return dialog;
  }

  async tutupLaci(no: string): Promise<void> {
    const laci = this.page.getByRole('dialog', { name: no, exact: true });
    await laci.getByRole('button', { name: 'Tutup' }).first().click();
    await expect(laci).toBeHidden();
  }

  /** Another person says yes. */
  async setujui(user: string): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: 'Otorisasi' });
    await dialog.getByLabel('Username').fill(user);
    await dialog.getByLabel('Password', { exact: true }).fill(SANDI);
    await dialog.getByRole('button', { name: 'Setujui' }).click();
    await expect(dialog).toBeHidden();
  }
}
