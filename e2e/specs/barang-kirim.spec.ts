// Pieces between stores in the browser: sent with the scanner, on both dashboards, received on the tablet with every
// difference, taken back; weights decided by a second person; the external web shop and the online shop played by a listener.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Api } from '../alat/api';
import { harusRamah } from '../alat/axe';
import { expect, test } from '../alat/uji';
import { HalamanMasuk } from '../pages/HalamanMasuk';
import { buatBarang, KirimBarang } from '../pages/KirimBarang';

// Refusals are part of the story; the browser logs each.
test.use({ bolehGalat: { pola: [/status of (404|422|503)/] } });

/** A shop's own server, on this machine: what it is sent is answered by `jawab`, with a status of its own or 200. */
async function dengarkan(jawab: (url: string, isi: never) => unknown, status = () => 200) {
  const toko = createServer((minta, balas) => {
    let isi = '';
    minta.on('data', (bagian) => {
      isi += bagian;
    });
    minta.on('end', () => {
      balas.statusCode = status();
      const data = jawab(minta.url ?? '', JSON.parse(isi) as never);
      balas.setHeader('Content-Type', 'application/json').end(JSON.stringify({ data }));
    });
  });
  await new Promise<void>((siap) => toko.listen(0, '127.0.0.1', siap));
  const alamat = `http://127.0.0.1:${(toko.address() as AddressInfo).port}`;
  return { alamat, tutup: () => toko.close() };
}

test('barang di-scan, dikirim ke cabang, dan surat jalannya dicetak', async ({ page }) => {
  const kode = await buatBarang('own-sby1', [2.345, 3.5]);
  await new HalamanMasuk(page).langsung('own-sby1');
  await page.goto('/kirim-barang-kecabang');
  const layar = new KirimBarang(page);
  const kirim = page.getByRole('button', { name: /^Kirim/ }).last();
  await expect(kirim).toBeDisabled();
  await layar.pindai(kode[0] ?? '');
  await expect(layar.total).toContainText('1 barang');
  await layar.pindai(kode[0] ?? '');
  await expect(page.getByText('Data Sudah Ada Di Tabel')).toBeVisible();
  await layar.pindai('99999999');
  await expect(page.getByText(/99999999 tidak ditemukan/)).toBeVisible();
  await layar.pindai(kode[1] ?? '');
  await expect(layar.total).toContainText('2 barang');
  await page.keyboard.press('F9');
  await expect(page.getByText('Toko Tujuan Harus Dipilih').first()).toBeVisible();
  await layar.pilih('Toko Tujuan', /^BDG1/);
  await page.getByLabel('Kurir').fill('PAK JOKO');
  await harusRamah(page);
  await page.keyboard.press('F9');
  const terkirim = page.locator('[data-terkirim]');
  await expect(terkirim).toContainText('2 barang');
  const no = (await terkirim.getAttribute('data-terkirim')) ?? '';
  const surat = page.waitForResponse((jawab) => jawab.url().endsWith('/surat-jalan'));
  await page.getByRole('button', { name: 'Cetak Surat Jalan' }).click();
  expect((await surat).headers()['content-type']).toBe('application/pdf');
  await page.goto('/dashboard');
  await expect(page.locator('[data-transit="keluar"]')).toContainText('barang');
  await page.goto('/kirim-barang');
  await page.getByRole('textbox', { name: /Cari/ }).first().fill(no);
  await expect(page.getByRole('row', { name: new RegExp(no) })).toContainText('Dalam perjalanan');
});

test('kiriman yang belum diterima dibatalkan dengan alasan', async ({ page }) => {
  const kode = await buatBarang('own-sby1', [4.5]);
  const no = await KirimBarang.kirim('own-sby1', 'BDG1', kode);
  // Who sent it does not take it back alone.
  await new HalamanMasuk(page).langsung('spv-sby1');
  await page.goto('/kirim-barang');
  await page.getByRole('textbox', { name: /Cari/ }).first().fill(no);
  await page.getByRole('button', { name: no }).click();
  const rincian = page.getByRole('dialog', { name: `Kiriman ${no}` });
  await expect(rincian.getByText(kode[0] ?? '')).toBeVisible();
  await rincian.getByRole('button', { name: 'Batalkan' }).click();
  const tanya = page.getByRole('dialog', { name: `Batalkan ${no}` });
  await tanya.getByRole('button', { name: 'Batalkan Kiriman' }).click();
  await expect(tanya.getByText('Alasan Harus Diisi')).toBeVisible();
  await tanya.getByLabel('Alasan').fill('salah tujuan');
  await tanya.getByRole('button', { name: 'Batalkan Kiriman' }).click();
  await expect(page.getByText('Kirim Barang Berhasil Dibatalkan')).toBeVisible();
  await expect(rincian.locator('[data-status="BATAL"]').first()).toBeVisible();
  const api = await Api.masuk('own-sby1');
  expect(await api.ambil(`barang/ready/kode-barcode/${kode[0]}`)).toMatchObject({ kode_toko: 'D04', status: 'READY' });
});

test('di tablet kiriman diterima: kurang, lebih dan beda berat tercatat, lalu susut divalidasi', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const kode = await buatBarang('own-sby1', [2.5, 3.5, 5.5]);
  const asing = (await buatBarang('own-sby1', [1.5]))[0] ?? '';
  const no = await KirimBarang.kirim('own-sby1', 'BDG1', kode);
  await new HalamanMasuk(page).masuk('own-bdg1');
  await expect(page.locator('[data-transit="masuk"]')).toContainText('barang');
  await page.goto('/terima-barang');
  const layar = new KirimBarang(page);
  await layar.pilih('No Kirim', new RegExp(no));
  await layar.pilih('Gudang', 'TOKO');
  await layar.pilih('Baki', 'D04');
  await layar.pindai(kode[0] ?? '');
  await layar.pindai(kode[1] ?? '');
  await layar.pindai(asing);
  await expect(page.getByText('Barang lebih (tidak ada di kiriman ini)')).toBeVisible();
  await expect(layar.total).toContainText('2 dari 3 barang');
  await page.getByLabel(`Berat timbang ${kode[1]}`).fill('3.3');
  await expect(page.getByText('Lebih ringan 0.200 gr')).toBeVisible();
  await harusRamah(page);
  await page.keyboard.press('F9');
  await expect(page.getByText('Alasan Harus Diisi').first()).toBeVisible();
  await page.getByLabel('Alasan 1 barang kurang').fill('tertinggal');
  await page.keyboard.press('F9');
  await page.getByRole('dialog', { name: 'Barang Kurang' }).getByRole('button', { name: 'Terima' }).click();
  const diterima = page.locator('[data-diterima]');
  await expect(diterima).toContainText('2 barang');
  await expect(diterima).toContainText('1 kurang, 1 lebih, 1 menunggu validasi susut');
  await expect(diterima.getByRole('list', { name: 'Barang lebih' })).toContainText(
    `${asing} CINCIN E2E KIRIM · MENURUT BUKU ADA DI TOKO SBY1 BAKI D04`,
  );

  // The missing one turns up.
  await diterima.getByRole('button', { name: 'Lihat Kiriman' }).click();
  const rincian = page.getByRole('dialog', { name: `Kiriman ${no}` });
  await rincian.getByRole('button', { name: 'Selesaikan' }).click();
  const akhir = page.getByRole('dialog', { name: `Barang Kurang ${kode[2]}` });
  await akhir.getByRole('combobox', { name: 'Kode Gudang' }).click();
  await page.getByRole('option', { name: 'TOKO' }).click();
  await akhir.getByRole('combobox', { name: 'Kode Baki' }).click();
  await page.getByRole('option', { name: 'D04' }).click();
  await akhir.getByLabel('Alasan').fill('ada di mobil');
  await akhir.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Barang Kurang Berhasil Diselesaikan')).toBeVisible();
  await expect(rincian.locator('[data-status="SELESAI"]')).toBeVisible();

  // The lighter one waits for somebody else.
  const susut = await (await Api.masuk('own-bdg1')).ambil<{ no_susut: string; kode_barcode: string }[]>(
    'validasi/susut',
  );
  const nomor = susut.find((satu) => satu.kode_barcode === kode[1])?.no_susut ?? '';
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await new HalamanMasuk(page).langsung('spv-bdg1');
  await page.goto('/validasi-susut');
  await page.getByRole('button', { name: `Terima ${nomor}` }).click();
  const putus = page.getByRole('dialog', { name: 'Terima Susut' });
  await putus.getByLabel('Alasan').fill('ditimbang dua kali');
  await putus.getByRole('button', { name: 'Terima' }).click();
  await expect(page.getByText('Data Berhasil Divalidasi')).toBeVisible();
  await expect(page.getByRole('button', { name: `Terima ${nomor}` })).toHaveCount(0);
  const kartu = await (await Api.masuk('own-bdg1')).ambil(`barang/ready/kode-barcode/${kode[1]}`);
  expect(kartu).toMatchObject({ berat_asli: 3.3, toko: 'BDG1' });
});

test('barang ditawarkan ke toko web external dan yang pergi diturunkan', async ({ page }) => {
  const toko = await dengarkan((url, { data_barangs }: { data_barangs: { kode_barcode: string }[] }) =>
    url.endsWith('/barang')
      ? data_barangs.map(({ kode_barcode }) => ({ kode_barcode, id_ext: `E2E-${kode_barcode}` }))
      : [],
  );
  const api = await Api.masuk('own-sby1');
  const atur = (value: string) => api.panggil('PUT', 'para-system', [{ key: 'EXTERNAL_WEB_URL', value }]);
  try {
    expect((await atur(toko.alamat)).status).toBe(200);
    const kode = (await buatBarang('own-sby1', [2.5]))[0] ?? '';
    await new HalamanMasuk(page).langsung('own-sby1');
    await page.goto('/kirim-barang-external');
    await page.getByRole('button', { name: 'Kirim', exact: true }).click();
    await expect(page.getByText('Data Tersedia').first()).toBeVisible();
    await page.getByRole('textbox', { name: /Cari/ }).first().fill(kode);
    await expect(page.getByRole('row', { name: new RegExp(kode) })).toContainText(`E2E-${kode}`);
    await KirimBarang.kirim('own-sby1', 'BDG1', [kode]);
    const nama_customer = `MEMBER LUAR ${kode}`;
    const orang = { nama_customer, no_hp: `0813${kode}`, setuju: true, cara_kode: 'URUT' };
    expect((await api.panggil('POST', 'member/data', orang)).status).toBe(200);
    await page.goto('/update-barang-external');
    await page.getByRole('button', { name: 'Cari', exact: true }).click();
    await page.getByRole('textbox', { name: 'Cari di Member aktif' }).fill(nama_customer);
    await expect(page.getByRole('table', { name: 'Member aktif' })).toContainText(nama_customer);
    await expect(page.getByRole('table', { name: 'Barang terjual' })).toContainText(kode);
    await page.getByRole('button', { name: 'Kirim', exact: true }).click();
    await expect(page.getByText('Data Berhasil Di Update')).toBeVisible();
  } finally {
    await atur('');
    toko.tutup();
  }
});

test('server toko online diberi tahu dari layar kiriman, sekali, setelah ia menjawab', async ({ page }) => {
  const diterima: { kode_toko: string; no_kirim: string; no_resi: string; data_barangs: object[] }[] = [];
  let rusak = true;
  const toko = await dengarkan(
    (_url, isi) => {
      if (!rusak) diterima.push(isi);
      return [];
    },
    () => (rusak ? 502 : 200),
  );
  try {
    const api = await Api.masuk('own-sby1');
    const setelan = [
      { key: 'KIRIM_BARANG_ONLINE_STORE_MODULE', value: 'on' },
      { key: 'ONLINE_STORE_URL', value: toko.alamat },
    ];
    expect((await api.panggil('PUT', 'para-system', setelan)).status).toBe(200);
    const kode = (await buatBarang('own-sby1', [2.5]))[0] ?? '';
    await new HalamanMasuk(page).langsung('own-sby1');
    await page.goto('/kirim-barang-kecabang');
    const layar = new KirimBarang(page);
    await page.getByText('Ke Toko Online', { exact: true }).click();
    await layar.pindai(kode);
    await expect(layar.total).toContainText('1 barang');
    await layar.pilih('Toko Tujuan', /^BDG1/);
    await page.getByLabel('Kurir').fill('JNE');
    await layar.pilih('Marketplace', /^TOKOPEDIA/);
    await page.getByLabel('No Resi').fill('RESI-E2E-1');
    await harusRamah(page);
    await page.keyboard.press('F9');
    const terkirim = page.locator('[data-terkirim]');
    await expect(terkirim).toContainText('1 barang');
    const no = (await terkirim.getAttribute('data-terkirim')) ?? '';

    await page.goto('/kirim-barang');
    await page.getByRole('textbox', { name: /Cari/ }).first().fill(no);
    await page.getByRole('button', { name: no }).click();
    const rincian = page.getByRole('dialog', { name: `Kiriman ${no}` });
    const beriTahu = rincian.getByRole('button', { name: 'Beri Tahu Toko Online' });
    // A server that fails leaves it to be tried again.
    const gagal = page.waitForResponse((jawab) => jawab.url().endsWith(`${no}/online`));
    await beriTahu.click();
    expect((await gagal).status()).toBe(503);
    await expect(beriTahu).toBeEnabled();
    rusak = false;
    await beriTahu.click();
    await expect(page.getByText('Kiriman Diterima Server Toko Online')).toBeVisible();
    await expect(rincian).toContainText('Diterima server toko online');
    await expect(beriTahu).toHaveCount(0);
    expect(diterima).toHaveLength(1);
    expect(diterima[0]).toMatchObject({ kode_toko: 'SBY1', no_kirim: no, no_resi: 'RESI-E2E-1' });
    expect(diterima[0]?.data_barangs).toMatchObject([{ kode_barcode: kode, berat: 2.5 }]);
  } finally {
    toko.tutup();
  }
});
