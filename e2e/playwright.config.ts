// End-to-end tests in Debian's Chromium against a real Karat with demo data, started by alat/mulai.ts.
// The tests of a file run in their order at one server; each file has a server of its own (alat/server.ts).
import { defineConfig } from '@playwright/test';

// Begun first, so that no long file is left for the end, when only one worker has something to do.
const PANJANG = /(master-jalan-\d|hari-toko|rute|galeri|barang-lengkap|laporan|orang)\.spec\.ts$/;

// What needs the browser's own windows, such as its viewer of PDF, runs in the whole Chromium.
const UTUH = /-jendela\.spec\.ts$/;
// Pages live for seconds: code that is optimised for long runs is never earned back (a fifth of a page's processor time).
export const TANPA_OPTIMASI = '--js-flags=--no-opt';
const ARGUMEN = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  TANPA_OPTIMASI,
];

export default defineConfig({
  testDir: 'specs',
  globalSetup: './alat/mulai.ts',
  globalTeardown: './alat/selesai.ts',
  reporter: [['list'], ['./alat/gagal.ts']],
  // Where the time goes, file by file, at the end of every run.
  reportSlowTests: { max: 12, threshold: 20_000 },
  outputDir: 'test-results',
  // One more than the cores of a small machine: a browser test waits as much as it works.
  workers: 3,
  projects: [
    { name: 'panjang', testMatch: PANJANG },
    { name: 'pendek', testIgnore: [PANJANG, UTUH] },
    { name: 'utuh', testMatch: UTUH, use: { launchOptions: { executablePath: '/usr/bin/chromium', args: ARGUMEN } } },
  ],
  fullyParallel: false,
  // Generous: a busy machine is slow, not wrong. Speed is measured elsewhere.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  retries: 0,
  use: {
    headless: true,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    viewport: { width: 1440, height: 900 },
    // Recording every step costs more than the steps; KARAT_JEJAK=1 records when one is looking for something.
    trace: process.env.KARAT_JEJAK ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      // The same engine without the window's machinery: a third of the run's time less (KARAT_CHROMIUM names another).
      executablePath: process.env.KARAT_CHROMIUM ?? '/usr/bin/chromium-headless-shell',
      args: ARGUMEN,
    },
  },
});
