import { describe, expect, it } from 'vitest';
import { type BarisKas, bisaDipindah, jumlahPilihan, KATEGORI_KAS } from './pindah';

const baris = (ubah: Partial<BarisKas>): BarisKas => ({
  _id: 1,
  input_by: 'kasir1',
  kategori: 'PENJUALAN',
  tgl_system: '2026-11-15',
  waktu: null,
  no_dok: 'FJ',
  deskripsi: '',
  jumlah_in: 0,
  jumlah_out: 0,
  dipindah: '',
  ...ubah,
});

describe('baris kas yang bisa dipindahkan', () => {
  it('bukan saldo awal, bukan yang sudah dipindah, bukan pemindahan itu sendiri', () => {
    expect(bisaDipindah(baris({}))).toBe(true);
    expect(bisaDipindah(baris({ kategori: 'PINDAH IN' }))).toBe(true);
    expect(bisaDipindah(baris({ kategori: 'SALDO AWAL', _id: null as never }))).toBe(false);
    expect(bisaDipindah(baris({ kategori: 'PINDAH OUT' }))).toBe(false);
    expect(bisaDipindah(baris({ dipindah: 'PSJKT1-261115-0001' }))).toBe(false);
  });
  it('jumlahnya masuk dikurangi keluar', () =>
    expect(jumlahPilihan([baris({ jumlah_in: 500 }), baris({ jumlah_out: 120 })])).toBe(380));
  it('semua kategori spesifikasi ada dan saldo awal tidak', () => {
    expect(KATEGORI_KAS).toContain('HUTANG LUNAS');
    expect(KATEGORI_KAS).not.toContain('SALDO AWAL');
  });
});
