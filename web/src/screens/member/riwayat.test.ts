// The story of a person, by days.
import { describe, expect, it } from 'vitest';
import { type BarisRiwayat, jumlahUang, perHari, sebutJenis } from './riwayat';

const baris = (id: string, tgl_system: string): BarisRiwayat => ({
  id,
  tgl_system,
  waktu: `${tgl_system}T03:00:00Z`,
  kode_toko: 'SBY1',
  jenis: 'PENJUALAN',
  no_dok: '',
  uraian: '',
  rupiah: 0,
  berat: 0,
  poin: 0,
  status: '',
});

describe('riwayat member', () => {
  it('satu judul setiap hari, urutan tetap seperti datangnya', () => {
    const hari = perHari([baris('3', '2026-11-17'), baris('2', '2026-11-17'), baris('1', '2026-11-02')]);
    expect(hari.map((h) => [h.tanggal, h.baris.map((b) => b.id)])).toEqual([
      ['2026-11-17', ['3', '2']],
      ['2026-11-02', ['1']],
    ]);
    expect(perHari([])).toEqual([]);
  });

  it('jenis dibaca sebagai kata, juga yang belum dikenal', () => {
    expect(['POIN', 'TUKAR', 'AMBIL_SERVIS'].map(sebutJenis)).toEqual(['Gerak poin', 'Tukar tambah', 'Ambil servis']);
  });
  it('uang yang dibayar dan diterima dipisah, poin tidak ikut', () => {
    const total = [
      { jenis: 'PENJUALAN', banyak: 2, rupiah: 5_000_000, berat: 4, poin: 10 },
      { jenis: 'PEMBELIAN', banyak: 1, rupiah: -1_200_000, berat: 1, poin: 0 },
      { jenis: 'POIN', banyak: 3, rupiah: 900, berat: 0, poin: 3 },
    ];
    expect(jumlahUang(total)).toEqual({ masuk: 5_000_000, keluar: 1_200_000 });
  });
});
