// Page model of a report: its filters, the one button, progress, rows and files.
// The same for every report, as the screen is.
import { type Download, expect, type Locator, type Page } from '@playwright/test';
import { HalamanMasuk } from './HalamanMasuk';

export class HalamanLaporan {
  readonly form: Locator;
  readonly tabel: Locator;
  readonly keadaan: Locator;
  /** Stands only while the report runs. */
  readonly kemajuan: Locator;

  constructor(
    readonly page: Page,
    readonly judul: string,
  ) {
    this.form = page.getByRole('form', { name: `Saringan ${judul}` });
    this.tabel = page.getByRole('table', { name: judul, exact: true });
    this.keadaan = page.getByRole('main').getByRole('status').filter({ hasText: 'baris' });
    this.kemajuan = page
      .getByRole('main')
      .getByText(/^[\d,]+( dari [\d,]+)? baris$/)
      .and(page.locator(':not([role=status])'));
  }

  async buka(path: string): Promise<void> {
    await this.page.goto(path);
    await expect(this.page.getByRole('heading', { name: this.judul, level: 1 })).toBeVisible();
    await expect(this.form).toBeVisible();
  }

  tombol(nama: string): Locator {
    return this.page.getByRole('button', { name: nama, exact: true });
  }

  async tanggal(label: string, nilai: string): Promise<void> {
    const isian = this.form.getByLabel(label, { exact: false }).and(this.form.getByRole('textbox'));
    await isian.fill(nilai);
    await isian.blur();
  }

  async filter(): Promise<void> {
    await this.page.keyboard.press('F9');
  }

  async sampaiLengkap(): Promise<void> {
    await expect(this.tombol('Export Excel')).toBeEnabled();
  }

  /** Something of the menu of kept views. */
  async tampilan(nama: string): Promise<void> {
    await this.page.getByRole('button', { name: /^Tampilan/ }).click();
    await this.page.getByRole('menuitem', { name: nama }).click();
  }

  async simpan(tombol: string): Promise<Download> {
    const unduhan = this.page.waitForEvent('download');
    await this.tombol(tombol).click();
    return unduhan;
  }
}

/** The audit report, opened by a user. */
export async function audit(page: Page, user: string): Promise<HalamanLaporan> {
  await new HalamanMasuk(page).langsung(user);
  const laporan = new HalamanLaporan(page, 'Laporan Audit');
  await laporan.buka('/laporan-audit');
  return laporan;
}
