// Pieces of a test's own, made behind the screen.
import { expect } from '@playwright/test';
import type { Api } from './api';

/** A tray of the test's own; one that is there already stays as it is. */
export async function bakiUji(api: Api, kode: string, gudang: string): Promise<void> {
  const isi = { kode_baki: kode, nama_baki: `UJI ${kode}`, kode_gudang: gudang, kapasitas: 0, aktif: true };
  const { status, message } = await api.panggil('POST', 'baki', isi);
  expect([200, 409], message).toContain(status);
}

/** Rings of 18K of these weights in a tray, the same but for `lain`; their barcodes. */
export async function cincin(
  api: Api,
  [gudang, tray]: readonly [string, string],
  berat: readonly number[],
  nama: string,
  lain: object = {},
): Promise<string[]> {
  const detail_barang = berat.map((berat_asli) => ({
    kode_group: '750',
    kode_dept: 'CIN750',
    kode_gudang: gudang,
    kode_toko: tray,
    nama_barang: nama,
    berat_asli,
    kadar: 80,
    kadar_cetak: 75,
    kadar_modal: 77,
    ...lain,
  }));
  const isi = { detail_barang };
  const { status, data, message } = await api.panggil<{ kode_barcode: string }[]>('POST', 'barang/create/bulk', isi);
  expect(status, message).toBe(200);
  return data.map((satu) => satu.kode_barcode);
}
