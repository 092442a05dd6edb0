// The test function of every spec: pages at the server's address, and a page that logs an error or breaks the
// content policy fails its test.
import { test as dasar, expect } from '@playwright/test';
import { pasangJam } from './jam';
import { bersihkan, konteksBersama, tutupKonteks } from './konteks';
import { hentikanMilikSaya, serverUntuk } from './server';

export { expect };

export const SANDI = 'karat-demo';

interface SetiapUji {
  galatHalaman: string[];
  bolehGalat: { pola: RegExp[] };
}

export const test = dasar.extend<SetiapUji, { akhirPekerja: undefined }>({
  akhirPekerja: [
    // biome-ignore lint/correctness/noEmptyPattern: the fixture needs nothing
    async ({}, pakai) => {
      await pakai(undefined);
      await tutupKonteks();
      await hentikanMilikSaya();
    },
    { scope: 'worker', auto: true },
  ],
  bolehGalat: [{ pola: [] }, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: the fixture needs nothing
  baseURL: async ({}, pakai, info) => {
    await pakai((await serverUntuk(info.file)).url);
  },
  browser: [
    async ({ browser }, pakai) => {
      const asli = browser.newContext.bind(browser);
      browser.newContext = async (pilihan) => {
        const konteks = await asli(pilihan);
        await pasangJam(konteks);
        return konteks;
      };
      await pakai(browser);
    },
    { scope: 'worker' },
  ],
  context: async (
    { browser, baseURL, viewport, userAgent, hasTouch, isMobile, deviceScaleFactor, colorScheme, locale, timezoneId },
    pakai,
  ) => {
    const jenis = { viewport, userAgent, hasTouch, isMobile, deviceScaleFactor, colorScheme, locale, timezoneId };
    const konteks = await konteksBersama(browser, JSON.stringify([baseURL, jenis]));
    await pakai(konteks);
    await bersihkan(konteks, baseURL ?? '');
  },
  // KARAT_LAMBAT=6: every page six times slower, to meet what only a starved machine shows.
  page: async ({ page }, pakai) => {
    const kali = Number(process.env.KARAT_LAMBAT ?? 1);
    if (kali > 1) {
      const sesi = await page.context().newCDPSession(page);
      await sesi.send('Emulation.setCPUThrottlingRate', { rate: kali });
    }
    await pakai(page);
  },
  galatHalaman: [
    async ({ page, bolehGalat }, pakai) => {
      const galat: string[] = [];
      page.on('pageerror', (sebab) => galat.push(String(sebab)));
      page.on('console', (pesan) => {
        if (pesan.type() === 'error') galat.push(pesan.text());
      });
      await pakai(galat);
      expect(galat.filter((teks) => !bolehGalat.pola.some((pola) => pola.test(teks)))).toEqual([]);
    },
    { auto: true },
  ],
});
