// What tests of craftsmen prepare behind the screen: gold for a work, out of a tray of the test's own.
import { expect } from '@playwright/test';
import { Api } from './api';
import { bakiUji, cincin } from './barang';

/** Broken rings of this weight go to the craftsman of the work that a line of an order began. */
export async function emasUntukPesanan(toko: string, tray: string, no: string, berat: number): Promise<void> {
  const own = await Api.masuk(`own-${toko}`);
  const p = await own.ambil<{ detail: { id_kerja: number; kode_tukang: string }[] }>(`pesanan/${no}`);
  const { id_kerja = 0, kode_tukang = '' } = p.detail[0] ?? {};
  expect(id_kerja).toBeGreaterThan(0);
  await bakiUji(own, tray, 'RUSAK');
  const [kode_barcode = ''] = await cincin(own, ['RUSAK', tray], [berat], 'CINCIN PATAH');
  const isi = { kode_tukang, id_kerja, detail_barang: [{ kode_barcode }] };
  const { status, message } = await own.panggilIzin('emas-tukang/keluar', isi, `spv-${toko}`);
  expect(status, message).toBe(200);
}
