// End-to-end tests in Debian's Chromium against a real Karat with demo data, started by alat/mulai.ts.
// The tests of a file run in their order at one server; each worker has a server of its own.
import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'specs',
  globalSetup: './alat/mulai.ts',
  globalTeardown: './alat/selesai.ts',
  reporter: [['list']],
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: false,
  // Generous: a busy machine is slow, not wrong. Speed is measured elsewhere.
  timeout: 180_000,
  expect: { timeout: 30_000 },
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
      executablePath: process.env.KARAT_CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
