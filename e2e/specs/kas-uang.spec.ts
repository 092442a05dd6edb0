// Money in the browser: drawer, accounts, a balance handed to another cashier, payments found on the statement, money to
// head office, cards swiped for cash. All in one branch; its drawers belong to these tests.
import { Api } from '../alat/api';
import { harusRamah } from '../alat/axe';
import { tambahLaci } from '../alat/niaga';
import { expect, test } from '../alat/uji';
import { HalamanMasuk } from '../pages/HalamanMasuk';
import { Uang } from '../pages/Uang';

// Refusals are part of the story; the browser logs each.
test.use({ bolehGalat: { pola: [/status of (403|404|409|422)/] } });

/** What a cashier's drawer holds, as a supervisor sees it: the cashier counts it blind. */
async function isiLaci(kasir: string): Promise<number> {
  const spv = await Api.masuk('spv-bdg1');
  const semua = await spv.ambil<{ user_id: string; saldo: number }[]>('cash/kasir-tujuan');
  return semua.find((k) => k.user_id === kasir)?.saldo ?? 0;
}

test('uang kas: masuk dengan F9, lebih dari laci ditolak, lalu dibatalkan SPV', async ({ page }) => {
  const layar = new Uang(page);
  const saldo = await isiLaci('kasir1-bdg1');
  await new HalamanMasuk(page).langsung('kasir1-bdg1');
  await page.goto('/uang-kas');
  await expect(page.getByLabel('Jumlah')).toBeVisible();
  await expect(layar.saldo).toBeHidden();
  await layar.pilih('Kategori', /PENERIMAAN LAIN/);
  await page.getByLabel('Deskripsi').fill('uji kas masuk');
  await page.getByLabel('Jumlah').fill('750000');
  await harusRamah(page);
  await page.keyboard.press('F9');
  const tersimpan = page.getByRole('status').filter({ hasText: 'Data Berhasil Disimpan' });
  await expect(tersimpan).toContainText('KMBDG1-');
  expect(await isiLaci('kasir1-bdg1')).toBe(saldo + 750_000);
  const no = /KM\w+-\d+-\d+/.exec((await tersimpan.textContent()) ?? '')?.[0] ?? '';
  // More than there is.
  await page.getByText('Kas Keluar').click();
  await layar.pilih('Kategori', /KONSUMSI/);
  await page.getByLabel('Jumlah').fill('99000000000');
  await page.keyboard.press('F9');
  await expect(page.getByRole('alert')).toContainText('Saldo kas kasir1-bdg1 tidak cukup');
  await page.getByLabel('Jumlah').fill('');
  // Its row, its slip, and the way back with a supervisor.
  await page.getByRole('textbox', { name: /Cari/ }).first().fill(no);
  await page.getByRole('button', { name: no }).click();
  const rinci = page.getByRole('dialog', { name: no });
  await rinci.getByRole('button', { name: 'Batalkan' }).click();
  const tanya = page.getByRole('dialog', { name: `Batalkan ${no}` });
  await tanya.getByLabel('Alasan').fill('salah ketik');
  await tanya.getByRole('button', { name: 'Batalkan Transaksi' }).click();
  await layar.setujui('spv-bdg1');
  await expect(page.getByText('Transaksi Berhasil Dibatalkan')).toBeVisible();
  expect(await isiLaci('kasir1-bdg1')).toBe(saldo);
});

test('uang bank di tablet: setor kas, lalu validasi non cash menemukannya', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await tambahLaci('own-bdg1', 5_000_000);
  await new HalamanMasuk(page).langsung('own-bdg1');
  await page.goto('/uang-bank');
  await page.getByRole('button', { name: /^BCA · / }).click();
  await page.getByText('Setor Kas').click();
  await page.getByLabel('Deskripsi').fill('setoran pagi uji');
  await page.getByLabel('Jumlah').fill('1234000');
  await harusRamah(page);
  await page.keyboard.press('F9');
  await expect(page.getByRole('status').filter({ hasText: 'Data Berhasil Disimpan' })).toContainText('BMBDG1-');
  await expect(page.getByRole('table', { name: 'Riwayat bank' })).toContainText('setoran pagi uji');
  await page.goto('/validasi-non-cash');
  const tabel = page.getByRole('table', { name: 'Transaksi non cash' });
  await page.getByRole('button', { name: 'Kirim', exact: true }).click();
  await expect(page.getByText('Harap pilih salah satu transaksi')).toBeVisible();
  await page.getByRole('textbox', { name: /Cari/ }).first().fill('setoran pagi uji');
  const baris = tabel.getByRole('row', { name: /setoran pagi uji/ }).first();
  await baris.getByRole('button', { name: /^No faktur/ }).click();
  await expect(page.getByRole('dialog', { name: 'No Faktur' })).toContainText('BMBDG1-');
  await page.getByRole('dialog', { name: 'No Faktur' }).getByRole('button', { name: 'Tutup' }).click();
  await baris.getByRole('checkbox').check();
  await harusRamah(page);
  await page.getByRole('button', { name: 'Kirim', exact: true }).click();
  await expect(page.getByText('Data Berhasil Divalidasi')).toBeVisible();
  await expect(page.getByText('Tidak ada transaksi yang menunggu validasi')).toBeVisible();
});

test('saldo dialihkan ke kasir lain dan barisnya tidak bisa dipindah lagi', async ({ page }) => {
  const layar = new Uang(page);
  const tanda = `pindah ${Date.now()}`;
  await tambahLaci('kasir1-bdg1', 321_000, tanda);
  const awal = await isiLaci('kasir2-bdg1');
  await new HalamanMasuk(page).langsung('spv-bdg1');
  await page.goto('/pengalihan-saldo-uang');
  const tabel = page.getByRole('table', { name: 'Transaksi kas' });
  await page.getByRole('textbox', { name: /Cari/ }).first().fill(tanda);
  await expect(tabel.getByRole('row', { name: new RegExp(tanda) })).toBeVisible();
  await expect(page.getByText('SALDO AWAL')).toBeHidden();
  await page.getByRole('button', { name: 'Pindah Saldo' }).click();
  await expect(page.getByText('Tujuan Belum Dipilih')).toBeVisible();
  await layar.pilih('Tujuan', /^kasir2-bdg1/);
  await page.getByRole('button', { name: 'Pindah Saldo' }).click();
  await expect(page.getByText('Pilih salah satu saldo yang akan di pindahkan')).toBeVisible();
  await tabel
    .getByRole('row', { name: new RegExp(tanda) })
    .getByRole('checkbox')
    .check();
  await expect(page.getByText('1 dipilih · Rp. 321,000')).toBeVisible();
  await harusRamah(page);
  const muat = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Pindah Saldo' }).click();
  await expect(page.getByText('Saldo Berhasil Dipindahkan').first()).toBeVisible();
  // The page is read anew by itself; the row is gone from it.
  await muat;
  await page.getByRole('textbox', { name: /Cari/ }).first().fill(tanda);
  await expect(page.getByText('Tidak ada saldo yang bisa dipindahkan')).toBeVisible();
  expect((await isiLaci('kasir2-bdg1')) - awal).toBe(321_000);
});

test('uang dikirim ke pusat dan diterima dengan nomor referensi, selisihnya tercatat', async ({ page }) => {
  const layar = new Uang(page);
  await tambahLaci('own-bdg1', 2_000_000);
  await new HalamanMasuk(page).langsung('own-bdg1');
  await page.goto('/kirim-uang-pusat');
  await page.getByLabel('Jumlah').fill('1500000');
  await page.getByLabel('Keterangan').fill('setoran sore');
  await page.keyboard.press('F9');
  const cetak = page.getByRole('dialog', { name: /^Cetak Slip KUBDG1-/ });
  await expect(cetak).toBeVisible();
  await cetak.getByRole('button', { name: 'Batal' }).click();
  const reff = (await page.locator('[data-reff]').textContent()) ?? '';
  expect(reff).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
  await expect(page.getByText(/^BDG1 dalam perjalanan/)).toBeVisible();
  await harusRamah(page);

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await new HalamanMasuk(page).langsung('own');
  await page.goto('/terima-uang-kas');
  await page.getByRole('button', { name: 'Cari', exact: true }).click();
  await expect(page.getByText('Mohon Masukkan Nomor Referensi')).toBeVisible();
  const nomor = page.getByLabel('Nomor Referensi');
  await nomor.fill('XXXX-XXXX-XXXX');
  await nomor.press('Enter');
  await expect(page.getByText('No Terima Tidak Ditemukan')).toBeVisible();
  await nomor.fill(reff.toLowerCase());
  await nomor.press('Enter');
  const isi = page.getByRole('region', { name: 'Uang yang diterima' });
  await expect(isi).toContainText('Rp. 1,500,000');
  await isi.getByLabel('Jumlah Dihitung').fill('1450000');
  await expect(isi.getByText('Selisih -Rp. 50,000 tetap dalam perjalanan')).toBeVisible();
  await expect(isi.getByRole('button', { name: /Terima Uang/ })).toBeDisabled();
  await isi.getByLabel('Keterangan').fill('kurang satu lembar');
  await harusRamah(page);
  await isi.getByRole('button', { name: /Terima Uang/ }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Terima Uang Berhasil' })).toContainText(
    'selisih -Rp. 50,000',
  );
  await nomor.fill(reff);
  await nomor.press('Enter');
  await expect(page.getByText('Uang ini sudah diterima.')).toBeVisible();

  // What was short stays open until it is settled, with another person's word.
  const terbuka = page.getByRole('alert').filter({ hasText: 'Selisih kirim uang belum diselesaikan' });
  await expect(terbuka).toContainText('kurang Rp. 50,000');
  await terbuka.getByRole('button', { name: 'Selesaikan' }).last().click();
  const akhir = page.getByRole('dialog', { name: 'Selesaikan Selisih' });
  await akhir.getByLabel('Alasan').fill('terselip di amplop');
  await akhir.getByRole('button', { name: /Simpan/ }).click();
  await layar.setujui('spv');
  await expect(page.getByText(/Selisih Berhasil Diselesaikan/)).toBeVisible();
});

test('gesek tunai hanya ada bila modulnya nyala, dengan peringatan dan kartu yang dikenali kembali', async ({
  page,
}) => {
  const layar = new Uang(page);
  await tambahLaci('own-bdg1', 3_000_000);
  const api = await Api.masuk('own-bdg1');
  const atur = (value: string) => api.panggil('PUT', 'para-system', [{ key: 'GESEK_TUNAI_MODULE', value }]);
  expect((await atur('on')).status).toBe(200);
  try {
    await new HalamanMasuk(page).langsung('own-bdg1');
    await page.goto('/gesek-tunai');
    await expect(page.getByText('Bank Indonesia melarang gesek tunai')).toBeVisible();
    await page.getByRole('button', { name: /Tambah Data/ }).click();
    const form = page.getByRole('dialog', { name: 'Tambah Gesek Tunai' });
    await layar.pilih('Bank', /^BCA/);
    await form.getByLabel('Gesek').fill('1000000');
    await expect(form.getByLabel('Fee Rp')).toHaveValue('25,000');
    await expect(form.getByLabel('Cash')).toHaveValue('975,000');
    await form.getByLabel('No Kartu Kredit').fill('4111111111111111');
    await form.getByLabel('Valid Until').fill('29/12');
    await form.getByLabel('Nama Customer').fill('ibu ani');
    await form.getByLabel('No KTP').fill('3273000000000001');
    await harusRamah(page);
    await form.getByRole('button', { name: /Simpan/ }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Data Berhasil Disimpan' })).toContainText('GTBDG1-');
    await expect(page.getByRole('table', { name: 'Gesek tunai' })).toContainText('KARTU 1111 IBU ANI');
    // The same card again: its owner comes by itself, the identity number hidden.
    await page.getByRole('button', { name: /Tambah Data/ }).click();
    await form.getByLabel('No Kartu Kredit').fill('4111111111111111');
    await expect(form.getByLabel('Nama Customer')).toHaveValue('IBU ANI');
    await expect(form.getByLabel('No KTP')).toHaveValue('************0001');
    await form.getByRole('button', { name: 'Batal' }).click();
  } finally {
    await atur('off');
  }
});
