import { describe, expect, it } from 'vitest';
import { arahLangkah, sebutDokumen } from './status';

describe('the story of a piece', () => {
  it('knows what comes in, goes out and stays', () => {
    expect(arahLangkah({ dari: 'Supplier', ke: 'TOKO A04' })).toBe('masuk');
    expect(arahLangkah({ dari: 'TOKO A04', ke: 'Customer' })).toBe('keluar');
    expect(arahLangkah({ dari: 'TOKO A04', ke: 'STOCK S01' })).toBe('dalam');
    expect(arahLangkah({ dari: 'Dalam perjalanan', ke: 'TOKO A01' })).toBe('masuk');
  });

  it('names documents of other domains by their prefix and keeps what it does not know', () => {
    expect([sebutDokumen('PINDAH'), sebutDokumen('FJ'), sebutDokumen('XX')]).toEqual(['Dipindah', 'Terjual', 'XX']);
  });
});
