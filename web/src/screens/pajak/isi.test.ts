import { describe, expect, it } from 'vitest';
import { kurangRentang, tulisNomor } from './isi';

describe('nomor seri faktur pajak', () => {
  it('ditulis dengan garis dan titik', () => {
    expect(tulisNomor(2_600_000_001)).toBe('000-26.00000001');
  });

  it('rentang yang salah disebut sebabnya', () => {
    expect(kurangRentang('000-26.00000001', '000-26.00000100', '2026')).toBeUndefined();
    expect(kurangRentang('1', '000-26.00000100', '2026')).toBe('Nomor seri 13 angka');
    expect(kurangRentang('000-26.00000100', '000-26.00000001', '2026')).toBe('Nomor akhir di bawah nomor awal');
    expect(kurangRentang('000-26.00000001', '000-26.00000100', '26')).toBe('Tahun empat angka');
  });
});
