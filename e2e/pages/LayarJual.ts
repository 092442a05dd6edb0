// Page model of the sale window: scanning, lines, payment, saving; everything by its keys.
import { expect, type Locator, type Page } from '@playwright/test';
import { pilihButir } from '../alat/pilih';
import { HalamanMasuk } from './HalamanMasuk';

export class LayarJual {
  readonly isi: Locator;
  readonly pindaian: Locator;
  readonly baris: Locator;
  readonly tunai: Locator;
  readonly selesai: Locator;

  constructor(readonly page: Page) {
    this.isi = page.getByRole('main');
    this.pindaian = page.getByRole('textbox', { name: 'Scan Barcode' });
    this.baris = page.getByRole('list', { name: 'Barang yang dijual' }).getByRole('listitem');
    this.tunai = page.getByRole('textbox', { name: 'Jumlah CASH' });
    this.selesai = page.getByRole('region', { name: 'Transaksi tersimpan' });
  }

  /** A cashier at the till with one piece priced and its line open. */
  static async denganBarang(page: Page, user: string, kode: string): Promise<LayarJual> {
    await new HalamanMasuk(page).langsung(user);
    const jual = new LayarJual(page);
    await jual.buka();
    await jual.sales('S01');
    await jual.pindai(kode);
    await jual.neto();
    await jual.baris.getByRole('button').first().click();
    return jual;
  }

  async buka(): Promise<void> {
    await this.page.goto('/transaksi-penjualan');
    await expect(this.isi.getByRole('heading', { name: 'Transaksi Penjualan', level: 1 })).toBeVisible();
    await expect(this.pindaian).toBeFocused();
  }

  /** Typed into the focused field, as a scanner would with a slow cable. */
  async pindai(kode: string): Promise<void> {
    await this.page.keyboard.press('F2');
    await this.pindaian.fill(kode);
    await this.pindaian.press('Enter');
    await expect(this.page.locator('[data-kabar]')).toContainText(kode);
  }

  async sales(kode: string): Promise<void> {
    const kotak = this.isi.getByRole('combobox', { name: 'Sales' });
    await pilihButir(kotak, new RegExp(`^${kode}`));
    await expect(kotak).toHaveValue(new RegExp(`^${kode}`));
  }

  /** What is to be paid, once the server has priced all that stands there. */
  async neto(): Promise<number> {
    const total = this.page.locator('[data-neto][data-basi=tidak]');
    await expect(total).toBeVisible();
    return Number(await total.getAttribute('data-neto'));
  }

  /** How the last payment is made. */
  async cara(jenis: string): Promise<void> {
    const kotak = this.page.getByRole('combobox', { name: 'Cara bayar' }).last();
    await kotak.click();
    await this.page.getByRole('option', { name: jenis, exact: true }).last().click();
    await expect(kotak).toHaveValue(jenis);
  }

  /** Exact cash by its key, then saved. */
  async bayarPas(): Promise<void> {
    await this.neto();
    await this.page.keyboard.press('F8');
    await this.page.keyboard.press('F7');
    await expect(this.page.locator('[data-lunas=Kembali]')).toBeVisible();
    await this.page.keyboard.press('F9');
  }

  /** Sold far too cheap, and asked for at the screens of who may approve it: the dialog that waits. */
  async mintaDariLayar(): Promise<Locator> {
    await this.baris.getByRole('textbox', { name: 'Harga sepakat' }).fill('1000');
    await expect.poll(() => this.neto()).toBe(1000);
    await this.bayarPas();
    const dialog = this.page.getByRole('dialog', { name: 'Otorisasi' });
    await dialog.getByRole('button', { name: 'Minta dari layar supervisor atau owner' }).click();
    return dialog;
  }

  async nomor(): Promise<string> {
    const no = this.selesai.locator('[data-nomor]');
    await expect(no).toHaveText(/^NG/);
    return (await no.textContent()) ?? '';
  }
}
