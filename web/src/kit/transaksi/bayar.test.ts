// Payments to the rupiah, quick cash; lines and what is said of them.
import { describe, expect, it } from 'vitest';
import { baris, galatPerId, hapusBaris, petaBaris, ubahBaris } from './baris';
import {
  BAYAR_KOSONG,
  bayarBelumLengkap,
  caraBerikut,
  dikirim,
  type JenisBayar,
  pelunasan,
  sisaUntuk,
  uangCepat,
} from './bayar';

const bayar = (...isi: [JenisBayar, number][]) =>
  isi.map(([jenis, jumlah_rp]) => baris({ ...BAYAR_KOSONG, jenis, jumlah_rp }));

describe('what is sent of the payments', () => {
  it('is what has an amount, or the number of a deposit or a coupon', () => {
    const semua = [
      baris({ ...BAYAR_KOSONG, jumlah_rp: 0 }),
      baris({ ...BAYAR_KOSONG, jumlah_rp: 5 }),
      baris({ ...BAYAR_KOSONG, jenis: 'TITIP' as const, no_titip: 'FTJKT1-261115-0001' }),
      baris({ ...BAYAR_KOSONG, jenis: 'TITIP' as const, no_titip: ' ' }),
      baris({ ...BAYAR_KOSONG, jenis: 'KUPON' as const, no_kupon: 'K1' }),
      baris({ ...BAYAR_KOSONG, jenis: 'CASH' as const, no_kupon: 'K1' }),
    ];
    expect(dikirim(semua)).toEqual([semua[1], semua[2], semua[4]]);
  });
});

describe('what the payments still lack', () => {
  it('is named by line, in both directions, and only of those that are sent', () => {
    const [tunai, debet, kosong] = bayar(['CASH', 5], ['DEBET', 5], ['CREDIT', 0]);
    if (!tunai || !debet || !kosong) throw new Error('tiga');
    const semua = [tunai, debet, kosong];
    expect([...bayarBelumLengkap(10, semua)]).toEqual([[debet.id, { no_rekening: 'No Rekening Harus Dipilih' }]]);
    expect([...bayarBelumLengkap(-10, semua)]).toEqual([
      [debet.id, { jenis: 'Toko membayar dengan CASH atau TRANSFER' }],
    ]);
    const transfer = baris({ ...BAYAR_KOSONG, jenis: 'TRANSFER' as const, jumlah_rp: 10, no_rekening: '1' });
    expect(bayarBelumLengkap(10, [transfer]).size).toBe(0);
    expect(bayarBelumLengkap(-10, [transfer]).get(transfer.id)).toEqual({
      no_rekening_tujuan: 'No Rekening Customer Harus Diisi',
    });
  });
});

describe('pelunasan', () => {
  it('gives change out of cash alone', () => {
    expect(pelunasan(1_234_500, bayar(['CASH', 1_300_000]))).toEqual({
      dibayar: 1_300_000,
      kurang: 0,
      kembali: 65_500,
      lebih: 0,
    });
    expect(pelunasan(1_000_000, bayar(['TRANSFER', 900_000], ['CASH', 200_000])).kembali).toBe(100_000);
    expect(pelunasan(1_000_000, bayar(['TRANSFER', 1_100_000], ['CASH', 50_000]))).toMatchObject({
      kembali: 50_000,
      lebih: 100_000,
    });
  });
  it('says what is missing and leaves empty rows out', () => {
    expect(pelunasan(500, bayar(['CASH', 0], ['DEBET', 200])).kurang).toBe(300);
  });
  it('has no change when the shop pays', () => {
    expect(pelunasan(-500_000, bayar(['CASH', 600_000]))).toMatchObject({ kembali: 0, lebih: 100_000, kurang: 0 });
    expect(pelunasan(-500_000, bayar(['CASH', 500_000]))).toMatchObject({ kurang: 0, lebih: 0 });
  });
});

it('offers cash once, then a bank', () => {
  expect(caraBerikut(500, bayar(['POIN', 200]))).toBe('CASH');
  expect(caraBerikut(500, bayar(['CASH', 200]))).toBe('DEBET');
  expect(caraBerikut(-500, bayar(['CASH', 200]))).toBe('TRANSFER');
});

it('offers the next full notes', () => {
  expect(uangCepat(1_234_500)).toEqual([1_250_000, 1_300_000, 1_500_000]);
  expect(uangCepat(50_000)).toEqual([100_000, 500_000, 1_000_000]);
  expect(uangCepat(1_000_000)).toEqual([]);
  expect(uangCepat(0)).toEqual([]);
});

it('fills a payment with what the others leave', () => {
  const semua = bayar(['TRANSFER', 700_000], ['CASH', 1]);
  expect(sisaUntuk(1_000_000, semua, semua[1]?.id ?? '')).toBe(300_000);
  expect(sisaUntuk(-900_000, semua, semua[1]?.id ?? '')).toBe(200_000);
});

const KOSONG: { harga_total: number | null } = { harga_total: null };

it('changes and drops one line', () => {
  const semua = [baris(KOSONG), baris(KOSONG)];
  const id = semua[1]?.id ?? '';
  const baru = ubahBaris(semua, id, { harga_total: 9 });
  expect(baru.map((b) => b.minta.harga_total)).toEqual([null, 9]);
  expect(hapusBaris(baru, id)).toHaveLength(1);
});

it('brings refusals to their lines', () => {
  const semua = [baris(KOSONG), baris(KOSONG)];
  const peta = galatPerId(
    { 'detail_barang[1].harga_total': 'Nol', 'detail_beli[0].kondisi': 'X', neto: 'Y' },
    'detail_barang',
    semua,
  );
  expect([...peta]).toEqual([[semua[1]?.id, { harga_total: 'Nol' }]]);
});

it('gives every line what the server made of it', () => {
  const semua = [baris(KOSONG), baris(KOSONG)];
  expect([...petaBaris(semua, ['a', 'b'])]).toEqual([
    [semua[0]?.id, 'a'],
    [semua[1]?.id, 'b'],
  ]);
  expect(petaBaris(semua, ['a']).size).toBe(1);
});
