// What the specification says to the letter, in a real browser: rates of tax to come, a store that is deactivated, many notas
// as one paper or one file, pickers in filters, the report of whole counts, and the three fields of an approval by finger.
import { Api } from '../alat/api';
import { harusRamah } from '../alat/axe';
import { barangJual, jualTunai } from '../alat/niaga';
import { expect, test } from '../alat/uji';
import { HalamanLaporan } from '../pages/HalamanLaporan';
import { HalamanMasuk } from '../pages/HalamanMasuk';
import { buatBarang } from '../pages/StockOpname';

test('tarif PPN yang akan berlaku dijadwalkan, ditolak di kolomnya, dan dicabut', async ({ page, bolehGalat }) => {
  bolehGalat.pola.push(/status of 422/);
  await new HalamanMasuk(page).langsung('own-sby1');
  await page.goto('/settingsystem');
  await page.getByRole('button', { name: 'Tarif PPN', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Tarif PPN' });
  const tabel = dialog.getByRole('table', { name: 'Tarif PPN' });
  await expect(tabel.getByText('SEKARANG').first()).toBeVisible();
  const isi = async (tanggal: string, tarif: string) => {
    const sejak = dialog.getByLabel('Berlaku Sejak').and(dialog.getByRole('textbox'));
    await sejak.fill(tanggal);
    await sejak.blur();
    await dialog.getByLabel('Tarif (%)').fill(tarif);
    await dialog.getByRole('button', { name: 'Jadwalkan' }).click();
  };
  // A day that is over keeps its rate.
  await isi('2020-01-01', '2.20');
  await expect(dialog.getByText('Tarif dijadwalkan untuk hari sesudah tanggal sistem')).toBeVisible();
  await isi('2099-01-01', '120');
  await expect(dialog.getByText('Tarif harus persen dari 0 sampai 100, misalnya 1.65')).toBeVisible();
  await isi('2099-01-01', '2.20');
  const baris = tabel.getByRole('row').filter({ hasText: '2099-01-01' });
  await expect(baris).toContainText('AKAN DATANG');
  await expect(baris).toContainText('2.20');
  await harusRamah(page);
  // What was decided for a day to come holds only then: the rate of today is the same.
  await expect(tabel.getByRole('row').filter({ hasText: 'SEKARANG' }).filter({ hasText: '2.20' })).toHaveCount(0);
  await baris.getByRole('button', { name: 'Cabut' }).click();
  await expect(baris).toHaveCount(0);
});

test('toko yang berisi tidak dinonaktifkan, yang kosong tertutup sampai diaktifkan lagi', async ({
  page,
  bolehGalat,
}) => {
  bolehGalat.pola.push(/status of (409|422)/);
  await new HalamanMasuk(page).masuk('pusat', /\/(dashboard|pilih-toko)$/);
  const pusat = await Api.masuk('pusat');
  const baru = {
    kode_toko: 'HRF1',
    nama_toko: 'Karat Huruf',
    alamat_toko: '',
    no_telp: '',
    no_whatsapp: '',
    portal: '',
  };
  const { status, message } = await pusat.panggil('POST', 'tokos', baru);
  expect([200, 409], message).toContain(status);
  await page.goto('/master-toko');
  const tabel = page.getByRole('table', { name: 'Master toko' });
  const buka = async (kode: string) => {
    await tabel.getByRole('button', { name: kode, exact: true }).click();
    return page.getByRole('dialog').filter({ hasText: 'toko' });
  };
  const tanya = page.getByRole('dialog', { name: 'Konfirmasi' });
  await (await buka('SBY1')).getByRole('button', { name: 'Nonaktifkan toko' }).click();
  await tanya.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText(/^Toko SBY1 masih punya .*; kosongkan dulu$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await (await buka('HRF1')).getByRole('button', { name: 'Nonaktifkan toko' }).click();
  await expect(tanya).toContainText('tidak ada yang bisa masuk lagi, pembukuannya tetap');
  await tanya.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('Toko Berhasil Dinonaktifkan')).toBeVisible();
  const baris = tabel.getByRole('row').filter({ hasText: 'HRF1' });
  await expect(baris).toContainText('Tidak aktif');
  // Nobody chooses it any more.
  const dipilih = await pusat.ambil<{ kode_toko: string }[]>('tokos');
  expect(dipilih.map((t) => t.kode_toko)).not.toContain('HRF1');
  await (await buka('HRF1')).getByRole('button', { name: 'Aktifkan toko' }).click();
  await expect(page.getByText('Toko Berhasil Diaktifkan')).toBeVisible();
  await expect(baris).not.toContainText('Tidak aktif');
});

test('sepuluh nota terbuka untuk dicetak, sebelas disimpan sebagai satu berkas', async ({ page }) => {
  const kode = await barangJual(
    'sby1',
    'HR1',
    Array.from({ length: 11 }, (_, i) => 2 + i / 10),
    'CINCIN HURUF',
  );
  for (const satu of kode) await jualTunai('kasir1-sby1', [satu]);
  await new HalamanMasuk(page).langsung('own-sby1');
  await page.goto('/lihat-penjualan');
  const tabel = page.getByRole('table', { name: 'Daftar penjualan' }).or(page.getByRole('table').first());
  const kotak = tabel.getByRole('checkbox', { name: /^Pilih NG/ });
  await expect(kotak.nth(10)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cetak Nota', exact: true })).toBeDisabled();
  for (let i = 0; i < 10; i += 1) await kotak.nth(i).check();
  const jendela = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Cetak 10 Nota' }).click();
  await (await jendela).close();
  await expect(page.getByRole('button', { name: 'Cetak Nota', exact: true })).toBeVisible();
  for (let i = 0; i < 11; i += 1) await kotak.nth(i).check();
  const berkas = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Cetak 11 Nota' }).click();
  expect((await berkas).suggestedFilename()).toBe('nota.pdf');
});

test('toko, kategori dan rekening dipilih dari daftarnya; tanpa toko: Mohon Pilih Toko', async ({ page }) => {
  await new HalamanMasuk(page).langsung('own-sby1');
  const kirim = new HalamanLaporan(page, 'Laporan Kirim Uang Pusat');
  await kirim.buka('/laporan-kirim-uang-pusat');
  await kirim.filter();
  await expect(kirim.form.getByText('Mohon Pilih Toko')).toBeVisible();
  await kirim.form.getByRole('combobox', { name: 'Toko', exact: false }).first().click();
  await page.getByRole('option', { name: /^SBY1/ }).click();
  await kirim.filter();
  await expect(page).toHaveURL(/ip_cabang=SBY1/);
  const cash = new HalamanLaporan(page, 'Laporan Transaksi Keuangan Cash');
  await cash.buka('/laporan-transaksi-keuangan-cash');
  await cash.form.getByRole('combobox', { name: 'Kategori' }).click();
  await page.getByRole('option', { name: 'PENJUALAN', exact: true }).click();
  await cash.filter();
  await expect(page).toHaveURL(/kategori=PENJUALAN/);
  const bank = new HalamanLaporan(page, 'Laporan Keuangan Non Cash');
  await bank.buka('/laporan-keuangan-non-cash');
  const rekening = page.getByRole('option').first();
  // The picker stands anew once it knows its master; a list that was opened before then is closed.
  await expect(async () => {
    await bank.form.getByRole('combobox', { name: 'No Rekening' }).click();
    await expect(rekening).toBeVisible({ timeout: 5000 });
  }).toPass();
  const no = ((await rekening.textContent()) ?? '').match(/\d{6,}/)?.[0] ?? '';
  await rekening.click();
  await bank.filter();
  await expect(page).toHaveURL(new RegExp(`no_rekening=.*${no}`));
});

test('laporan stock opname global menyebut gudang dan baki tiap barang, tanpa kolom yang kosong', async ({ page }) => {
  const own = await Api.masuk('own-sby1');
  const modul = [{ key: 'OPNAME_GLOBAL_DAILY_MODULE', value: 'on' }];
  expect((await own.panggil('PUT', 'para-system', modul)).status).toBe(200);
  const [ada = ''] = await buatBarang(own, 'K01', [2.5]);
  const mulai = await own.panggil<{ no_opname: string }>('POST', 'stock-opname/start', { jenis: 'GLOBAL' });
  expect(mulai.status, mulai.message).toBe(200);
  const no = mulai.data.no_opname;
  expect((await own.panggil('POST', `stock-opname/${no}/scan`, { kode: ada, kode_toko: 'K01' })).status).toBe(200);
  const selesai = await own.panggil('POST', `stock-opname/${no}/selesai`, {});
  expect(selesai.status, selesai.message).toBe(200);
  await new HalamanMasuk(page).langsung('own-sby1');
  const laporan = new HalamanLaporan(page, 'Laporan Stock Opname Global');
  await laporan.buka('/laporan-stock-opname-global');
  await laporan.filter();
  await laporan.sampaiLengkap();
  await expect(laporan.tabel.getByRole('columnheader', { name: /Penerimaan/ })).toHaveCount(0);
  // Every column can be shown, and none of them is empty in every row.
  const definisi = await own.ambil<{ slug: string; kolom: { kunci: string; judul: string }[] }[]>('laporan/definisi');
  const kolom = definisi.find((d) => d.slug === 'laporan-stock-opname-global')?.kolom ?? [];
  const hari = new URL(page.url()).searchParams.get('tgl_from');
  const isi = await own.panggil<unknown[]>('POST', 'laporan/laporan-stock-opname-global', {
    saringan: { tgl_from: hari, tgl_to: hari, no_opname: no },
  });
  const baris = isi.data.filter((b): b is unknown[] => Array.isArray(b));
  const letak = (kunci: string) => kolom.findIndex((k) => k.kunci === kunci);
  expect(baris.length).toBeGreaterThan(0);
  for (const kunci of ['kode_gudang', 'kode_baki']) {
    expect(letak(kunci), kunci).toBeGreaterThanOrEqual(0);
    for (const satu of baris) expect(satu[letak(kunci)], kunci).not.toBe('');
  }
  await expect(laporan.tabel.getByText(no).first()).toBeVisible();
});

test('otorisasi sidik jari menerima tiga isian dan tidak lebih', async () => {
  const kasir = await Api.masuk('kasir1-sby1');
  const tiga = { user_id: 'spv-sby1', fp: 'TIDAKADA', kategori: 'PENJUALAN' };
  const lebih = await kasir.panggil('POST', 'authorization/fingerprint', { ...tiga, description: 'LAIN' });
  expect(lebih.status).toBe(400);
  for (const hilang of ['user_id', 'fp', 'kategori'] as const) {
    const { [hilang]: _, ...kurang } = tiga;
    expect((await kasir.panggil('POST', 'authorization/fingerprint', kurang)).status, hilang).toBe(400);
  }
  // All three are understood; that no such scan was made is another refusal.
  const { status } = await kasir.panggil('POST', 'authorization/fingerprint', tiga);
  expect([403, 404]).toContain(status);
});
