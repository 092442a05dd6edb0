// Page model of the members' screens: the register with its form and its cards, the customer panel that serves members, and
// the approval of another person.
import { expect, type Locator, type Page } from '@playwright/test';
import { SANDI } from '../alat/uji';
import { HalamanMasuk } from './HalamanMasuk';

export interface OrangBaru {
  nama: string;
  hp: string;
  nik?: string;
  lahir?: string;
}

export class LayarMember {
  readonly isi: Locator;
  readonly cari: Locator;
  readonly form: Locator;
  /** The customer panel of a screen that serves members alone. */
  readonly panel: Locator;

  constructor(readonly page: Page) {
    this.isi = page.getByRole('main');
    this.cari = page.getByRole('textbox', { name: 'Cari member' });
    this.form = page.getByRole('dialog', { name: 'Tambah Member' });
    this.panel = this.isi.getByRole('combobox', { name: 'Member' });
  }

  static async masuk(page: Page, user: string): Promise<LayarMember> {
    await new HalamanMasuk(page).langsung(user);
    return new LayarMember(page);
  }

  async buka(): Promise<void> {
    await this.page.goto('/data-member');
    await expect(this.isi.getByRole('heading', { name: 'Data Member', level: 1 })).toBeVisible();
    await expect(this.cari).toBeFocused();
  }

  kartu(nama: string): Locator {
    return this.page.getByRole('dialog', { name: nama, exact: true });
  }

  async isiForm({ nama, hp, nik, lahir }: OrangBaru): Promise<void> {
    await this.form.getByRole('textbox', { name: /^Nama Customer/ }).fill(nama);
    await this.form.getByRole('textbox', { name: 'No HP' }).fill(hp);
    if (nik) await this.form.getByRole('textbox', { name: 'NIK' }).fill(nik);
    if (lahir) {
      const tanggal = this.form.getByRole('textbox', { name: 'Tanggal Lahir' });
      await tanggal.fill(lahir);
      await tanggal.blur();
    }
  }

  /** A new member by the keys; the code of the card that opens. */
  async daftarkan(orang: OrangBaru): Promise<string> {
    await this.page.keyboard.press('F3');
    await expect(this.form).toBeVisible();
    await this.isiForm(orang);
    await this.page.keyboard.press('F9');
    await expect(this.form).toBeHidden();
    const kode = this.kartu(orang.nama).locator('[data-kode]');
    await expect(kode).toHaveText(/^[A-Z0-9]{8,13}$/);
    return (await kode.textContent()) ?? '';
  }

  async tutupKartu(nama: string): Promise<void> {
    await this.kartu(nama).getByRole('button', { name: 'Tutup', exact: true }).click();
    await expect(this.kartu(nama)).toBeHidden();
  }

  /** A member in the panel, by the code as a scanner types it. */
  async pilih(kode: string, nama: string): Promise<void> {
    await this.panel.fill(kode);
    await this.panel.press('Enter');
    await expect(this.isi.getByRole('region', { name: 'Member' })).toContainText(nama);
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

/** A person nobody else is: phone and NIK of the moment. */
export function orangBaru(nama: string, lahir = '1990-05-06'): OrangBaru {
  const unik = String(Date.now()).slice(-9) + String(Math.floor(Math.random() * 100)).padStart(2, '0');
  return { nama: `${nama} ${unik}`, hp: `08${unik}`, nik: `35780${unik}`.padEnd(16, '1'), lahir };
}
