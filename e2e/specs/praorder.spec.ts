// Pre-orders in the browser: taken for a member, paid by a file that another person brings, the piece sold against that money (the
// bank has not shown it: somebody says yes) and sent; and one that was paid and cancelled by who may. Member, pieces and tray are the test's own.
import { Api } from '../alat/api';
import { harusRamah } from '../alat/axe';
import { barangJual } from '../alat/niaga';
import { expect, test } from '../alat/uji';
import { Kerangka } from '../pages/Kerangka';
import { orangBaru } from '../pages/LayarMember';
import { LayarPreOrder } from '../pages/LayarPreOrder';

const TOKO = 'sby1';
const KASIR = `kasir2-${TOKO}`;
const SPV = `spv-${TOKO}`;
const OWN = `own-${TOKO}`;
const BAKI = 'PX1';
const PASAR = 'TOKOPEDIA';

test.use({ bolehGalat: { pola: [/status of (404|409|422)/] } });

interface RinciPo {
  status: string;
  tahap: string;
  saldo_rp: number;
  dibayar_rp: number;
  qty_input: number;
  qty_kirim: number;
}

async function member(): Promise<{ kode: string; nama: string }> {
  const own = await Api.masuk(OWN);
  const { nama: nama_customer, hp: no_hp } = orangBaru('PRAORDER');
  const jadi = await own.panggil<{ member: { kode_member: string } }>('POST', 'member/data', {
    nama_customer,
    no_hp,
    cara_kode: 'URUT',
  });
  expect(jadi.status, jadi.message).toBe(200);
  return { kode: jadi.data.member.kode_member, nama: nama_customer };
}

const rinci = async (no: string) => (await Api.masuk(OWN)).ambil<RinciPo>(`pre-order/${no}`);
const orderBaru = (awal: string) => `${awal}-${Date.now() % 100_000_000}`;

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
]) {
  test.describe(`${viewport.width}`, () => {
    test.use({ viewport });

    test('pre order dibayar lewat berkas, dijual dari uangnya, lalu dikirim', async ({ page }) => {
      const m = await member();
      const [kode = ''] = await barangJual(TOKO, BAKI, [2.5], 'CINCIN PRAORDER');
      const order = orderBaru('INV');
      const kasir = await LayarPreOrder.masuk(page, KASIR);
      await kasir.isiKepala(m, PASAR, order);
      await expect(kasir.isi.getByRole('button', { name: /^Simpan/ })).toBeDisabled();
      await kasir.tambahItem({ kode, deskripsi: 'CINCIN PRAORDER', berat: '2.500', harga: '20000000' });
      await harusRamah(page);
      const rekening = await kasir.rekening();
      const no = await kasir.simpan();
      const baris = await kasir.baris(no);
      await expect(baris).toContainText('BELUM DI VALDIASI');
      await harusRamah(page);

      // Whoever took it does not say that it was paid.
      const bayar = { marketplace: PASAR, order, rekening, nominal: '19500000' };
      await kasir.berkas([bayar], 0);
      await expect(kasir.isi).toContainText('Anda catat sendiri');
      await new Kerangka(page).keluar();

      const spv = await LayarPreOrder.masuk(page, SPV);
      const asing = { ...bayar, order: `${order}-LAIN` };
      await spv.berkas([bayar, asing, { ...bayar, nominal: '' }], 1);
      await expect(spv.isi).toContainText('Tanpa nominal, tidak dikirim');
      await harusRamah(page);
      await spv.validasi(1);
      expect(await rinci(no)).toMatchObject({ status: 'VALID', dibayar_rp: 20_000_000, saldo_rp: 20_000_000 });
      // The same file brings nothing twice.
      await spv.berkas([bayar], 0);
      await expect(spv.isi).toContainText('sudah diimpor');
      await new Kerangka(page).keluar();

      await LayarPreOrder.masuk(page, KASIR);
      await expect(await kasir.baris(no)).toContainText('SUDAH DI VALIDASI');
      await kasir.jual(no, kode, OWN);
      expect(await rinci(no)).toMatchObject({ tahap: 'FINISH', qty_input: 1 });
      await kasir.kirim(no, `JNE${order}`, OWN);
      await harusRamah(page);
      expect(await rinci(no)).toMatchObject({ tahap: 'CLOSED', qty_kirim: 1 });
      await page.goto(`/lihat-pre-order?po=${no}`);
      const laci = page.getByRole('dialog', { name: no });
      for (const bagian of ['Pembayaran', 'Penjualan', 'Kiriman'])
        await expect(laci.getByRole('region', { name: bagian })).toBeVisible();
      await harusRamah(page);
    });

    test('pre order yang sudah dibayar dibatalkan, uangnya kembali', async ({ page }) => {
      const m = await member();
      const order = orderBaru('BTL');
      const kasir = await LayarPreOrder.masuk(page, KASIR);
      await kasir.isiKepala(m, PASAR, order);
      await kasir.tambahItem({ deskripsi: 'GELANG PRAORDER', berat: '5', harga: '6000000' });
      const rekening = await kasir.rekening();
      const no = await kasir.simpan();
      await new Kerangka(page).keluar();
      const spv = await LayarPreOrder.masuk(page, SPV);
      await spv.berkas([{ marketplace: PASAR, order, rekening, nominal: '6000000' }], 1);
      await spv.validasi(1);
      await new Kerangka(page).keluar();

      // Taking back is a right of its own: who only looks at pre-orders is not offered it.
      await LayarPreOrder.masuk(page, KASIR);
      await expect((await kasir.baris(no)).getByRole('button', { name: 'Batal', exact: true })).toHaveCount(0);
      await new Kerangka(page).keluar();
      await LayarPreOrder.masuk(page, SPV);
      await (await kasir.baris(no)).getByRole('button', { name: 'Batal', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Batal Pre Order' });
      await expect(dialog).toContainText(`Apakah Anda Yakin Ingin Membatalkan No Po Ini ${no} ???`);
      await dialog.getByLabel('Alasan').fill('tidak jadi');
      await harusRamah(page);
      await dialog.getByRole('button', { name: 'Ya, Batalkan' }).click();
      await kasir.mungkinSetujui(OWN, page.getByText('No Po Berhasil Dibatal'));
      expect(await rinci(no)).toMatchObject({ status: 'BATAL', saldo_rp: 0 });
      const baris = await kasir.baris(no);
      await expect(baris.getByRole('button', { name: 'Batal', exact: true })).toHaveCount(0);
    });
  });
}
