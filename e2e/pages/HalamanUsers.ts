// Page model of Data Users and of the rights tree: adding somebody, opening their form, saving ticks.
import { expect, type Locator, type Page } from '@playwright/test';

export interface UserBaru {
  user_id: string;
  nama: string;
  level: string;
}

export class HalamanUsers {
  readonly tabel: Locator;
  readonly form: Locator;

  constructor(readonly page: Page) {
    this.tabel = page.getByRole('table', { name: 'Data users' });
    this.form = page.getByRole('dialog', { name: /User/ });
  }

  async buka(): Promise<void> {
    await this.page.goto('/data-users');
    await expect(this.tabel).toBeVisible();
  }

  /** Adds a user by keyboard and answers the one-time password. */
  async tambah({ user_id, nama, level }: UserBaru): Promise<string> {
    await this.page.keyboard.press('F2');
    await this.form.getByLabel('User ID').fill(user_id);
    await this.form.getByLabel('Nama').fill(nama);
    await this.form.getByLabel('Level').fill(level);
    await this.page.keyboard.press('F9');
    const sandi = this.page.getByRole('dialog', { name: 'Password Sekali Pakai' });
    await expect(sandi).toBeVisible();
    const teks = await this.page.getByTestId('password-sekali-pakai').textContent();
    await sandi.getByRole('button', { name: 'Sudah Dicatat' }).click();
    await expect(sandi).toBeHidden();
    return (teks ?? '').trim();
  }

  async ubah(user_id: string): Promise<Locator> {
    await this.tabel.getByRole('button', { name: user_id, exact: true }).click();
    const form = this.page.getByRole('dialog', { name: `Ubah User ${user_id}` });
    await expect(form).toBeVisible();
    return form;
  }
}

export class PohonHak {
  constructor(readonly page: Page) {}

  async buka(user_id: string): Promise<void> {
    await this.page.goto(`/hak-akses-users?user=${user_id}`);
    await expect(this.page.getByRole('region', { name: 'Utility' })).toBeVisible();
  }

  kotak(menu: string, butir: string): Locator {
    return this.page
      .getByRole('region', { name: menu, exact: true })
      .getByRole('checkbox', { name: butir, exact: true });
  }

  async simpan(): Promise<void> {
    await this.page.keyboard.press('F9');
    const tanya = this.page.getByRole('dialog', { name: 'Simpan Hak Akses' });
    const jawaban = this.page.waitForResponse(
      (r) => r.url().includes('/users/akses/') && r.request().method() === 'PUT',
    );
    await tanya.getByRole('button', { name: 'Simpan' }).click();
    expect((await jawaban).ok()).toBe(true);
    await expect(this.page.getByText('Belum ada perubahan')).toBeVisible();
  }
}
