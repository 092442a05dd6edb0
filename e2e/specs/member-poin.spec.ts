// Points and gifts in the browser: earned by a sale, given by hand with an approval, paid with, exchanged for a gift with its
// paper, taken back; gifts received and counted; the story tells all of it. The member and the pieces are the test's own.
import { Api } from '../alat/api';
import { harusRamah } from '../alat/axe';
import { barangJual, batalkanDiLayar } from '../alat/niaga';
import { expect, test } from '../alat/uji';
import { HalamanMasuk } from '../pages/HalamanMasuk';
import { LayarJual } from '../pages/LayarJual';
import { LayarMember, orangBaru } from '../pages/LayarMember';

const TOKO = 'sby1';
const OWN = `own-${TOKO}`;

test.use({ bolehGalat: { pola: [/status of (404|409|422)/] } });

interface Saldo {
  point: number;
  bisa_dipakai: number;
  nilai_poin: number;
}

/** A member by the call; the screen of it has its own test. */
async function member(nama: string): Promise<{ kode: string; nama: string }> {
  const own = await Api.masuk(OWN);
  const { nama: nama_customer, hp: no_hp } = orangBaru(nama);
  const isi = { nama_customer, no_hp, cara_kode: 'URUT' };
  const jadi = await own.panggil<{ member: { kode_member: string } }>('POST', 'member/data', isi);
  expect(jadi.status, jadi.message).toBe(200);
  return { kode: jadi.data.member.kode_member, nama: nama_customer };
}

const saldo = async (kode: string) => (await Api.masuk(OWN)).ambil<Saldo>(`poin/saldo/${kode}`);

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
]) {
  test.describe(`${viewport.width}`, () => {
    test.use({ viewport });

    test('poin diberi dengan otorisasi, ditukar hadiah, lalu dibatalkan', async ({ page }) => {
      const m = await member('POIN');
      const layar = await LayarMember.masuk(page, OWN);
      await page.goto('/transaksi-poin');
      await layar.pilih(m.kode, m.nama);
      await layar.isi.getByRole('textbox', { name: /^Poin/ }).fill('120');
      await layar.isi.getByRole('textbox', { name: /^Keterangan/ }).fill('hadiah pembukaan');
      await expect(layar.isi.locator('[data-sesudah="120"]')).toBeVisible();
      await harusRamah(page);
      await page.keyboard.press('F9');
      await layar.setujui(`spv-${TOKO}`);
      await expect(layar.isi.getByRole('status').filter({ hasText: 'Tersimpan' })).toContainText('saldo 120 poin');

      await page.goto('/tukar-point');
      await layar.pilih(m.kode, m.nama);
      await expect(layar.isi.locator('[data-saldo="120"]')).toBeVisible();
      const hadiah = layar.isi.getByRole('combobox', { name: 'Nama Hadiah' });
      await hadiah.click();
      await page.getByRole('option', { name: /^PAYUNG LIPAT/ }).click();
      const qty = layar.isi.getByRole('textbox', { name: /^Qty/ });
      await qty.fill('3');
      await expect(layar.isi.getByRole('alert')).toContainText('Poin kurang 30 poin');
      await qty.fill('2');
      await expect(layar.isi.locator('[data-poin="100"]')).toBeVisible();
      await harusRamah(page);
      await page.keyboard.press('F9');
      const jadi = layar.isi.getByRole('region', { name: 'Tukar point tersimpan' });
      await expect(jadi.locator('[data-saldo="20"]')).toBeVisible();
      const no = (await jadi.locator('[data-nomor]').textContent()) ?? '';
      await harusRamah(page);
      const [jendela] = await Promise.all([
        page.waitForEvent('popup'),
        jadi.getByRole('button', { name: /Buka Nota/ }).click(),
      ]);
      await jendela.close();
      await jadi.getByRole('button', { name: /Pelanggan berikutnya/ }).click();

      const baris = layar.isi.locator('[data-baris]').filter({ hasText: no });
      await baris.getByRole('button', { name: 'Batalkan' }).click();
      const batal = page.getByRole('dialog', { name: `Batalkan ${no}` });
      await batal.getByLabel('Alasan').fill('tidak jadi');
      await batal.getByRole('button', { name: 'Ya, Batalkan' }).click();
      const izin = page.getByRole('dialog', { name: 'Otorisasi' });
      await expect(izin.or(page.getByText('Dokumen Berhasil Dibatalkan')).first()).toBeVisible();
      if (await izin.isVisible()) await layar.setujui(`spv-${TOKO}`);
      await expect(baris).toContainText('Dibatalkan');
      expect((await saldo(m.kode)).point).toBe(120);
    });
  });
}

test('penjualan memberi poin, poin membayar, pembatalan mengembalikan; semuanya ada di riwayat', async ({ page }) => {
  const own = await Api.masuk(OWN);
  const setel = (value: string) => own.panggil('PUT', 'para-system', [{ key: 'PENJUALAN_BAYAR_POIN_MODULE', value }]);
  expect((await setel('on')).status).toBe(200);
  const m = await member('BELANJA');
  const [besar = '', kecil = ''] = await barangJual(TOKO, 'MP1', [6, 2], 'GELANG POIN');
  await new HalamanMasuk(page).langsung(`kasir1-${TOKO}`);
  const jual = new LayarJual(page);
  await jual.buka();
  await jual.sales('S01');
  // The card on the counter, in the field where pieces are scanned.
  await jual.pindai(m.kode);
  const panel = jual.isi.getByRole('region', { name: 'Pelanggan' });
  await expect(panel).toContainText(m.nama);
  await expect(panel.locator('[data-poin="0"]')).toBeVisible();
  await jual.pindai(besar);
  await jual.bayarPas();
  await jual.nomor();
  await expect(jual.selesai).toContainText(/Poin: dapat \d+ poin/);
  const { point, nilai_poin } = await saldo(m.kode);
  expect(point).toBeGreaterThan(0);

  // The next sale is paid with them, the rest in cash.
  await jual.pindai(m.kode);
  await jual.pindai(kecil);
  const neto = await jual.neto();
  await jual.cara('POIN');
  const jumlah = page.getByRole('textbox', { name: 'Jumlah POIN' });
  await expect(jumlah).not.toHaveValue('');
  await expect(page.getByRole('textbox', { name: 'Poin dipakai' })).toHaveValue(String(point));
  await harusRamah(page);
  await page.keyboard.press('F6');
  await expect(page.getByRole('combobox', { name: 'Cara bayar' })).toHaveCount(2);
  await jual.cara('CASH');
  await page.keyboard.press('F7');
  await expect(page.locator('[data-lunas=Kembali]')).toBeVisible();
  expect(neto).toBeGreaterThan(point * nilai_poin);
  await page.keyboard.press('F9');
  const no = await jual.nomor();
  await expect(jual.selesai).toContainText(`dipakai ${point} poin`);

  await new HalamanMasuk(page).langsung(`spv-${TOKO}`);
  await batalkanDiLayar(page, 'penjualan', no, 'customer batal beli');
  expect((await saldo(m.kode)).point).toBe(point);

  const layar = await LayarMember.masuk(page, OWN);
  await page.goto('/lihat-transaksi-member');
  await layar.pilih(m.kode, m.nama);
  await expect(page.getByText('Laporan Transaksi Member Tersedia')).toBeVisible();
  const garis = layar.isi.getByRole('list', { name: 'Garis waktu' });
  await expect(garis.locator('[data-kejadian=PENJUALAN]')).not.toHaveCount(0);
  await expect(garis).toContainText(no);
  await harusRamah(page);
  await layar.isi.getByRole('tab', { name: 'Barang Dimiliki' }).click();
  await expect(layar.isi.locator('[data-baris]').filter({ hasText: besar })).toBeVisible();
  await expect(layar.isi.locator('[data-baris]').filter({ hasText: kecil })).toHaveCount(0);
  await harusRamah(page);
  await layar.isi.getByRole('tab', { name: 'Buku Poin' }).click();
  await expect(layar.isi.locator('[data-baris]').filter({ hasText: 'BAYAR' })).not.toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await layar.isi.getByRole('tab', { name: 'Garis Waktu' }).click();
  await harusRamah(page);
  await garis.getByRole('link', { name: no }).first().click();
  await expect(page.getByRole('dialog').filter({ hasText: no })).toBeVisible();
  expect((await setel('off')).status).toBe(200);
});

test('hadiah diterima, dikoreksi dengan hitungan, dan kartunya mencatat keduanya', async ({ page }) => {
  const layar = await LayarMember.masuk(page, OWN);
  const own = await Api.masuk(OWN);
  const stock = async () =>
    (await own.ambil<{ kode_hadiah: string; stock: number }[]>('terima-hadiah/hadiah')).find(
      (h) => h.kode_hadiah === 'MUG',
    )?.stock ?? 0;
  const awal = await stock();
  await page.goto('/terima-hadiah');
  await layar.isi.getByRole('textbox', { name: 'Dari (supplier)' }).fill('SUMBER HADIAH');
  const hadiah = layar.isi.getByRole('combobox', { name: 'Nama Hadiah' });
  await hadiah.click();
  await page.getByRole('option', { name: /^MUG KARAT/ }).click();
  await layar.isi.getByRole('textbox', { name: /^Qty/ }).fill('7');
  await harusRamah(page);
  await page.keyboard.press('F9');
  await expect(layar.isi.getByRole('status').filter({ hasText: 'Data Berhasil Disimpan' })).toBeVisible();
  expect(await stock()).toBe(awal + 7);
  await layar.isi.getByRole('tab', { name: 'Koreksi Hitungan' }).click();
  await layar.isi.getByRole('textbox', { name: 'Dihitung MUG KARAT' }).fill(String(awal + 6));
  await layar.isi.getByRole('textbox', { name: /^Alasan/ }).fill('satu pecah');
  await expect(layar.isi.locator('[data-hadiah=MUG]')).toContainText('-1');
  await harusRamah(page);
  await page.keyboard.press('F9');
  await layar.setujui(`spv-${TOKO}`);
  await expect.poll(stock).toBe(awal + 6);
  await layar.isi.getByRole('tab', { name: 'Dokumen' }).click();
  await expect(layar.isi.locator('[data-baris]').filter({ hasText: 'KOREKSI' }).first()).toBeVisible();
  await harusRamah(page);

  await page.goto('/laporan-kartu-stock-hadiah');
  const form = page.getByRole('form', { name: /^Saringan Laporan Kartu Stock Hadiah/ });
  const jenis = form.getByRole('combobox', { name: 'Jenis Laporan' });
  await expect(form.getByRole('textbox', { name: 'Tanggal Akhir' })).toBeVisible();
  await expect(form.getByText('DETAIL', { exact: true })).toHaveCount(0);
  await jenis.click();
  await page.getByRole('option', { name: 'Kartu Stock Hadiah' }).click();
  await expect(form.getByRole('textbox', { name: 'Tanggal Akhir' })).toHaveCount(0);
  await form.getByText('DETAIL', { exact: true }).first().click();
  await page.getByRole('button', { name: 'Cari Data' }).click();
  await expect(page.getByText('Nama Hadiah Belum Dipilih')).toBeVisible();
  const nama = form.getByRole('combobox', { name: 'Nama Hadiah' });
  await nama.fill('MUG');
  await page.getByRole('option', { name: /MUG/ }).first().click();
  await page.getByRole('button', { name: 'Cari Data' }).click();
  const tabel = page.getByRole('table', { name: 'Kartu Stock Hadiah' });
  await expect(tabel).toContainText('MUG KARAT');
  await expect(tabel.getByRole('columnheader').first()).toBeVisible();
  await harusRamah(page);
});

test('ekspor data member: lihat, Excel, dan toko tanpa member', async ({ page }) => {
  const m = await member('EKSPOR');
  const layar = await LayarMember.masuk(page, OWN);
  await page.goto('/export-data-member');
  await expect(layar.isi.getByRole('button', { name: 'Export Excel' })).toBeDisabled();
  await layar.isi.getByRole('button', { name: 'Lihat' }).click();
  await expect(layar.isi.getByRole('button', { name: 'Export Excel' })).toBeEnabled();
  await layar.isi.getByRole('textbox', { name: 'Cari' }).fill(m.kode);
  await expect(layar.isi.locator('[data-baris]').filter({ hasText: m.nama })).toBeVisible();
  await harusRamah(page);
  const [berkas] = await Promise.all([
    page.waitForEvent('download'),
    layar.isi.getByRole('button', { name: 'Export Excel' }).click(),
  ]);
  expect(berkas.suggestedFilename()).toMatch(/\.xlsx$/);
});
