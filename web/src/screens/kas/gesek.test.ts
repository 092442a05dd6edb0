import { describe, expect, it } from 'vitest';
import { hitungGesek } from './gesek';

describe('hitungan gesek tunai', () => {
  it.each([
    [1_000_000, '2.5', 25_000],
    [333_333, '2.5', 8_333],
    [100, '0.5', 1],
    [99, '0.5', 0],
    [50_000, '', 0],
    [50_000, '3', 1_500],
  ])('%d dengan fee %s persen', (gesek, fee, fee_rp) =>
    expect(hitungGesek(gesek, fee)).toEqual({ fee_rp, cash: gesek - fee_rp }),
  );
});
