// The designers in the browser: drag, resize, nudge, undo, remove by double click, save, reload, copy, delete; the
// true PDF behind the preview. They work in SBY1 and put the program's own layouts back.
import { Api } from '../alat/api';
import { harusRamah } from '../alat/axe';
import { expect, test } from '../alat/uji';
import { HalamanMasuk } from '../pages/HalamanMasuk';
import { Perancang } from '../pages/Perancang';

interface Letak {
  data: { name: string; is_deletable: boolean }[];
  letak: { font: string; type: string; is_mobile: boolean; lebar: number; tinggi: number };
}

/** Puts the labels of a layout back as the program has them. */
async function pulihkan(keluarga: string, type: string): Promise<void> {
  const api = await Api.masuk('own-sby1');
  const awal = (await api.panggil<unknown>(
    'GET',
    `${keluarga}/get/letak?type=${encodeURIComponent(type)}&awal=true`,
  )) as unknown as { data: Letak['data'] };
  const kertas = { nota: [210, 140], 'nota-slip': [80, 130], 'member-card': [54, 85.6] }[keluarga] ?? [0, 0];
  const font = keluarga === 'nota-slip' ? 'tahoma_reguler' : 'times_new_roman';
  const { status } = await api.panggil('POST', `${keluarga}/add`, {
    font,
    type,
    nota: awal.data,
    lebar: kertas[0],
    tinggi: kertas[1],
  });
  expect(status).toBe(200);
}

test.describe('nota', () => {
  test.afterAll(() => pulihkan('nota', 'PENJUALAN'));

  test('label diseret, diubah ukurannya, digeser panah, diurungkan, lalu tersimpan', async ({ page }) => {
    await new HalamanMasuk(page).langsung('own-sby1');
    const meja = new Perancang(page, '/setting-nota');
    await meja.buka();
    await expect(page.getByRole('heading', { name: 'Setting Nota' })).toBeVisible();
    await expect(meja.simpan).toBeDisabled();
    await harusRamah(page);
    // Words, not codes, as they are painted: the text is the style's, so that the list is read by its names.
    const tertulis = await meja.daftar
      .locator('li [data-kata]')
      .evaluateAll((semua) => semua.map((satu) => getComputedStyle(satu, '::after').content));
    expect(tertulis.length).toBeGreaterThan(40);
    expect(tertulis.filter((kata) => !/^"[^_{}]{2,}"/.test(kata))).toEqual([]);

    await meja.label('no_hp').click();
    const awal = await meja.angka('Posisi X');
    await meja.seret(meja.label('no_hp'), 60, 0);
    const digeser = await meja.angka('Posisi X');
    expect(digeser).toBeGreaterThan(awal + 5);

    const lebar = await meja.angka('Lebar');
    await meja.seret(meja.pegangan('no_hp', 'e'), -80, 0);
    expect(await meja.angka('Lebar')).toBeLessThan(lebar - 5);
    expect(await meja.angka('Posisi X')).toBe(digeser);

    await meja.label('no_hp').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+ArrowRight');
    expect(await meja.angka('Posisi X')).toBeCloseTo(digeser + 5.5, 2);
    await page.keyboard.press('Control+z');
    expect(await meja.angka('Posisi X')).toBe(digeser);
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    expect(await meja.angka('Posisi X')).toBe(awal);
    await expect(meja.simpan).toBeDisabled();
    await page.keyboard.press('Control+y');
    await meja.tersimpan();
    await page.reload();
    await meja.label('no_hp').click();
    expect(await meja.angka('Posisi X')).toBe(digeser);
  });

  test('klik dua kali menghapus setelah ditanya, dan kembali dengan mata di daftar', async ({ page }) => {
    await new HalamanMasuk(page).langsung('own-sby1');
    const meja = new Perancang(page, '/setting-nota');
    await meja.buka();
    const dialog = page.getByRole('dialog', { name: 'Hapus Label' });
    await meja.label('terbilang').dblclick();
    await expect(dialog).toContainText('terbilang');
    await dialog.getByRole('button', { name: 'Tidak' }).click();
    await expect(meja.label('terbilang')).toBeVisible();
    await meja.label('terbilang').dblclick();
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(meja.label('terbilang')).toBeHidden();
    await meja.tersimpan();
    await page.reload();
    await expect(meja.kertas).toBeVisible();
    await expect(meja.label('terbilang')).toBeHidden();
    await meja.daftar.getByLabel('Cari Field').fill('terbilang');
    await meja.daftar.getByRole('button', { name: 'Tampilkan terbilang' }).click();
    await expect(meja.label('terbilang')).toBeVisible();
    await page.keyboard.press('F9');
    await expect(meja.simpan).toBeDisabled();
  });

  test('label disalin dari daftar lalu salinannya dihapus', async ({ page }) => {
    await new HalamanMasuk(page).langsung('own-sby1');
    const meja = new Perancang(page, '/setting-nota');
    await meja.buka();
    await meja.daftar.getByRole('button', { name: 'Copy judul', exact: true }).click();
    await expect(page.getByText('Data Berhasil Di Copy')).toBeVisible();
    await expect(meja.label('judul_2')).toBeVisible();
    await expect(meja.isian('Nama')).toHaveAttribute('title', 'judul_2');
    await page.reload();
    await expect(meja.label('judul_2')).toBeVisible();
    await expect(meja.daftar.getByRole('button', { name: 'Hapus judul', exact: true })).toBeDisabled();
    await meja.daftar.getByRole('button', { name: 'Hapus judul_2' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
    await expect(page.getByText('Label berhasil di hapus')).toBeVisible();
    await expect(meja.label('judul_2')).toBeHidden();
  });

  test('pratinjau adalah PDF sungguhan, dan setiap jenis nota bisa dibuka', async ({ page, context }) => {
    await new HalamanMasuk(page).langsung('own-sby1');
    const meja = new Perancang(page, '/setting-nota');
    await meja.buka();
    const jawaban = page.waitForResponse((r) => r.url().endsWith('/nota/pratinjau'));
    const jendela = context.waitForEvent('page');
    await page.getByRole('button', { name: 'Pratinjau PDF' }).click();
    expect((await jawaban).headers()['content-type']).toBe('application/pdf');
    await (await jendela).close();
    for (const tipe of ['PENJUALAN TUA', 'PENJUALAN BERLIAN', 'PENJUALAN_MANUAL', 'SERVICE']) {
      await meja.jenis(tipe);
      await expect(meja.label('judul')).toBeVisible();
    }
    await page.getByRole('button', { name: /Pilih Nota Platform/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Pilih Nota Platform' });
    await dialog.getByRole('radio', { name: 'Mobile' }).click();
    await dialog.getByRole('button', { name: 'Lanjut' }).click();
    await expect(meja.label('qr_faktur')).toBeVisible();
  });

  test.describe('yang ditolak', () => {
    test.use({ bolehGalat: { pola: [/status of 422/] } });

    test('field yang tidak dikenal ditunjukkan pada isiannya', async ({ page }) => {
      await new HalamanMasuk(page).langsung('own-sby1');
      const meja = new Perancang(page, '/setting-nota');
      await meja.buka();
      await meja.label('customer').click();
      await meja.isian('Isi').fill('{harga_modal}');
      await meja.simpan.click();
      await expect(page.getByText('Nota Gagal Disimpan')).toBeVisible();
      await expect(meja.editor.getByText("field 'harga_modal' tidak dikenal.")).toBeVisible();
      await page.keyboard.press('Control+z');
      await expect(meja.isian('Isi')).toHaveValue('{nama_customer}');
    });
  });
});

test('slip terlihat sebagai teks dua puluh kolom dan label harga punya barcode', async ({ page }) => {
  await new HalamanMasuk(page).langsung('own-sby1');
  const meja = new Perancang(page, '/setting-nota-slip');
  await meja.buka();
  await harusRamah(page);
  await page.getByRole('button', { name: 'Pilihan pratinjau' }).click();
  await page.getByRole('menuitem', { name: 'Pratinjau teks 20 kolom' }).click();
  await expect(page.locator('[data-slip]')).toContainText('3.250               3,351,500');
  await page.keyboard.press('Escape');
  await meja.jenis('LABEL BARCODE');
  await expect(meja.label('barcode')).toBeVisible();
  await meja.label('berat').click();
  await expect(meja.isian('Isi')).toHaveValue('{berat} gr');
});

test.describe('kartu member', () => {
  test.afterAll(() => pulihkan('member-card', 'MEMBER CARD'));

  test('kedua sisi, rotasi tetap 90, disimpan dan dibuka kembali', async ({ page }) => {
    await new HalamanMasuk(page).langsung('own-sby1');
    const meja = new Perancang(page, '/setting-member');
    await meja.buka();
    await meja.label('judul').click();
    const rotasi = meja.editor.getByRole('combobox', { name: 'Rotasi' });
    await expect(rotasi).toBeDisabled();
    await expect(rotasi).toHaveValue('90');
    await meja.isian('Isi').fill('MEMBER EMAS');
    await meja.tersimpan();
    await page.getByRole('button', { name: /Pilih Nota Platform/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Pilih Nota Platform' });
    await dialog.getByRole('radio', { name: 'BACK (BELAKANG)' }).click();
    await dialog.getByRole('button', { name: 'Lanjut' }).click();
    await expect(meja.label('barcode_member')).toBeVisible();
    await expect(meja.label('judul')).toBeHidden();
    await harusRamah(page);
    await page.reload();
    await expect(meja.label('judul')).toContainText('MEMBER EMAS');
  });
});

test('di layar sempit daftar dan editor tetap bisa dipakai', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await new HalamanMasuk(page).langsung('own-sby1');
  const meja = new Perancang(page, '/setting-nota');
  await meja.buka();
  await meja.daftar.getByRole('button', { name: 'no_telp', exact: true }).click();
  await expect(meja.isian('Nama')).toHaveValue('No telepon toko');
  const lebar = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(lebar).toBeLessThanOrEqual(390);
  await harusRamah(page);
});
