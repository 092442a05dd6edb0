// The double-entry journal in the browser: an account chosen from a day on, days made and made again, every book against its
// journal, an entry by hand with another's approval and taken back, a month closed for good; and tax invoices with their file.
// The days are the demo's own, which no other file changes.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { Api } from '../alat/api';
import { harusRamah } from '../alat/axe';
import { hariIni } from '../alat/jam';
import { expect, SANDI, test } from '../alat/uji';
import { HalamanMasuk } from '../pages/HalamanMasuk';
import { ParameterAkun } from '../pages/ParameterAkun';

test.use({ bolehGalat: { pola: [/status of (409|422)/] } });

/** The run's clock stands at 2026-11-16, the demo's days go back sixty. */
const MULAI = '2026-10-25';

async function setujui(page: Page, user: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Otorisasi' });
  await dialog.getByLabel('Username').fill(user);
  await dialog.getByLabel('Password', { exact: true }).fill(SANDI);
  await dialog.getByRole('button', { name: 'Setujui' }).click();
  await expect(dialog).toBeHidden();
}

async function nyalakan(toko: string): Promise<Api> {
  const api = await Api.masuk(`own-${toko}`);
  const badan = [{ key: 'NAGAFIN_ACCOUNTING_MODULE', value: 'on' }];
  const { status, message } = await api.panggil('PUT', 'para-system', badan);
  expect(status, message).toBe(200);
  return api;
}

interface Layar {
  belum: string[];
  hari: { tanggal: string; kali: number; suspens: number; keadaan: string }[];
}

for (const [viewport, toko] of [
  [{ width: 1440, height: 900 }, 'bdg1'],
  [{ width: 1024, height: 768 }, 'sby1'],
] as const) {
  test.describe(`${viewport.width}`, () => {
    test.use({ viewport });

    test('akun dipetakan, hari dijurnal dan dibuat lagi, jurnal manual disetujui, periode ditutup', async ({
      page,
    }) => {
      const api = await nyalakan(toko);
      await new HalamanMasuk(page).langsung(`own-${toko}`);
      await page.goto('/jurnal');
      const isi = page.getByRole('main');
      await expect(isi.getByText('Belum ada hari yang dijurnal.')).toBeVisible();
      await harusRamah(page);

      // The books begin in the month before; the days after it follow.
      await isi.getByLabel('Hari Pertama').fill(MULAI);
      await isi.getByRole('button', { name: 'Mulai Pembukuan' }).click();
      await expect(page.getByText(`Jurnal ${MULAI} selesai`)).toBeVisible();
      await isi.getByRole('button', { name: /^Buat yang Belum/ }).click();
      await expect(isi.getByRole('button', { name: /^Buat yang Belum/ })).toBeHidden();
      const layar = await api.ambil<Layar>('jurnal');
      expect(layar.belum).toEqual([]);
      expect(layar.hari.filter((h) => h.suspens > 0)).toEqual([]);
      const kemarin = layar.hari[0]?.tanggal ?? '';
      await isi
        .getByRole('row', { name: new RegExp(kemarin) })
        .getByRole('button', { name: 'Buat Lagi' })
        .click();
      await expect(page.getByText(`Jurnal ${kemarin} selesai`)).toBeVisible();
      await expect.poll(async () => (await api.ambil<Layar>('jurnal')).hari[0]?.kali).toBe(2);
      await isi.getByText('Kecocokan', { exact: true }).click();
      await expect(isi.getByText('Semua buku sama dengan jurnalnya')).toBeVisible();
      await harusRamah(page);
      await isi.getByText('Tanpa Akun', { exact: true }).first().click();
      await expect(isi.getByText('Semua baris punya akun')).toBeVisible();

      // Another account from today on: the days before it keep theirs.
      const akun = new ParameterAkun(page);
      await akun.buka();
      await akun.jurnal('Uang kas masuk');
      await akun.pilih('LAWAN', 'KREDIT', '4-1910');
      await page.getByLabel('Berlaku Sejak').fill('2099-01-01');
      await page.keyboard.press('F9');
      await expect(page.getByText('Tanggal mulai tidak boleh sesudah hari ini')).toBeVisible();
      await page.getByLabel('Berlaku Sejak').fill(hariIni());
      await harusRamah(page);
      await page.keyboard.press('F9');
      await expect(akun.daftar).toBeVisible();

      // By hand: never on an account that a book keeps, approved by another, taken back the other way round.
      await page.goto('/jurnal-manual');
      const baris = (ke: number, apa: string) => isi.getByLabel(`${apa} baris ${ke}`, { exact: true });
      const pilih = async (ke: number, ketik: string) => {
        await baris(ke, 'Akun').click();
        await baris(ke, 'Akun').fill(ketik);
        await page.getByRole('option', { name: new RegExp(`^${ketik}`) }).click();
      };
      await expect(isi.getByRole('button', { name: /^Simpan/ })).toBeDisabled();
      await isi.getByLabel('Keterangan', { exact: true }).fill('sewa ruko');
      await pilih(1, '1-1100');
      await baris(1, 'Debit').fill('250000');
      await pilih(2, '3-1100');
      await baris(2, 'Kredit').fill('250000');
      await page.keyboard.press('F9');
      await expect(isi.getByText(/Akun 1-1100 mengikuti bukunya/)).toBeVisible();
      await pilih(1, '6-1110');
      await harusRamah(page);
      await page.keyboard.press('F9');
      await setujui(page, `spv-${toko}`);
      const daftar = isi.getByRole('table', { name: 'Jurnal Manual' });
      await expect(daftar.getByRole('row', { name: /SEWA RUKO/ })).toContainText(`spv-${toko}`);
      await daftar.getByRole('button', { name: 'Batalkan' }).click();
      await page
        .getByRole('dialog', { name: /^Batalkan / })
        .getByLabel('Alasan')
        .fill('salah bulan');
      await page
        .getByRole('dialog', { name: /^Batalkan / })
        .getByRole('button', { name: 'Ya, Batalkan' })
        .click();
      await setujui(page, `spv-${toko}`);
      await expect(daftar.getByText('Dibatalkan')).toBeVisible();

      // The month that is over is closed; the one that goes on is not.
      await page.goto('/jurnal');
      await isi.getByText('Periode', { exact: true }).first().click();
      const periode = MULAI.slice(0, 7);
      await expect(isi.getByRole('textbox', { name: 'Periode' })).toHaveValue(periode);
      await isi.getByRole('button', { name: 'Tutup Periode' }).click();
      await setujui(page, `spv-${toko}`);
      await expect(isi.getByText(`Pembukuan ditutup sampai ${periode}-`)).toBeVisible();
      await isi.getByRole('button', { name: 'Tutup Periode' }).click();
      await expect(isi.getByText('Toko belum ditutup sampai')).toBeVisible();
      await harusRamah(page);
      const lagi = await api.panggil('POST', 'jurnal/buat', { tanggal: MULAI });
      expect(lagi.status).toBe(409);
    });

    test('e-faktur: nomor seri, cara melaporkan, faktur dibuat sekali, berkasnya sama setiap kali', async ({
      page,
    }) => {
      await new HalamanMasuk(page).langsung(`own-${toko}`);
      await page.goto('/e-faktur');
      const isi = page.getByRole('main');
      await expect(isi.getByText('Belum ada nomor seri')).toBeVisible();
      await harusRamah(page);
      const awal = toko === 'bdg1' ? '000-26.00000001' : '000-26.00010001';
      const akhir = toko === 'bdg1' ? '000-26.00009999' : '000-26.00019999';
      await isi.getByLabel('Nomor Awal').fill(awal);
      await isi.getByLabel('Nomor Akhir').fill(akhir);
      await isi.getByLabel('Tahun').fill('2026');
      await isi.getByRole('button', { name: 'Tambah Nomor' }).click();
      await expect(isi.getByRole('table', { name: 'Rentang Nomor Seri' })).toContainText(awal);
      const dari = await isi
        .getByRole('table', { name: 'Belum Berfaktur Pajak' })
        .getByText(/^2026-\d\d$/)
        .first()
        .textContent();
      await isi.getByLabel('Tanggal Awal').fill(`${dari}-01`);
      await isi.getByLabel('Tanggal Akhir').fill(hariIni());
      await page.keyboard.press('F9');
      await expect(isi.getByText(`Tanggal ${hariIni()} belum ditutup`).first()).toBeVisible();
      await isi.getByLabel('Tanggal Akhir').fill('2026-11-15');
      await page.keyboard.press('F9');
      const ekspor = isi.getByRole('table', { name: 'Ekspor Faktur Pajak' });
      await expect(ekspor.getByRole('button', { name: 'Unduh' })).toBeVisible();
      await expect(
        isi.getByText('Semua penjualan kena pajak dari hari yang ditutup sudah berfaktur pajak'),
      ).toBeVisible();
      await harusRamah(page);
      const ambil = async () => {
        const unduh = page.waitForEvent('download');
        await ekspor.getByRole('button', { name: 'Unduh' }).click();
        return readFile(await (await unduh).path(), 'utf8');
      };
      const berkas = await ambil();
      expect(await ambil()).toBe(berkas);
      const fk = berkas.split('\r\n').filter((b) => b.startsWith('FK,') && !b.startsWith('FK,KD_'));
      // In order, without a gap, from the first of the range.
      const nomor = fk.map((b) => Number(b.split(',')[3]));
      expect(nomor.length).toBeGreaterThan(0);
      expect(nomor).toEqual(nomor.map((_, ke) => Number(awal.replace(/\D/g, '')) + ke));
    });
  });
}
