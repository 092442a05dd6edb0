// Taking an entry of a list, as a person does.
import { expect, type Locator } from '@playwright/test';

/** A list that opened before its screen had all its data closes once: people open it again. */
export async function pilihButir(kotak: Locator, butir: string | RegExp): Promise<void> {
  const pilihan = kotak.page().getByRole('option', { name: butir }).first();
  await expect(async () => {
    if (!(await pilihan.isVisible())) await kotak.click();
    await expect(pilihan).toBeVisible({ timeout: 3000 });
  }).toPass();
  await pilihan.click();
}
