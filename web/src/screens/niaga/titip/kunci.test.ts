import { describe, expect, it } from 'vitest';
import { gramTerkunci, janjiKunci } from './kunci';

describe('harga yang dikunci titipan', () => {
  it('berlaku untuk gram yang dibayar uangnya, bukan seberat barangnya', () => {
    const cincin = { harga_gram: 1_880_000, berat: 10 };
    expect(gramTerkunci(cincin, 1_960_000)).toBe(1.042);
    expect(janjiKunci(cincin, 1_960_000)).toBe(
      'Harga Rp. 1,880,000 per gram dikunci untuk 1.042 gr; sisanya ikut harga hari ambil.',
    );
    expect(gramTerkunci(cincin, 0)).toBe(0);
  });

  it('paling banyak seberat barangnya, dan tanpa barang menyebut kategorinya', () => {
    expect(janjiKunci({ harga_gram: 1_880_000, berat: 2 }, 5_000_000)).toBe(
      'Harga Rp. 1,880,000 per gram dikunci untuk 2.000 gr.',
    );
    expect(janjiKunci({ harga_gram: 1_880_000, berat: 0.053 }, 100_000, '750')).toBe(
      'Harga Rp. 1,880,000 per gram dikunci untuk 0.053 gr 750.',
    );
    expect(gramTerkunci({ harga_gram: 0, berat: 2 }, 100_000)).toBe(0);
  });
});
