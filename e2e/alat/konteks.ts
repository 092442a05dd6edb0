// One browser context for the tests of a worker, as long as they ask for the same kind of browser: what a page has loaded
// stays with its context, and the first load of the app costs twice as much as every further one. What a test leaves in
// it (pages, storage, cookies, routes, rights) goes before the next one begins.
import type { Browser, BrowserContext } from '@playwright/test';
import { pasangJam } from './jam';

let bersama: { konteks: BrowserContext; kunci: string } | undefined;

/** `kunci` says which options the test has: another one is another browser to the page. */
export async function konteksBersama(browser: Browser, kunci: string): Promise<BrowserContext> {
  if (bersama?.kunci !== kunci || bersama.konteks.browser() !== browser) {
    await tutupKonteks();
    const konteks = await browser.newContext();
    await pasangJam(konteks);
    konteks.once('close', () => {
      if (bersama?.konteks === konteks) bersama = undefined;
    });
    bersama = { konteks, kunci };
  }
  return bersama.konteks;
}

/** After a test: nothing of it is left but the files of the app. */
export async function bersihkan(konteks: BrowserContext, alamat: string): Promise<void> {
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
  await bersama?.konteks.close();
  bersama = undefined;
}
