// Page model of the designers: the paper with its labels, the side panel and the editor.
import { expect, type Locator, type Page } from '@playwright/test';

export class Perancang {
  readonly kertas: Locator;
  readonly daftar: Locator;
  readonly editor: Locator;
  readonly simpan: Locator;

  constructor(
    readonly page: Page,
    readonly jalan: string,
  ) {
    this.kertas = page.locator('[data-kertas]');
    this.daftar = page.getByRole('region', { name: 'Daftar label' });
    this.editor = page.getByRole('region', { name: 'Editor label' });
    this.simpan = page.getByRole('button', { name: /^Simpan/ });
  }

  async buka(): Promise<void> {
    await this.page.goto(this.jalan);
    await expect(this.kertas).toBeVisible();
  }

  label(name: string): Locator {
    return this.kertas.locator(`[data-label="${name}"]`);
  }

  isian(judul: string): Locator {
    return this.editor.getByLabel(judul, { exact: true });
  }

  /** A number of the editor, without its unit. */
  async angka(judul: string): Promise<number> {
    return Number.parseFloat(await this.isian(judul).inputValue());
  }

  async jenis(tipe: string): Promise<void> {
    const pilih = this.page.getByRole('combobox', { name: 'Jenis nota' });
    await pilih.click();
    await this.page.getByRole('option', { name: tipe, exact: true }).click();
    await expect(pilih).toHaveValue(tipe);
    await expect(this.kertas).toBeVisible();
  }

  /** Drags from the middle of something by so many pixels. */
  async seret(apa: Locator, dx: number, dy: number): Promise<void> {
    await apa.scrollIntoViewIfNeeded();
    const kotak = await apa.boundingBox();
    if (!kotak) throw new Error('tidak terlihat');
    const { mouse } = this.page;
    const [x, y] = [kotak.x + kotak.width / 2, kotak.y + kotak.height / 2];
    await mouse.move(x, y);
    await mouse.down();
    await mouse.move(x + dx / 2, y + dy / 2);
    await mouse.move(x + dx, y + dy);
    await mouse.up();
  }

  pegangan(name: string, mana: string): Locator {
    return this.label(name).locator(`[data-pegangan="${mana}"]`);
  }

  async tersimpan(): Promise<void> {
    await this.simpan.click();
    await expect(this.page.getByText('Nota Berhasil Disimpan')).toBeVisible();
    await expect(this.simpan).toBeDisabled();
  }
}
