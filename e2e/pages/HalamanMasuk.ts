// Page model of the login, and the way past it for tests that are not about it.
// Logging in through the form ends on the dashboard, for a cashier at the till (or on /home of the POS tablet).
import { expect, type Locator, type Page } from '@playwright/test';
import { Api } from '../alat/api';
import { hariIni } from '../alat/jam';
import { SANDI } from '../alat/uji';

export class HalamanMasuk {
  readonly user: Locator;
  readonly sandi: Locator;
  readonly toko: Locator;
  readonly tombol: Locator;
  readonly galat: Locator;

  constructor(readonly page: Page) {
    this.user = page.getByLabel('User ID');
    this.sandi = page.getByLabel('Password', { exact: true });
    this.toko = page.getByLabel('Kode Toko (opsional)');
    this.tombol = page.getByRole('button', { name: 'Masuk', exact: true });
    this.galat = page.getByRole('alert');
  }

  async buka(): Promise<void> {
    await this.page.goto('/');
    await expect(this.tombol).toBeVisible();
  }

  async isi(user: string, sandi: string = SANDI): Promise<void> {
    await this.user.fill(user);
    await this.sandi.fill(sandi);
    await this.tombol.click();
  }

  async masuk(user: string, tujuan: RegExp = /\/(dashboard|transaksi-penjualan)$/): Promise<void> {
    await this.buka();
    await this.isi(user);
    await this.page.waitForURL(tujuan);
    // The address changes before the login page leaves: its heading must not be taken for the next one's.
    await expect(this.tombol).toBeHidden();
    await expect(this.page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  }

  /**
   * A session of the user's own, put into the browser as the login would leave it; the test opens its screen itself.
   * For people of one store: those of head office also choose theirs, at the form.
   */
  async langsung(user: string): Promise<void> {
    const { api, pengguna } = await Api.sesi(user);
    const isi = {
      user: JSON.stringify(pengguna),
      tgl_login: hariIni(),
      isLogin: 'true',
      modul: JSON.stringify(await api.ambil('para-system')),
    };
    // An empty page at the server's address: the app would act on what it finds half written.
    const kosong = { contentType: 'text/html', body: '<link rel="icon" href="data:,">' };
    await this.page.route('**/halaman-kosong', (rute) => rute.fulfill(kosong));
    await this.page.goto('/halaman-kosong');
    // While a page has a route, it keeps nothing that it loads: every load would be the first one.
    await this.page.unroute('**/halaman-kosong');
    await this.page.evaluate((baru) => {
      for (const kunci of Object.keys(localStorage)) {
        if (!kunci.startsWith('karat.pilihan.')) localStorage.removeItem(kunci);
      }
      for (const [kunci, nilai] of Object.entries(baru)) localStorage.setItem(kunci, nilai);
    }, isi);
  }
}
