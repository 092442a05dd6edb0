// A table as a person waits for it: what is asked for stands there.
import { expect, type Page } from '@playwright/test';

/** The rows are those of the last search, filter or step back, not of the one before it. */
export async function sampaiTenang(page: Page, label: string): Promise<void> {
  await expect(page.locator(`[data-tabel="${label}"]`)).toHaveAttribute('aria-busy', 'false');
}
