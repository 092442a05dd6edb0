// Manual trade while it is made: finding stock, what comes back of a nota, and who must approve a list.
import { describe, expect, it } from 'vitest';
import type { FakturManual, StokManual } from './api';
import { cocokStok, dariFaktur, izinBatal, keManual, mulaiManual, nomorJual, sama, transaksiDari } from './model';

const stok = (kode_toko: string, kode_dept: string, nama_dept: string): StokManual => ({
  kode_group: '750',
  kode_dept,
  nama_dept,
  kode_gudang: 'TOKO',
  kode_toko,
  nama_baki: `BAKI ${kode_toko}`,
  qty: 5,
  berat: 10,
});

const faktur = (no: string, lain: Partial<FakturManual> = {}): FakturManual => ({
  no_faktur_group: no,
  jenis: 'JUAL',
  tgl_system: '2026-11-15',
  tgl_dokumen: '2026-11-15',
  waktu: '',
  input_by: 'kasir1',
  kode_sales: 'S01',
  kode_member: '',
  nama_customer: 'SITI',
  alamat_customer: '',
  no_hp: '',
  keterangan: '',
  total_jual: 100,
  total_beli: 40,
  neto: 60,
  kembali: 0,
  no_batal: '',
  batal_oleh: '',
  detail_barang: [],
  pembayaran: [],
  ...lain,
});

const SPV = { user_id: 'spv', level: 'SPV', tgl_system: '2026-11-15' };

describe('mencari stok', () => {
  const semua = [stok('A01', 'GEL750', 'GELANG'), stok('A06', 'CIN750', 'CINCIN'), stok('A01', 'CIN750', 'CINCIN')];
  it('menurut semua kata, tanpa urutan', () => {
    expect(cocokStok(semua, 'cincin a06')).toEqual([semua[1]]);
    expect(cocokStok(semua, '').length).toBe(3);
    expect(cocokStok(semua, 'kalung')).toEqual([]);
  });
  it('kode yang tepat lebih dulu', () => {
    expect(cocokStok(semua, 'A01')[0]).toBe(semua[0]);
    expect(sama(semua[1] as StokManual, { kode_group: '750', kode_dept: 'CIN750', kode_toko: 'A06' })).toBe(true);
  });
});

describe('nota lama', () => {
  it('dikenal dari bentuk nomornya', () => {
    expect(nomorJual('fjjkt1-261115-0001')).toBe(true);
    expect(nomorJual('CIN750')).toBe(false);
  });
  it('menjadi baris beli tanpa baki', () => {
    const b = { no_faktur: 'FJX-261115-0002', kode_group: '750', kode_dept: 'CIN750', nama_dept: 'CINCIN' };
    const f = faktur('JMX', {
      detail_barang: [{ ...b, deskripsi: 'CINCIN', qty: 2, berat: 6, berat_atribut: 0, kode_toko: 'A06' }] as never,
    });
    expect(dariFaktur(f, 'fjx-261115-0002')).toEqual({
      kode_group: '750',
      kode_dept: 'CIN750',
      deskripsi: '',
      qty: 2,
      berat: 6,
      berat_atribut: 0,
    });
    expect(dariFaktur(f, 'FJX-261115-0009')).toBeUndefined();
  });
});

describe('izin membatalkan', () => {
  const daftar = (f: FakturManual[]) => f.map((satu, i) => ({ no: `FJ${i}`, faktur: satu }));
  it('supervisor sendiri cukup untuk hari ini', () => {
    expect(izinBatal(daftar([faktur('A')]), 'penjualan', SPV)).toBeUndefined();
  });
  it('hari lain perlu OWN; milik sendiri perlu orang kedua', () => {
    const lalu = faktur('A', { tgl_system: '2026-11-10' });
    expect(izinBatal(daftar([lalu]), 'penjualan', SPV)).toEqual({ dokumen: 'A', nominal: 100, hariIni: false });
    const sendiri = faktur('A', { input_by: 'spv' });
    expect(izinBatal(daftar([sendiri]), 'pembelian', SPV)).toEqual({ dokumen: 'A', nominal: 40, hariIni: true });
  });
  it('dua baris satu transaksi dihitung sekali', () => {
    const dua = daftar([faktur('A'), faktur('A'), faktur('B')]);
    expect(transaksiDari(dua).length).toBe(2);
    expect(izinBatal(dua, 'penjualan', { ...SPV, level: 'KASIR' })?.nominal).toBe(200);
  });
});

it('yang dikirim hanya pembayaran yang berisi', () => {
  expect(keManual(mulaiManual('S01'))).toMatchObject({ kode_sales: 'S01', pembayaran: [], detail_barang: [] });
});
