// The reckoning of a sorting: piles, the way from piece to piece, the rule for a whole day.
import { describe, expect, it } from 'vitest';
import type { Calon } from './api';
import { berikut, geser, type Keputusan, kondisiAda, menurutAturan, selisihMg, tumpukan } from './putusan';

const b = (kode_barcode: string, berat_asli: number, kondisi = 'BAGUS', susut = false) =>
  ({ kode_barcode, berat_asli, kondisi, susut }) as Calon;
const SEMUA = [b('1', 2.5), b('2', 3.001), b('3', 4, 'PUTUS'), b('4', 1, '', true)];

describe('tumpukan', () => {
  it('menjumlahkan miligram tanpa pecahan biner', () => {
    expect(tumpukan(SEMUA, { 1: 'CUCI', 2: 'CUCI', 3: 'HANCUR' })).toEqual([
      { kode: 'CUCI', qty: 2, berat: 5.501 },
      { kode: 'HANCUR', qty: 1, berat: 4 },
    ]);
  });

  it('tidak menghitung barang yang sudah tidak ada di daftar', () => {
    expect(tumpukan(SEMUA, { 9: 'CUCI' })).toEqual([]);
  });
});

describe('berikut', () => {
  it('pergi ke barang yang belum diputus, kembali ke atas kalau di bawah sudah semua', () => {
    const putusan: Keputusan = { 2: 'CUCI' };
    expect(berikut(SEMUA, putusan, '1')).toBe('3');
    expect(berikut(SEMUA, { 2: 'CUCI', 3: 'HANCUR' }, '3')).toBe('1');
    // What waits for a validation is passed over.
    expect(berikut(SEMUA, { 1: 'CUCI', 2: 'CUCI', 3: 'HANCUR' }, '3')).toBe('3');
  });

  it('naik dan turun berhenti di tepi', () => {
    expect([geser(SEMUA, '1', -1), geser(SEMUA, '1', 1), geser(SEMUA, '4', 1)]).toEqual(['1', '2', '4']);
  });
});

describe('menurutAturan', () => {
  it('memutus yang belum diputus saja, dan tidak yang susutnya menunggu', () => {
    const hasil = menurutAturan(SEMUA, { 1: 'LABEL' }, { BAGUS: 'CUCI', PUTUS: 'HANCUR', 'TANPA KONDISI': 'CUCI' });
    expect(hasil).toEqual({ 1: 'LABEL', 2: 'CUCI', 3: 'HANCUR' });
    expect(kondisiAda(SEMUA)).toEqual(['BAGUS', 'PUTUS', 'TANPA KONDISI']);
  });
});

it('selisih timbangan tumpukan dihitung dalam miligram; yang belum ditimbang tidak beda', () => {
  const t = { kode: 'HANCUR', qty: 1, berat: 7.38 } as const;
  expect(selisihMg(t, '7.40')).toBe(20);
  expect(selisihMg(t, '7.379')).toBe(-1);
  expect(selisihMg(t, '7.380')).toBe(0);
  expect(selisihMg(t, '')).toBe(0);
  expect(selisihMg(t, undefined)).toBe(0);
});
