// The gift report's fields by its kind.
import { describe, expect, it } from 'vitest';
import { bidangHadiah, tanpaHadiah } from './LaporanKartuHadiah';

describe('laporan hadiah', () => {
  it('tanggal akhir hanya untuk customer, hadiah hanya untuk detail', () => {
    expect(bidangHadiah('PELANGGAN')).toEqual(['tgl_from', 'tgl_to']);
    expect(bidangHadiah('REKAP')).toEqual(['tgl_from']);
    expect(bidangHadiah('DETAIL')).toEqual(['tgl_from', 'kode_hadiah']);
  });

  it('detail tanpa hadiah tidak diminta', () => {
    expect(tanpaHadiah('DETAIL', '')).toBe(true);
    expect(tanpaHadiah('DETAIL', null)).toBe(true);
    expect(tanpaHadiah('DETAIL', 'ALL')).toBe(true);
    expect(tanpaHadiah('DETAIL', 'PAYUNG')).toBe(false);
    expect(tanpaHadiah('REKAP', '')).toBe(false);
  });
});
