// Instalments in the browser: signed with the schedule in sight, paid one by one and several at once, a payment taken back,
// settled with the piece handed over; another cancelled with what is given back; one of the old program that is in default,
// and its auction. Pieces are the test's own.
import type { Page } from '@playwright/test';
import { Api } from '../alat/api';
import { harusRamah } from '../alat/axe';
import { hariIni } from '../alat/jam';
import { barangJual, tambahLaci } from '../alat/niaga';
import { expect, test } from '../alat/uji';
import { HalamanMasuk } from '../pages/HalamanMasuk';
import { Kerangka } from '../pages/Kerangka';
import { FormCicilan, LaciCicilan } from '../pages/LayarCicilan';

const TOKO = 'sby1';
const KASIR = `kasir2-${TOKO}`;
const SPV = `spv-${TOKO}`;
const OWN = `own-${TOKO}`;
const LEBAR = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
];
const BAKI = 'CI1';

test.use({ bolehGalat: { pola: [/status of 422/, /status of 409/] } });

/** One that nobody in the register has. */
const nikBaru = () => `35780155${String(Date.now()).slice(-8)}`;

const orang = (nama: string) => `${nama} ${Date.now() % 1_000_000}`;

for (const viewport of LEBAR) {
  test.describe(`${viewport.width}`, () => {
    test.use({ viewport });

    test('akad, dibayar satu dan beberapa, satu dibatalkan, dilunasi dan barangnya diserahkan', async ({ page }) => {
      const [kode = ''] = await barangJual(TOKO, BAKI, [2.5], 'CINCIN CICIL');
      await new HalamanMasuk(page).langsung(KASIR);
      const form = new FormCicilan(page);
      await form.buka();
      await form.pindai(kode);
      await expect(form.baris).toHaveCount(1);
      await expect(form.jadwal.locator('[data-angsuran]')).not.toHaveCount(0);
      const banyak = await form.jadwal.locator('[data-angsuran]').count();
      const nik = nikBaru();
      await form.pelangganBaru(orang('SARI'), nik);
      await harusRamah(page);
      const no = await form.simpan();

      const satu = new LaciCicilan(page, no);
      await satu.buka();
      await expect(satu.laci).toContainText('Berjalan');
      await expect(satu.laci).toContainText('disimpan di TITIP');
      await expect(satu.laci.locator('[data-angsuran]')).toHaveCount(banyak);
      await harusRamah(page);
      let dialog = await satu.langkah(/^Bayar Angsuran/, /^Bayar FC/);
      await expect(dialog.getByRole('table', { name: 'Alokasi pembayaran' })).toBeVisible();
      await harusRamah(page);
      await satu.bayarTunai(dialog);
      await expect(satu.angsuran(1)).toHaveAttribute('data-status', 'LUNAS');
      await expect(satu.angsuran(2)).toHaveAttribute('data-status', 'BELUM');

      // Two at once.
      dialog = await satu.langkah(/^Bayar Angsuran/, /^Bayar FC/);
      await dialog.getByRole('button', { name: /^2 angsuran/ }).click();
      const dua = await satu.bayarTunai(dialog);
      await expect(satu.angsuran(3)).toHaveAttribute('data-status', 'LUNAS');
      await expect(satu.laci.locator(`[data-bayar="${dua}"]`)).toContainText('pokok');
      await page.keyboard.press('Escape');
      await expect(satu.laci).toBeHidden();
      await new Kerangka(page).keluar();

      // Somebody else takes the last one back.
      await new HalamanMasuk(page).langsung(SPV);
      await satu.buka();
      dialog = await satu.langkah(new RegExp(`^Batalkan ${dua}`), /^Batalkan Pembayaran/);
      await dialog.getByRole('textbox', { name: 'Alasan' }).fill('salah hitung');
      await dialog.getByRole('button', { name: /Ya, Batalkan/ }).click();
      await satu.setujui(dialog, OWN);
      await expect(satu.angsuran(2)).toHaveAttribute('data-status', 'BELUM');
      await expect(satu.laci.locator(`[data-bayar="${dua}"]`)).toContainText('Batal');
      await page.keyboard.press('Escape');
      await expect(satu.laci).toBeHidden();
      await new Kerangka(page).keluar();

      // Settled: the piece goes with it, to the person whose card was seen.
      await new HalamanMasuk(page).langsung(KASIR);
      await satu.buka();
      dialog = await satu.langkah(/^Lunasi/, /^Bayar FC/);
      await expect(dialog).toContainText('Sesudah ini lunas.');
      await dialog.getByRole('combobox', { name: 'Pengenal yang dilihat' }).click();
      await page.getByRole('option', { name: 'KTP', exact: true }).click();
      await dialog.getByRole('textbox', { name: 'Empat angka terakhir' }).fill(nik.slice(-4));
      await dialog.getByRole('textbox', { name: `Berat timbang ${kode}` }).fill('2.500');
      await harusRamah(page);
      await satu.bayarTunai(dialog);
      await expect(satu.laci.locator('[data-status="LUNAS"]').first()).toBeVisible();
      await expect(satu.laci).toContainText(/Penjualannya\s*NG/);
      await expect(satu.laci.getByRole('button', { name: /^Bayar Angsuran/ })).toHaveCount(0);
      // Nobody cancels what was paid.
      const own = await Api.masuk(OWN);
      const coba = await own.panggil('POST', `cicilan/${no}/batal/hitung`, { alasan: '' });
      expect([409, 422]).toContain(coba.status);
    });

    test('dibatalkan: yang dikembalikan diterangkan dulu, lalu dibayarkan', async ({ page }) => {
      const [kode = ''] = await barangJual(TOKO, BAKI, [3.1], 'GELANG CICIL');
      await new HalamanMasuk(page).langsung(KASIR);
      const form = new FormCicilan(page);
      await form.buka();
      await form.pindai(kode);
      await form.pelangganBaru(orang('TUTI'), nikBaru());
      const no = await form.simpan();
      const satu = new LaciCicilan(page, no);
      await satu.buka();
      await satu.bayarTunai(await satu.langkah(/^Bayar Angsuran/, /^Bayar FC/));
      await page.keyboard.press('Escape');
      await expect(satu.laci).toBeHidden();
      await new Kerangka(page).keluar();

      await tambahLaci(OWN, 10_000_000);
      await new HalamanMasuk(page).langsung(OWN);
      await page.goto('/batal-cicilan');
      await page.getByRole('main').getByRole('textbox', { name: 'Cari' }).fill(no);
      const dialog = page.getByRole('dialog', { name: new RegExp(`^Batalkan ${no}`) });
      await page.getByRole('main').getByRole('button', { name: no }).click();
      await expect(dialog).toBeVisible();
      await expect(dialog.getByRole('table', { name: 'Perhitungan pengembalian' })).toBeVisible();
      await expect(dialog.locator('[data-dikembalikan]')).toBeVisible();
      await harusRamah(page);
      await dialog.getByRole('textbox', { name: 'Alasan' }).fill('tidak sanggup');
      await dialog.getByRole('button', { name: /Ya, Batalkan/ }).click();
      await satu.setujui(dialog, `spv-${TOKO}`);
      await satu.buka();
      await expect(satu.laci).toContainText('TIDAK SANGGUP');
      // The piece is for sale again.
      const kasir = await Api.masuk(KASIR);
      const jual = await kasir.panggil('POST', 'penjualan/hitung', { detail_barang: [{ kode_barcode: kode }] });
      expect(jual.status, jual.message).toBe(200);
    });

    test('macet: tampak di jatuh tempo, dilelang, dan yang dikembalikan diterangkan', async ({ page }) => {
      const [kode = ''] = await barangJual(TOKO, BAKI, [4.2], 'KALUNG CICIL');
      const nama = orang('RINA');
      await tambahLaci(OWN, 10_000_000);
      await new HalamanMasuk(page).langsung(OWN);
      await pindahkan(page, kode, nama, 5, 1);
      const isi = page.getByRole('main');
      await page.goto('/lihat-cicilan?tampil=tempo');
      await isi.getByRole('textbox', { name: 'Cari' }).fill(nama);
      const baris = isi.getByRole('row').filter({ hasText: nama });
      await expect(baris).toContainText('Macet');
      await expect(baris).toContainText('terlambat');
      await harusRamah(page);
      await page.goto('/lelang-cicilan');
      await isi.getByRole('textbox', { name: 'Cari' }).fill(nama);
      const dialog = page.getByRole('dialog', { name: /^Lelang FC/ });
      await baris.getByRole('button', { name: /^FC/ }).click();
      await expect(dialog).toBeVisible();
      await expect(dialog.getByRole('table', { name: 'Perhitungan pengembalian' })).toBeVisible();
      await expect(dialog.locator('[data-dikembalikan]')).toContainText(nama);
      await harusRamah(page);
      const ya = dialog.getByRole('button', { name: /Ya, Lelang/ });
      await expect(ya).toBeDisabled();
      await dialog.getByRole('textbox', { name: 'Alasan' }).fill('tiga kali tidak dibayar');
      await ya.click();
      await new LaciCicilan(page, '').setujui(dialog, SPV);
      await page.goto('/lelang-cicilan');
      await isi.getByRole('textbox', { name: 'Cari' }).fill(nama);
      await expect(baris).toHaveCount(0);
    });
  });
}

/** A contract of the old program, as it would be after so many months of which so many were paid. */
async function pindahkan(page: Page, kode: string, nama: string, bulan: number, dibayar: number): Promise<void> {
  const akad = new Date(`${hariIni()}T00:00:00Z`);
  akad.setUTCMonth(akad.getUTCMonth() - bulan);
  const isi: Record<string, string | number> = {
    no_cicilan: `LAMA-${kode}`,
    nama_customer: nama,
    tgl_akad: akad.toISOString().slice(0, 10),
    kode_barcode: kode,
    harga: 4_000_000,
    uang_muka: 1_000_000,
    tenor: 6,
    bunga: 2,
    dibayar_kali: dibayar,
    denda: 2_000,
    biaya: 50_000,
    no_hp: '081234567899',
    alamat_customer: 'JL. LAMA 1',
  };
  await page.goto('/lihat-cicilan');
  await page.getByRole('button', { name: 'Aksi lain', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Impor cicilan awal (pindah sistem)' }).click();
  const dialog = page.getByRole('dialog', { name: /^Impor cicilan awal$/i });
  await expect(dialog.getByRole('button', { name: 'Unduh templat' })).toBeEnabled();
  const teks = `${Object.keys(isi).join(',')}\n${Object.values(isi).join(',')}\n`;
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: `cicilan-${kode}.csv`, mimeType: 'text/csv', buffer: Buffer.from(teks) });
  await dialog.getByRole('button', { name: 'Impor 1 cicilan' }).click();
  await dialog.getByRole('button', { name: 'Selesai' }).click();
  await expect(dialog).toBeHidden();
}
