// Loans in the browser: lent on pledges with the cost of redeeming in sight, extended, paid down, released in part, redeemed;
// one of the old program that is overdue, valued by two persons, auctioned, its surplus paid out. Pledges are the test's own.
import type { Page } from '@playwright/test';
import { Api } from '../alat/api';
import { harusRamah } from '../alat/axe';
import { pastikanHarga } from '../alat/niaga';
import { expect, test } from '../alat/uji';
import { HalamanMasuk } from '../pages/HalamanMasuk';
import { FormHutang, LaciHutang } from '../pages/LayarHutang';

const TOKO = 'sby1';
const KASIR = `kasir2-${TOKO}`;
const SPV = `spv-${TOKO}`;
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
  });
}

test.describe('kantong', () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  test('dipinjamkan dan ditebus di tablet; kantongnya tercatat', async ({ page }) => {
    await pastikanHarga(TOKO);
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
