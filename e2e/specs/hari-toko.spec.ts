// A whole day of a shop in Chromium, at a desk and on a tablet: prices confirmed, pieces received and laid out, sold,
// exchanged, bought back, a deposit, a balance moved, everything validated, money sent, drawers counted, the day closed,
// and the next morning. Each size plays in a store of its own; only store, people and masters come through the API.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { Api } from '../alat/api';
import { harusRamah } from '../alat/axe';
import { program } from '../alat/program';
import { server } from '../alat/server';
import { expect, test } from '../alat/uji';
import { FormTitip } from '../pages/FormTitip';
import { HalamanMasuk } from '../pages/HalamanMasuk';
import { HargaEmas } from '../pages/HargaEmas';
import { LayarBarang } from '../pages/LayarBarang';
import { LayarBeli } from '../pages/LayarBeli';
import { LayarJual } from '../pages/LayarJual';
import { TambahBarang } from '../pages/TambahBarang';
import { buatToko, TutupToko } from '../pages/TutupToko';
import { Uang } from '../pages/Uang';

// Sessions end when the store closes; the browser logs each call that finds it so.
test.use({ bolehGalat: { pola: [/status of (401|422)/] } });

const MODUL = ['HIDUP_FEATURE_MODULE', 'VALIDASI_PENJUALAN_MODULE', 'VALIDASI_TITIPAN_MODULE'];
const PECAHAN = [100_000, 50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100];
const MODAL = 20_000_000;
const SETORAN = 4_000_000;
const TITIPAN = 1_000_000;

/** A new branch with the masters of head office and its second-person checks on. */
async function siapkan(kode: string): Promise<void> {
  await buatToko(kode);
  const own = await Api.masuk(`own-${kode.toLowerCase()}`);
  const nyala = MODUL.map((key) => ({ key, value: 'on' }));
  expect((await own.panggil('PUT', 'para-system', nyala)).status).toBe(200);
  const { set } = await own.ambil<{ set: { slug: string; alasan: string }[] }>('import-data-pusat');
  const minta = { set: set.filter((satu) => satu.alasan === '').map((satu) => satu.slug) };
  const tarik = await own.panggil<{ slug: string; gagal: string }[]>('POST', 'import-data-pusat', minta);
  expect(tarik.data.filter((satu) => satu.gagal !== '')).toEqual([]);
}

/** Somebody at a screen of their own. */
async function orang(browser: Browser, user: string, ukuran: { width: number; height: number }): Promise<Page> {
  const meja = await browser.newContext({
    baseURL: server().url,
    viewport: ukuran,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    reducedMotion: 'reduce',
  });
  const page = await meja.newPage();
  await new HalamanMasuk(page).masuk(user);
  return page;
}

/** What a cashier's drawer holds, as the supervisor sees it: the cashier counts it blind. */
async function saldoLaci(user: string): Promise<number> {
  const spv = await Api.masuk(user.replace(/^kasir\d+/, 'spv'));
  const semua = await spv.ambil<{ user_id: string; saldo: number }[]>('cash/kasir-tujuan');
  return semua.find((k) => k.user_id === user)?.saldo ?? 0;
}

/** As many notes and coins as the drawer needs, the largest first. */
function lembar(jumlah: number): Record<string, number> {
  const isi: Record<string, number> = {};
  let sisa = jumlah;
  for (const nilai of PECAHAN) {
    const banyak = Math.floor(sisa / nilai);
    if (banyak > 0) isi[nilai.toLocaleString('en-US')] = banyak;
    sisa -= banyak * nilai;
  }
  expect(sisa).toBe(0);
  return isi;
}

async function hitungLaci(page: Page, user: string): Promise<number> {
  const jumlah = await saldoLaci(user);
  const layar = new TutupToko(page);
  await layar.buka('Hitung Kas');
  await layar.hitung(lembar(jumlah));
  await page.keyboard.press('F9');
  await expect(page.getByText(`Hitungan kas tersimpan: ${new Uang(page).rp(jumlah)}`)).toBeVisible();
  return jumlah;
}

async function terbitkanHarga(page: Page, isi?: { jual: number; beli: number }): Promise<void> {
  const harga = new HargaEmas(page);
  await harga.buka();
  if (isi) {
    await harga.jual.fill(String(isi.jual));
    await harga.beli.fill(String(isi.beli));
  }
  await page.keyboard.press('F9');
  await harga.terbitkan.click();
  await expect(page.getByText('Harga emas berhasil diterbitkan')).toBeVisible();
}

for (const { kode, ukuran } of [
  { kode: 'HRI1', ukuran: { width: 1440, height: 900 } },
  { kode: 'HRI2', ukuran: { width: 1024, height: 768 } },
]) {
  test(`sehari penuh di toko, layar ${ukuran.width}`, async ({ browser }) => {
    test.setTimeout(600_000);
    const kecil = kode.toLowerCase();
    await siapkan(kode);

    // Morning: the owner confirms the price, the cashier gets his float with the supervisor's consent.
    const own = await orang(browser, `own-${kecil}`, ukuran);
    const kasir = await orang(browser, `kasir1-${kecil}`, ukuran);
    await expect(new HargaEmas(kasir).pita).toBeVisible();
    await terbitkanHarga(own, { jual: 2_350_000, beli: 2_250_000 });
    await expect(new HargaEmas(kasir).pita).toBeHidden();
    await kasir.goto('/uang-kas');
    const laci = new Uang(kasir);
    await laci.pilih('Kategori', /SETORAN MODAL/);
    await kasir.getByLabel('Deskripsi').fill('modal pagi');
    await kasir.getByLabel('Jumlah').fill(String(MODAL));
    await kasir.keyboard.press('F9');
    await laci.setujui(`spv-${kecil}`);
    await expect(kasir.getByRole('status').filter({ hasText: 'Data Berhasil Disimpan' })).toBeVisible();
    expect(await saldoLaci(`kasir1-${kecil}`)).toBe(MODAL);

    // Three rings come in from a supplier and go to a tray in the showcase.
    await own.goto('/penerimaan-barang');
    const terima = new TambahBarang(own);
    await own.getByRole('combobox', { name: 'Supplier', exact: true }).click();
    await own.locator('[role=option]:visible').first().click();
    await own.getByRole('combobox', { name: 'Asal Perolehan' }).click();
    await own.getByRole('option', { name: /^Supplier tanpa faktur pajak/ }).click();
    await terima.bangkitkan({ kategori: '750', jenis: 'CIN750', baki: 'LB1', qty: 3 });
    for (const [ke, gram] of [
      [1, '2.500'],
      [2, '4.000'],
      [3, '3.000'],
    ] as const) {
      await terima.sel('Berat Supplier (gr)', ke).fill(gram);
      await terima.sel('Berat Toko (gr)', ke).fill(gram);
    }
    await terima.simpan.click();
    await expect(own.getByText('Barang Berhasil Disimpan')).toBeVisible();
    const pindah = new LayarBarang(own);
    await pindah.buka('/pindah-barang-satu-baki', 'Pindah Barang Satu Baki');
    await pindah.pilih('Gudang Asal', 'LABEL');
    await pindah.pilih('Baki Asal', 'LB1');
    await pindah.pilih('Gudang Tujuan', 'TOKO');
    await pindah.pilih('Baki Tujuan', 'B01');
    await expect(own.getByRole('status', { name: 'Isi baki' })).toContainText('3 barang · 9.500 gr');
    await own.keyboard.press('F9');
    await pindah.setujui('Pindah');
    await expect(own.getByRole('status').filter({ hasText: 'Barang Berhasil Dipindah' })).toContainText('3 barang');
    // What stands on their tags.
    const isiBaki = await (await Api.masuk(`own-${kecil}`)).ambil<{ kode_barcode: string; berat_asli: number }[]>(
      'barang?kode_toko=B01',
    );
    const tag = (gram: number) => isiBaki.find((b) => b.berat_asli === gram)?.kode_barcode ?? '';
    const [ringan, sedang, berat] = [tag(2.5), tag(3), tag(4)];
    expect(new Set([ringan, sedang, berat, '']).size).toBe(4);

    // Sold for cash.
    const jual = new LayarJual(kasir);
    await jual.buka();
    await jual.sales('S01');
    await jual.pindai(ringan);
    const hargaJual = await jual.neto();
    await jual.bayarPas();
    const noJual = await jual.nomor();
    await harusRamah(kasir);

    // The customer comes back with it and takes a heavier one.
    await jual.pindai(berat);
    await kasir.keyboard.press('F3');
    const dibawa = kasir.getByRole('dialog', { name: 'Barang dari customer' });
    await dibawa.getByLabel('No nota atau barcode').fill(ringan);
    await dibawa.getByLabel('No nota atau barcode').press('Enter');
    await expect(dibawa.getByRole('table', { name: 'Nota dan hari ini' })).toContainText('2.500');
    const beli = new LayarBeli(kasir);
    await dibawa.getByLabel('Berat timbang').fill('2.5');
    await beli.kondisi('BAGUS');
    await expect(dibawa.getByRole('table', { name: 'Rumus harga beli' })).toContainText('Harga beli');
    await expect(dibawa.getByRole('button', { name: 'Tambahkan' })).toBeEnabled();
    await kasir.keyboard.press('F9');
    await expect(kasir.getByRole('list', { name: 'Barang dari customer' }).getByRole('listitem')).toHaveCount(1);
    const hargaTukar = await jual.neto();
    expect(hargaTukar).toBeGreaterThan(0);
    await jual.bayarPas();
    await expect(jual.selesai).toContainText('Tukar tambah');
    const noTukar = await jual.nomor();

    // In the afternoon the heavier one is bought back.
    await beli.buka();
    await beli.pindai(berat);
    await beli.form.getByLabel('Berat timbang').fill('4');
    await beli.kondisi('BAGUS');
    await expect(beli.form.getByRole('button', { name: 'Tambahkan' })).toBeEnabled();
    await kasir.keyboard.press('F9');
    await expect(beli.baris).toHaveCount(1);
    await beli.sales('S01');
    const hargaBeli = await beli.total();
    await kasir.keyboard.press('F7');
    await kasir.keyboard.press('F9');
    await expect(beli.selesai.locator('[data-dibayar]')).toHaveText(laci.rp(hargaBeli));
    const noBeli = (await beli.selesai.locator('[data-nomor]').textContent()) ?? '';
    await harusRamah(kasir);

    // Somebody leaves money for the third.
    const titipan = await FormTitip.untuk(kasir, 'IBU HARIAN');
    const titip = titipan.form;
    await titip.getByLabel('Jumlah titipan').fill(String(TITIPAN));
    await titip.getByLabel('Barcode barang yang disimpan').fill(sedang);
    await titip.getByText('Kunci hari ini').click();
    await expect(titip.locator('[data-hitungan]')).toContainText(
      /dikunci untuk 0\.\d{3} gr; sisanya ikut harga hari ambil/,
    );
    await titipan.lunas();
    await titip.getByRole('button', { name: /Simpan Titipan/ }).click();
    const laciTitip = kasir.getByRole('dialog', { name: new RegExp(`^FT${kode}-`) });
    await expect(laciTitip).toContainText(`Menyimpan ${sedang}`);
    const noTitip = (await laciTitip.getByRole('heading').first().textContent()) ?? '';
    await laciTitip.getByRole('button', { name: 'Tutup' }).click();

    // The supervisor moves the first sale's money to the second till.
    const spv = await orang(browser, `spv-${kecil}`, ukuran);
    await spv.goto('/pengalihan-saldo-uang');
    await spv.getByRole('textbox', { name: /Cari/ }).first().fill(noJual);
    const barisKas = spv.getByRole('table', { name: 'Transaksi kas' }).getByRole('row', { name: new RegExp(noJual) });
    await new Uang(spv).pilih('Tujuan', new RegExp(`^kasir2-${kecil}`));
    await barisKas.getByRole('checkbox').check();
    await expect(spv.getByText(`1 dipilih · ${laci.rp(hargaJual)}`)).toBeVisible();
    const muat = spv.waitForEvent('load');
    await spv.getByRole('button', { name: 'Pindah Saldo' }).click();
    await expect(spv.getByText('Saldo Berhasil Dipindahkan').first()).toBeVisible();
    await muat;

    // The day cannot close before a second person looked; then she does.
    const tutup = new TutupToko(spv);
    await tutup.buka();
    await expect(tutup.tutup).toBeDisabled();
    await expect(tutup.halangan).toContainText(/belum divalidasi/i);
    await spv.goto('/validasi-jual-beli');
    for (const no of [noJual, noTukar, noBeli]) {
      await spv.getByRole('row').filter({ hasText: no }).getByRole('checkbox').check();
    }
    await harusRamah(spv);
    await spv.getByRole('button', { name: 'Validasi (3)' }).click();
    await expect(spv.getByText('Semua transaksi sudah divalidasi')).toBeVisible();
    await spv.goto('/validasi-titipan');
    await spv.getByRole('row').filter({ hasText: noTitip }).getByRole('checkbox').check();
    await spv.getByRole('button', { name: 'Validasi (1)' }).click();
    await spv.getByRole('dialog').getByRole('button', { name: 'Validasi', exact: true }).click();
    await expect(spv.getByText('Data Berhasil Divalidasi')).toBeVisible();

    // The owner sends money to head office.
    await own.goto('/uang-kas');
    const laciOwn = new Uang(own);
    await laciOwn.pilih('Kategori', /PENERIMAAN LAIN/);
    await own.getByLabel('Deskripsi').fill('setoran untuk pusat');
    await own.getByLabel('Jumlah').fill(String(SETORAN));
    await own.keyboard.press('F9');
    await expect(laciOwn.saldo).toContainText(laci.rp(SETORAN));
    await own.goto('/kirim-uang-pusat');
    await laciOwn.pilih('Tujuan', /^PST/);
    await own.getByLabel('Jumlah').fill(String(SETORAN));
    await own.getByLabel('Keterangan').fill('setoran hari ini');
    await own.keyboard.press('F9');
    await expect(own.getByRole('status').filter({ hasText: 'Kirim Uang Berhasil' })).toContainText(`KU${kode}-`);

    // Both tills are counted, to the rupiah.
    const saldo1 = await hitungLaci(kasir, `kasir1-${kecil}`);
    expect(saldo1).toBe(MODAL + hargaTukar - hargaBeli + TITIPAN);
    const kasir2 = await orang(browser, `kasir2-${kecil}`, ukuran);
    const saldo2 = await hitungLaci(kasir2, `kasir2-${kecil}`);
    expect(saldo2).toBe(hargaJual);

    // Closed: everybody is out.
    await tutup.buka();
    await expect(tutup.halangan).toContainText('Tidak ada yang menghalangi tutup toko');
    await harusRamah(spv);
    await tutup.tutup.click();
    await tutup.konfirmasi.getByRole('button', { name: 'Ya, Tutup Toko' }).click();
    await expect(spv.getByText('Berhasil Menutup Toko').first()).toBeVisible();
    for (const page of [spv, own, kasir, kasir2]) await expect(new HalamanMasuk(page).tombol).toBeVisible();

    // The next morning opens with what the evening left; prices wait for their confirmation.
    await new HalamanMasuk(kasir).masuk(`kasir1-${kecil}`);
    expect(await saldoLaci(`kasir1-${kecil}`)).toBe(saldo1);
    await expect(new HargaEmas(kasir).pita).toBeVisible();
    await new HalamanMasuk(own).masuk(`own-${kecil}`);
    await terbitkanHarga(own);
    await expect(new HargaEmas(kasir).pita).toBeHidden();
    const pagi = new TutupToko(own);
    await pagi.buka('Bukti Saldo');
    await expect(own.getByText('Semua buku seimbang')).toBeVisible();
    // The deposit is still there, and pays a part of the piece it kept.
    await jual.buka();
    await jual.sales('S01');
    await jual.cara('TITIP');
    await kasir.getByRole('textbox', { name: 'No titipan' }).fill(noTitip);
    // It brings its customer, and pays what it can as soon as there is something to pay.
    await expect(kasir.getByRole('main')).toContainText(`IBU HARIAN, sisa ${laci.rp(TITIPAN)}`);
    await expect(kasir.getByRole('region', { name: 'Pelanggan' })).toContainText('IBU HARIAN');
    await jual.pindai(sedang);
    await expect(kasir.getByRole('textbox', { name: 'Jumlah TITIP' })).toHaveValue(TITIPAN.toLocaleString('en-US'));
    const hargaTitip = await jual.neto();
    await kasir.keyboard.press('F6');
    await expect(kasir.getByRole('combobox', { name: 'Cara bayar' })).toHaveCount(2);
    await jual.cara('CASH');
    await expect(jual.tunai).toHaveValue((hargaTitip - TITIPAN).toLocaleString('en-US'));
    await kasir.keyboard.press('F9');
    await jual.nomor();
    expect(await saldoLaci(`kasir1-${kecil}`)).toBe(saldo1 + hargaTitip - TITIPAN);

    // Nothing is left over in any book.
    const { stdout } = await promisify(execFile)(program(), ['periksa', '--data', join(server().folder, 'data')]);
    expect(stdout).toContain('Semua buku seimbang');
  });
}
