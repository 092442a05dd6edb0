// Counting in the browser: a tray by scan with a colleague, a reload in the middle, the result and its correction; a
// warehouse on the tablet; tags pasted from a reader. Store SBY1, trays that demo data leaves empty.
import { Api } from '../alat/api';
import { harusRamah } from '../alat/axe';
import { expect, SANDI, test } from '../alat/uji';
import { HalamanMasuk } from '../pages/HalamanMasuk';
import { buatBarang, StockOpname } from '../pages/StockOpname';

// The correction without an approval.
test.use({ bolehGalat: { pola: [/status of 422/] } });

test('baki dihitung bersama, dilanjutkan setelah dimuat ulang, dan dikoreksi dengan otorisasi', async ({ page }) => {
  const own = await Api.masuk('own-sby1');
  const isi = await buatBarang(own, 'D04', [2.5, 3.5, 4.5]);
  const [satu = '', dua = '', tiga = ''] = isi;
  const [asing = ''] = await buatBarang(own, 'K02', [5.5]);

  await new HalamanMasuk(page).langsung('own-sby1');
  await page.goto('/stock-opname');
  const hitung = new StockOpname(page);
  await hitung.pilih('Kode Gudang', 'TOKO');
  await hitung.pilih('Kode Baki', 'D04');
  await hitung.mulai();
  await expect(hitung.kemajuan).toHaveText('0 / 3');
  await harusRamah(page);

  await hitung.pindai(satu);
  await expect(hitung.kabar).toHaveAttribute('data-nada', 'baik');
  await expect(hitung.kabar).toContainText(satu);
  await expect(hitung.kemajuan).toHaveText('1 / 3');
  await hitung.pindai(satu);
  await expect(hitung.kabar).toContainText('Sudah dipindai');
  await hitung.pindai(asing);
  await expect(hitung.kabar).toContainText('Salah Baki');
  await expect(hitung.kabar).toContainText('Seharusnya di TOKO K02');
  await hitung.pindai('99999997');
  await expect(hitung.kabar).toHaveAttribute('data-nada', 'buruk');

  // A colleague scans into the same count; this screen hears of it.
  const no = new URL(page.url()).searchParams.get('no') ?? '';
  const spv = await Api.masuk('spv-sby1');
  const { status } = await spv.panggil('POST', `stock-opname/${no}/scan`, { kode: dua });
  expect(status).toBe(200);
  await expect(hitung.kemajuan).toHaveText('2 / 3');
  await expect(page.getByText(/dipindai .*spv-sby1 1/)).toBeVisible();

  await page.reload();
  await expect(hitung.kemajuan).toHaveText('2 / 3');
  await expect(page.getByRole('table', { name: 'Barang hitungan' })).toContainText(tiga);

  await page.keyboard.press('F9');
  await expect(page.getByRole('dialog')).toContainText('1 barang belum dipindai dan akan tercatat HILANG');
  await page.getByRole('dialog').getByRole('button', { name: 'Selesai', exact: true }).click();
  await expect(hitung.kelas('HILANG')).toContainText('1');
  await expect(hitung.kelas('SALAH BAKI')).toContainText('1');
  await harusRamah(page);

  await page.getByRole('button', { name: /Koreksi Semua/ }).click();
  await hitung.setujui('spv-sby1', SANDI);
  await expect(page.getByText(/Sudah dikoreksi dengan SO/)).toBeVisible();
  const kartu = await own.ambil<{ status: string }>(`barang/kartu/${tiga}`);
  expect(kartu.status).toBe('HILANG');
  const pindah = await own.ambil<{ kode_toko: string }>(`barang/kartu/${asing}`);
  expect(pindah.kode_toko).toBe('D04');
});

test('gudang di tablet: baki demi baki, pindaian yang salah dihapus', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const own = await Api.masuk('own-sby1');
  const [satu = ''] = await buatBarang(own, 'LB2', [2.5]);
  await new HalamanMasuk(page).langsung('own-sby1');
  await page.goto('/stock-opname-gudang');
  const hitung = new StockOpname(page);
  await hitung.pilih('Kode Gudang', 'LABEL');
  await hitung.mulai();
  await hitung.pilih('Baki yang dihitung', 'LB1');
  await hitung.pindai(satu);
  await expect(hitung.kabar).toContainText('Salah Baki');
  await hitung.kelas('SALAH BAKI').click();
  await page.getByRole('button', { name: `Hapus pindaian ${satu}` }).click();
  await expect(page.getByRole('button', { name: `Hapus pindaian ${satu}` })).toHaveCount(0);
  await hitung.pilih('Baki yang dihitung', 'LB2');
  await hitung.pindai(satu);
  await expect(hitung.kabar).toHaveAttribute('data-nada', 'baik');
  await harusRamah(page);
  await page.getByRole('button', { name: 'Aksi lain', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Batalkan hitungan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Batalkan', exact: true }).click();
  await expect(page.getByText('Dibatalkan')).toBeVisible();
});

test('penerimaan dihitung terhadap dokumennya, tag RFID ditempel sekali dihitung', async ({ page }) => {
  const own = await Api.masuk('own-sby1');
  const tag = ['E28011606000020000000071', 'E28011606000020000000072'];
  const [satu = ''] = await buatBarang(own, 'K01', [2.5], { tag_id: tag[0] });
  const dok = await own.ambil<{ no_dok: string }[]>('stock-opname/penerimaan');
  const no_dok = dok[0]?.no_dok ?? '';
  await new HalamanMasuk(page).langsung('own-sby1');
  const hitung = new StockOpname(page);
  await page.goto('/stock-opname-penerimaan');
  await hitung.pilih('No Penerimaan', no_dok);
  await hitung.mulai();
  await expect(hitung.kemajuan).toHaveText('0 / 1');
  await hitung.pindai(satu);
  await expect(hitung.kemajuan).toHaveText('1 / 1');
  await page.keyboard.press('F9');
  await page.getByRole('dialog').getByRole('button', { name: 'Selesai', exact: true }).click();
  await expect(page.getByText('Semua cocok dengan pembukuan.')).toBeVisible();

  await page.goto('/stock-opname-rfid');
  await hitung.pilih('Kode Gudang', 'TOKO');
  await hitung.pilih('Kode Baki', 'K01');
  await hitung.mulai();
  await page.getByLabel('Daftar tag').fill([...tag, ...tag, tag[0]].join('\n'));
  await page.getByRole('button', { name: 'Kirim Daftar' }).click();
  await expect(hitung.kelas('ADA')).toContainText('1');
  await expect(hitung.kelas('TIDAK DIKENAL')).toContainText('1');
  await hitung.kelas('TIDAK DIKENAL').click();
  await expect(page.getByRole('table', { name: 'Barang hitungan' })).toContainText(tag[1] ?? '');
});

test('hitungan yang wajib foto selesai setelah difoto', async ({ page }) => {
  const own = await Api.masuk('own-sby1');
  const setel = (value: string) => own.panggil('PUT', 'para-system', [{ key: 'OPNAME_WAJIB_FOTO_MODULE', value }]);
  expect((await setel('on')).status).toBe(200);
  const baki = { kode_baki: 'OF1', nama_baki: 'UJI FOTO', kode_gudang: 'TOKO', kapasitas: 0, aktif: true };
  expect((await own.panggil('POST', 'baki', baki)).status).toBe(200);
  const [kode = ''] = await buatBarang(own, 'OF1', [2.5]);
  await new HalamanMasuk(page).langsung('own-sby1');
  await page.goto('/stock-opname');
  const hitung = new StockOpname(page);
  await hitung.pilih('Kode Gudang', 'TOKO');
  await hitung.pilih('Kode Baki', 'OF1');
  await hitung.mulai();
  await hitung.pindai(kode);
  await expect(hitung.kemajuan).toHaveText('1 / 1');
  await page.keyboard.press('F9');
  await page.getByRole('dialog').getByRole('button', { name: 'Selesai', exact: true }).click();
  await expect(page.getByText('Lampirkan foto hitungan ini dulu')).toBeVisible();
  await page.keyboard.press('Escape');
  const foto = page.getByRole('group', { name: 'Foto Hitungan (wajib)' });
  const kanvas = await page.evaluate(async () => {
    const satu = new OffscreenCanvas(60, 80);
    satu.getContext('2d')?.fillRect(0, 0, 60, 80);
    return [...new Uint8Array(await (await satu.convertToBlob({ type: 'image/png' })).arrayBuffer())];
  });
  await page
    .getByRole('main')
    .locator('input[type=file]')
    .last()
    .setInputFiles({
      name: 'baki.png',
      mimeType: 'image/png',
      buffer: Buffer.from(kanvas),
    });
  await expect(page.getByText('Foto Berhasil Disimpan')).toBeVisible();
  await expect(foto.locator('img')).toBeVisible();
  await harusRamah(page);
  await page.keyboard.press('F9');
  await page.getByRole('dialog').getByRole('button', { name: 'Selesai', exact: true }).click();
  await expect(page.getByText('Semua cocok dengan pembukuan.')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Foto Hitungan' }).locator('img')).toBeVisible();
  await setel('off');
});
