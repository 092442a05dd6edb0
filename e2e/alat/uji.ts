// The test function of every spec: pages at the server's address, and a page that logs an error or breaks the
// content policy fails its test.
import { test as dasar, expect } from '@playwright/test';
import { server } from './server';

export { expect };

export const SANDI = 'karat-demo';

export const test = dasar.extend<{ galatHalaman: string[]; bolehGalat: { pola: RegExp[] } }>({
  bolehGalat: [{ pola: [] }, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: the fixture needs nothing
  baseURL: async ({}, pakai) => {
    await pakai(server().url);
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
