// The generated walk: every route of the table opens for an owner, shows its title, and is accessible.
// Axe runs once for each screen that differs; routes that are not ready share one.
import { RUTE } from '../../web/src/routes';
import { harusRamah } from '../alat/axe';
import { expect, test } from '../alat/uji';
import { HalamanMasuk } from '../pages/HalamanMasuk';

const TANPA_AXE_KEDUA = 'Layar ini belum siap';

test('setiap rute terbuka dan ramah', async ({ page }) => {
  test.setTimeout(15 * 60_000);
  await new HalamanMasuk(page).masuk('own');
  let belumSiapDiperiksa = false;
  for (const rute of RUTE.filter((satu) => satu.jenis !== 'public')) {
    await page.evaluate((path) => {
      history.pushState({}, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, rute.path);
    await expect(page, rute.path).toHaveTitle(`${rute.judul} · Karat`);
    await expect(page.getByRole('main').getByRole('heading').first(), rute.path).toBeAttached();
    const belumSiap = (await page.getByText(TANPA_AXE_KEDUA).count()) > 0;
    if (belumSiap && belumSiapDiperiksa) continue;
    belumSiapDiperiksa ||= belumSiap;
    await harusRamah(page);
  }
});
