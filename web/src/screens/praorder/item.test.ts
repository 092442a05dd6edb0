import { describe, expect, it } from 'vitest';
import { baris } from '@/kit/transaksi/baris';
import { gandaItem, hargaGram, type ItemPo, jumlahItem, kurangItem } from './item';
import { isiPo, type KeadaanPo, PRE_ORDER, pasangItem, wajibPo } from './usePreOrder';

const item = (bagian: Partial<ItemPo> = {}): ItemPo => ({
  kode_barcode: '',
  deskripsi: 'CINCIN',
  qty: 1,
  berat: 2.5,
  harga_estimasi: 2_500_000,
  ...bagian,
});
const keadaan = (bagian: Partial<KeadaanPo> = {}): KeadaanPo => ({
  ...PRE_ORDER.mulai(),
  kode_member: 'kr00000017',
  kode_sales: 'S01',
  no_rekening: '123',
  deskripsi: 'CINCIN',
  item: [baris(item())],
  ...bagian,
});

describe('item pre order', () => {
  it('harga gram adalah harga estimasi dibagi berat estimasi, dibulatkan ke bawah', () => {
    expect(hargaGram(2_500_000, 2.5)).toBe(1_000_000);
    expect(hargaGram(1_000_000, 3)).toBe(333_333);
    expect(hargaGram(1_000_000, 0)).toBe(0);
    // Large sums lose no rupiah.
    expect(hargaGram(999_999_999_999, 0.001)).toBe(999_999_999_999_000);
  });

  it('deskripsi, berat dan harga wajib; beratnya bertanya dengan kata sales', () => {
    expect(kurangItem({ deskripsi: ' ', berat: 0, harga_estimasi: 0 })).toEqual({
      deskripsi: 'Deskripsi Harus Diisi',
      berat_estimasi: 'Kode Sales Harus Pilih',
      harga_estimasi: 'Harga Estimasi Harus Diisi',
    });
    expect(kurangItem(item())).toEqual({});
  });

  it('barcode yang sudah di tabel ditolak, kecuali garis atau kosong', () => {
    const satu = baris(item({ kode_barcode: '00000001' }));
    const semua = [satu, baris(item({ kode_barcode: '' }))];
    expect(gandaItem('00000001', semua)).toBe('Data Sudah Ada Di Tabel');
    expect(gandaItem('00000001', semua, satu.id)).toBeUndefined();
    expect(gandaItem('-', semua)).toBeUndefined();
    expect(gandaItem('', semua)).toBeUndefined();
    expect(gandaItem('00000002', semua)).toBeUndefined();
  });

  it('kepala adalah jumlah itemnya, tanpa pecahan yang hilang', () => {
    const semua = [baris(item({ berat: 0.1, qty: 2 })), baris(item({ berat: 0.2 }))];
    expect(jumlahItem(semua)).toEqual({
      qty_estimasi: 3,
      berat_estimasi: 0.3,
      harga_estimasi: 5_000_000,
      harga_gram: 16_666_666,
    });
  });
});

describe('kepala pre order', () => {
  it('menyebut setiap yang wajib dengan kata-kata spesifikasi', () => {
    expect(wajibPo(PRE_ORDER.mulai())).toEqual({
      kode_member: 'Kode Member Harus Diisi',
      kode_sales: 'Kode Sales Harus Pilih',
      deskripsi: 'Deskripsi Harus Diisi',
      qty_estimasi: 'Qty Estimasi Harus Diisi',
      berat_estimasi: 'Berat Estimasi Harus Diisi',
      harga_estimasi: 'Harga Estimasi Harus Diisi',
      harga_gram: 'Harga Gram Harus Diisi',
      no_rekening: 'No Rekening Harus Dipilih',
    });
    expect(wajibPo(keadaan())).toEqual({});
  });

  it('No Order wajib hanya dengan marketplace, dan tanpa marketplace tidak dikirim', () => {
    expect(wajibPo(keadaan({ kode_marketplace: 'TKP' }))).toEqual({ no_order: 'No Order Harus Disi' });
    expect(isiPo(keadaan({ no_order: 'X1' })).no_order).toBe('');
    expect(isiPo(keadaan({ kode_marketplace: 'TKP', no_order: ' X1 ' })).no_order).toBe('X1');
  });

  it('item tanpa barcode dikirim sebagai garis, dengan harga gramnya', () => {
    expect(isiPo(keadaan())).toMatchObject({
      kode_member: 'KR00000017',
      qty_estimasi: 1,
      harga_gram: 1_000_000,
      detail_barang: [{ kode_barcode: '-', qty: 1, berat: 2.5, harga_gram: 1_000_000 }],
    });
  });

  it('item pertama memberi deskripsi, yang diubah tetap satu baris', () => {
    const kosong = { ...PRE_ORDER.mulai() };
    const satu = baris(item({ deskripsi: 'KALUNG' }));
    const k = pasangItem(kosong, satu);
    expect(k.deskripsi).toBe('KALUNG');
    const lagi = pasangItem(k, { id: satu.id, minta: item({ deskripsi: 'GELANG' }) });
    expect(lagi.item).toHaveLength(1);
    expect(lagi.deskripsi).toBe('KALUNG');
    expect(lagi.item[0]?.minta.deskripsi).toBe('GELANG');
  });
});
