// A report's paper in the browser's own viewer: that one is in the whole Chromium only (playwright.config.ts).
import { expect, test } from '../alat/uji';
import { audit } from '../pages/HalamanLaporan';

test('PDF pendek dibuka di jendela baru', async ({ page, context }) => {
  const laporan = await audit(page, 'own-jkt1');
  await laporan.form.getByLabel('Aksi').fill('ubah setting');
  await laporan.filter();
  await laporan.sampaiLengkap();
  const berkas = page.waitForResponse((jawaban) => jawaban.url().endsWith('/laporan-audit/berkas'));
  const jendela = context.waitForEvent('page');
  await laporan.tombol('Export Pdf').click();
  const jawaban = await berkas;
  expect(jawaban.headers()['content-type']).toContain('application/pdf');
  expect(jawaban.headers()['content-disposition']).toMatch(/^inline/);
  await (await jendela).waitForURL(/^blob:|^chrome-extension:/);
});
