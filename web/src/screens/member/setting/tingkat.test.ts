// Levels and codes of membership before they are sent.
import { describe, expect, it } from 'vitest';
import { bacaPengali, contohKode, periksaTingkat, tulisPengali } from './tingkat';

describe('tingkat member', () => {
  it('membaca dan menulis pengali per seratus', () => {
    expect(bacaPengali('1')).toBe(100);
    expect(bacaPengali('1.5')).toBe(150);
    expect(bacaPengali('2,25')).toBe(225);
    expect(bacaPengali('1.')).toBe(100);
    expect(bacaPengali('satu')).toBeUndefined();
    expect(bacaPengali('1.234')).toBeUndefined();
    expect([100, 150, 205, 225].map(tulisPengali)).toEqual(['1', '1.5', '2.05', '2.25']);
  });

  it('tingkat naik dari nol, bernama, tidak kembar', () => {
    const baik = [
      { nama: 'SILVER', dari_rp: 0, pengali: 100 },
      { nama: 'GOLD', dari_rp: 50_000_000, pengali: 150 },
    ];
    expect(periksaTingkat(baik).size).toBe(0);
    expect(periksaTingkat([{ nama: 'A', dari_rp: 5, pengali: 100 }]).get(0)).toMatch(/Rp\. 0/);
    expect(periksaTingkat([baik[1] as never, baik[0] as never]).get(1)).toMatch(/di atas/);
    const [pertama] = baik;
    expect(pertama && periksaTingkat([pertama, { ...pertama, nama: 'silver', dari_rp: 1 }]).get(1)).toMatch(
      /sudah ada/,
    );
    expect(periksaTingkat([{ nama: ' ', dari_rp: 0, pengali: 100 }]).get(0)).toMatch(/harus diisi/);
    expect(periksaTingkat([{ nama: 'A', dari_rp: 0, pengali: 0 }]).get(0)).toMatch(/Pengali/);
  });

  it('contoh kode memuat awalan, nomor dan tempat angka periksa', () => {
    expect(contohKode({ awalan: 'KR', panjang: 10 })).toBe('KR0000001•');
    expect(contohKode({ awalan: '', panjang: 8 }, 42)).toBe('0000042•');
    expect(contohKode({ awalan: 'ABCDE', panjang: 6 })).toBe('');
  });
});
