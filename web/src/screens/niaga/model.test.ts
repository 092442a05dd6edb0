// The sale in the making: payments to the rupiah, quick cash, lines, what is sent and taken up again, another date.
import { describe, expect, it } from 'vitest';
import {
  aktifTgl,
  BAYAR_KOSONG,
  BELI_KOSONG,
  baris,
  dariTransaksi,
  dikirim,
  galatPerId,
  hapusBaris,
  type JenisBayar,
  JUAL_KOSONG,
  keTransaksi,
  mulaiBaru,
  nomorNota,
  pelunasan,
  sisaUntuk,
  uangCepat,
  ubahBaris,
} from './model';

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

it('sends what it holds and comes back the same', () => {
  const awal = {
    ...mulaiBaru('S01'),
    jual: [baris({ ...JUAL_KOSONG, kode_barcode: '00000042', ongkos: 5_000 })],
    beli: [baris({ ...BELI_KOSONG, no_faktur_jual: 'FJJKT1-261115-0001', berat_timbang: 2.5 })],
    bayar: bayar(['CASH', 0], ['DEBET', 100]),
    pelanggan: {
      kode_pelanggan: 'P1',
      kode_member: 'MBR00001',
      jenis_pelanggan: 'MEMBER',
      nama_customer: 'SITI',
      no_hp: '',
    },
  };
  const isi = keTransaksi(awal);
  expect(isi.customer).toMatchObject({ kode_pelanggan: 'P1', kode_member: '' });
  expect(isi.pembayaran).toHaveLength(1);
  const lagi = dariTransaksi(JSON.parse(JSON.stringify(isi)));
  expect(keTransaksi(lagi)).toEqual(isi);
  expect(dariTransaksi({}).bayar).toHaveLength(1);
});

it('changes and drops one line', () => {
  const semua = [baris(JUAL_KOSONG), baris(JUAL_KOSONG)];
  const id = semua[1]?.id ?? '';
  const baru = ubahBaris(semua, id, { harga_total: 9 });
  expect(baru.map((b) => b.minta.harga_total)).toEqual([null, 9]);
  expect(hapusBaris(baru, id)).toHaveLength(1);
});

it('brings refusals to their lines', () => {
  const semua = [baris(JUAL_KOSONG), baris(JUAL_KOSONG)];
  const peta = galatPerId(
    { 'detail_barang[1].harga_total': 'Nol', 'detail_beli[0].kondisi': 'X', neto: 'Y' },
    'detail_barang',
    semua,
  );
  expect([...peta]).toEqual([[semua[1]?.id, { harga_total: 'Nol' }]]);
});

it('lets only the levels of the modules give another date', () => {
  const modul = (own: boolean, spv: boolean) => [
    { key: 'DATE_BACK_OWNER_MODULE', value: own ? 'on' : 'off' },
    { key: 'DATE_BACK_SPV_MODULE', value: spv ? 'on' : 'off' },
  ];
  const boleh = (own: boolean, spv: boolean) =>
    ['SU', 'MU', 'OWN', 'SPV', 'DEV', 'KASIR'].filter((l) => !aktifTgl(l, modul(own, spv)));
  expect(boleh(false, false)).toEqual([]);
  expect(boleh(true, false)).toEqual(['SU', 'MU', 'OWN']);
  expect(boleh(false, true)).toEqual(['SU', 'MU', 'SPV']);
  expect(boleh(true, true)).toEqual(['SU', 'MU', 'OWN', 'SPV']);
});

it('knows a nota from a barcode', () => {
  expect(['FJJKT1-261115-0042', 'ngbdg1-261115-0001'].every(nomorNota)).toBe(true);
  expect(['00000042', 'E280AA', 'FJ42'].some(nomorNota)).toBe(false);
});
