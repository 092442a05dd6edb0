// The rules of membership beside the card's designer: their effect is seen before they are saved, they are dated, and what
// was not saved is not lost by another tab.
import { harusRamah } from '../alat/axe';
import { expect, test } from '../alat/uji';
import { HalamanMasuk } from '../pages/HalamanMasuk';

const TOKO = 'jkt1';

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
]) {
  test(`setiap tab bisa dibaca di ${viewport.width}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await new HalamanMasuk(page).langsung(`own-${TOKO}`);
    await page.goto('/setting-member');
    await expect(page.getByRole('tab', { name: 'Kartu' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('heading', { name: 'Setting Member Card', level: 1 })).toBeVisible();
    for (const [tab, judul] of [
      ['Kode', 'Kode Member'],
      ['Nilai Poin', 'Nilai Poin'],
      ['Tingkat', 'Tingkat Member'],
      ['Ucapan', 'Ucapan'],
    ] as const) {
      await page.getByRole('tab', { name: tab, exact: true }).click();
      await expect(page.getByRole('heading', { name: judul, level: 2 })).toBeVisible();
      await harusRamah(page);
    }
  });
}

test('tingkat baru: dampaknya dilihat, disimpan, dan tercatat di riwayat', async ({ page }) => {
  await new HalamanMasuk(page).langsung(`own-${TOKO}`);
  await page.goto('/setting-member?tab=tingkat');
  const isi = page.getByRole('main');
  await expect(isi.getByRole('heading', { name: 'Tingkat Member', level: 2 })).toBeVisible();
  // The demo has no levels: the first one is everybody's, from nothing on.
  await isi.getByRole('button', { name: 'Tambah Tingkat' }).click();
  const semua = isi.getByRole('group', { name: 'Tingkat 1' });
  await semua.getByRole('textbox', { name: 'Nama' }).fill('BIASA');
  await expect(semua.getByRole('textbox', { name: 'Belanja mulai' })).toBeDisabled();
  await isi.getByRole('button', { name: 'Tambah Tingkat' }).click();
  const baru = isi.getByRole('group', { name: 'Tingkat 2' });
  await expect(baru.getByText('Nama tingkat harus diisi')).toBeVisible();
  await expect(isi.getByRole('button', { name: 'Lihat Dampak' })).toBeDisabled();
  await baru.getByRole('textbox', { name: 'Nama' }).fill('ISTIMEWA');
  await baru.getByRole('textbox', { name: 'Belanja mulai' }).fill('900000000');
  // Another tab is asked about first.
  await page.getByRole('tab', { name: 'Kode' }).click();
  const tanya = page.getByRole('dialog', { name: 'Belum Disimpan' });
  await tanya.getByRole('button', { name: 'Tetap Di Sini' }).click();
  await expect(baru.getByRole('textbox', { name: 'Nama' })).toHaveValue('ISTIMEWA');
  await isi.getByRole('button', { name: 'Lihat Dampak' }).click();
  const dampak = page.getByRole('dialog', { name: 'Dampak: Tingkat Member' });
  await expect(dampak).toBeVisible();
  await harusRamah(page);
  await dampak.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Data Berhasil Disimpan')).toBeVisible();
  await expect(isi.getByRole('region', { name: 'Riwayat aturan' })).toContainText('ISTIMEWA');
});
