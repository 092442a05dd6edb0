// Accessibility: runs axe-core on the page as it stands and fails on any violation, naming rule and element.
// Evaluated through the debugger, so that the page's content policy stays as strict as it is.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const SUMBER = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe: { run: (opsi: unknown) => Promise<AxeResults> };
  }
}

/** Waits until nothing fades or slides any more: half a transition has the contrast of neither end. */
async function sampaiDiam(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const berjalan = () =>
      document
        .getAnimations()
        .filter((a) => a.playState === 'running' && a.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    for (let tenang = 0; tenang < 4; ) {
      await new Promise((lanjut) => requestAnimationFrame(lanjut));
      const kini = berjalan();
      tenang = kini.length === 0 ? tenang + 1 : 0;
      await Promise.all(kini.map((a) => a.finished.catch(() => undefined)));
    }
  });
}

export async function harusRamah(page: Page): Promise<void> {
  // A page whose title is not there yet is not the page that is meant; axe would say the same of one that has none.
  await expect(page.locator('h1, [role=heading][aria-level="1"]').first()).toBeAttached();
  await sampaiDiam(page);
  // Half a megabyte of source: once a page, not once a look at it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SUMBER);
  const hasil = await page.evaluate(() =>
    window.axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'],
      // The others are only counted, not described: that is most of the work on a long page.
      resultTypes: ['violations'],
    }),
  );
  const masalah = hasil.violations.flatMap((aturan) =>
    aturan.nodes.map((simpul) => `${aturan.id}: ${simpul.target.join(' ')} – ${simpul.failureSummary ?? aturan.help}`),
  );
  expect(masalah, `axe di ${page.url()}`).toEqual([]);
}
