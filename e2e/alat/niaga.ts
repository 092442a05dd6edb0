// What tests of trade prepare behind the screen: prices of the day, pieces in a tray of their own, a sale; and a cancellation on it.
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { Api } from './api';
import { bakiUji, cincin } from './barang';

interface BarisHarga {
  kode_group: string;
  usul: Record<string, unknown> | null;
}

/** The prices of the day stand. */
export async function pastikanHarga(toko: string): Promise<Api> {
  const own = await Api.masuk(`own-${toko}`);
  const hari = await own.ambil<{ terkonfirmasi: boolean; penanda: string; baris: BarisHarga[] }>('harga-emas/hari-ini');
  if (!hari.terkonfirmasi) {
    const baris = hari.baris.filter((b) => b.usul).map((b) => ({ ...b.usul, kode_group: b.kode_group }));
    const isi = { baris, penanda: hari.penanda, yakin: true };
    const { status, message } = await own.panggil('POST', 'harga-emas/terbit', isi);
    expect([200, 409], message).toContain(status);
  }
  return own;
}

/** What a shop pays out leaves the drawer of who pays; what lies there on the open day the demo decides. */
export async function tambahLaci(user: string, jumlah_rp: number, deskripsi = 'uji'): Promise<void> {
  const isi = { jenis: 'MASUK', kategori: 'LAIN_MASUK', deskripsi, jumlah_rp };
  const { status, message } = await (await Api.masuk(user)).panggil('POST', 'uang-kas', isi);
  expect(status, message).toBe(200);
}

/** New pieces in a tray that sells; their barcodes. */
export async function barangJual(
  toko: string,
  tray: string,
  berat: readonly number[],
  nama: string,
): Promise<string[]> {
  const own = await pastikanHarga(toko);
  await bakiUji(own, tray, 'TOKO');
  return cincin(own, ['TOKO', tray], berat, nama);
}

/** Sells pieces for cash; the numbers of the lines. */
export async function jualTunai(user: string, kode: readonly string[]): Promise<string[]> {
  const kasir = await Api.masuk(user);
  const isi = { kode_sales: 'S01', detail_barang: kode.map((kode_barcode) => ({ kode_barcode })) };
  const h = await kasir.panggil<{ neto: number }>('POST', 'penjualan/hitung', isi);
  expect(h.status, h.message).toBe(200);
  const jadi = await kasir.panggil<{ no_faktur_jual: string[] }>('POST', 'penjualan', {
    ...isi,
    keterangan: randomUUID().slice(0, 8),
    neto: h.data.neto,
    pembayaran: [{ jenis: 'CASH', jumlah_rp: h.data.neto }],
  });
  expect(jadi.status, jadi.message).toBe(200);
  return jadi.data.no_faktur_jual;
}

/** Buys a nota back for cash, weighed as said; the number of the transaction. */
export async function beliKembali(user: string, nota: string, berat_timbang: number): Promise<string> {
  const kasir = await Api.masuk(user);
  const isi = {
    kode_sales: 'S01',
    detail_beli: [{ surat: 'NOTA', no_faktur_jual: nota, berat_timbang, kondisi: 'BAGUS' }],
  };
  const h = await kasir.panggil<{ total_beli: number }>('POST', 'pembelian/hitung', isi);
  expect(h.status, h.message).toBe(200);
  const pembayaran = [{ jenis: 'CASH', jumlah_rp: h.data.total_beli }];
  const jadi = await kasir.panggil<{ no_faktur_group: string }>('POST', 'pembelian', { ...isi, pembayaran });
  expect(jadi.status, jadi.message).toBe(200);
  return jadi.data.no_faktur_group;
}

/** A sale or a purchase taken back on its screen, as a supervisor does. */
export async function batalkanDiLayar(
  page: Page,
  sisi: 'penjualan' | 'pembelian',
  no: string,
  alasan: string,
): Promise<void> {
  await page.goto(`/batal-${sisi}`);
  await page.getByRole('textbox', { name: 'No Faktur' }).fill(no);
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Alasan' }).fill(alasan);
  await page.keyboard.press('F9');
  await expect(page.getByText(new RegExp(`${sisi} Berhasil Di Batal`, 'i'))).toBeVisible();
}
