// Bringing pieces in at a branch: the bulk grid with its rules, photos and a lost answer; one piece with a stone; a receipt
// with its paper; moving in. Trays are the tests' own.
import { readFile } from 'node:fs/promises';
import { harusRamah } from '../alat/axe';
import { expect, test } from '../alat/uji';
import { HalamanMasuk } from '../pages/HalamanMasuk';
import { buatBaki, TambahBarang } from '../pages/TambahBarang';

const OWN = 'own-sby1';
const GAMBAR = new URL('../../docs/gambar/login-390.png', import.meta.url);

// What is refused, lost or has no photo yet is meant to be.
test.use({ bolehGalat: { pola: [/status of (404|422) /, /ERR_FAILED|Failed to load/] } });

interface Masuk {
  kode_barcode: string;
  nama_barang: string;
  berat_asli: number;
  no_masuk: string;
}

test('tambah barang banyak: generator, baris sunting, galat di barisnya, foto, tersimpan sekali', async ({ page }) => {
  const api = await buatBaki(OWN, 'TBH1', 'TOKO');
  await new HalamanMasuk(page).langsung(OWN);
  await page.goto('/tambah-barang-banyak');
  const layar = new TambahBarang(page);
  await expect(layar.sel('Kode Intern', 1)).toHaveValue('Silahkan Edit Disini');

  await page.getByRole('button', { name: 'Generate' }).click();
  for (const teks of ['Kategori Harus Dipilih', 'Kode Jenis Harus Dipilih', 'Kode Toko Harus Dipilih']) {
    await expect(page.getByText(teks)).toBeVisible();
  }
  await layar.bangkitkan({ kategori: '750', jenis: 'CIN750', baki: 'TBH1', qty: 2 });
  await expect(layar.total).toContainText('2 barang');
  await harusRamah(page);

  // Piece after piece: the weight, Enter, the next weight. The placeholder makes a third row.
  await layar.sel('Berat Asli (gr)', 1).fill('2.345');
  await layar.sel('Berat Asli (gr)', 1).press('Enter');
  await expect(layar.sel('Berat Asli (gr)', 2)).toBeFocused();
  await layar.sel('Kode Intern', 3).fill('tbh-3');
  await expect(layar.sel('Kode Intern', 4)).toHaveValue('Silahkan Edit Disini');
  await layar.sel('Berat Asli (gr)', 3).fill('3,1');
  await layar.sel('Markis', 3).selectOption('YA');
  await expect(layar.total).toContainText('3 barang · 5.445 gr');
  await layar.kisi.getByRole('button', { name: 'Foto baris 3' }).click();
  const dialog = page.getByRole('dialog', { name: /Foto/ });
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await readFile(GAMBAR) });
  await dialog.getByRole('button', { name: 'Pakai' }).click();
  const kecil = layar.kisi.getByRole('button', { name: 'Foto baris 3' }).locator('img');
  await expect(kecil).toBeVisible();

  // The rows are still there after a reload, tidied, the photo too.
  await page.reload();
  await expect(kecil).toBeVisible();
  await expect(layar.sel('Kode Intern', 3)).toHaveValue('TBH-3');
  await expect(layar.sel('Berat Asli (gr)', 3)).toHaveValue('3.100');

  // The second row has no weight: it is told there, and nothing is saved.
  await page.keyboard.press('F9');
  await expect(layar.kisi.getByRole('alert')).toHaveText('Berat harus lebih dari nol');
  await expect(layar.sel('Berat Asli (gr)', 2)).toHaveAttribute('aria-invalid', 'true');
  await layar.sel('Berat Asli (gr)', 2).fill('1.5');

  // The answer gets lost, and what is sent again by itself does not get through; the same save finds the pieces there.
  const bulk = '**/barang/create/bulk';
  await page.route(bulk, (rute) => rute.abort());
  await page.route(
    bulk,
    async (rute) => {
      await rute.fetch();
      await rute.abort();
    },
    { times: 1 },
  );
  await layar.simpan.click();
  await expect(page.getByText('tidak akan tersimpan dua kali')).toBeVisible();
  await expect(layar.sel('Berat Asli (gr)', 2)).toBeDisabled();
  await page.reload();
  await expect(page.getByText('tidak akan tersimpan dua kali')).toBeVisible();
  await page.unroute(bulk);
  await layar.simpan.click();
  await expect(page.getByText('Barang Berhasil Disimpan')).toBeVisible();
  await expect(layar.sel('Kode Intern', 1)).toHaveValue('Silahkan Edit Disini');
  await expect(layar.total).toContainText('0 barang');

  const masuk = await api.ambil<Masuk[]>('tambah-barang?kode_toko=TBH1');
  expect(masuk.map((b) => b.berat_asli).sort()).toEqual([1.5, 2.345, 3.1]);
  const tiga = masuk.find((b) => b.berat_asli === 3.1);
  // Its photo followed it.
  await expect.poll(() => api.status(`foto_produk/${tiga?.kode_barcode}`)).toBe(200);
  await expect(page.getByRole('table', { name: 'Barang masuk hari ini' })).toContainText(tiga?.kode_barcode ?? '-');
});

test('clear data bertanya dulu; seribu baris tetap bisa diisi', async ({ page }) => {
  await buatBaki(OWN, 'TBH1', 'TOKO');
  await new HalamanMasuk(page).langsung(OWN);
  await page.goto('/tambah-barang-banyak');
  const layar = new TambahBarang(page);
  await layar.bangkitkan({ kategori: '750', jenis: 'CIN750', baki: 'TBH1', qty: 1000 });
  await expect(layar.total).toContainText('1000 barang');
  await expect(layar.kisi).toHaveAttribute('aria-rowcount', '1001');
  for (let ke = 1; ke <= 30; ke++) {
    await layar.sel('Berat Asli (gr)', ke).pressSequentially('2.5');
    await layar.sel('Berat Asli (gr)', ke).press('Enter');
  }
  await expect(layar.total).toContainText('75.000 gr');
  await page.getByRole('button', { name: 'Clear Data' }).click();
  const tanya = page.getByRole('dialog', { name: 'Clear Data' });
  await expect(tanya).toContainText('Yakin ingin menghapus semua data ???');
  await tanya.getByRole('button', { name: 'Tidak' }).click();
  await expect(layar.total).toContainText('1000 barang');
  await page.getByRole('button', { name: 'Clear Data' }).click();
  await tanya.getByRole('button', { name: 'OK' }).click();
  await expect(layar.total).toContainText('0 barang');
});

test('tambah data barang di tablet: pratinjau harga, batu, foto dan simpan', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const api = await buatBaki(OWN, 'TBH3', 'TOKO');
  await new HalamanMasuk(page).langsung(OWN);
  await page.goto('/tambah-data-barang');
  const layar = new TambahBarang(page);
  await layar.pilih('Kategori', '750');
  await layar.pilih('Kode Jenis', 'CIN750');
  await layar.pilih('Kode Toko (Baki)', 'TBH3');
  await page.getByRole('textbox', { name: 'Berat Asli' }).fill('4.321');
  const pratinjau = page.getByRole('complementary', { name: 'Pratinjau harga' });
  await expect(pratinjau).toContainText('4.321 → 4.350 gr');
  await expect(pratinjau).toContainText('Harga total');
  // Not saved and loaded anew: what was typed is offered again, and taken up where it was left.
  await page.reload();
  const tawaran = page.getByRole('status').filter({ hasText: 'Ada isian yang belum disimpan' });
  await expect(tawaran).toBeVisible();
  await harusRamah(page);
  await tawaran.getByRole('button', { name: 'Lanjutkan' }).click();
  await expect(tawaran).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Berat Asli' })).toHaveValue('4.321');
  await expect(pratinjau).toContainText('4.321 → 4.350 gr');
  await page.getByRole('button', { name: 'Tambah batu' }).click();
  const batu = page.getByRole('group', { name: 'Batu 1' });
  await batu.getByRole('textbox', { name: 'Carat', exact: true }).fill('0.25');
  await page.keyboard.press('F9');
  await expect(page.getByText('Barang Gagal Disimpan', { exact: true })).toBeVisible();
  await expect(batu.getByText('Jenis Batu tidak boleh kosong')).toBeVisible();
  await batu.getByRole('combobox', { name: 'Jenis Batu' }).click();
  await page.locator('[role=option]:visible').first().click();
  await batu.getByRole('textbox', { name: 'USD / Carat' }).fill('1000');
  await expect(pratinjau).toContainText('0.250 ct x USD 1000.00');
  await harusRamah(page);
  await page.keyboard.press('F9');
  await expect(page.getByText('Barang Berhasil Disimpan')).toBeVisible();
  const kode = (await page.locator('[data-barcode]').textContent()) ?? '';
  const [satu] = await api.ambil<Masuk[]>('tambah-barang?kode_toko=TBH3');
  expect(satu?.kode_barcode).toBe(kode);
  // The next piece of the same kind: only the weight is missing.
  await expect(page.getByRole('textbox', { name: 'Berat Asli' })).toHaveValue('');
  await expect(page.getByRole('textbox', { name: 'Berat Asli' })).toBeFocused();
});

test('penerimaan barang: bukti menentukan tarif, selisih berat, dokumen dan kertasnya', async ({ page }) => {
  await buatBaki(OWN, 'TBH2', 'LABEL');
  await new HalamanMasuk(page).langsung(OWN);
  await page.goto('/penerimaan-barang');
  const layar = new TambahBarang(page);
  await page.getByRole('combobox', { name: 'Supplier', exact: true }).click();
  await page.locator('[role=option]:visible').first().click();
  await page.getByRole('combobox', { name: 'Asal Perolehan' }).click();
  await page.getByRole('option', { name: /^Supplier dengan faktur pajak/ }).click();
  await expect(page.locator('[data-tarif]')).toContainText('PPN 1.1 %');
  await layar.bangkitkan({ kategori: '750', jenis: 'CIN750', baki: 'TBH2', qty: 2 });
  for (const [ke, supplier, toko] of [
    [1, '2.350', '2.345'],
    [2, '3.100', '3.100'],
  ] as const) {
    await layar.sel('Berat Supplier (gr)', ke).fill(supplier);
    await layar.sel('Berat Toko (gr)', ke).fill(toko);
  }
  await expect(page.locator('[data-selisih]')).toContainText('-0.005 gr');
  await layar.simpan.click();
  await expect(page.getByText('No Faktur Pajak tidak boleh kosong').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'No Faktur Pajak' }).fill('010.000-26.00000099');
  await page.getByRole('textbox', { name: 'No Surat Jalan' }).fill('sj-1');
  await harusRamah(page);
  await layar.simpan.click();
  await expect(page.getByText('Barang Berhasil Disimpan')).toBeVisible();
  const no = (await page.locator('[data-dokumen]').textContent()) ?? '';
  const [jendela] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: 'Cetak penerimaan' }).click(),
  ]);
  await jendela.close();
  await page.getByRole('tab', { name: 'Riwayat' }).click();
  await expect(page.getByRole('table', { name: 'Penerimaan terakhir' })).toContainText(no);
});

test('impor barang awal: setiap baris salah disebut, lalu semuanya masuk dengan barcodenya', async ({ page }) => {
  const api = await buatBaki(OWN, 'TBH4', 'TOKO');
  await new HalamanMasuk(page).langsung(OWN);
  await page.goto('/tambah-barang-banyak');
  await page.getByRole('button', { name: 'Aksi lain' }).click();
  await page.getByRole('menuitem', { name: 'Impor barang awal (pindah sistem)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Impor Barang Awal' });
  const kepala = 'kode_barcode,kode_group,kode_dept,kode_toko,berat_asli,kadar';
  const berkas = (isi: string) =>
    dialog
      .locator('input[type=file][accept*=csv]')
      .setInputFiles({ name: 'awal.csv', mimeType: 'text/csv', buffer: Buffer.from(`${kepala}\n${isi}`) });
  await berkas('97000001,750,CIN750,TBH4,2.5,80\n97000001,750,CIN750,TBH4,0,80\n');
  await expect(dialog).toContainText('1 dari 2 baris salah');
  await expect(dialog.getByRole('table', { name: 'Isi berkas' })).toContainText('dua kali di berkas ini');
  await expect(dialog.getByRole('button', { name: /^Impor 2 barang/ })).toBeDisabled();
  await berkas('97000001,750,CIN750,TBH4,2.5,80\n97000002,750,CIN750,TBH4,3.5,80\n');
  await expect(dialog).toContainText('2 barang siap diimpor: 6.000 gr');
  await harusRamah(page);
  await dialog.getByRole('button', { name: 'Impor 2 barang' }).click();
  await expect(dialog).toContainText('2 barang sudah masuk sebagai saldo awal');
  await dialog.locator('input[type=file][multiple]').setInputFiles([
    { name: '97000001.png', mimeType: 'image/png', buffer: await readFile(GAMBAR) },
    { name: 'liburan.png', mimeType: 'image/png', buffer: await readFile(GAMBAR) },
  ]);
  await expect(dialog).toContainText('1 foto terkirim. Tidak terkirim: liburan.png');
  const masuk = await api.ambil<Masuk[]>('tambah-barang?kode_toko=TBH4');
  expect(masuk.map((b) => b.kode_barcode).sort()).toEqual(['97000001', '97000002']);
  expect(masuk[0]?.no_masuk).toMatch(/^AW/);
});
