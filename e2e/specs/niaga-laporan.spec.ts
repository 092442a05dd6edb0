// Reports of trade in a real browser: a sale and a purchase of this test's own found in them, in the files too, and the
// reports that are several tables on a desk, a tablet and a phone. Its pieces lie in a tray that no other file uses.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { Api } from '../alat/api';
import { harusRamah } from '../alat/axe';
import { barangJual } from '../alat/niaga';
import { expect, test } from '../alat/uji';
import { HalamanLaporan } from '../pages/HalamanLaporan';
import { HalamanMasuk } from '../pages/HalamanMasuk';

interface Hitungan {
  neto: number;
  total_jual: number;
  total_beli: number;
}

interface Dagang {
  barcode: string;
  no: string;
  harga: number;
  noBeli: string;
}

async function panggil<T>(api: Api, jalur: string, badan: unknown): Promise<T> {
  const { status, data, message } = await api.panggil<T>('POST', jalur, badan);
  expect(status, `${jalur}: ${message}`).toBe(200);
  return data;
}

/** One ring made and sold for cash, one of another shop bought. */
async function berdagang(nama: string): Promise<Dagang> {
  const [barcode = ''] = await barangJual('sby1', 'NL1', [2.345], nama);
  const kasir = await Api.masuk('kasir1-sby1');
  const jual = { kode_sales: 'S01', detail_barang: [{ kode_barcode: barcode }] };
  const { neto } = await panggil<Hitungan>(kasir, 'penjualan/hitung', jual);
  const terjual = await panggil<{ no_faktur_group: string }>(kasir, 'penjualan', {
    ...jual,
    neto,
    pembayaran: [{ jenis: 'CASH', jumlah_rp: neto }],
  });
  const beli = {
    kode_sales: 'S01',
    customer: { nama_customer: nama, alamat_customer: 'JL. UJI 1', nik: '3578010101900007' },
    detail_beli: [
      {
        surat: 'TOKO LAIN',
        kode_group: '750',
        kode_dept: 'CIN750',
        nama_barang: nama,
        berat_timbang: 0.75,
        kadar_uji: 75,
        kondisi: 'RUSAK RINGAN',
      },
    ],
  };
  const { total_beli } = await panggil<Hitungan>(kasir, 'pembelian/hitung', beli);
  const dibeli = await panggil<{ no_faktur_beli: string[] }>(kasir, 'pembelian', {
    ...beli,
    pembayaran: [{ jenis: 'CASH', jumlah_rp: total_beli }],
  });
  return { barcode, no: terjual.no_faktur_group, harga: neto, noBeli: dibeli.no_faktur_beli[0] ?? '' };
}

/** The text of the PDF that the button opens. */
async function teksPdf(page: Page, laporan: HalamanLaporan): Promise<string> {
  const jawaban = page.waitForResponse((satu) => satu.url().endsWith('/berkas'));
  await laporan.tombol('Export Pdf').click();
  const jalur = join(await mkdtemp(join(tmpdir(), 'laporan-')), 'laporan.pdf');
  // The page took the body into its window; the same request again is the same file.
  const lagi = await page.request.fetch((await jawaban).request());
  await writeFile(jalur, await lagi.body());
  const { stdout } = await promisify(execFile)('pdftotext', ['-layout', jalur, '-']);
  return stdout;
}

async function tanpaGeser(page: Page, lebar: number) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(lebar);
}

const ribuan = (nilai: number) => nilai.toLocaleString('ko-KR');

test('laporan transaksi penjualan menemukan penjualannya, di layar dan di berkas', async ({ page }) => {
  const nama = 'UJI LAPORAN JUAL';
  const { barcode, no, harga } = await berdagang(nama);
  await new HalamanMasuk(page).langsung('own-sby1');
  const laporan = new HalamanLaporan(page, 'Laporan Transaksi Penjualan');
  await laporan.buka('/laporan-transaksi-penjualan');
  await laporan.form.getByRole('textbox', { name: 'Cari Barang' }).fill(nama);
  await laporan.filter();
  await laporan.sampaiLengkap();
  // One line: it stands flat under its number, which opens it; no head and no subtotal repeat it.
  await expect(laporan.tabel.getByRole('link', { name: no, exact: true })).toBeVisible();
  await expect(laporan.tabel.getByText(barcode, { exact: true })).toBeVisible();
  await expect(laporan.tabel.getByRole('row', { name: /^Sub Total NG/ })).toHaveCount(0);
  await expect(laporan.tabel.getByRole('row', { name: /^Total 1 baris/ })).toContainText(ribuan(harga));
  await harusRamah(page);
  const csv = await laporan.simpan('Export CSV!!');
  const isi = await readFile(await csv.path(), 'utf8');
  expect(isi).toContain(`"${barcode}"`);
  expect(isi).toContain(`,${harga},`);
  const excel = await laporan.simpan('Export Excel');
  expect((await readFile(await excel.path())).subarray(0, 2).toString()).toBe('PK');
  const pdf = await teksPdf(page, laporan);
  expect(pdf).toContain('Laporan Transaksi Penjualan');
  expect(pdf).toContain(barcode);
  expect(pdf).toContain(ribuan(harga));
});

test('laporan transaksi pembelian: barangnya di bawah fakturnya, di layar tablet', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const { noBeli } = await berdagang('UJI LAPORAN BELI');
  await new HalamanMasuk(page).langsung('own-sby1');
  const laporan = new HalamanLaporan(page, 'Laporan Transaksi Pembelian');
  await laporan.buka('/laporan-transaksi-pembelian');
  await laporan.filter();
  await laporan.sampaiLengkap();
  await expect(page.getByText('Laporan Transaksi Pembelian Tersedia')).toBeVisible();
  const csv = await laporan.simpan('Export CSV!!');
  expect(await readFile(await csv.path(), 'utf8')).toContain(`"${noBeli}"`);
  await tanpaGeser(page, 1024);
});

test('akhir hari: sembilan bagian di meja, tablet dan telepon', async ({ page }) => {
  const nama = 'UJI AKHIR HARI';
  const { barcode } = await berdagang(nama);
  await new HalamanMasuk(page).langsung('own-sby1');
  const laporan = new HalamanLaporan(page, 'Laporan Akhir Hari');
  await laporan.buka('/laporan-akhir_hari');
  await laporan.filter();
  await laporan.sampaiLengkap();
  await expect(page.getByText('Laporan Akhir Hari Tersedia')).toBeVisible();
  const penjualan = page.getByRole('table', { name: 'Penjualan', exact: true });
  await expect(penjualan.getByRole('cell', { name: barcode, exact: true })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Pembelian', exact: true }).getByText(nama)).toBeVisible();
  await expect(page.getByText('Tidak ada Service Masuk di tanggal ini')).toBeVisible();
  await harusRamah(page);
  for (const lebar of [1024, 390]) {
    await page.setViewportSize({ width: lebar, height: 800 });
    await expect(penjualan).toBeVisible();
    await tanpaGeser(page, lebar);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await teksPdf(page, laporan)).toContain(barcode);
});

test('harian emas: tiga tabel dan saldo; rekap sales: total omset', async ({ page }) => {
  await berdagang('UJI HARIAN EMAS');
  await new HalamanMasuk(page).langsung('own-sby1');
  const emas = new HalamanLaporan(page, 'Laporan Harian Emas');
  await emas.buka('/laporan-harian-emas');
  await emas.filter();
  await emas.sampaiLengkap();
  await expect(page.getByText('Laporan Harian Emas Tersedia')).toBeVisible();
  for (const nama of ['Stock dan Penjualan', 'Penjualan dan Pembelian', 'Kasir']) {
    await expect(page.getByRole('table', { name: nama, exact: true })).toBeVisible();
  }
  await expect(page.getByText('Saldo (Pembelian - Penjualan)')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Kasir' }).getByText('kasir1-sby1')).toBeVisible();
  expect(await teksPdf(page, emas)).toContain('Laporan Harian Emas');
  const rekap = new HalamanLaporan(page, 'Laporan Rekap Sales');
  await rekap.buka('/laporan-rekap-sales');
  await rekap.filter();
  await rekap.sampaiLengkap();
  await expect(page.getByText('Laporan Rekap Sales Tersedia')).toBeVisible();
  await expect(
    page.getByRole('table', { name: 'Total Omset' }).getByRole('row', { name: /^OMSET EMAS [1-9]/ }),
  ).toBeVisible();
  await harusRamah(page);
});
