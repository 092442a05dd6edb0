// The register of members in the browser: written down by the keys, found while typing and by the card, changed with an
// approval, identity seen on record, cards printed, duplicates asked about; at the till's, the tablet's and the phone's width.
import { Api } from '../alat/api';
import { harusRamah } from '../alat/axe';
import { expect, test } from '../alat/uji';
import { LayarMember, orangBaru } from '../pages/LayarMember';

const TOKO = 'sby1';
const OWN = `own-${TOKO}`;

test.use({ bolehGalat: { pola: [/status of (404|409|422)/] } });

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
]) {
  test.describe(`${viewport.width}`, () => {
    test.use({ viewport });

    test('didaftarkan dengan tombol, ditemukan sambil mengetik dan dari kartunya', async ({ page }) => {
      const layar = await LayarMember.masuk(page, OWN);
      const dewi = orangBaru('DEWI');
      await layar.buka();
      await harusRamah(page);
      const kode = await layar.daftarkan(dewi);
      const kartu = layar.kartu(dewi.nama);
      // Shown in part; the whole only when asked for.
      await expect(kartu.locator('[data-nik]')).not.toHaveText(dewi.nik ?? '');
      await expect(kartu.locator('[data-nik]')).toHaveText(/\*/);
      await harusRamah(page);
      await kartu.getByRole('button', { name: 'Lihat', exact: true }).click();
      await expect(kartu.locator('[data-nik]')).toHaveText(dewi.nik ?? '');
      await layar.tutupKartu(dewi.nama);

      await layar.cari.fill(dewi.nama.slice(0, 10).toLowerCase());
      await expect(layar.isi.getByRole('button', { name: dewi.nama })).toBeVisible();
      // A list that is read anew while the key goes down takes its rows, and the focus, with it.
      await expect(async () => {
        await layar.cari.press('ArrowDown');
        await expect(layar.isi.locator('[data-baris] button').first()).toBeFocused({ timeout: 5_000 });
      }).toPass();
      await layar.cari.fill(kode);
      await layar.cari.press('Enter');
      await expect(kartu).toContainText(kode);
      await layar.tutupKartu(dewi.nama);
      // A scan while no field has the focus.
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await page.keyboard.type(kode);
      await page.keyboard.press('Enter');
      await expect(kartu).toContainText(kode);
    });
  });
}

test('NIK yang sama membuka kartunya, HP yang sama ditanyakan, tanggal lahir besok ditolak', async ({ page }) => {
  const layar = await LayarMember.masuk(page, OWN);
  const ibu = orangBaru('IBU');
  await layar.buka();
  await layar.daftarkan(ibu);
  await layar.tutupKartu(ibu.nama);

  await page.keyboard.press('F3');
  await layar.isiForm({ ...orangBaru('ANAK'), nik: ibu.nik });
  await page.keyboard.press('F9');
  await expect(page.getByText(/NIK ini sudah punya kartu/)).toBeVisible();
  await expect(layar.kartu(ibu.nama)).toBeVisible();
  await layar.tutupKartu(ibu.nama);

  const anak = { ...orangBaru('ANAK'), hp: ibu.hp };
  await page.keyboard.press('F3');
  await layar.isiForm(anak);
  await page.keyboard.press('F9');
  await expect(layar.form.getByRole('alert')).toContainText(ibu.nama);
  await harusRamah(page);
  await layar.form.getByRole('button', { name: 'Orang lain, tetap simpan' }).click();
  await expect(layar.kartu(anak.nama)).toBeVisible();
  await layar.tutupKartu(anak.nama);

  await page.keyboard.press('F3');
  await layar.form.getByText('Baca dari kartu').click();
  await layar.form.getByRole('textbox', { name: 'Kode pada kartu' }).fill('123');
  await layar.form.getByRole('textbox', { name: /^Nama Customer/ }).fill('SALAH');
  await page.keyboard.press('F9');
  await expect(layar.form.getByText('Kode member 8 sampai 13 karakter')).toBeVisible();
});

test('nomor HP baru perlu orang lain, dan poinnya ditahan', async ({ page }) => {
  const layar = await LayarMember.masuk(page, OWN);
  const siti = orangBaru('SITI');
  await layar.buka();
  await layar.daftarkan(siti);
  const kartu = layar.kartu(siti.nama);
  await kartu.getByRole('button', { name: 'Ubah', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Ubah Data Member' });
  await form.getByRole('textbox', { name: 'No HP' }).fill(orangBaru('X').hp);
  await expect(form.getByText(/^Nomor baru perlu otorisasi/)).toBeVisible();
  await page.keyboard.press('F9');
  await layar.setujui(`spv-${TOKO}`);
  await expect(form).toBeHidden();
  await expect(kartu).toContainText('Poin ditahan sampai');
});

test('kartu dicetak satu dan banyak, dan member keluar dengan alasan', async ({ page }) => {
  const layar = await LayarMember.masuk(page, OWN);
  const tono = orangBaru('TONO');
  await layar.buka();
  await layar.daftarkan(tono);
  const kartu = layar.kartu(tono.nama);
  await kartu.getByRole('button', { name: 'Cetak Kartu' }).click();
  const cetak = page.getByRole('dialog', { name: 'Cetak kartu member' });
  const [jendela] = await Promise.all([
    page.waitForEvent('popup'),
    cetak.getByRole('button', { name: /Buka PDF/ }).click(),
  ]);
  await expect(cetak).toBeHidden();
  await jendela.close();
  await kartu.getByRole('button', { name: 'Keluar keanggotaan' }).click();
  const keluar = page.getByRole('dialog', { name: `Keluar keanggotaan: ${tono.nama}` });
  await expect(keluar).toContainText('Dihapus');
  await keluar.getByLabel('Alasan').fill('minta sendiri');
  await harusRamah(page);
  await keluar.getByRole('button', { name: 'Keluarkan' }).click();
  await layar.setujui(`spv-${TOKO}`);
  await expect(keluar).toBeHidden();
  // Books stay; the person cannot be found any more.
  await page.goto('/data-member');
  await layar.cari.fill(tono.hp);
  await expect(page.getByText('Tidak ada member yang cocok')).toBeVisible();
});

test('dua kartu satu orang digabung, kode lama tetap menemukannya, lalu dibatalkan', async ({ page }) => {
  const layar = await LayarMember.masuk(page, `spv-${TOKO}`);
  const satu = orangBaru('RINA');
  const dua = { ...orangBaru('RINA'), nama: satu.nama, nik: undefined, hp: satu.hp };
  await layar.buka();
  const kodeSatu = await layar.daftarkan(satu);
  await layar.tutupKartu(satu.nama);
  await page.keyboard.press('F3');
  await layar.isiForm(dua);
  await page.keyboard.press('F9');
  await layar.form.getByRole('button', { name: 'Orang lain, tetap simpan' }).click();
  const kodeDua = (await layar.kartu(dua.nama).locator('[data-kode]').textContent()) ?? '';
  await page.goto(`/gabung-member?kode=${kodeSatu}`);
  await expect(layar.isi.getByRole('region', { name: 'Kartu pertama' })).toContainText(satu.nama);
  const kedua = layar.isi.getByRole('combobox', { name: 'Kartu kedua' });
  // With themself: refused on the spot.
  await kedua.fill(kodeSatu);
  await kedua.press('Enter');
  await expect(layar.isi.getByRole('alert')).toContainText('orang yang sama');
  await layar.isi.getByRole('button', { name: 'Ganti kartu kedua' }).click();
  await kedua.fill(kodeDua);
  await kedua.press('Enter');
  await expect(layar.isi.getByRole('region', { name: 'Kartu kedua' })).toContainText(dua.nama);
  await harusRamah(page);
  await layar.isi.getByRole('button', { name: 'Gabungkan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Gabungkan Dua Kartu' });
  await dialog.getByRole('textbox', { name: /^NIK/ }).fill(satu.nik ?? '');
  await dialog.getByLabel('Alasan').fill('orang yang sama');
  await harusRamah(page);
  await dialog.getByRole('button', { name: 'Gabungkan' }).click();
  await layar.setujui(OWN);
  await expect(dialog).toBeHidden();
  const own = await Api.masuk(OWN);
  const lama = await own.ambil<{ nama_customer: string }>(`member/get/by-kode-member/${kodeDua}`);
  expect(lama.nama_customer).toBe(satu.nama);
  const baris = layar.isi.getByRole('row').filter({ hasText: dua.nama });
  await baris.getByRole('button', { name: 'Batalkan' }).click();
  const batal = page.getByRole('dialog', { name: /^Batalkan / });
  await batal.getByLabel('Alasan').fill('keliru');
  await batal.getByRole('button', { name: 'Ya, Batalkan' }).click();
  await layar.setujui(OWN);
  await expect(baris).toContainText('Dibatalkan');
});
