// Reports as people read them: what fits, totals in sight, periods of the store's day, the address, the document behind a
// row, the period before.
import { harusRamah } from '../alat/axe';
import { expect, test } from '../alat/uji';
import { HalamanLaporan } from '../pages/HalamanLaporan';
import { HalamanMasuk } from '../pages/HalamanMasuk';

const JUAL = 'Laporan Transaksi Penjualan';

test('laporan penjualan muat di 1440: jumlah di atas, periode, alamat, urutan, dokumen', async ({ page }) => {
  await new HalamanMasuk(page).langsung('own-jkt1');
  const laporan = new HalamanLaporan(page, JUAL);
  await laporan.buka('/laporan-transaksi-penjualan');
  await page.getByRole('button', { name: '7 Hari', exact: true }).click();
  await laporan.sampaiLengkap();
  await expect(page.getByText('Laporan Tersedia')).toBeVisible();
  await expect(page).toHaveURL(/tgl_awal=\d{4}-\d{2}-\d{2}&tgl_akhir=/);
  // Nothing to scroll for, and what there is more can be chosen.
  const gulir = page.getByRole('region', { name: `Isi ${JUAL}` });
  expect(await gulir.evaluate((el) => el.scrollWidth - el.clientWidth)).toBeLessThanOrEqual(1);
  await expect(page.getByText(/^\d+ dari \d+ kolom$/)).toBeVisible();
  // The sums stand above the rows.
  const angka = page.getByRole('region', { name: 'Jumlah laporan' });
  await expect(angka.getByText('Harga Total')).toBeVisible();
  const atas = await angka.boundingBox();
  expect(atas && atas.y + atas.height).toBeLessThan((await laporan.tabel.boundingBox())?.y ?? 0);
  await page.getByRole('switch', { name: 'Bandingkan dengan periode sebelumnya' }).check({ force: true });
  await expect(angka.getByText(/^Dibandingkan dengan \d/)).toBeVisible();
  await expect(angka.getByText(/(naik|turun|tetap)/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Grafik', exact: true }).click();
  await expect(page.getByRole('region', { name: /^Grafik Harga Total per Tanggal/ })).toBeVisible();
  await harusRamah(page);
  // In the order that was chosen, also for who opens the link.
  await laporan.tabel.getByRole('button', { name: /^Harga Total/ }).click();
  await laporan.tabel.getByRole('button', { name: /^Harga Total/ }).click();
  await expect(page).toHaveURL(/urutan=-harga_total/);
  const nomor = laporan.tabel.locator('tbody a').first();
  const teks = await nomor.textContent();
  await page.reload();
  await laporan.sampaiLengkap();
  await expect(nomor).toHaveText(teks ?? '');
  await expect(page.getByRole('button', { name: '7 Hari', exact: true })).toHaveAttribute('aria-pressed', 'true');
  // The row opens its document; the way back shows the same report.
  await nomor.click();
  await expect(page).toHaveURL(/\/lihat-penjualan\?.*faktur=/);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await laporan.sampaiLengkap();
  await expect(nomor).toHaveText(teks ?? '');
});

test('satu baris satu kelompok tidak berkepala', async ({ page }) => {
  await new HalamanMasuk(page).langsung('own-jkt1');
  const laporan = new HalamanLaporan(page, JUAL);
  await laporan.buka('/laporan-transaksi-penjualan');
  await page.getByRole('button', { name: 'Bulan Ini', exact: true }).click();
  await laporan.sampaiLengkap();
  // Only what is in sight is drawn: each head is brought there before its second row is looked for.
  const kepala = await laporan.tabel
    .locator('tr[data-kelompok]')
    .evaluateAll((semua) => semua.map((satu) => Number(satu.getAttribute('aria-rowindex'))));
  for (const ke of kepala) {
    await laporan.tabel.locator(`tr[aria-rowindex="${ke}"]`).scrollIntoViewIfNeeded();
    await expect(
      laporan.tabel.locator(`tr[aria-rowindex="${ke + 2}"]:not([data-kelompok]):not([data-jumlah])`),
    ).toHaveCount(1);
  }
  expect(await laporan.tabel.locator('tr[data-baris]').count()).toBeGreaterThan(0);
});
