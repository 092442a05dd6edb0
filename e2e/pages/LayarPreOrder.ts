// Page model of the pre-orders' screens: taking one, the file of its payment, selling its piece, sending it.
import { expect, type Locator, type Page } from '@playwright/test';
import { pilihButir } from '../alat/pilih';
import { SANDI } from '../alat/uji';
import { HalamanMasuk } from './HalamanMasuk';

export interface ItemBaru {
  kode?: string;
  deskripsi: string;
  berat: string;
  harga: string;
}

export interface BarisBayar {
  marketplace: string;
  order: string;
  rekening: string;
  nominal: string;
}

const KEPALA = 'tanggal,kode_marketplace,no_order,no_rekening,nominal';

export class LayarPreOrder {
  readonly isi: Locator;
  readonly izin: Locator;

  constructor(readonly page: Page) {
    this.isi = page.getByRole('main');
    this.izin = page.getByRole('dialog', { name: 'Otorisasi' });
  }

  static async masuk(page: Page, user: string): Promise<LayarPreOrder> {
    await new HalamanMasuk(page).langsung(user);
    return new LayarPreOrder(page);
  }

  private async buka(path: string, judul: string): Promise<void> {
    await this.page.goto(path);
    await expect(this.isi.getByRole('heading', { name: judul, level: 1 })).toBeVisible();
  }

  private bidang(nama: RegExp): Locator {
    return this.isi.getByRole('textbox', { name: nama });
  }

  /** The header, once the member's name stands there. */
  async isiKepala(member: { kode: string; nama: string }, marketplace: string, order: string): Promise<void> {
    await this.buka('/transaksi-pre-order', 'Transaksi Pre Order');
    await this.bidang(/^Kode Member/).fill(member.kode);
    await pilihButir(this.isi.getByRole('combobox', { name: 'Sales' }), /^S01 /);
    await pilihButir(this.isi.getByRole('combobox', { name: 'Marketplace' }), marketplace);
    await this.bidang(/^No Order/).fill(order);
    // The marketplace's account comes along.
    await expect(this.isi.getByRole('combobox', { name: 'No Rekening' })).not.toHaveValue('');
    await expect(this.bidang(/^Nama Customer/)).toHaveValue(member.nama);
  }

  async rekening(): Promise<string> {
    const teks = await this.isi.getByRole('combobox', { name: 'No Rekening' }).inputValue();
    return teks.split(' · ')[1] ?? teks;
  }

  async tambahItem({ kode, deskripsi, berat, harga }: ItemBaru): Promise<void> {
    await this.page.keyboard.press('F3');
    const dialog = this.page.getByRole('dialog', { name: 'Tambah Item' });
    const bidang = (nama: RegExp) => dialog.getByRole('textbox', { name: nama });
    if (kode) {
      await bidang(/^Kode Barcode/).fill(kode);
      // The card names it.
      await expect(bidang(/^Deskripsi/)).not.toHaveValue('');
    }
    await bidang(/^Deskripsi/).fill(deskripsi);
    await bidang(/^Berat Estimasi/).fill(berat);
    await bidang(/^Harga Estimasi/).fill(harga);
    await this.page.keyboard.press('F9');
    await expect(dialog).toBeHidden();
    await expect(this.isi.locator('[data-tabel="Item pre order"]')).toContainText(deskripsi);
  }

  /** Saved; its number. */
  async simpan(): Promise<string> {
    await this.page.keyboard.press('F9');
    const jadi = this.isi.getByRole('region', { name: 'Pre order tersimpan' });
    await expect(jadi).toContainText('Po Berhasil Disimpan');
    // A moment later its invoice can be handed out.
    await expect(jadi.getByRole('button', { name: /Nota/ })).toBeVisible();
    return (await jadi.locator('[data-nomor]').textContent()) ?? '';
  }

  /** A file of payments, matched and shown. */
  async berkas(baris: readonly BarisBayar[], cocok: number): Promise<void> {
    await this.buka('/import-pre-order', 'Import Pre Order');
    const isi = baris.map((b) => `,${b.marketplace},${b.order},${b.rekening},${b.nominal}`).join('\n');
    await this.isi
      .locator('input[type=file]')
      .or(this.page.locator('input[type=file]'))
      .first()
      .setInputFiles({ name: 'bayar.csv', mimeType: 'text/csv', buffer: Buffer.from(`${KEPALA}\n${isi}\n`) });
    await expect(this.isi.locator(`[role=status][data-cocok="${cocok}"]`)).toBeVisible();
  }

  async validasi(n: number): Promise<void> {
    await this.isi.getByRole('button', { name: `Validasi (${n})` }).click();
    await this.page.getByRole('dialog').getByRole('button', { name: 'Validasi', exact: true }).click();
    await expect(this.page.getByText('Data Berhasil Divalidasi')).toBeVisible();
  }

  /** The row of a pre-order on the list. */
  async baris(no: string): Promise<Locator> {
    await this.buka('/lihat-pre-order', 'Lihat Pre Order');
    await this.isi.getByRole('textbox', { name: 'Cari' }).fill(no);
    const baris = this.isi.locator('[data-baris]').filter({ hasText: no });
    await expect(baris).toBeVisible();
    return baris;
  }

  /** Its piece against its money; the number of the sale. */
  async jual(no: string, kode: string, penyetuju: string): Promise<string> {
    await (await this.baris(no)).getByRole('button', { name: 'Jual' }).click();
    const dialog = this.page.getByRole('dialog', { name: `Jual ${no}` });
    const scan = dialog.getByRole('textbox', { name: 'Scan Barcode' });
    await scan.fill(kode);
    await scan.press('Enter');
    await expect(dialog.getByRole('list', { name: 'Barang yang dijual' })).toContainText(kode);
    await expect(dialog.getByRole('table', { name: 'Pembayaran pre order' })).toContainText(
      'Dibayar dari uang pre order',
    );
    await expect(dialog.locator('[data-sisa-bayar="0"]')).toBeVisible();
    await dialog.getByRole('button', { name: /Simpan Penjualan/ }).click();
    const jadi = dialog.getByRole('region', { name: 'Transaksi tersimpan' });
    await this.mungkinSetujui(penyetuju, jadi);
    return (await jadi.locator('[data-nomor]').textContent()) ?? '';
  }

  /** One line of a closing, saved. */
  async kirim(no: string, resi: string, penyetuju: string): Promise<void> {
    await this.buka('/closing-barang-po', 'Closing Barang Pre Order');
    await pilihButir(this.isi.getByRole('combobox', { name: 'No Po' }), new RegExp(`^${no}`));
    await expect(this.bidang(/^Sisa Qty Estimasi/)).toHaveValue('1');
    await this.isi.getByText('KIRIM', { exact: true }).click();
    await this.bidang(/^No Resi/).fill(resi);
    await this.bidang(/^Qty/).fill('1');
    await this.page.keyboard.press('F3');
    await expect(this.isi.locator('[data-tabel="Barang yang ditutup"]')).toContainText(resi);
    await expect(this.bidang(/^Sisa Qty Estimasi/)).toHaveValue('0');
    await this.page.keyboard.press('F9');
    await this.mungkinSetujui(penyetuju, this.isi.locator('[data-nomor]'));
  }

  /** Another person says yes, where the server asks for one. */
  async mungkinSetujui(user: string, selesai: Locator): Promise<void> {
    await expect(this.izin.or(selesai).first()).toBeVisible();
    if (await this.izin.isVisible()) await this.setujui(user);
    await expect(selesai).toBeVisible();
  }

  async setujui(user: string): Promise<void> {
    await this.izin.getByLabel('Username').fill(user);
    await this.izin.getByLabel('Password', { exact: true }).fill(SANDI);
    await this.izin.getByRole('button', { name: 'Setujui' }).click();
    await expect(this.izin).toBeHidden();
  }
}
