// Import Data Pusat: a branch sees what changed at head office and pulls it, with the progress modal of the shell.
// The colour it uses is its own, and is taken away again at both ends.
import { harusRamah } from '../alat/axe';
import { expect, test } from '../alat/uji';
import { HalamanMasuk } from '../pages/HalamanMasuk';
import { Api } from '../pages/HargaEmas';

test('cabang menarik master yang berubah dari pusat dengan modal kemajuan', async ({ page, request }) => {
  const pusat = await Api.masuk(request, 'own');
  const warna = await pusat.panggil<{ _id: string }>('POST', 'warna', {
    kode_warna: 'E2EPUSAT',
    nama_warna: 'WARNA DARI PUSAT',
    aktifkan: true,
  });
  const pesanSoket: string[] = [];
  page.on('websocket', (ws) => ws.on('framereceived', ({ payload }) => pesanSoket.push(String(payload))));

  await new HalamanMasuk(page).langsung('own-sby1');
  await page.goto('/import-data-pusat');
  const tabel = page.getByRole('table', { name: 'Perbandingan dengan pusat' });
  await page.getByRole('textbox', { name: /Cari/ }).first().fill('warna');
  const baris = tabel.getByRole('row', { name: /Warna/ });
  await expect(baris).toContainText('1');
  await harusRamah(page);
  await baris.getByRole('button').first().click();
  await expect(page.getByText('E2EPUSAT')).toBeVisible();
  await baris.getByRole('checkbox').check();

  // The answer is held back until the modal was seen: the pull itself takes a moment only.
  let lepaskan: () => void = () => undefined;
  const terlihat = new Promise<void>((lanjut) => {
    lepaskan = lanjut;
  });
  await page.route('**/api/v1/import-data-pusat', async (rute) => {
    if (rute.request().method() !== 'POST') return rute.fallback();
    await terlihat;
    await rute.continue();
  });
  await page.getByRole('button', { name: 'Tarik Data (1)' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Tarik Data' }).click();
  const modal = page.getByRole('dialog', { name: 'Sinkronisasi data' });
  await expect(modal).toBeVisible();
  await expect(modal.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
  await expect(modal.getByRole('status')).toContainText('0 / 1 (0%)');
  lepaskan();
  await expect(page.getByText('Data pusat berhasil ditarik').first()).toBeVisible();
  await expect(modal).toBeHidden();
  await expect(page.getByText(/1 set disimpan: 1 baris ditambah/)).toBeVisible();
  await expect.poll(() => pesanSoket.some((isi) => isi.includes('sync-progress') && isi.includes('FINISH'))).toBe(true);
  await expect(baris).toContainText('Sudah sama');

  const cabang = await Api.masuk(request, 'own-sby1');
  const sini = await cabang.panggil<{ _id: string; kode_warna: string }[]>('GET', 'warna');
  const milik = sini.find((satu) => satu.kode_warna === 'E2EPUSAT');
  await cabang.panggil('DELETE', `warna/${milik?._id}`);
  await pusat.panggil('DELETE', `warna/${warna._id}`);
});

test('kantor pusat diberi tahu bahwa ia sumbernya', async ({ page }) => {
  await new HalamanMasuk(page).langsung('own');
  await page.goto('/import-data-pusat');
  await expect(page.getByText('Toko ini adalah kantor pusat')).toBeVisible();
  await expect(page.getByRole('button', { name: /Tarik Data/ })).toHaveCount(0);
});
