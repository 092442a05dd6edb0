// Page models of loans: lending on pledges, one loan in its drawer with its steps, and the modal that asks for an approval.
import { expect, type Locator, type Page } from '@playwright/test';
import { pilihButir } from '../alat/pilih';
import { SANDI } from '../alat/uji';

export interface Jaminan {
  nama: string;
  berat: string;
  /** By the test, in percent. */
  kadar: string;
}

/** A picture of the page's own making, as a camera would give it. */
async function potret(page: Page, isian: Locator): Promise<void> {
  const isi = await page.evaluate(async () => {
    const satu = new OffscreenCanvas(60, 80);
    satu.getContext('2d')?.fillRect(0, 0, 60, 80);
    return [...new Uint8Array(await (await satu.convertToBlob({ type: 'image/png' })).arrayBuffer())];
  });
  const berkas = { name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from(isi) };
  await isian.locator('input[type=file]').setInputFiles(berkas);
  await expect(isian.getByRole('img', { name: /^Pratinjau/ })).toBeVisible();
}

/** Transaksi Hutang: pledges, customer with identity, principal, bag, payout. */
export class FormHutang {
  readonly isi: Locator;
  readonly form: Locator;
  readonly baris: Locator;
  readonly simulasi: Locator;
  readonly selesai: Locator;

  constructor(readonly page: Page) {
    this.isi = page.getByRole('main');
    this.form = page.getByRole('dialog', { name: 'Barang jaminan' });
    this.baris = page.getByRole('list', { name: 'Barang jaminan' }).locator('> li');
    this.simulasi = page.getByRole('table', { name: 'Biaya menebus' });
    this.selesai = page.getByRole('region', { name: 'Transaksi tersimpan' });
  }

  async buka(): Promise<void> {
    await this.page.goto('/transaksi-hutang');
    await expect(this.isi.getByRole('heading', { name: 'Transaksi Hutang', level: 1 })).toBeVisible();
  }

  /** A pledge that nobody here sold: weighed, tested, photographed. */
  async dariLuar({ nama, berat, kadar }: Jaminan): Promise<void> {
    await this.isi.getByRole('button', { name: /Jaminan dari luar/ }).click();
    await this.form.getByRole('textbox', { name: 'Nama barang' }).fill(nama);
    await pilihButir(this.form.getByRole('combobox', { name: 'Kategori' }), /^750 /);
    await pilihButir(this.form.getByRole('combobox', { name: 'Jenis', exact: true }), /^GEL750 /);
    await this.form.getByRole('textbox', { name: 'Berat timbang' }).fill(berat);
    await this.form.getByRole('textbox', { name: 'Kadar uji (%)' }).fill(kadar);
    await pilihButir(this.form.getByRole('combobox', { name: 'Keadaan' }), /./);
    await potret(this.page, this.form.getByRole('group', { name: 'Foto jaminan' }));
    await expect(this.form.locator('[data-plafond]')).toBeVisible();
    await this.form.getByRole('button', { name: /Tambahkan/ }).click();
    await expect(this.form).toBeHidden();
  }

  async pelangganBaru(nama: string, nik: string): Promise<void> {
    await this.page.getByPlaceholder('Kode member, nama, HP atau NIK').fill(nama);
    await this.page.getByRole('option', { name: /Catat pelanggan baru/ }).click();
    const baru = this.page.getByRole('dialog', { name: 'Pelanggan baru' });
    await expect(baru).toBeVisible();
    await baru.getByRole('textbox', { name: 'No HP' }).fill('081234567890');
    await this.page.keyboard.press('F9');
    await expect(baru).toBeHidden();
    const orang = this.isi.getByRole('region', { name: 'Identitas customer' });
    await orang.getByRole('textbox', { name: 'Alamat' }).fill('JL. KENANGA 7');
    await orang.getByRole('textbox', { name: 'NIK' }).fill(nik);
  }

  /** The principal, the bag, cash to the customer, the yes of who tested; answers the number of the loan. */
  async simpan(jumlah: number, penguji: string, kantong: string): Promise<string> {
    await this.isi.getByRole('textbox', { name: 'Jumlah hutang' }).fill(String(jumlah));
    await pilihButir(this.isi.getByRole('combobox', { name: 'Sales', exact: true }), /^S01 /);
    await this.isi.getByRole('textbox', { name: 'No kantong' }).fill(kantong);
    await this.isi.getByRole('combobox', { name: 'Tempat' }).fill('BRANKAS UJI');
    await expect(this.simulasi.locator('[data-simulasi="120"]')).toBeVisible();
    await expect(this.isi.locator('[data-neto]')).toHaveAttribute('data-basi', 'tidak');
    await this.isi.getByRole('button', { name: /Uang pas/ }).click();
    await this.isi.locator('[data-simpan]').click();
    await expect(this.page.getByRole('dialog', { name: 'Otorisasi' })).toContainText('ditimbang dan diuji');
    await setujui(this.page, penguji);
    const nomor = this.selesai.locator('[data-nomor]');
    await expect(nomor).toHaveText(/^FH[A-Z0-9]+-\d{6}-\d{4,}$/);
    return (await nomor.textContent()) ?? '';
  }
}

/** Lihat Hutang: one loan in its drawer. */
export class LaciHutang {
  readonly laci: Locator;

  constructor(
    readonly page: Page,
    readonly no: string,
  ) {
    this.laci = page.getByRole('dialog', { name: no, exact: true });
  }

  async buka(): Promise<void> {
    await this.page.goto(`/lihat-hutang?no=${this.no}`);
    await expect(this.laci.getByRole('table', { name: 'Riwayat hutang' })).toBeVisible();
  }

  /** Takes a step; its dialog. */
  async langkah(nama: string): Promise<Locator> {
    await this.laci
      .getByRole('group', { name: 'Langkah berikutnya' })
      .getByRole('button', { name: new RegExp(`^${nama}(?: Alt|$)`) })
      .click();
    const dialog = this.page.getByRole('dialog', { name: new RegExp(`^${nama} ${this.no}$`) });
    await expect(dialog).toBeVisible();
    return dialog;
  }

  /** The ticket, the identity and cash, and where it is asked somebody's yes; answers the number under which it stands. */
  async bayar(dialog: Locator, nik: string, ya: RegExp, penyetuju?: string): Promise<string> {
    await dialog.getByRole('textbox', { name: 'No surat' }).fill('1');
    await dialog.getByRole('textbox', { name: 'NIK pemilik' }).fill(nik);
    await expect(dialog.locator('[data-bayar-rp]')).toHaveAttribute('data-basi', 'tidak');
    await dialog.getByRole('button', { name: /Uang pas/ }).click();
    await dialog.getByRole('button', { name: ya }).click();
    if (penyetuju) await setujui(this.page, penyetuju);
    const nomor = dialog.locator('[data-nomor]');
    await expect(nomor).toHaveText(/^(FH|HL)[A-Z0-9]+-\d{6}-\d{4,}$/);
    return (await nomor.textContent()) ?? '';
  }
}

/** Another person says yes in the modal 'Otorisasi'. */
export async function setujui(page: Page, siapa: string): Promise<void> {
  const izin = page.getByRole('dialog', { name: 'Otorisasi' });
  await izin.getByLabel('Username').fill(siapa);
  await izin.getByLabel('Password', { exact: true }).fill(SANDI);
  await izin.getByRole('button', { name: 'Setujui' }).click();
  await expect(izin).toBeHidden();
}
