// The figures of the managerial analysis from the rows of its report.
import { describe, expect, it } from 'vitest';
import type { BarisLaporan } from '@/kit/laporan/tipe';
import { bacaJenis, matiTerbesar, perGroup, perluTindakan, perToko, perUmur, ringkas } from './managerial';

const KUNCI = [
  'kode_group',
  'kode_dept',
  'nama_dept',
  'stok',
  'berat',
  'nilai',
  'umur',
  'nilai_30',
  'nilai_90',
  'nilai_180',
  'nilai_lebih',
  'mati',
  'nilai_mati',
  'terjual',
  'perkiraan_jual',
  'margin',
  'tindakan',
  'saran',
] as const;
const def = {
  kolom: KUNCI.map((kunci) => ({ kunci, judul: kunci, jenis: 'angka' as const, jumlah: false, lebar: 0 })),
};

const CINCIN = ['750', 'CIN', 'CINCIN', 4, 8.5, 1000, 100, 400, 0, 0, 600, 2, 600, 3, 2000, 50, 'LEBUR', 'Lebur.'];
const KALUNG = ['750', 'KAL', 'KALUNG', 1, 5, 500, 10, 500, 0, 0, 0, 0, 0, 9, 1000, 20, 'TAMBAH', 'Menipis.'];
const ANTING = ['420', 'ANT', 'ANTING', 5, 5, 500, 40, 0, 500, 0, 0, 0, 0, 0, null, null, 'SEHAT', 'Sehat.'];
const baris: BarisLaporan[] = [
  { j: 'kelompok', t: 0, toko: 'JKT1', label: 'JKT1 JAKARTA' },
  { j: 'kelompok', t: 1, label: '750' },
  CINCIN,
  KALUNG,
  { j: 'subtotal', t: 1, label: 'Sub Total 750', n: 2, isi: [] },
  { j: 'kelompok', t: 0, toko: 'BDG1', label: 'BDG1 BANDUNG' },
  ANTING,
  CINCIN,
];
const isi = bacaJenis(def, baris);

describe('analisa', () => {
  it('baris dibaca dengan tokonya, jumlah dan kelompok dilewati', () => {
    expect(isi.map((satu) => [satu.toko, satu.dept])).toEqual([
      ['JKT1', 'CIN'],
      ['JKT1', 'KAL'],
      ['BDG1', 'ANT'],
      ['BDG1', 'CIN'],
    ]);
    expect(isi[2]?.margin).toBeUndefined();
  });
  it('ringkasan menimbang umur dengan banyaknya dan margin dengan harganya', () => {
    const r = ringkas(isi);
    expect(r).toMatchObject({ stok: 14, nilai: 3000, mati: 4, nilaiMati: 1200, persenMati: 40, terjual: 15 });
    expect(r.umur).toBe(Math.round((100 * 4 + 10 + 40 * 5 + 100 * 4) / 14));
    expect(r.margin).toBe((50 * 2000 + 20 * 1000 + 50 * 2000) / 5000);
    expect(ringkas([])).toMatchObject({ stok: 0, umur: 0, persenMati: 0, margin: undefined });
  });
  it('grafik: umur, jenis yang mati, group dan toko', () => {
    expect(perUmur(isi).map((satu) => satu.nilai)).toEqual([1300, 500, 0, 1200]);
    expect(matiTerbesar(isi)).toEqual([{ dept: 'CIN', nilai: 1200 }]);
    expect(perGroup(isi)).toEqual([
      { group: '420', stok: 5, terjual: 0, margin: 0 },
      { group: '750', stok: 9, terjual: 15, margin: 44 },
    ]);
    expect(perToko(isi)).toEqual([
      { toko: 'JKT1', hidup: 900, mati: 600 },
      { toko: 'BDG1', hidup: 900, mati: 600 },
    ]);
  });
  it('yang perlu dilakukan: modal terbesar dulu, yang sehat tidak disebut', () => {
    expect(perluTindakan(isi).map((satu) => `${satu.toko} ${satu.tindakan}`)).toEqual([
      'JKT1 LEBUR',
      'BDG1 LEBUR',
      'JKT1 TAMBAH',
    ]);
    expect(perluTindakan(isi, 1)).toHaveLength(1);
  });
});
