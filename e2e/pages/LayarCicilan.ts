// Page models of instalments: signing with the schedule, and a contract in its drawer with its steps.
import { expect, type Locator, type Page } from '@playwright/test';
import { pilihButir } from '../alat/pilih';
import { SANDI } from '../alat/uji';

/** Transaksi Cicilan: pieces, plan, customer with identity, down payment. */
export class FormCicilan {
  readonly isi: Locator;
  readonly baris: Locator;
  readonly jadwal: Locator;
  readonly selesai: Locator;

  constructor(readonly page: Page) {
    this.isi = page.getByRole('main');
    this.baris = page.getByRole('list', { name: 'Barang yang dicicil' }).locator('> li');
    this.jadwal = page.getByRole('table', { name: 'Jadwal angsuran' });
    this.selesai = page.getByRole('region', { name: 'Transaksi tersimpan' });
  }

  async buka(): Promise<void> {
    await this.page.goto('/transaksi-cicilan');
    await expect(this.isi.getByRole('heading', { name: 'Transaksi Cicilan', level: 1 })).toBeVisible();
    // A plan stands there before the first scan.
    const rencana = this.isi.getByRole('combobox', { name: 'Rencana cicilan' });
    await expect(rencana).not.toHaveValue('');
    // Long enough to pay one, two together, and still owe something.
    await pilihButir(rencana, /C06/);
  }

  async pindai(kode: string): Promise<void> {
    const isian = this.isi.locator('[data-scan]').first();
    await isian.fill(kode);
    await isian.press('Enter');
    await expect(this.isi.getByRole('button', { name: `Hapus ${kode}` })).toBeVisible();
  }

  async pelangganBaru(nama: string, nik: string): Promise<void> {
    await this.page.getByPlaceholder('Kode member, nama, HP atau NIK').fill(nama);
    await this.page.getByRole('option', { name: /Catat pelanggan baru/ }).click();
    const baru = this.page.getByRole('dialog', { name: 'Pelanggan baru' });
    await expect(baru).toBeVisible();
    await this.page.keyboard.press('F9');
    await expect(baru).toBeHidden();
    const orang = this.isi.getByRole('region', { name: 'Identitas customer' });
    await orang.getByRole('textbox', { name: 'Alamat' }).fill('JL. MAWAR 5');
    await orang.getByRole('textbox', { name: 'NIK' }).fill(nik);
  }

  /** The sales person and the down payment in cash; answers the number of the contract. */
  async simpan(): Promise<string> {
    await pilihButir(this.isi.getByRole('combobox', { name: 'Sales', exact: true }), /^S01 /);
    await expect(this.isi.locator('[data-neto]')).toHaveAttribute('data-basi', 'tidak');
    await this.isi.getByRole('button', { name: /Uang pas/ }).click();
    await this.isi.locator('[data-simpan]').click();
    const nomor = this.selesai.locator('[data-nomor]');
    await expect(nomor).toHaveText(/^FC[A-Z0-9]+-\d{6}-\d{4,}$/);
    return (await nomor.textContent()) ?? '';
  }
}

/** Lihat Cicilan: one contract in its drawer. */
export class LaciCicilan {
  readonly laci: Locator;

  constructor(
    readonly page: Page,
    readonly no: string,
  ) {
    this.laci = page.getByRole('dialog', { name: no, exact: true });
  }

  async buka(): Promise<void> {
    await this.page.goto(`/lihat-cicilan?no=${this.no}`);
    await expect(this.laci.getByRole('table', { name: 'Jadwal angsuran' })).toBeVisible();
  }

  angsuran(ke: number): Locator {
    return this.laci.locator(`[data-angsuran="${ke}"]`);
  }

  async langkah(nama: RegExp, judul: RegExp): Promise<Locator> {
    await this.laci.getByRole('button', { name: nama }).click();
    const dialog = this.page.getByRole('dialog', { name: judul });
    await expect(dialog).toBeVisible();
    return dialog;
  }

  /** What is asked is priced; then paid in cash and saved. The receipt's number. */
  async bayarTunai(dialog: Locator): Promise<string> {
    await expect(dialog.locator('[data-bayar-rp]')).toHaveAttribute('data-basi', 'tidak');
    await dialog.getByRole('button', { name: /Uang pas/ }).click();
    const simpan = dialog.getByRole('button', { name: /Simpan Pembayaran/ });
    await expect(simpan).toBeEnabled();
    await simpan.click();
    const nomor = dialog.locator('[data-nomor]');
    await expect(nomor).toHaveText(/^CB[A-Z0-9]+-\d{6}-\d{4,}$/);
    const no = (await nomor.textContent()) ?? '';
    await dialog.getByRole('button', { name: 'Tutup' }).first().click();
    await expect(dialog).toBeHidden();
    return no;
  }

  /** Ends with the dialog gone; where somebody else must say yes, `user` does. */
  async setujui(dialog: Locator, user: string): Promise<void> {
    const izin = this.page.getByRole('dialog', { name: 'Otorisasi' });
    // Asked, or gone without a question: whichever comes.
    await expect.poll(async () => (await izin.isVisible()) || (await dialog.isHidden())).toBe(true);
    if (await izin.isVisible()) {
      await izin.getByLabel('Username').fill(user);
      await izin.getByLabel('Password', { exact: true }).fill(SANDI);
      await izin.getByRole('button', { name: 'Setujui' }).click();
      await expect(izin).toBeHidden();
    }
    await expect(dialog).toBeHidden();
  }
}
