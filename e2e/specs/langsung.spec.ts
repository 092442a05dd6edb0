// What comes over the socket: changed settings, and the toast when there is no socket at all.
// Settings are changed through the API, as another person's screen would.
import { expect, SANDI, test } from '../alat/uji';
import { HalamanMasuk } from '../pages/HalamanMasuk';

test('setting yang diubah orang lain menawarkan refresh dan menutup menunya', async ({ page, request }) => {
  await new HalamanMasuk(page).langsung('own-bdg1');
  await page.goto('/cek-kupon');
  await expect(page.getByRole('heading', { name: 'Cek Kupon' })).toBeVisible();

  const masuk = await request.post('/api/v1/users/login', { data: { user_id: 'own-bdg1', password: SANDI } });
  const { data } = await masuk.json();
  const ubah = (value: string) =>
    request.put('/api/v1/para-system', {
      headers: { Authorization: `Bearer ${data.token}` },
      data: [{ key: 'KUPON_PENJUALAN_MODULE', value }],
    });
  expect((await ubah('off')).ok()).toBe(true);

  const tanya = page.getByText('Terjadi perubahan pada setting system, Apakah anda ingin refresh halaman ??');
  await expect(tanya).toBeVisible();
  const dimuatUlang = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await dimuatUlang;
  await expect(page.getByRole('heading', { name: 'Menu Ini Tidak Aktif' })).toBeVisible();
  expect((await ubah('on')).ok()).toBe(true);
  await expect(tanya).toBeVisible();
});

test.describe('tanpa soket', () => {
  test.use({ bolehGalat: { pola: [/WebSocket|ERR_FAILED|socket\.io/] } });
  test('berkata satu kali bahwa soket tidak terhubung', async ({ page }) => {
    await page.addInitScript(() => {
      class SoketMati extends EventTarget {
        onerror?: (kejadian: Event) => void;
        constructor() {
          super();
          setTimeout(() => this.onerror?.(new Event('error')), 50);
        }
        close() {}
      }
      window.WebSocket = SoketMati as unknown as typeof WebSocket;
    });
    await page.route('**/socket.io/**', (rute) => rute.abort());
    const masuk = new HalamanMasuk(page);
    await masuk.buka();
    await masuk.isi('own');
    await expect(page.getByText('Tidak Terhubung Ke Socket, Silahkan Coba Lagi')).toBeVisible();
  });
});
