// What the other flows of goods leave out: the daily count of a whole store, missing pieces settled with an approval,
// labels and a file from the list of pieces, every report with rows of the demo, and every screen on the tablet.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { Api } from '../alat/api';
import { harusRamah } from '../alat/axe';
import { PrinterTiruan } from '../alat/printer';
import { expect, SANDI, test } from '../alat/uji';
import { HalamanLaporan } from '../pages/HalamanLaporan';
import { HalamanMasuk } from '../pages/HalamanMasuk';
import { buatBarang as barangKirim, KirimBarang } from '../pages/KirimBarang';
import { LayarBarang } from '../pages/LayarBarang';
import { buatBarang, StockOpname } from '../pages/StockOpname';

const TABLET = { width: 1024, height: 768 };

async function baki(api: Api, kode: string): Promise<void> {
  const isi = { kode_baki: kode, nama_baki: `UJI ${kode}`, kode_gudang: 'TOKO', kapasitas: 0, aktif: true };
  const { status, message } = await api.panggil('POST', 'baki', isi);
  expect([200, 409], message).toContain(status);
}

test.describe('opname global', () => {
  // The second one of the day is refused, and a correction says first what it needs an approval for.
  test.use({ bolehGalat: { pola: [/status of 4(09|22)/] } });

  test('seluruh toko dihitung bersama di tablet, sekali sehari', async ({ page }) => {
    await page.setViewportSize(TABLET);
    const own = await Api.masuk('own-sby1');
    await baki(own, 'LK1');
    const [satu = '', dua = ''] = await buatBarang(own, 'LK1', [2.5, 3.5]);
    await new HalamanMasuk(page).langsung('own-sby1');
    await page.goto('/stock-opname-global');
    const hitung = new StockOpname(page);
    await expect(page.getByText('Seluruh toko, sekali sehari.')).toBeVisible();
    await hitung.mulai();
    const no = new URL(page.url()).searchParams.get('no') ?? '';
    const { harus } = await own.ambil<{ harus: number }>(`stock-opname/${no}`);
    // A colleague has a reader and finds nearly everything at once.
    const kode: string[] = [];
    for (let skip = 0; skip < harus; skip += 1000) {
      const baris = await own.ambil<{ kode: string }[]>(
        `stock-opname/${no}/baris?kelas=HILANG&limit=1000&skip=${skip}`,
      );
      kode.push(...baris.map((b) => b.kode).filter((k) => k !== satu && k !== dua));
    }
    expect(kode.length).toBe(harus - 2);
    const spv = await Api.masuk('spv-sby1');
    expect((await spv.panggil('POST', `stock-opname/${no}/scan/bulk`, { kode })).status).toBe(200);
    await expect(hitung.kemajuan).toHaveText(`${harus - 2} / ${harus}`);
    await hitung.pindai(satu);
    await expect(hitung.kabar).toHaveAttribute('data-nada', 'baik');
    await expect(hitung.kemajuan).toHaveText(`${harus - 1} / ${harus}`);
    await harusRamah(page);
    await page.keyboard.press('F9');
    await expect(page.getByRole('dialog')).toContainText('1 barang belum dipindai dan akan tercatat HILANG');
    await page.getByRole('dialog').getByRole('button', { name: 'Selesai', exact: true }).click();
    await expect(hitung.kelas('HILANG')).toContainText('1');
    await page.getByRole('button', { name: /Koreksi Semua/ }).click();
    await hitung.setujui('spv-sby1', SANDI);
    await expect(page.getByText(/Sudah dikoreksi dengan SO/)).toBeVisible();
    expect(await own.ambil(`barang/kartu/${dua}`)).toMatchObject({ status: 'HILANG' });

    await page.goto('/stock-opname-global');
    await expect(page.getByText('Seluruh toko, sekali sehari.')).toBeVisible();
    await page.keyboard.press('F9');
    await expect(page.getByText(`Stock opname global hari ini sudah selesai (${no})`).first()).toBeVisible();
    const laporan = new HalamanLaporan(page, 'Laporan Stock Opname Global');
    await page.goto('/dashboard');
    await laporan.buka('/laporan-stock-opname-global');
    await laporan.filter();
    await laporan.sampaiLengkap();
    await expect(laporan.tabel).toContainText(dua);
  });
});

test.describe('barang kurang', () => {
  // The step without an approval.
  test.use({ bolehGalat: { pola: [/status of 422/] } });

  test('ditemukan di tujuan dengan persetujuan SPV, yang lain dinyatakan hilang oleh pengirim', async ({ page }) => {
    await page.setViewportSize(TABLET);
    const kode = await barangKirim('own-sby1', [2.5, 3.5, 4.5]);
    const [satu = '', dua = '', tiga = ''] = kode;
    const no = await KirimBarang.kirim('own-sby1', 'PST', kode);
    const pst = await Api.masuk('own');
    const terima = {
      no_kirim: no,
      kode_toko: 'D04',
      alasan_kurang: 'TIDAK ADA DI PAKET',
      detail_barang: [{ kode_barcode: satu }],
    };
    const { status, message } = await pst.panggil('POST', 'terima-barang', terima);
    expect(status, message).toBe(200);

    // Head office's super user is nobody who may approve.
    await new HalamanMasuk(page).masuk('su', /\/(dashboard|pilih-toko)$/);
    await page.goto('/kirim-barang');
    await page.getByText('Datang', { exact: true }).click();
    await page.getByRole('textbox', { name: /Cari/ }).first().fill(no);
    await page.getByRole('button', { name: no }).click();
    const rincian = page.getByRole('dialog', { name: `Kiriman ${no}` });
    const barisDua = rincian.getByRole('row', { name: new RegExp(dua) });
    await barisDua.first().getByRole('button', { name: 'Selesaikan' }).click();
    const akhir = page.getByRole('dialog', { name: `Barang Kurang ${dua}` });
    await akhir.getByRole('combobox', { name: 'Kode Gudang' }).click();
    await page.getByRole('option', { name: 'TOKO' }).click();
    await akhir.getByRole('combobox', { name: 'Kode Baki' }).click();
    await page.getByRole('option', { name: 'D04' }).click();
    await akhir.getByLabel('Alasan').fill('terselip di kotak');
    await akhir.getByRole('button', { name: 'Simpan' }).click();
    const izin = page.getByRole('dialog', { name: 'Otorisasi' });
    await expect(izin.getByLabel('Username')).toBeVisible();
    await harusRamah(page);
    // Nobody approved: nothing happened.
    await izin.getByRole('button', { name: 'Batal' }).click();
    await expect(izin).toBeHidden();
    const baris = async (barang: string) => {
      const surat = await pst.ambil<{ detail_barang: { kode_barcode: string; status: string }[] }>(
        `kirim-barang/${no}`,
      );
      return surat.detail_barang.find((b) => b.kode_barcode === barang)?.status;
    };
    expect(await baris(dua)).toBe('KURANG');
    await akhir.getByRole('button', { name: 'Simpan' }).click();
    await izin.getByLabel('Username').fill('spv');
    await izin.getByLabel('Password', { exact: true }).fill(SANDI);
    await izin.getByRole('button', { name: 'Setujui' }).click();
    await expect(page.getByText('Barang Kurang Berhasil Diselesaikan')).toBeVisible();
    expect(await baris(dua)).toBe('DITERIMA');

    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await new HalamanMasuk(page).langsung('own-sby1');
    await page.goto('/kirim-barang');
    await page.getByRole('textbox', { name: /Cari/ }).first().fill(no);
    await page.getByRole('button', { name: no }).click();
    await rincian.getByRole('button', { name: 'Selesaikan' }).click();
    const hilang = page.getByRole('dialog', { name: `Barang Kurang ${tiga}` });
    await hilang.getByText('Hilang', { exact: true }).click();
    await hilang.getByLabel('Alasan').fill('dilaporkan ke polisi');
    await hilang.getByRole('button', { name: 'Simpan' }).click();
    // Who sent it does not decide alone that it is lost.
    await izin.getByLabel('Username').fill('spv-sby1');
    await izin.getByLabel('Password', { exact: true }).fill(SANDI);
    await izin.getByRole('button', { name: 'Setujui' }).click();
    await expect(rincian.locator('[data-status="SELESAI"]')).toBeVisible();
    expect(await baris(tiga)).toBe('HILANG');
    const kartu = await (await Api.masuk('own-sby1')).ambil(`barang/kartu/${tiga}`);
    expect(kartu).toMatchObject({ status: 'HILANG', toko: 'SBY1' });
  });
});

test('data barang: yang terpilih dicetak labelnya, yang tersaring menjadi berkas CSV', async ({ page }) => {
  const api = await Api.masuk('own-sby1');
  const kertas = await PrinterTiruan.nyalakan();
  await baki(api, 'LK2');
  const printer = { nama: 'E2E DATA', jenis: 'ZPL', cara: 'JARINGAN', alamat: kertas.alamat };
  expect((await api.panggil('POST', 'printer', printer)).status).toBe(200);
  const [satu = '', dua = ''] = await buatBarang(api, 'LK2', [1.25, 2.25], { nama_barang: 'CINCIN BERKAS' });
  await new HalamanMasuk(page).langsung('own-sby1');
  const layar = new LayarBarang(page);
  await layar.buka('/data-barang', 'Data Barang');
  await layar.isi.getByRole('textbox', { name: 'Cari' }).fill('cincin berkas');
  const baris = layar.isi.getByRole('row').filter({ hasText: satu });
  await expect(baris).toBeVisible();
  await expect(layar.isi.getByRole('row').filter({ hasText: 'CINCIN BERKAS' })).toHaveCount(2);
  await expect(layar.tombol('Cetak Label')).toBeDisabled();
  await baris.getByRole('checkbox').check();
  await layar.tombol('Cetak Label (1)').click();
  const dialog = page.getByRole('dialog', { name: 'Cetak 1 Label' });
  await dialog.getByRole('combobox', { name: 'Printer' }).click();
  await page.getByRole('option', { name: 'E2E DATA' }).click();
  await dialog.getByRole('button', { name: /^Cetak/ }).click();
  await expect(page.getByText('Label dikirim ke printer E2E DATA')).toBeVisible();
  await expect.poll(() => kertas.terakhir).toContain(satu);
  expect(kertas.terakhir).not.toContain(dua);
  await expect(layar.tombol('Cetak Label')).toBeDisabled();

  const unduhan = page.waitForEvent('download');
  await layar.tombol('Export CSV!!').click();
  const berkas = await unduhan;
  expect(berkas.suggestedFilename()).toBe('data-barang.csv');
  const isi = (await readFile(await berkas.path(), 'utf8')).trim().split(/\r?\n/);
  expect(isi[0]).toContain('Barcode');
  expect(
    isi
      .slice(1)
      .map((b) => /\d{8}/.exec(b)?.[0])
      .sort(),
  ).toEqual([satu, dua].sort());
  expect(isi.find((b) => b.includes(satu))).toContain('LK2');
  await api.panggil('DELETE', `printer/${encodeURIComponent('E2E DATA')}`);
  await kertas.matikan();
});

/** Reports of goods, whose demo data shows in them, and the dates they need; nobody: nothing of it in the demo. */
const LAPORAN: readonly (readonly [jalan: string, judul: string, user: string, lama?: true])[] = [
  ['laporan-tambah-barang', 'Laporan Tambah Barang', 'own-jkt1', true],
  ['laporan-pindah-barang', 'Laporan Pindah Barang', 'own-jkt1', true],
  ['laporan-hancur-barang', 'Laporan Hancur Barang', 'own-jkt1', true],
  ['laporan-barang-detail', 'Laporan Barang Detail', 'own-jkt1'],
  ['laporan-barang-sumary', 'Laporan Barang Summary', 'own-jkt1'],
  ['laporan-stock-jual', 'Laporan Stock Jual', 'own-jkt1'],
  ['laporan-terima-barang-supplier', 'Laporan Terima Barang Supplier', 'own-jkt1', true],
  ['laporan-saldo-barang-aktif', 'Laporan Saldo Barang Aktif', 'own-jkt1'],
  ['laporan-stock-opname', 'Laporan Stock Opname', 'own-jkt1'],
  ['laporan-timbang-baki', 'Laporan Timbang Baki', 'own-jkt1'],
  ['laporan-aktivitas-timbang-baki', 'Laporan Aktivitas Timbang Baki', 'own-jkt1'],
  ['laporan-kirim-barang', 'Laporan Kirim Barang', 'own-jkt1'],
  ['laporan-barang-acc', 'Laporan Barang ACC', 'own-jkt1'],
  ['laporan-tambah-barang-manual', 'Laporan Tambah Barang Manual', 'own-jkt1'],
  ['laporan-pindah-barang-manual', 'Laporan Pindah Barang Manual', 'own-jkt1'],
  ['laporan-hancur-barang-manual', 'Laporan Hancur Barang Manual', 'own-jkt1'],
  ['laporan-summary-barang-manual', 'Laporan Barang Manual Summary', 'own-jkt1'],
  ['laporan-terima-barang', 'Laporan Terima Barang', 'own'],
  ['laporan-validasi-susut', 'Laporan Validasi Susut', 'own'],
  ['laporan-kirim-barang-kepusat', 'Laporan Kirim Barang Kepusat', 'own-bdg1'],
];

/** No part of the page is wider than the tablet. */
async function tidakMeluap(page: Page, jalan: string): Promise<void> {
  const meluap = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(meluap, jalan).toBe(false);
}

for (const user of ['own-jkt1', 'own', 'own-bdg1']) {
  test(`laporan barang berisi data demo di tablet (${user})`, async ({ page }) => {
    test.slow(); // seventeen reports, one after the other
    await page.setViewportSize(TABLET);
    await new HalamanMasuk(page).langsung(user);
    for (const [jalan, judul, , lama] of LAPORAN.filter((l) => l[2] === user)) {
      const laporan = new HalamanLaporan(page, judul);
      await laporan.buka(`/${jalan}`);
      if (lama) {
        const dari = laporan.form.getByRole('textbox', { name: /Tanggal Awal|Dari/ }).first();
        await dari.fill('2020-01-01');
        await dari.blur();
      }
      await laporan.filter();
      await laporan.sampaiLengkap();
      await expect(laporan.tabel.getByRole('row').nth(1), jalan).toBeVisible();
      await tidakMeluap(page, jalan);
    }
    // They are one screen: the last stands for all.
    await harusRamah(page);
  });
}

test('laporan kiriman online dan opname RFID memuat yang baru dibuat', async ({ page }) => {
  await page.setViewportSize(TABLET);
  const own = await Api.masuk('own-sby1');
  await baki(own, 'LK3');
  const [satu = '', dua = ''] = await buatBarang(own, 'LK3', [2.5, 3.5], { nama_barang: 'CINCIN ONLINE' });
  const { data: opname } = await own.panggil<{ no_opname: string }>('POST', 'stock-opname/start', {
    jenis: 'RFID',
    kode_gudang: 'TOKO',
    kode_toko: 'LK3',
  });
  for (const [apa, isi] of [
    ['scan/bulk', { kode: [satu, dua] }],
    ['selesai', {}],
  ] as const) {
    expect((await own.panggil('POST', `stock-opname/${opname.no_opname}/${apa}`, isi)).status).toBe(200);
  }
  const pasar = await own.ambil<{ kode_marketplace: string }[]>('marketplace');
  const online = await own.panggil('POST', 'kirim-barang', {
    tujuan: 'JKT1',
    jenis: 'ONLINE',
    kurir: 'KURIR E2E',
    no_resi: 'RESI-E2E-1',
    kode_marketplace: pasar[0]?.kode_marketplace,
    detail_barang: [{ kode_barcode: dua }],
  });
  expect(online.status, online.message).toBe(200);
  await new HalamanMasuk(page).masuk('own-sby1');
  for (const [jalan, judul, teks] of [
    ['/laporan-stock-opname-rfid', 'Laporan Stock Opname RFID', satu],
    // The waybill is a column by choice on a tablet; the courier is the test's own.
    ['/laporan-kirim-barang-online', 'Laporan Kirim Barang Online', 'KURIR E2E'],
  ] as const) {
    const laporan = new HalamanLaporan(page, judul);
    await laporan.buka(jalan);
    await laporan.filter();
    await laporan.sampaiLengkap();
    await expect(laporan.tabel).toContainText(teks);
    await tidakMeluap(page, jalan);
  }
});

/** Every other screen of goods. */
const LAYAR: readonly (readonly [jalan: string, judul: string])[] = [
  ['/tambah-data-barang', 'Tambah Data Barang'],
  ['/tambah-barang-banyak', 'Tambah Barang Banyak'],
  ['/penerimaan-barang', 'Penerimaan Barang'],
  ['/data-barang', 'Data Barang'],
  ['/cetak-barcode', 'Cetak Barcode'],
  ['/update-profit-barang', 'Update Profit Barang'],
  ['/pindah-barang', 'Pindah Barang'],
  ['/pindah-barang-satu-baki', 'Pindah Barang Satu Baki'],
  ['/hancur-data-barang', 'Hancur Data Barang'],
  ['/hancur-barang-perbaki', 'Hancur Barang Perbaki'],
  ['/kirim-barang-retur', 'Kirim Barang Retur'],
  ['/tambah-dan-ambil-stock-aksesoris', 'Tambah Dan Ambil Stock Aksesoris'],
  ['/timbang-baki', 'Timbang Baki'],
  ['/stock-opname', 'Stock Opname'],
  ['/stock-opname-gudang', 'Stock Opname Gudang'],
  ['/stock-opname-penerimaan', 'Stock Opname Penerimaan'],
  ['/stock-opname-rfid', 'Stock Opname RFID'],
  ['/stock-opname-global', 'Stock Opname Global'],
  ['/kirim-barang-kecabang', 'Kirim Barang Ke Cabang'],
  ['/kirim-barang', 'Kirim Barang'],
  ['/terima-barang', 'Terima Barang'],
  ['/validasi-susut', 'Validasi Susut'],
  ['/kirim-barang-external', 'Kirim Barang External'],
  ['/update-barang-external', 'Update Barang External'],
  ['/data-barang-manual', 'Data Barang Manual'],
  ['/pindah-barang-manual', 'Pindah Barang Manual'],
  ['/hancur-barang-manual', 'Hancur Barang Manual'],
];

test('setiap layar barang muat di tablet', async ({ page }) => {
  test.setTimeout(8 * 60_000); // every screen of goods, one after the other
  await page.setViewportSize(TABLET);
  await new HalamanMasuk(page).langsung('own-jkt1');
  const layar = new LayarBarang(page);
  for (const [jalan, judul] of LAYAR) {
    await layar.buka(jalan, judul);
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    await tidakMeluap(page, jalan);
    await harusRamah(page);
  }
});
