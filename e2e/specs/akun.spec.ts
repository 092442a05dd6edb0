// Parameter Akun in the browser: edit cells by keyboard, save together, what a failure looks like, two people at once.
// Every change is put back, so that other tests find the starting chart.
import { harusRamah } from '../alat/axe';
import { expect, test } from '../alat/uji';
import { HalamanMasuk } from '../pages/HalamanMasuk';
import { ParameterAkun } from '../pages/ParameterAkun';

const SETOR = 'Kas disetor ke bank';

test('akun satu jurnal diganti dengan keyboard dan tersimpan', async ({ page }) => {
  await new HalamanMasuk(page).langsung('own-bdg1');
  const akun = new ParameterAkun(page);
  await akun.buka();
  await akun.jurnal(SETOR);
  await expect(akun.sel('BANK', 'DEBIT')).toHaveValue('1-1200 BANK');
  await expect(akun.simpan).toBeDisabled();
  await harusRamah(page);
  await akun.pilih('BANK', 'DEBIT', 'belum valid');
  await page.keyboard.press('F9');
  await expect(page.getByText('Data Berhasil Diedit')).toBeVisible();
  await expect(akun.daftar).toBeVisible();
  await page.reload();
  await akun.jurnal(SETOR);
  await expect(akun.sel('BANK', 'DEBIT')).toHaveValue('1-1210 NON CASH BELUM VALID');
  await akun.pilih('BANK', 'DEBIT', '1-1200');
  await akun.simpan.click();
  await expect(akun.daftar).toBeVisible();
});

test('Esc bertanya bila ada perubahan lalu kembali ke daftar', async ({ page }) => {
  await new HalamanMasuk(page).langsung('own-bdg1');
  const akun = new ParameterAkun(page);
  await akun.buka();
  await akun.jurnal(SETOR);
  await akun.pilih('KAS', 'KREDIT', '1-1110');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Belum Disimpan' }).getByRole('button', { name: 'Kembali' }).click();
  await expect(akun.daftar).toBeVisible();
  await akun.jurnal(SETOR);
  await expect(akun.sel('KAS', 'KREDIT')).toHaveValue('1-1100 KAS KASIR');
});

test.describe('penyimpanan yang gagal', () => {
  test.use({ bolehGalat: { pola: [/status of (409|500)/] } });

  test('tampil sebagai Data Gagal Diedit, tidak pernah hijau, isian tetap', async ({ page }) => {
    await new HalamanMasuk(page).langsung('own-bdg1');
    const akun = new ParameterAkun(page);
    await akun.buka();
    await page.route('**/para-akun-transaksi/KAS/SETOR', (rute) => rute.fulfill({ status: 500, json: {} }));
    await akun.jurnal(SETOR);
    await akun.pilih('BANK', 'DEBIT', '1-1210');
    await akun.simpan.click();
    await expect(page.getByText('Data Gagal Diedit')).toBeVisible();
    await expect(page.getByText('Terjadi Kesalahan Saat Mengirim Data')).toBeVisible();
    await expect(akun.sel('BANK', 'DEBIT')).toHaveValue(/^1-1210/);
  });

  test('karena orang lain lebih dulu memperlihatkan kedua versi', async ({ page, browser, baseURL }) => {
    await new HalamanMasuk(page).langsung('own-bdg1');
    const satu = new ParameterAkun(page);
    await satu.buka();
    await satu.jurnal(SETOR);
    await satu.pilih('BANK', 'DEBIT', '1-1210');
    const lain = await browser.newContext({ baseURL });
    const halamanLain = await lain.newPage();
    await new HalamanMasuk(halamanLain).langsung('fin-bdg1');
    const dua = new ParameterAkun(halamanLain);
    await dua.buka();
    await dua.jurnal(SETOR);
    await dua.pilih('KAS', 'KREDIT', '1-1110');
    await dua.simpan.click();
    await expect(halamanLain.getByText('Data Berhasil Diedit')).toBeVisible();

    await satu.simpan.click();
    const kedua = page.getByRole('table', { name: 'Kedua versi' });
    await expect(kedua.getByRole('row')).toHaveCount(3);
    await page.getByRole('button', { name: 'Simpan isian saya' }).click();
    await expect(satu.daftar).toBeVisible();
    await satu.jurnal(SETOR);
    await expect(satu.sel('KAS', 'KREDIT')).toHaveValue('1-1100 KAS KASIR');
    await satu.pilih('BANK', 'DEBIT', '1-1200');
    await satu.simpan.click();
    await expect(satu.daftar).toBeVisible();
    await lain.close();
  });
});

test.describe('akun baru', () => {
  test.use({ bolehGalat: { pola: [/status of 422/] } });

  test('ditambah setelah isian kosong ditolak, dicari, lalu dihapus', async ({ page }) => {
    await new HalamanMasuk(page).langsung('own-bdg1');
    await page.goto('/parameter-akun');
    await page.getByText('Daftar Akun', { exact: true }).click();
    await page.getByRole('button', { name: 'Tambah Data' }).click();
    const modal = page.getByRole('dialog', { name: 'Tambah Data Akun' });
    await modal.getByRole('button', { name: 'Simpan' }).click();
    await expect(modal.getByText('Nomor Akun Tidak Boleh Kosong')).toBeVisible();
    await modal.getByLabel('Nomor Akun').fill('1-1299');
    await modal.getByLabel('Nama Akun').fill('bank braga');
    await modal.getByRole('combobox', { name: 'Golongan' }).click();
    await page.getByRole('option', { name: 'ASET' }).click();
    await page.keyboard.press('F9');
    await expect(modal).toBeHidden();
    await page.getByRole('textbox', { name: 'Cari di Daftar Akun' }).fill('1-1299');
    await expect(page.getByText('BANK BRAGA')).toBeVisible();
    await harusRamah(page);
    await page.getByRole('button', { name: 'Hapus 1-1299' }).click();
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByText('BANK BRAGA')).toBeHidden();
  });
});

test('kasir tidak punya menu Parameter Akun', async ({ page }) => {
  await new HalamanMasuk(page).langsung('kasir1-bdg1');
  await page.goto('/parameter-akun');
  await expect(page.getByText('Akses Di Menu Ini Tidak Di Izinkan')).toBeVisible();
});
