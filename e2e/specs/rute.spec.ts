// The generated walk: every route of the table opens for an owner, shows its title, and is accessible.
// Axe runs once for each screen that differs: routes that are not ready share one, and of the masters, which are one
// screen over their definitions, it looks at those that stand for all of them.
import type { Definisi } from '../../web/src/kit/master/tipe';
import { RUTE } from '../../web/src/routes';
import { Api } from '../alat/api';
import { harusRamah } from '../alat/axe';
import { berlayar, wakil } from '../alat/bentukMaster';
import { expect, test } from '../alat/uji';
import { HalamanMasuk } from '../pages/HalamanMasuk';

const TANPA_AXE_KEDUA = 'Layar ini belum siap';

test('setiap rute terbuka dan ramah', async ({ page }) => {
  test.setTimeout(15 * 60_000);
  const master = (await (await Api.masuk('own')).ambil<Definisi[]>('definisi/master')).filter(berlayar);
  const dilihat = wakil(master);
  const terwakili = new Set<string>(master.filter((def) => !dilihat.has(def)).map((def) => def.rute));
  await new HalamanMasuk(page).masuk('own');
  let belumSiapDiperiksa = false;
  for (const rute of RUTE.filter((satu) => satu.jenis !== 'public')) {
    await page.evaluate((path) => {
      history.pushState({}, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, rute.path);
    await expect(page, rute.path).toHaveTitle(`${rute.judul} · Karat`);
    await expect(page.getByRole('main').getByRole('heading').first(), rute.path).toBeAttached();
    if (terwakili.has(rute.path)) continue;
    const belumSiap = (await page.getByText(TANPA_AXE_KEDUA).count()) > 0;
    if (belumSiap && belumSiapDiperiksa) continue;
    belumSiapDiperiksa ||= belumSiap;
    await harusRamah(page);
  }
});
