// Services in the browser: a piece goes from the counter through the work back to its owner, with photos in and out; another
// is cancelled before the work and one is given back undone. Pieces are the test's own.
import { Api } from '../alat/api';
import { harusRamah } from '../alat/axe';
import { barangJual, jualTunai } from '../alat/niaga';
import { expect, test } from '../alat/uji';
import { HalamanMasuk } from '../pages/HalamanMasuk';
import { Kerangka } from '../pages/Kerangka';
import { FormServis, PapanServis } from '../pages/LayarServis';

const TOKO = 'sby1';
const KASIR = `kasir2-${TOKO}`;
const SPV = `spv-${TOKO}`;
const TABLET = { width: 1024, height: 768 };
const BAKI = 'SV1';
const PATRI = /PATRI/;

test.use({ bolehGalat: { pola: [/status of 422/, /status of 409/] } });

/** A card that nobody else has. */
const nikBaru = (): string => `3578${String(Date.now()).slice(-12)}`;

/** Somebody looked at it: before that nobody works on it. */
async function divalidasi(no: string): Promise<void> {
  const own = await Api.masuk(`own-${TOKO}`);
  const jawab = await own.panggil('POST', 'validasi/service', { no_services: [no], user_id: KASIR });
  expect(jawab.status, jawab.message).toBe(200);
}

for (const viewport of [{ width: 1440, height: 900 }, TABLET]) {
  test.describe(`${viewport.width}`, () => {
    test.use({ viewport });

    test('dari konter, dikerjakan, selesai, sampai ke customer', async ({ page }) => {
      const kode = await barangJual(TOKO, BAKI, [2.5], 'CINCIN SERVICE');
      const [nota = ''] = await jualTunai(KASIR, kode);
      const nama = `SARI ${Date.now() % 1_000_000}`;
      await new HalamanMasuk(page).langsung(KASIR);
      const form = new FormServis(page);
      await form.buka();
      await form.pindai(nota);
      await expect(form.form.locator('[data-dikenal]')).toContainText('CINCIN SERVICE');
      await form.kerjakan('2.500', PATRI, 75_000);
      await expect(form.baris).toHaveCount(1);
      const nik = nikBaru();
      await form.pelangganBaru(nama, nik);
      await expect(page.locator('[data-estimasi="75000"]')).toBeVisible();
      await harusRamah(page);
      const no = await form.simpan(25_000);
      await divalidasi(no);

      const papan = new PapanServis(page);
      await papan.buka();
      await papan.cari(no);
      await expect(papan.kolom('Masuk')).toContainText(no);
      await harusRamah(page);
      let dialog = await papan.langkah(no, 'Kerjakan', /^Kerjakan FS/);
      await dialog.getByRole('button', { name: /Mulai Kerjakan/ }).click();
      await expect(papan.kolom('Dikerjakan')).toContainText(no);

      dialog = await papan.langkah(no, 'Selesai', /^Selesai FS/);
      await dialog.getByRole('textbox', { name: 'Berat keluar' }).fill('2.510');
      await expect(dialog.locator('[data-selisih]')).toContainText('Lebih 0.010 gr');
      await expect(dialog.locator('[data-total-biaya="75000"]')).toBeVisible();
      await papan.fotoKeluar(dialog);
      await harusRamah(page);
      await dialog.getByRole('button', { name: /Simpan Selesai/ }).click();
      await expect(papan.kolom('Siap diambil')).toContainText(no);

      dialog = await papan.langkah(no, 'Ambil', /^Ambil FS/);
      await expect(dialog.locator('[data-tagihan="50000"]')).toBeVisible();
      await expect(dialog).toContainText(nama);
      await dialog.getByRole('button', { name: /Uang pas/ }).click();
      await expect(dialog.getByRole('button', { name: /Serahkan Barang/ })).toBeDisabled();
      await dialog.getByRole('textbox', { name: 'NIK di KTP' }).fill(nik);
      await dialog.getByRole('button', { name: /Serahkan Barang/ }).click();
      await expect(dialog).toBeHidden();
      await expect(papan.kartu(no)).toHaveCount(0);

      const laci = await papan.laci(no);
      await expect(laci).toContainText('Sudah diambil');
      await expect(laci.getByRole('img', { name: /^Foto masuk/ })).toBeVisible();
      await expect(laci.getByRole('img', { name: /^Foto keluar/ })).toBeVisible();
      await expect(laci.locator('[data-sisa]')).toHaveAttribute('data-sisa', '0');
      await harusRamah(page);

      // Brought back the same hour: another person takes the pick-up back, and it waits for its owner again.
      await page.keyboard.press('Escape');
      await expect(laci).toBeHidden();
      await new Kerangka(page).keluar();
      await new HalamanMasuk(page).langsung(SPV);
      const laciLagi = await papan.laci(no);
      await laciLagi.getByRole('button', { name: 'Batal Ambil' }).click();
      const undur = page.getByRole('dialog', { name: new RegExp(`^Batal Ambil ${no}`) });
      await undur.getByRole('textbox', { name: 'Berat sekarang 1' }).fill('2.510');
      await undur.getByRole('textbox', { name: 'Alasan' }).fill('minta dirapikan');
      await undur.getByRole('button', { name: /Ya, Batalkan Pengambilan/ }).click();
      await expect(undur).toBeHidden();
      await expect(laciLagi).toContainText('Siap diambil');
    });

    test('dibatalkan sebelum dikerjakan: uang muka kembali', async ({ page }) => {
      const nama = `TUTI ${Date.now() % 1_000_000}`;
      await new HalamanMasuk(page).langsung(KASIR);
      const form = new FormServis(page);
      await form.buka();
      await form.dariLuar('GELANG LUAR');
      await form.kerjakan('5.250', PATRI, 60_000);
      const nik = nikBaru();
      await form.pelangganBaru(nama, nik);
      const no = await form.simpan(20_000);
      await new Kerangka(page).keluar();
      // Another person says yes: here by doing it.
      await new HalamanMasuk(page).langsung(SPV);
      const papan = new PapanServis(page);
      const laci = await papan.laci(no);
      await laci.getByRole('button', { name: 'Batalkan' }).click();
      const dialog = page.getByRole('dialog', { name: new RegExp(`^Batalkan ${no}`) });
      await expect(dialog.getByRole('list', { name: 'Yang dikembalikan' })).toContainText('Rp. 20,000 keluar dari kas');
      await dialog.getByRole('textbox', { name: 'Alasan' }).fill('tidak jadi');
      await dialog.getByRole('textbox', { name: 'Berat sekarang 1' }).fill('5.250');
      await dialog.getByRole('textbox', { name: 'NIK di KTP' }).fill(nik);
      await dialog.getByRole('button', { name: /Ya, Batalkan/ }).click();
      await expect(dialog).toBeHidden();
      await expect(laci).toContainText('TIDAK JADI');
      await expect(laci).toContainText('Dikembalikan Rp. 20,000');
      await expect(laci.getByRole('button', { name: 'Kerjakan' })).toHaveCount(0);
    });
  });
}

test('dikembalikan tanpa selesai: ditimbang lagi, uang muka dipotong biaya yang sudah dimulai', async ({ page }) => {
  const nama = `RINA ${Date.now() % 1_000_000}`;
  await new HalamanMasuk(page).langsung(KASIR);
  const form = new FormServis(page);
  await form.buka();
  await form.dariLuar('GELANG PATAH');
  await form.kerjakan('6.100', PATRI, 90_000);
  const nik = nikBaru();
  await form.pelangganBaru(nama, nik);
  const no = await form.simpan(50_000);
  await divalidasi(no);
  const papan = new PapanServis(page);
  await papan.buka();
  await papan.cari(no);
  const mulai = await papan.langkah(no, 'Kerjakan', /^Kerjakan FS/);
  await mulai.getByRole('button', { name: /Mulai Kerjakan/ }).click();
  await expect(papan.kolom('Dikerjakan')).toContainText(no);
  await new Kerangka(page).keluar();
  await new HalamanMasuk(page).langsung(SPV);
  await papan.buka();
  await papan.cari(no);
  const dialog = await papan.langkah(no, 'Kembalikan', /^Kembalikan Tanpa Selesai/);
  await dialog.getByRole('textbox', { name: 'Alasan' }).fill('tidak sanggup');
  await expect(dialog.getByRole('button', { name: /Ya, Kembalikan/ })).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Berat sekarang 1' }).fill('6.100');
  await dialog.getByRole('textbox', { name: 'NIK di KTP' }).fill(nik);
  await dialog.getByRole('textbox', { name: 'Biaya pekerjaan yang sudah dimulai' }).fill('50000');
  await expect(dialog.getByRole('list', { name: 'Yang dikembalikan' })).toContainText('dipotong Rp. 50,000');
  await dialog.getByRole('button', { name: /Ya, Kembalikan/ }).click();
  // The work was begun: who gives the piece back and sets the charge does not say yes to it alone.
  const izin = page.getByRole('dialog', { name: 'Otorisasi' });
  await izin.getByLabel('Username').fill(`own-${TOKO}`);
  await izin.getByLabel('Password', { exact: true }).fill('karat-demo');
  await izin.getByRole('button', { name: 'Setujui' }).click();
  await expect(dialog).toBeHidden();
  await expect(papan.kartu(no)).toHaveCount(0);
});
