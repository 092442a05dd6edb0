// The counter in the browser: a whole sale by keyboard at desktop and tablet size, exchange, below cost with an approval,
// put aside and taken up, seen and reprinted, validated, cancelled. Pieces and tray are the test's own, in SBY1.
import { Api } from '../alat/api';
import { harusRamah } from '../alat/axe';
import { barangJual } from '../alat/niaga';
import { pesanTidakMenutupi } from '../alat/pesan';
import { expect, SANDI, test } from '../alat/uji';
import { HalamanMasuk } from '../pages/HalamanMasuk';
import { Kerangka } from '../pages/Kerangka';
import { LayarJual } from '../pages/LayarJual';

const TOKO = 'sby1';
const KASIR = `kasir1-${TOKO}`;
const TABLET = { width: 1024, height: 768 };
const BAKI = 'NJ1';

/** Prices of the day stand and the tray is there; new pieces in it. */
const siap = (berat: readonly number[], nama: string) => barangJual(TOKO, BAKI, berat, nama);

async function modul(kunci: string, nilai: string): Promise<void> {
  const own = await Api.masuk(`own-${TOKO}`);
  const { status, message } = await own.panggil('PUT', 'para-system', [{ key: kunci, value: nilai }]);
  expect(status, message).toBe(200);
}

test('satu penjualan utuh dengan keyboard; pelanggan dan baris tidak hilang saat dimuat ulang', async ({ page }) => {
  const [a = '', b = '', c = ''] = await siap([2.345, 3.5, 4.1], 'CINCIN KASIR');
  await new HalamanMasuk(page).langsung(KASIR);
  const jual = new LayarJual(page);
  await jual.buka();
  await jual.sales('S01');
  await jual.pindai(a);
  await jual.pindai(b);
  await jual.pindai(c);
  await expect(jual.baris).toHaveCount(3);
  // Scanned twice is said and not taken twice.
  await page.keyboard.press('F2');
  await jual.pindaian.fill(a);
  await jual.pindaian.press('Enter');
  await expect(page.locator('[data-kabar=ganda]')).toBeVisible();
  // Down to the lines; Del takes the first one off.
  await page.keyboard.press('ArrowDown');
  await expect(jual.baris.first().getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(jual.baris).toHaveCount(2);
  await expect(jual.pindaian).toBeFocused();
  // Enter opens a line with its formula; making charge by hand changes the price.
  const mula = await jual.neto();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const rumus = page.getByRole('table', { name: `Rumus harga ${b}` });
  await expect(rumus).toContainText('Harga total');
  const ongkos = jual.baris.first().getByRole('textbox', { name: 'Ongkos' });
  const biasa = Number(((await ongkos.getAttribute('placeholder')) ?? '').replace(/\D/g, ''));
  expect(biasa).toBeGreaterThan(0);
  await ongkos.fill(String(Math.round(biasa * 1.1)));
  await expect.poll(async () => (await jual.neto()) !== mula).toBe(true);
  await page.keyboard.press('Escape');
  await expect(jual.pindaian).toBeFocused();
  // A customer that the register does not know yet.
  await page.keyboard.press('F4');
  await expect(page.getByRole('combobox', { name: 'Pelanggan' })).toBeFocused();
  const nama = `SITI UJI ${Date.now()}`;
  await page.keyboard.type(nama);
  await expect(page.getByRole('option', { name: /Catat pelanggan baru/ })).toBeVisible();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Pelanggan baru' });
  await dialog.getByLabel('No HP').fill('081234567890');
  await page.keyboard.press('F9');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: 'Pelanggan' })).toContainText(nama);
  await harusRamah(page);
  // A reload loses nothing.
  await page.reload();
  await expect(jual.baris).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'Pelanggan' })).toContainText(nama);
  // Cash with change.
  const neto = await jual.neto();
  await page.keyboard.press('F8');
  await expect(jual.tunai).toBeFocused();
  await page.keyboard.type(String(neto + 50_000));
  await expect(page.locator('[data-lunas=Kembali]')).toContainText('50,000');
  await page.keyboard.press('F9');
  await expect(jual.selesai.locator('[data-kembali]')).toHaveText('Rp. 50,000');
  const no = await jual.nomor();
  await expect(jual.pindaian).toBeFocused();
  await expect(page.getByRole('region', { name: 'Pelanggan' })).not.toContainText(nama);
  const kasir = await Api.masuk(KASIR);
  const { data } = await kasir.panggil<{ total_jual: number; nama_customer: string }>('POST', 'penjualan/get/bynota', {
    no_faktur_group: no,
  });
  expect([data.total_jual, data.nama_customer]).toEqual([neto, nama]);
  // From anywhere, by its number.
  await new Kerangka(page).cari(no);
  await page.getByRole('option', { name: new RegExp(no) }).click();
  await expect(page.getByRole('dialog')).toContainText(nama);
});

test.describe('tablet', () => {
  test.use({ viewport: TABLET });

  test('tukar tambah, diparkir lalu dilanjutkan', async ({ page }) => {
    const [lama = '', baru = ''] = await siap([2.5, 4.0], 'CINCIN TUKAR');
    await new HalamanMasuk(page).langsung(KASIR);
    const jual = new LayarJual(page);
    await jual.buka();
    await jual.sales('S01');
    await jual.pindai(lama);
    await jual.bayarPas();
    await jual.nomor();
    // The piece comes back against another one.
    await jual.pindai(baru);
    await page.keyboard.press('F3');
    const dialog = page.getByRole('dialog', { name: 'Barang dari customer' });
    await dialog.getByLabel('No nota atau barcode').fill(lama);
    await dialog.getByLabel('No nota atau barcode').press('Enter');
    await expect(dialog).toContainText('CINCIN TUKAR');
    await dialog.getByLabel('Berat timbang').fill('2.5');
    await dialog.getByRole('combobox', { name: 'Kondisi' }).click();
    await page.getByRole('option', { name: 'BAGUS', exact: true }).click();
    await expect(dialog.getByRole('table', { name: 'Rumus harga beli' })).toContainText('Harga beli');
    await page.keyboard.press('F9');
    await expect(page.getByRole('list', { name: 'Barang dari customer' }).getByRole('listitem')).toHaveCount(1);
    const neto = await jual.neto();
    expect(neto).toBeGreaterThan(0);
    // Put aside, the counter is free; taken up again it is all there.
    await page.keyboard.press('F10');
    // Under the pointer a toast stays.
    await page.getByText('Transaksi Diparkir', { exact: true }).hover();
    await expect(jual.baris).toHaveCount(0);
    await pesanTidakMenutupi(page, 'layar jual');
    await page.mouse.move(0, 0);
    await page.keyboard.press('F10');
    const parkir = page.getByRole('dialog', { name: 'Transaksi diparkir' });
    await parkir.getByRole('button', { name: 'Lanjutkan' }).last().click();
    await expect(jual.baris).toHaveCount(1);
    await expect.poll(() => jual.neto()).toBe(neto);
    await harusRamah(page);
    await jual.bayarPas();
    await jual.nomor();
    await expect(jual.selesai).toContainText('Tukar tambah');
  });

  test('di bawah harga hitungan minta persetujuan', async ({ page }) => {
    const [kode = ''] = await siap([2.2], 'CINCIN MURAH');
    const jual = await LayarJual.denganBarang(page, KASIR, kode);
    await jual.baris.getByRole('textbox', { name: 'Harga sepakat' }).fill('1000');
    await expect.poll(() => jual.neto()).toBe(1000);
    await expect(jual.baris).toContainText('Perlu otorisasi');
    await jual.bayarPas();
    const dialog = page.getByRole('dialog', { name: 'Otorisasi' });
    await expect(dialog).toContainText(/di bawah harga minimum/i);
    await expect(dialog.getByLabel('Yang disetujui')).toContainText(`${kode} CINCIN MURAH`);
    await expect(dialog.getByLabel('Yang disetujui')).toContainText('diminta Rp. 1,000');
    await dialog.getByLabel('Username').fill(`spv-${TOKO}`);
    await dialog.getByLabel('Password', { exact: true }).fill(SANDI);
    await dialog.getByRole('button', { name: 'Setujui' }).click();
    await jual.nomor();
  });
});

test('dilihat, dicetak ulang, divalidasi, dibatalkan', async ({ page }) => {
  const [kode = ''] = await siap([3.3], 'CINCIN BATAL');
  await modul('VALIDASI_PENJUALAN_MODULE', 'on');
  await new HalamanMasuk(page).langsung(KASIR);
  const jual = new LayarJual(page);
  await jual.buka();
  await jual.sales('S01');
  await jual.pindai(kode);
  await jual.bayarPas();
  const no = await jual.nomor();
  const kasir = await Api.masuk(KASIR);
  await kasir.panggil('POST', `penjualan/${no}/cetak`, {});

  await page.evaluate(() => localStorage.clear());
  await new HalamanMasuk(page).langsung(`spv-${TOKO}`);
  await page.goto('/lihat-penjualan');
  await page.getByRole('textbox', { name: 'Cari' }).fill(kode);
  const baris = page.getByRole('row').filter({ hasText: no });
  await expect(baris).toBeVisible();
  await baris.getByRole('button', { name: no }).click();
  const laci = page.getByRole('dialog', { name: no, exact: true });
  await expect(laci).toContainText('CINCIN BATAL');
  await laci.getByRole('button', { name: /CINCIN BATAL/ }).click();
  await expect(laci.getByRole('table', { name: /Rumus/ })).toContainText('Harga total');
  await harusRamah(page);
  await laci.getByRole('button', { name: 'Cetak Ulang Nota' }).click();
  const cetak = page.getByRole('dialog', { name: `Cetak nota ${no}` });
  const [jendela] = await Promise.all([
    page.waitForEvent('popup'),
    cetak.getByRole('button', { name: /Buka PDF/ }).click(),
  ]);
  await expect(cetak).toBeHidden();
  await jendela.close();
  await expect(laci).toContainText('nota dicetak 2 kali');
  await laci.getByRole('button', { name: 'Tutup' }).click();

  await page.goto('/validasi-penjualan');
  const belum = page.getByRole('row').filter({ hasText: no });
  await belum.getByRole('checkbox').check();
  await page.keyboard.press('F9');
  await expect(page.getByText('Penjualan Berhasil Divalidasi')).toBeVisible();
  await expect(belum).toBeHidden();
  await page.goto('/validasi-jual-beli');
  await expect(page.getByRole('heading', { name: 'Validasi Jual Beli', level: 1 })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: no })).toHaveCount(0);
  await harusRamah(page);

  await page.goto('/batal-penjualan');
  await page.getByRole('textbox', { name: 'No Faktur' }).fill(no);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${kode} CINCIN BATAL kembali ke TOKO ${BAKI}`)).toBeVisible();
  await page.getByRole('textbox', { name: 'Alasan' }).fill('customer batal beli');
  await harusRamah(page);
  await page.keyboard.press('F9');
  await expect(page.getByText(/Penjualan Berhasil Di Batal/)).toBeVisible();
  const { data } = await kasir.panggil<{ no_batal: string }>('POST', 'penjualan/get/bynota', { no_faktur_group: no });
  expect(data.no_batal).not.toBe('');
  await modul('VALIDASI_PENJUALAN_MODULE', 'off');
});
