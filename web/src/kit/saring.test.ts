// Input filters, numbers and dates as tables of what goes in and what comes out.
// Pure functions only.
import { describe, expect, it } from 'vitest';
import { berat, rupiah, tulisAngka } from './angka';
import { lengkapiBerat } from './IsianBerat';
import { rapikanTanggal } from './IsianTanggal';
import { posisiKursor } from './IsianUang';
import * as saring from './saring';
import { hariIni, tanggalPanjang, tanggalPendek, tanggalSah } from './waktu';

describe('saringan isian', () => {
  it.each([
    [saring.angka, '12a.3', '123'],
    [saring.minimalSatu, '0', ''],
    [saring.minimalSatu, '00', ''],
    [saring.minimalSatu, '1', '1'],
    [saring.minimalSatu, '25', '25'],
    [saring.duaDesimal, '12.3456', '12.34'],
    [saring.duaDesimal, '12,5', '12.5'],
    [saring.duaDesimal, '.5', '0.5'],
    [saring.duaDesimal, '1.2.3', '1.23'],
    [saring.tigaDesimal, '3.14159', '3.141'],
    [saring.persen, '100', '100'],
    [saring.persen, '99.999', '99.99'],
    [saring.kode, 'KODE BARU 1', 'KODE_BARU_1'],
  ])('%# %s', (penyaring, masuk, keluar) => {
    expect(penyaring(masuk)).toEqual({ nilai: keluar });
  });
  it('persen di atas 100 berkata dan kosong', () => {
    expect(saring.persen('100.01')).toEqual({ nilai: '', pesan: 'Tidak Boleh Melebihi 100 !' });
  });
});

describe('rupiah', () => {
  it.each([
    ['1.250.000', false, 1_250_000],
    ['1,250,000', false, 1_250_000],
    ['Rp. 1.250.000,00', true, 1_250_000],
    ['1,250,000.00', true, 1_250_000],
    ['1.250.000', true, 1_250_000],
    ['', false, null],
    ['abc', false, null],
  ])('%j dibaca (tempel %j) sebagai %j', (teks, tempel, nilai) => {
    expect(saring.bacaRupiah(teks, tempel)).toBe(nilai);
  });
  it('ditulis dengan Rp. dan koma', () => {
    expect(rupiah(1_250_000)).toBe('Rp. 1,250,000');
    expect(rupiah(-5000)).toBe('-Rp. 5,000');
  });
  it('kursor tetap di tempatnya di antara angka', () => {
    expect(posisiKursor('1,250,000', 3)).toBe(6);
    expect(posisiKursor('1,250,000', 0)).toBe(9);
    expect(posisiKursor('1,250,000', 7)).toBe(0);
  });
});

it('berat selalu tiga desimal', () => {
  expect(berat(3.5)).toBe('3.500');
  expect(tulisAngka(1234.5, 'berat')).toBe('1,234.500');
  expect(lengkapiBerat('3.5')).toBe('3.500');
  expect(lengkapiBerat('')).toBe('');
});

describe('tanggal', () => {
  it('hari ini adalah hari di Jakarta', () => {
    expect(hariIni(new Date('2026-11-15T16:59:00Z'))).toBe('2026-11-15');
    expect(hariIni(new Date('2026-11-15T17:00:00Z'))).toBe('2026-11-16');
  });
  it.each([
    ['2026-11-15', '2026-11-15'],
    ['20261115', '2026-11-15'],
    ['2026/11/15', '2026-11-15'],
    ['2026-02-30', null],
    // The day first, as people here write it.
    ['15-11-2026', '2026-11-15'],
    ['05/06/1990', '1990-06-05'],
    ['31-02-2026', null],
    ['15-11-26', null],
  ])('%s dirapikan menjadi %s', (teks, hasil) => expect(rapikanTanggal(teks)).toBe(hasil));
  it('dibaca panjang dalam bahasa Indonesia', () => {
    expect(tanggalPanjang('2026-11-15')).toBe('Minggu, 15 November 2026');
    expect(tanggalPanjang('-')).toBe('-');
    expect(tanggalPendek('2026-11-15')).toBe('15 Nov');
    expect(tanggalPendek('-')).toBe('-');
    expect(tanggalSah('2028-02-29')).toBe(true);
  });
});
