// Loans in the browser: lent on pledges with the cost of redeeming in sight, extended, paid down, released in part, redeemed;
// one of the old program that is overdue, valued by two persons, refused to the wrong approver, auctioned, taken back, auctioned
// again, its surplus paid out. Pledges are the test's own.
import type { Page } from '@playwright/test';
import { Api } from '../alat/api';
import { harusRamah } from '../alat/axe';
import { beriMenu } from '../alat/hak';
import { hariIni } from '../alat/jam';
import { pastikanHarga, tambahLaci } from '../alat/niaga';
import { expect, test } from '../alat/uji';
import { HalamanMasuk } from '../pages/HalamanMasuk';
import { Kerangka } from '../pages/Kerangka';
import { FormHutang, LaciHutang, setujui } from '../pages/LayarHutang';

const TOKO = 'sby1';
const KASIR = `kasir2-${TOKO}`;
const SPV = `spv-${TOKO}`;
const OWN = `own-${TOKO}`;
const LEBAR = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
];

test.use({ bolehGalat: { pola: [/status of 422/, /status of 409/] } });

const urut = () => String(Date.now() % 1_000_000).padStart(6, '0');
/** A person of this run alone: the same number opens the same card. */
const nikBaru = () => `3578${String(Date.now()).slice(-12)}`;

/** Two pledges, lent on in cash; the number of the loan and the identity it is on. */
async function pinjamkan(page: Page, nama: string, jumlah: number): Promise<{ no: string; nik: string }> {
  const nik = nikBaru();
  const form = new FormHutang(page);
  await form.buka();
  await form.dariLuar({ nama: 'GELANG JAMINAN', berat: '10.000', kadar: '75' });
  await form.dariLuar({ nama: 'RANTAI JAMINAN', berat: '6.000', kadar: '75' });
  await expect(form.baris).toHaveCount(2);
  await form.pelangganBaru(nama, nik);
  const no = await form.simpan(jumlah, SPV, `K${urut()}`);
  return { no, nik };
}

for (const viewport of LEBAR) {
  test.describe(`${viewport.width}`, () => {
    test.use({ viewport });

    test('dipinjamkan, diperpanjang, dicicil, ditambah, ditebus sebagian, lalu ditebus', async ({ page }) => {
      await pastikanHarga(TOKO);
      await tambahLaci(KASIR, 5_000_000);
      await new HalamanMasuk(page).langsung(KASIR);
      const { no, nik } = await pinjamkan(page, `SARI ${urut()}`, 3_000_000);
      await harusRamah(page);

      const satu = new LaciHutang(page, no);
      await satu.buka();
      await expect(satu.laci.locator('[data-status="AKTIF"]')).toBeVisible();
      await expect(satu.laci.getByRole('img', { name: /^Foto masuk GELANG/ })).toBeVisible();
      await expect(satu.laci.getByRole('table', { name: 'Rincian bunga' })).toBeVisible();
      await harusRamah(page);
      // Extended: only the interest is paid, another loan follows.
      let dialog = await satu.langkah('Perpanjang');
      await expect(dialog.locator('[data-pokok-baru="3000000"]')).toBeVisible();
      await harusRamah(page);
      const dua = new LaciHutang(page, await satu.bayar(dialog, nik, /^Perpanjang/));
      await satu.buka();
      await expect(satu.laci).toContainText('Diperpanjang');

      // Paid down.
      await dua.buka();
      dialog = await dua.langkah('Cicil pokok');
      await dialog.getByRole('textbox', { name: 'Pokok yang baru' }).fill('2000000');
      await expect(dialog.locator('[data-pokok-baru="2000000"]')).toBeVisible();
      const tiga = new LaciHutang(page, await dua.bayar(dialog, nik, /^Cicil pokok/));

      // Raised: tested once more by who says yes.
      await tiga.buka();
      dialog = await tiga.langkah('Tambah pinjaman');
      await dialog.getByRole('textbox', { name: 'Pokok yang baru' }).fill('2500000');
      await expect(dialog.locator('[data-pokok-baru="2500000"]')).toBeVisible();
      const naik = new LaciHutang(page, await tiga.bayar(dialog, nik, /^Tambah pinjaman/, SPV));

      // One pledge goes home, its share of the principal with it.
      await naik.buka();
      dialog = await naik.langkah('Tebus sebagian');
      await dialog.getByRole('checkbox', { name: /^RANTAI JAMINAN/ }).check();
      await expect(dialog.getByRole('checkbox', { name: /^GELANG JAMINAN/ })).toBeDisabled();
      await expect(dialog.locator('[data-pokok-baru]')).toBeVisible();
      const empat = new LaciHutang(page, await naik.bayar(dialog, nik, /^Tebus sebagian/));
      await empat.buka();
      await expect(empat.laci.getByRole('table', { name: 'Rantai hutang' }).locator('tbody tr')).toHaveCount(5);
      await expect(empat.laci.getByRole('region', { name: /^Jaminan / })).toHaveCount(1);

      // A wrong identity takes nothing along; the right one does. Found by its number in the scan field.
      await page.goto('/lihat-hutang');
      const pindai = page.getByRole('textbox', { name: 'Scan surat hutang' });
      await pindai.fill(`${empat.no}/1`);
      await pindai.press('Enter');
      dialog = page.getByRole('dialog', { name: `Tebus ${empat.no}` });
      await expect(dialog.getByRole('textbox', { name: 'No surat' })).toHaveValue('1');
      await dialog.getByRole('textbox', { name: 'NIK pemilik' }).fill('3171000000000009');
      await expect(dialog.locator('[data-bayar-rp]')).toHaveAttribute('data-basi', 'tidak');
      await dialog.getByRole('button', { name: /Uang pas/ }).click();
      await dialog.getByRole('button', { name: /^Tebus/ }).click();
      await expect(dialog).toContainText(/NIK bukan milik/);
      await harusRamah(page);
      const lunas = await empat.bayar(dialog, nik, /^Tebus/);
      expect(lunas).toMatch(/^HL/);
      await empat.buka();
      await expect(empat.laci.locator('[data-status="LUNAS"]')).toBeVisible();
      await expect(empat.laci.getByRole('group', { name: 'Langkah berikutnya' })).toHaveCount(0);
      // Not twice.
      const kasir = await Api.masuk(KASIR);
      const lagi = await kasir.panggil('POST', `hutang/${empat.no}/lunas/hitung`, { tiket: 1, nik });
      expect([409, 422]).toContain(lagi.status);
    });

    test('dilelang sesudah lewat, diperingatkan dan ditaksir dua orang; yang salah dibatalkan, kelebihannya dibayar', async ({
      page,
    }) => {
      await pastikanHarga(TOKO);
      // A cashier has no auctions; this one is trusted to value, from the due list.
      await beriMenu(OWN, KASIR, '/jatuh-tempo-hutang');
      await tambahLaci(OWN, 20_000_000);
      const nama = `TUTI ${urut()}`;
      const nik = nikBaru();
      const isi = page.getByRole('main');
      await new HalamanMasuk(page).langsung(OWN);
      await pindahkan(page, nama, nik);
      await new Kerangka(page).keluar();

      // Two persons value it, each without seeing the other's figures.
      await new HalamanMasuk(page).langsung(KASIR);
      await taksirTempo(page, nama, 100_000);
      await new Kerangka(page).keluar();
      await new HalamanMasuk(page).langsung(OWN);
      await taksir(page, nama, 200_000);
      await new Kerangka(page).keluar();

      // It stands among those that may be auctioned.
      await new HalamanMasuk(page).langsung(SPV);
      await page.goto('/jatuh-tempo-hutang?saat=LELANG');
      await isi.getByRole('textbox', { name: 'Cari hutang' }).fill(nama);
      await expect(isi.getByRole('row').filter({ hasText: nama })).toContainText('lewat');
      await harusRamah(page);
      await cari(page, nama);
      await expect(page.getByText('Data Hutang Tersedia')).toBeVisible();
      const baris = isi.getByRole('row').filter({ hasText: nama });
      await expect(baris).toContainText('Ditaksir dua orang');
      await baris.getByRole('button', { name: /^Rincian / }).click();
      await expect(isi.getByRole('table', { name: /^Jaminan FH/ })).toContainText('GELANG LAMA');
      await harusRamah(page);
      // Who moved it in wrote its letter down, and cannot say yes: told before, and why when they do it nevertheless.
      await baris.getByRole('button', { name: /^Lelang Hutang FH/ }).click();
      await expect(page.getByRole('dialog', { name: 'Otorisasi' })).toContainText(`${OWN} (mencatat peringatannya)`);
      await setujui(page, OWN);
      const ditolak = isi.getByRole('alert', { name: /belum dilelang$/ });
      await expect(ditolak).toContainText(`dicatat ${OWN} sendiri; minta otorisasi orang lain`);
      await harusRamah(page);
      await expect(baris).toHaveCount(1);
      await new Kerangka(page).keluar();

      // Another approves, who did not value it either.
      await new HalamanMasuk(page).langsung(OWN);
      await cari(page, nama);
      await lelang(page, nama);
      // The wrong one: taken back the same day, the loan runs again.
      const laci = new LaciHutang(page, await nomorHutang(nama));
      await laci.buka();
      await expect(laci.laci.locator('[data-status="LELANG"]')).toBeVisible();
      const batal = await laci.langkah('Batalkan lelang');
      await batal.getByRole('textbox', { name: 'Alasan' }).fill('salah pinjaman');
      // The pledge is on the scale again; another one does not go into the bag.
      const ya = batal.getByRole('button', { name: /Ya, Batalkan/ });
      await expect(ya).toBeDisabled();
      const timbang = batal.getByRole('textbox', { name: 'Berat sekarang 1' });
      await timbang.fill('11');
      await ya.click();
      await expect(batal.getByText(/bukan barang itu/)).toBeVisible();
      await timbang.fill('10');
      await harusRamah(page);
      await ya.click();
      await setujui(page, SPV);
      await expect(page.getByText('Lelang Hutang Berhasil Dibatalkan')).toBeVisible();
      await expect(laci.laci.locator('[data-status="AKTIF"]')).toBeVisible();
      await expect(laci.laci.getByRole('table', { name: 'Riwayat hutang' })).toContainText('Lelang dibatalkan');
      await cari(page, nama);
      await lelang(page, nama);

      // What was left is the customer's.
      await page.goto('/kelebihan-hutang');
      await isi.getByRole('textbox', { name: 'Cari' }).fill(nama);
      const lebih = isi.getByRole('row').filter({ hasText: nama });
      await expect(lebih).toHaveCount(1);
      await expect(lebih).toContainText('Belum dibayar');
      await lebih.getByRole('button', { name: /^Bayar LL/ }).click();
      const dialog = page.getByRole('dialog', { name: /^Bayar kelebihan LL/ });
      await dialog.getByRole('textbox', { name: 'NIK pemilik' }).fill(nik);
      await harusRamah(page);
      await dialog.getByRole('button', { name: /^Bayar/ }).click();
      await setujui(page, SPV);
      await expect(page.getByText('Uang Kelebihan Berhasil Dibayar')).toBeVisible();
      await expect(lebih).toHaveCount(0);
    });
  });
}

test.describe('kantong', () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  test('dipinjamkan dan ditebus di tablet; kantongnya tercatat', async ({ page }) => {
    await pastikanHarga(TOKO);
    await tambahLaci(KASIR, 5_000_000);
    await new HalamanMasuk(page).langsung(KASIR);
    const nama = `RINA ${urut()}`;
    const { no, nik } = await pinjamkan(page, nama, 2_000_000);
    await harusRamah(page);
    await page.goto('/kantong-hutang');
    const isi = page.getByRole('main');
    await isi.getByRole('textbox', { name: 'Cari' }).fill(no);
    await expect(isi.getByRole('row').filter({ hasText: no })).toContainText('BRANKAS UJI');
    const satu = new LaciHutang(page, no);
    await satu.buka();
    const dialog = await satu.langkah('Tebus');
    await harusRamah(page);
    await satu.bayar(dialog, nik, /^Tebus/);
    await satu.buka();
    await expect(satu.laci.locator('[data-status="LUNAS"]')).toBeVisible();
  });
});

const hariLalu = (hari: number): string =>
  new Date(Date.parse(`${hariIni()}T00:00:00Z`) - hari * 86_400_000).toISOString().slice(0, 10);

/** A loan of the old program that fell due long ago, whose letter went out a month ago. */
async function pindahkan(page: Page, nama: string, nik: string): Promise<void> {
  const isi: Record<string, string | number> = {
    no_hutang: `LAMA-${urut()}`,
    nama_customer: nama,
    tgl_hutang: hariLalu(180),
    jatuh_tempo: hariLalu(60),
    jumlah_hutang: 2_000_000,
    nama_barang: 'GELANG LAMA',
    kode_group: '750',
    kode_dept: 'GEL750',
    berat: '10.000',
    no_kantong: `L${urut()}`,
    tempat: 'BRANKAS UJI',
    bunga: 2.5,
    tgl_peringatan: hariLalu(30),
    no_hp: '081234567891',
    alamat_customer: 'JL. LAMA 2',
    nik,
  };
  await page.goto('/lihat-hutang');
  await page.getByRole('button', { name: 'Aksi lain', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Impor hutang awal (pindah sistem)' }).click();
  const dialog = page.getByRole('dialog', { name: /^Impor hutang awal$/i });
  await expect(dialog.getByRole('button', { name: 'Unduh templat' })).toBeEnabled();
  const teks = `${Object.keys(isi).join(',')}\n${Object.values(isi).join(',')}\n`;
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: `hutang-${urut()}.csv`, mimeType: 'text/csv', buffer: Buffer.from(teks) });
  await dialog.getByRole('button', { name: 'Impor 1 jaminan' }).click();
  await dialog.getByRole('button', { name: 'Selesai' }).click();
  await expect(dialog).toBeHidden();
}

/** The number of a loan by its customer. */
async function nomorHutang(nama: string): Promise<string> {
  const own = await Api.masuk(OWN);
  const semua = await own.ambil<{ no_faktur_hutang: string }[]>(`hutang?status=ALL&cari=${encodeURIComponent(nama)}`);
  expect(semua).toHaveLength(1);
  return semua[0]?.no_faktur_hutang ?? '';
}

/** Auctions the loan that was found, with the supervisor's yes. */
async function lelang(page: Page, nama: string): Promise<void> {
  const baris = page.getByRole('main').getByRole('row').filter({ hasText: nama });
  await baris.getByRole('button', { name: /^Lelang Hutang FH/ }).click();
  await setujui(page, SPV);
  await expect(page.getByText('Lelang Hutang Berhasil Disimpan')).toBeVisible();
  await expect(baris).toHaveCount(0);
}

/** Lelang Hutang with its own search. */
async function cari(page: Page, nama: string): Promise<void> {
  await page.goto('/lelang-hutang');
  const isi = page.getByRole('main');
  await isi.getByRole('textbox', { name: 'Nama Customer' }).fill(nama);
  await isi.getByRole('button', { name: 'Cari Hutang' }).click();
  await expect(isi.getByRole('row').filter({ hasText: nama })).toHaveCount(1);
}

/** What one person thinks the pledge is worth today: so much above the least. */
async function taksir(page: Page, nama: string, di_atas: number): Promise<void> {
  await cari(page, nama);
  await page
    .getByRole('row')
    .filter({ hasText: nama })
    .getByRole('button', { name: /^Taksir FH/ })
    .click();
  await isiTaksiran(page, di_atas);
}

/** The same from the due list, by who has no auctions. */
async function taksirTempo(page: Page, nama: string, di_atas: number): Promise<void> {
  await page.goto('/jatuh-tempo-hutang?saat=LELANG');
  const isi = page.getByRole('main');
  await isi.getByRole('textbox', { name: 'Cari hutang' }).fill(nama);
  await isi.getByRole('row').filter({ hasText: nama }).getByRole('button', { name: /^FH/ }).click();
  const laci = page.getByRole('dialog', { name: /^Peringatan FH/ });
  await laci.getByRole('button', { name: /^Taksir untuk lelang/ }).click();
  await isiTaksiran(page, di_atas);
  // The drawer stays for the next step.
  await laci.getByRole('button', { name: 'Tutup', exact: true }).click();
  await expect(laci).toBeHidden();
}

async function isiTaksiran(page: Page, di_atas: number): Promise<void> {
  const dialog = page.getByRole('dialog', { name: /^Taksiran lelang FH/ });
  const paling = dialog
    .getByRole('row', { name: /GELANG LAMA/ })
    .getByRole('cell')
    .nth(1);
  const rendah = Number((await paling.textContent())?.replace(/\D/g, ''));
  await dialog.getByRole('textbox', { name: 'Nilai GELANG LAMA' }).fill(String(rendah + di_atas));
  await harusRamah(page);
  await dialog.getByRole('button', { name: /Simpan Taksiran/ }).click();
  await expect(dialog).toBeHidden();
}
