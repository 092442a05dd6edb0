// What a toast covers: nothing that somebody needs, on any page and width.
import { expect, type Page } from '@playwright/test';

const PESAN = '.mantine-Notifications-root[data-position="top-right"]';

/** Buttons and fields of the page, or of the dialog in front of it, that a toast lies on. */
function tertutup(page: Page): Promise<string[]> {
  return page.evaluate((pilih) => {
    const kotak = document.querySelector(pilih)?.getBoundingClientRect();
    if (!kotak || kotak.height === 0) return ['tidak ada pesan'];
    const dialog = [...document.querySelectorAll('[role=dialog]')].filter((satu) => satu.checkVisibility());
    return (dialog.length > 0 ? dialog : [...document.querySelectorAll('main')]).flatMap((wadah) =>
      [...wadah.querySelectorAll('button, a[href], input:not([type=hidden]), textarea')]
        .filter((satu) => satu.checkVisibility())
        .filter((satu) => {
          const { left, right, top, bottom } = satu.getBoundingClientRect();
          return left < kotak.right && right > kotak.left && top < kotak.bottom && bottom > kotak.top;
        })
        .map((satu) => satu.getAttribute('aria-label') || satu.textContent || satu.tagName),
    );
  }, PESAN);
}

/** While a toast is there. */
export async function pesanTidakMenutupi(page: Page, di: string): Promise<void> {
  await expect.poll(() => tertutup(page), di).toEqual([]);
}
