// The end of a day in the browser: what blocks, the blind count, the hand-over, the supervisor's consent, closing with
// its progress, the morning after, and the proof of balance. Each test has a store of its own.
import { Api } from '../alat/api';
import { harusRamah } from '../alat/axe';
import { expect, test } from '../alat/uji';
import { HalamanMasuk } from '../pages/HalamanMasuk';
import { buatToko, TutupToko, uangMasuk } from '../pages/TutupToko';

// Refusals and the session that ends are part of the story; the browser logs each.
test.use({ bolehGalat: { pola: [/status of (401|409|422)/] } });

test('hari dihitung, selisih disetujui, toko ditutup, dan semua kembali ke login', async ({ page, browser }) => {
  await buatToko('TTP1');
  await uangMasuk('kasir1-ttp1', 300_000);
  await uangMasuk('kasir2-ttp1', 150_000);
  // The cashier counts without seeing what the book holds.
  await new HalamanMasuk(page).langsung('kasir1-ttp1');
  const layar = new TutupToko(page);
  await layar.buka();
  await expect(layar.halangan).toContainText('Kas 2 kasir belum dihitung');
  await expect(layar.tutup).toBeDisabled();
  await page.getByRole('button', { name: 'Hitung Kas Saya' }).click();
  await layar.hitung({ '100,000': 2, '50,000': 2 });
  await expect(page.getByTestId('jumlah-hitung')).toHaveText('Rp. 300,000');
  await harusRamah(page);
  await page.keyboard.press('F9');
  await expect(page.getByText('Hitungan kas tersimpan: Rp. 300,000')).toBeVisible();
  // The second one is fifty thousand short.
  const kasir2 = await Api.masuk('kasir2-ttp1');
  await kasir2.panggil('POST', 'cash/count', { pecahan: [{ nilai: 100_000, lembar: 1 }] });
  await layar.buka();
  await expect(layar.halangan).toContainText('Selisih kas 1 kasir menunggu persetujuan');
  await expect(page.getByText('-50,000')).toHaveCount(0);

  const lain = await browser.newContext({ viewport: { width: 1024, height: 768 } });
  const spv = await lain.newPage();
  await new HalamanMasuk(spv).langsung('spv-ttp1');
  const meja = new TutupToko(spv);
  await meja.buka();
  await expect(spv.getByText('-50,000')).toBeVisible();
  await spv.getByRole('button', { name: 'Setujui selisih kasir2-ttp1' }).click();
  const setuju = spv.getByRole('dialog', { name: /Setujui Selisih Kas/ });
  await setuju.getByLabel('Alasan').fill('salah kembalian');
  await setuju.getByRole('button', { name: 'Setujui' }).click();
  await expect(meja.halangan).toContainText('Tidak ada yang menghalangi tutup toko');
  await harusRamah(spv);
  await meja.tutup.click();
  await expect(meja.konfirmasi).toContainText('Tanggal sistem akan berpindah dari');
  await meja.konfirmasi.getByRole('button', { name: 'Batal' }).click();
  await expect(meja.konfirmasi).toBeHidden();
  await meja.tutup.click();
  await meja.konfirmasi.getByRole('button', { name: 'Ya, Tutup Toko' }).click();
  await expect(spv.getByText('Berhasil Menutup Toko').first()).toBeVisible();
  await expect(new HalamanMasuk(spv).tombol).toBeVisible();
  expect(await spv.evaluate(() => [localStorage.getItem('isLogin'), localStorage.getItem('user')])).toEqual([
    'false',
    null,
  ]);
  // The other cashier is out as well.
  await expect(new HalamanMasuk(page).tombol).toBeVisible();
  await lain.close();

  // The next morning: what was closed can be read, and the new day cannot be closed before it comes.
  await new HalamanMasuk(page).langsung('own-ttp1');
  await layar.buka();
  await expect(layar.halangan).toContainText('belum tiba');
  await page.getByRole('tab', { name: 'Bukti Saldo' }).click();
  await expect(page.getByText('Semua buku seimbang')).toBeVisible();
  await harusRamah(page);
  const api = await Api.masuk('own-ttp1');
  const { tgl_tutup } = await api.ambil<{ tgl_tutup: string }>('system/close');
  await page.getByRole('tab', { name: 'Ringkasan Hari' }).click();
  await page.getByLabel('Tanggal', { exact: true }).fill(tgl_tutup);
  await page.getByLabel('Tanggal', { exact: true }).press('Tab');
  await expect(page.getByRole('region', { name: 'Kas per Kasir' })).toContainText('kasir2-ttp1: selisih');
});

test('laci diserahkan ke kasir berikutnya setelah ia menghitungnya sendiri', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await buatToko('TTP2');
  await uangMasuk('kasir1-ttp2', 250_000);
  await new HalamanMasuk(page).langsung('kasir1-ttp2');
  const layar = new TutupToko(page);
  await layar.buka('Serah Terima');
  await page.getByRole('combobox', { name: 'Kasir penerima' }).click();
  await page.getByRole('option', { name: /kasir2-ttp2/ }).click();
  await layar.hitung({ '100,000': 2, '50,000': 1 });
  await page.getByRole('button', { name: 'Serahkan', exact: true }).click();
  await expect(page.getByRole('row', { name: /kasir2-ttp2/ })).toContainText('MENUNGGU');
  const kasir2 = await Api.masuk('kasir2-ttp2');
  const { serah } = await kasir2.ambil<{ serah: { id: number; jumlah: number | null }[] }>('cash/handover');
  expect(serah[0]?.jumlah).toBeNull();
  const id = serah[0]?.id;
  const salah = await kasir2.panggil('POST', 'cash/handover/decide', { id, putusan: 'TERIMA', jumlah_rp: 1 });
  expect(salah.status).toBe(422);
  const benar = await kasir2.panggil('POST', 'cash/handover/decide', { id, putusan: 'TERIMA', jumlah_rp: 250_000 });
  expect(benar.status).toBe(200);
  await expect(page.getByRole('row', { name: /kasir2-ttp2/ })).toContainText('DITERIMA');
});

test('toko yang ditutup akun lain mengeluarkan yang kalah', async ({ page }) => {
  await buatToko('TTP3');
  await new HalamanMasuk(page).langsung('spv-ttp3');
  const layar = new TutupToko(page);
  await layar.buka();
  await layar.tutup.click();
  // The answer of a server on which another closing runs.
  await page.route('**/api/v1/system/close', (rute) =>
    rute.request().method() === 'POST'
      ? rute.fulfill({
          status: 409,
          contentType: 'application/json',
          body: JSON.stringify({ code: 'TUTUP-02', message: 'Error! Sedang dalam proses tutup toko!' }),
        })
      : rute.continue(),
  );
  await layar.konfirmasi.getByRole('button', { name: 'Ya, Tutup Toko' }).click();
  await expect(page.getByText('Toko Sudah Ditutup Oleh Akun Lain').first()).toBeVisible();
  await expect(new HalamanMasuk(page).tombol).toBeVisible();
});
