// Orders in the browser: promised and paid down, made by a craftsman, received, fetched with the difference explained; and
// cancelled with what goes back; a sample out and back. Pieces, trays and customers are the test's own.
import { Api } from '../alat/api';
import { harusRamah } from '../alat/axe';
import { barangJual, pastikanHarga } from '../alat/niaga';
import { pilihButir } from '../alat/pilih';
import { emasUntukPesanan } from '../alat/tukang';
import { expect, test } from '../alat/uji';
import { HalamanMasuk } from '../pages/HalamanMasuk';
import { Kerangka } from '../pages/Kerangka';
import { LayarPesanan } from '../pages/LayarPesanan';

const TOKO = 'sby1';
const KASIR = `kasir2-${TOKO}`;
const SPV = `spv-${TOKO}`;
const TABLET = { width: 1024, height: 768 };

test.use({ bolehGalat: { pola: [/status of (409|422)/] } });

/** So many days after the store's own. */
async function hariKe(n: number): Promise<string> {
  const { pengguna } = (await Api.sesi(KASIR)) as unknown as { pengguna: { tgl_system: string } };
  return new Date(Date.parse(`${pengguna.tgl_system}T00:00:00Z`) + n * 86_400_000).toISOString().slice(0, 10);
}

/** Another person looked at it: before that nobody works on it. */
async function divalidasi(no: string): Promise<void> {
  const spv = await Api.masuk(SPV);
  const jawab = await spv.panggil('POST', 'validasi/pesanan', { no_pesanans: [no], user_id: KASIR });
  expect(jawab.status, jawab.message).toBe(200);
}

const siapa = (nama: string) => `${nama} ${Date.now() % 1_000_000}`;

for (const viewport of [{ width: 1440, height: 900 }, TABLET]) {
  test.describe(`${viewport.width}`, () => {
    test.use({ viewport });

    test('dipesan, dibuat tukang, diterima, lalu diambil dengan selisihnya dijelaskan', async ({ page }) => {
      await pastikanHarga(TOKO);
      const nama = siapa('RATNA');
      await new HalamanMasuk(page).langsung(KASIR);
      const layar = new LayarPesanan(page);
      await layar.buka();
      await layar.pelangganBaru(nama);
      await layar.tambah({ nama: 'CINCIN KAWIN', berat: '5' });
      await expect(layar.isi.getByText(/Paling sedikit Rp\. [\d,]+ \(\d+%\)/)).toBeVisible();
      await layar.lengkapi(await hariKe(7));
      await harusRamah(page);
      const no = await layar.simpan();
      expect(no).toMatch(/^FPSBY1-/);
      // The board: new, validated by another, then with the craftsman.
      await layar.papan(no);
      await expect(layar.kolom('Baru').locator(`[data-kartu="${no}"]`)).toBeVisible();
      await harusRamah(page);
      await divalidasi(no);
      await layar.papan(no);
      await expect(layar.kolom('Divalidasi').locator(`[data-kartu="${no}"]`)).toBeVisible();
      const serah = await layar.langkah(no, 'Serahkan ke tukang', 'Serahkan ke Tukang');
      await pilihButir(serah.getByRole('combobox', { name: 'Tukang' }), /^T02 /);
      await serah.getByRole('button', { name: /^Serahkan/ }).click();
      await expect(page.getByText('Pesanan Diserahkan Ke Tukang')).toBeVisible();
      await layar.tutupLaci(no);
      await expect(layar.kolom('Di tukang').locator(`[data-kartu="${no}"]`)).toBeVisible();
      await emasUntukPesanan(TOKO, 'PT1', no, 8);
      // Delivered a little heavier than was said, tested by another.
      const terima = await layar.langkah(no, 'Terima dari tukang', 'Terima dari Tukang');
      await terima.getByRole('textbox', { name: 'Berat timbang' }).fill('5.2');
      await terima.getByRole('textbox', { name: 'Kadar uji (%)' }).fill('75');
      await expect(terima.getByRole('table', { name: 'Emas murni' })).toBeVisible();
      await harusRamah(page);
      await terima.getByRole('button', { name: /^Terima/ }).click();
      await layar.setujui(SPV);
      await expect(page.getByText('Hasil Tukang Berhasil Diterima')).toBeVisible();
      await layar.tutupLaci(no);
      await expect(layar.kolom('Siap diambil').locator(`[data-kartu="${no}"]`)).toBeVisible();
      // Fetched: the weight explains the difference, the down payment pays first.
      const ambil = await layar.langkah(no, 'Ambil', `Ambil ${no}`);
      await expect(ambil.getByText(/^Berat 5\.\d{3} gr, taksiran 5\.000 gr$/)).toBeVisible();
      await harusRamah(page);
      await pilihButir(ambil.getByRole('combobox', { name: 'Pengenal yang dilihat' }), 'SIM');
      await ambil.getByRole('textbox', { name: 'Empat angka terakhir' }).fill('1234');
      await expect(ambil.locator('[data-basi="tidak"]')).toBeVisible();
      await expect(ambil.getByText(/^Perlu otorisasi/)).toHaveCount(0);
      await ambil.getByRole('button', { name: /Uang pas/ }).click();
      await ambil.getByRole('button', { name: /^Ambil Pesanan/ }).click();
      await expect(ambil.getByText('Pesanan Berhasil Diambil')).toBeVisible();
      const jual = (await ambil.locator('[data-nomor]').textContent()) ?? '';
      expect(jual).toMatch(/^NGSBY1-/);
      const kasir = await Api.masuk(KASIR);
      const jadi = await kasir.ambil<{ tahap: string; no_faktur_group: string; sisa_dp: number }>(`pesanan/${no}`);
      expect(jadi).toMatchObject({ tahap: 'AMBIL', no_faktur_group: jual, sisa_dp: 0 });
      // Twice is refused.
      expect((await kasir.panggil('POST', `pesanan/${no}/ambil`, { pembayaran: [] })).status).toBe(409);
      // Brought back the same hour: another person has the piece on the scale and takes the pick-up back; it waits for its owner again.
      await page.goto('/lihat-pesanan');
      await new Kerangka(page).keluar();
      await new HalamanMasuk(page).langsung(SPV);
      await page.goto(`/lihat-pesanan?pesanan=${no}`);
      const laci = page.getByRole('dialog', { name: no, exact: true });
      await laci.getByRole('button', { name: /^Batalkan pengambilan/ }).click();
      const undur = page.getByRole('dialog', { name: 'Batalkan Pengambilan' });
      const timbang = undur.getByRole('textbox', { name: /^Berat sekarang/ });
      await expect(timbang).toBeFocused();
      await timbang.fill('4.900');
      await undur.getByRole('textbox', { name: 'Alasan' }).fill('salah orang');
      await harusRamah(page);
      await undur.getByRole('button', { name: /^Ya, Batalkan/ }).click();
      await expect(undur.getByText(/beli kembali dengan notanya/)).toBeVisible();
      await timbang.fill('5.200');
      await undur.getByRole('button', { name: /^Ya, Batalkan/ }).click();
      await expect(page.getByText('Pengambilan Berhasil Dibatalkan')).toBeVisible();
      await expect(laci).toContainText('Siap diambil');
    });

    test('dibatalkan sesudah dikerjakan: yang dipotong disebut, sisanya kembali dengan otorisasi', async ({ page }) => {
      await pastikanHarga(TOKO);
      await new HalamanMasuk(page).langsung(KASIR);
      const layar = new LayarPesanan(page);
      await layar.buka();
      await layar.pelangganBaru(siapa('LILIS'));
      await layar.tambah({ nama: 'CINCIN BATAL', berat: '3', kunci: true, ongkos: '500000' });
      await expect(layar.isi.getByText(/per gram dikunci/)).toBeVisible();
      await layar.lengkapi(await hariKe(3));
      const no = await layar.simpan();
      await divalidasi(no);
      await layar.papan(no);
      const serah = await layar.langkah(no, 'Serahkan ke tukang', 'Serahkan ke Tukang');
      await pilihButir(serah.getByRole('combobox', { name: 'Tukang' }), /^T02 /);
      await page.keyboard.press('F9');
      await expect(page.getByText('Pesanan Diserahkan Ke Tukang')).toBeVisible();
      const laci = page.getByRole('dialog', { name: no, exact: true });
      await laci.getByRole('button', { name: /^Batalkan/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Batalkan Pesanan' });
      await expect(dialog.getByText(/sudah dikerjakan tukang, ongkos/)).toBeVisible();
      await dialog.getByLabel('Alasan').fill('pelanggan pindah kota');
      await harusRamah(page);
      await dialog.getByRole('button', { name: 'Ya, Batalkan' }).click();
      await layar.setujui(SPV);
      await expect(page.getByText('Pesanan Berhasil Dibatalkan')).toBeVisible();
      await expect(laci.locator('[data-sisa-dp]')).toHaveAttribute('data-sisa-dp', '0');
      await layar.tutupLaci(no);
      // No open work any more; the table still has it.
      await page.goto(`/lihat-pesanan?tampil=tabel&status=BATAL&cari=${no}`);
      await expect(layar.isi.getByRole('button', { name: no })).toBeVisible();
    });
  });
}

test('barang contoh keluar ke tukang dan kembali dengan beratnya', async ({ page }) => {
  const [kode = ''] = await barangJual(TOKO, 'PT2', [2.5], 'CINCIN CONTOH');
  await new HalamanMasuk(page).langsung(KASIR);
  const layar = new LayarPesanan(page);
  await layar.buka();
  await layar.pelangganBaru(siapa('YANTI'));
  await layar.tambah({ nama: 'CINCIN SERUPA', berat: '2.5' });
  await layar.lengkapi(await hariKe(5));
  const no = await layar.simpan();
  await page.goto('/ambil-barang-contoh');
  await expect(layar.isi.getByRole('button', { name: /^Contoh Keluar/ })).toBeVisible();
  await page.keyboard.press('F3');
  const keluar = page.getByRole('dialog', { name: 'Contoh Keluar' });
  await keluar.getByRole('textbox', { name: 'No pesanan' }).fill(no);
  await expect(keluar.getByText(/CINCIN SERUPA/)).toBeVisible();
  await keluar.getByRole('textbox', { name: 'Barcode' }).fill(kode);
  await keluar.getByRole('textbox', { name: 'Berat timbang' }).fill('2.5');
  await pilihButir(keluar.getByRole('combobox', { name: 'Tukang yang membawa' }), /^T02 /);
  await harusRamah(page);
  await page.keyboard.press('F9');
  const izin = page.getByRole('dialog', { name: 'Otorisasi' });
  const jadi = page.getByText('Barang Contoh Berhasil Disimpan');
  await expect(izin.or(jadi).first()).toBeVisible();
  if (await izin.isVisible()) await layar.setujui(SPV);
  await expect(jadi).toBeVisible();
  await layar.isi.getByRole('textbox', { name: 'Cari' }).fill(no);
  const baris = layar.isi.getByRole('row').filter({ hasText: no });
  await baris.getByRole('button', { name: 'Kembali' }).click();
  const kembali = page.getByRole('dialog', { name: /^Contoh Kembali BC/ });
  await kembali.getByRole('textbox', { name: 'Berat timbang sekarang' }).fill('2.5');
  await kembali.getByRole('textbox', { name: 'Kadar uji (%)' }).fill('75');
  await expect(kembali.getByText('Beratnya sama dengan waktu keluar')).toBeVisible();
  await kembali.getByRole('button', { name: /^Simpan/ }).click();
  // A copy weighs the same: a second person tested it.
  await layar.setujui(SPV);
  await expect(page.getByText('Barang Contoh Sudah Kembali')).toBeVisible();
  await expect(baris).toHaveCount(0);
});

test('papan di ponsel: satu kolom, dipilih dengan tab', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await new HalamanMasuk(page).langsung(KASIR);
  await page.goto('/lihat-pesanan');
  const tab = page.getByRole('tablist', { name: 'Tahap Pesanan' });
  const kosong = page.getByText('Tidak ada pesanan yang berjalan');
  await expect(tab.or(kosong).first()).toBeVisible();
  if (await tab.isVisible()) {
    await tab.getByRole('tab', { name: /^Siap diambil/ }).click();
    await expect(page.getByRole('region', { name: 'Siap diambil' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Baru' })).toHaveCount(0);
  }
  await harusRamah(page);
});
