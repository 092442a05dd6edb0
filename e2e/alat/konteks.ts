// One browser context for all tests of a worker that ask for the same kind of browser: what a page has loaded
// stays with its context, and the first load of the app costs twice as much as every further one. What a test leaves in
// it (pages, storage, cookies, routes, rights) goes before the next one begins; a context to which a test did what
// cannot be taken back (a clock, a script, headers) goes with its test.
import type { Browser, BrowserContext } from '@playwright/test';
import { pasangJam } from './jam';

const bersama = new Map<string, { konteks: BrowserContext; terubah: boolean }>();

/** What stays with a context for good. The clock of a page is its context's. */
const TETAP = ['addInitScript', 'exposeBinding', 'exposeFunction', 'setExtraHTTPHeaders', 'setGeolocation'] as const;
const TETAP_JAM = ['install', 'fastForward', 'pauseAt', 'resume', 'runFor', 'setFixedTime', 'setSystemTime'] as const;

function awasi(milik: object, nama: readonly string[], kena: () => void): void {
  for (const satu of nama) {
    const asli: (...isi: unknown[]) => unknown = Reflect.get(milik, satu);
    Reflect.set(milik, satu, (...isi: unknown[]) => {
      kena();
      return asli.apply(milik, isi);
    });
  }
}

/** `kunci` says which options the test has: another one is another browser to the page. */
export async function konteksBersama(browser: Browser, kunci: string): Promise<BrowserContext> {
  const ada = bersama.get(kunci);
  if (ada) return ada.konteks;
  const konteks = await browser.newContext();
  await pasangJam(konteks);
  const baru = { konteks, terubah: false };
  const kena = () => {
    baru.terubah = true;
  };
  awasi(konteks, TETAP, kena);
  awasi(konteks.clock, TETAP_JAM, kena);
  konteks.once('close', () => bersama.delete(kunci));
  bersama.set(kunci, baru);
  return konteks;
}

/** After a test: nothing of it is left but the files of the app. */
export async function bersihkan(konteks: BrowserContext, alamat: string): Promise<void> {
  const yang = [...bersama.values()].find((satu) => satu.konteks === konteks);
  if (!yang) return;
  if (yang.terubah) return konteks.close();
  await konteks.unrouteAll({ behavior: 'ignoreErrors' });
  await konteks.setOffline(false);
  await konteks.clearPermissions();
  // Pages write into their storage until they are gone; only then it is emptied.
  await Promise.all(konteks.pages().map((page) => page.close()));
  const kosong = await konteks.newPage();
  const sesi = await konteks.newCDPSession(kosong);
  await sesi.send('Storage.clearDataForOrigin', { origin: alamat, storageTypes: SIMPANAN });
  await konteks.clearCookies();
  await kosong.close();
}

/** Everything that a page can keep for itself. The files of the app are none of it. */
const SIMPANAN = 'cookies,file_systems,indexeddb,local_storage,websql,service_workers,cache_storage';

export async function tutupKonteks(): Promise<void> {
  await Promise.all([...bersama.values()].map(({ konteks }) => konteks.close()));
}
