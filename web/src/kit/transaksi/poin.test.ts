// What points pay: whole points, never more than there are, never more than is left to pay.
import { describe, expect, it } from 'vitest';
import { galatPoin, poinUntuk, uraianPoin } from './poin';

const SALDO = { bisa_dipakai: 120, nilai_poin: 1000 };

describe('poin sebagai pembayaran', () => {
  it('mengisi poin utuh yang cukup untuk sisa, tidak lebih dari yang ada', () => {
    expect(poinUntuk(50_000, SALDO)).toBe(50);
    expect(poinUntuk(50_999, SALDO)).toBe(50);
    expect(poinUntuk(900, SALDO)).toBe(0);
    expect(poinUntuk(5_000_000, SALDO)).toBe(120);
    expect(poinUntuk(-10_000, SALDO)).toBe(0);
    expect(poinUntuk(10_000, { bisa_dipakai: -5, nilai_poin: 1000 })).toBe(0);
    expect(poinUntuk(10_000, { bisa_dipakai: 5, nilai_poin: 0 })).toBe(0);
  });

  it('menyebut kelipatan, batas, dan nilai yang belum diatur', () => {
    expect(galatPoin(120_000, SALDO)).toBeUndefined();
    expect(galatPoin(1500, SALDO)).toBe('Harus kelipatan Rp. 1,000');
    expect(galatPoin(121_000, SALDO)).toBe('Paling banyak 120 poin');
    expect(galatPoin(1000, { bisa_dipakai: 1, nilai_poin: 0 })).toMatch(/belum diatur/);
  });

  it('menyebut yang didapat, yang dipakai dan saldonya', () => {
    const poin = { dapat: 12, pakai: 0, saldo: 1130 };
    expect(uraianPoin(poin)).toBe('dapat 12 poin · saldo 1,130 poin');
    expect(uraianPoin({ dapat: 0, pakai: 50, saldo: -3 })).toBe('dipakai 50 poin · saldo -3 poin');
  });
});
