// What the screens of instalments say and decide.
import { describe, expect, it } from 'vitest';
import type { Angsuran } from './api';
import { keSerah, mulaiSerah } from './Bagian';
import {
  jumlahJadwal,
  keBeli,
  kurangKembali,
  langkahCicilan,
  sebutAlokasi,
  sebutJanji,
  sebutTempo,
  sekianAngsuran,
} from './model';

const angsuran = (ke: number, bagian: Partial<Angsuran> = {}): Angsuran => ({
  ke,
  jatuh_tempo: `2026-${String(11 + ke).padStart(2, '0')}-15`,
  pokok_rp: 300_000,
  bunga_rp: 20_000,
  jumlah_rp: 320_000,
  denda_rp: 0,
  dibayar_pokok: 0,
  dibayar_bunga: 0,
  dibayar_denda: 0,
  bebas_rp: 0,
  sisa_rp: 320_000,
  hari_lewat: 0,
  status: 'BELUM',
  ...bagian,
});

describe('jadwal', () => {
  it('dijumlahkan per kolom', () => {
    const jadwal = [angsuran(1, { sisa_rp: 0, status: 'LUNAS' }), angsuran(2, { denda_rp: 5_000 })];
    expect(jumlahJadwal(jadwal)).toEqual({
      pokok_rp: 600_000,
      bunga_rp: 40_000,
      jumlah_rp: 640_000,
      denda_rp: 5_000,
      sisa_rp: 320_000,
    });
  });

  it.each([
    ['sama semua', [angsuran(1), angsuran(2)], '2 kali Rp. 320,000, mulai 2026-12-15 sampai 2026-13-15'],
    [
      'yang terakhir sisanya',
      [angsuran(1), angsuran(2, { jumlah_rp: 319_500 })],
      '2 kali Rp. 320,000, yang terakhir Rp. 319,500, mulai 2026-12-15 sampai 2026-13-15',
    ],
    ['belum ada', [], ''],
  ])('yang ditandatangani dalam satu kalimat: %s', (_, jadwal, kata) => {
    expect(sebutJanji(jadwal)).toBe(kata);
  });

  it('sekian angsuran dihitung dari yang tertua, dengan dendanya, tanpa yang lunas', () => {
    const jadwal = [
      angsuran(1, { sisa_rp: 0, status: 'LUNAS' }),
      angsuran(2, { sisa_rp: 100_000, denda_rp: 5_000, status: 'SEBAGIAN' }),
      angsuran(3),
    ];
    expect(sekianAngsuran(jadwal)).toEqual([
      { banyak: 1, jumlah_rp: 105_000 },
      { banyak: 2, jumlah_rp: 425_000 },
    ]);
  });
});

describe('langkah', () => {
  const kode = (bagian: Partial<Parameters<typeof langkahCicilan>[0]>) =>
    langkahCicilan(
      { tahap: 'AKTIF', sisa_rp: 640_000, diserahkan: false, jatuh_tempo: '2026-12-15', ...bagian },
      { bayar: true, serah: true, batal: true, lelang: true },
    ).map((s) => s.kode);
  it.each([
    ['berjalan', {}, ['bayar', 'lunasi', 'serah', 'kabari', 'batal']],
    ['macet', { tahap: 'MACET' }, ['bayar', 'lunasi', 'serah', 'kabari', 'lelang', 'batal']],
    ['sudah dibawa', { diserahkan: true }, ['bayar', 'lunasi', 'kabari', 'serah-batal', 'batal']],
    ['lunas menunggu diambil', { sisa_rp: 0, jatuh_tempo: '' }, ['serah', 'batal']],
    ['lunas', { tahap: 'LUNAS', sisa_rp: 0 }, []],
    ['batal', { tahap: 'BATAL' }, []],
    ['lelang', { tahap: 'LELANG' }, []],
  ])('%s', (_, bagian, harap) => {
    expect(kode(bagian)).toEqual(harap);
  });
});

it('langkah yang bukan haknya tidak ditawarkan', () => {
  const c = { tahap: 'MACET', sisa_rp: 1, diserahkan: true, jatuh_tempo: '2026-12-15' };
  const kode = (hak: Partial<Parameters<typeof langkahCicilan>[1]>) =>
    langkahCicilan(c, { bayar: false, serah: false, batal: false, lelang: false, ...hak }).map((s) => s.kode);
  expect(kode({})).toEqual([]);
  expect(kode({ bayar: true })).toEqual(['bayar', 'lunasi', 'kabari', 'serah-batal']);
  expect(kode({ batal: true })).toEqual(['batal']);
  expect(kode({ lelang: true })).toEqual(['lelang']);
});

it.each([
  [{ tahap: 'AKTIF', jatuh_tempo: '2026-12-15', hari_lewat: 0, sisa_rp: 1 }, '2026-12-15'],
  [{ tahap: 'MACET', jatuh_tempo: '2026-08-15', hari_lewat: 92, sisa_rp: 1 }, '2026-08-15, terlambat 92 hari'],
  [{ tahap: 'AKTIF', jatuh_tempo: '', hari_lewat: 0, sisa_rp: 0 }, 'Sudah lunas, barang belum diambil'],
  [{ tahap: 'BATAL', jatuh_tempo: '2026-08-15', hari_lewat: 92, sisa_rp: 1 }, ''],
])('jatuh tempo disebut: %o', (c, kata) => {
  expect(sebutTempo(c)).toBe(kata);
});

it('ke mana uangnya: hanya yang ada, dalam urutannya', () => {
  expect(sebutAlokasi({ denda_rp: 5_000, bunga_rp: 20_000, pokok_rp: 375_000, bebas_rp: 0 })).toBe(
    'denda Rp. 5,000, bunga Rp. 20,000, pokok Rp. 375,000',
  );
  expect(sebutAlokasi({ denda_rp: 0, bunga_rp: 0, pokok_rp: 100, bebas_rp: 50 })).toBe(
    'pokok Rp. 100, bunga yang dibebaskan Rp. 50',
  );
});

it('barang yang kembali: disebut apa yang kurang, dikirim sebagai pembelian menurut notanya', () => {
  const b = { baris: 1, no_faktur_jual: 'FJ1', nama_barang: 'CINCIN', berat: '', kondisi: '', uji: '', harga: null };
  expect(kurangKembali([b])).toBe('Timbang CINCIN');
  expect(kurangKembali([{ ...b, berat: '2.500' }])).toBe('Pilih kondisi CINCIN');
  const siap = { ...b, berat: '2.500', kondisi: 'BAGUS', uji: '75' };
  expect(kurangKembali([siap])).toBeUndefined();
  expect(kurangKembali([])).toBeUndefined();
  expect(keBeli([siap])).toEqual([
    { surat: 'NOTA', no_faktur_jual: 'FJ1', berat_timbang: 2.5, kondisi: 'BAGUS', kadar_uji: 75, harga: null },
  ]);
});

it('yang diserahkan: hanya barang yang ditimbang, pengenal seperti dilihat', () => {
  const isi = {
    ...mulaiSerah({ kode_sales: 'S01' }),
    pengenal: 'KTP',
    pengenal_akhir: ' 0001',
    timbang: { 1: '2.510', 2: '' },
  };
  expect(keSerah(isi)).toEqual({
    pengambil: '',
    pengenal: 'KTP',
    pengenal_akhir: '0001',
    kode_sales: 'S01',
    detail: [{ baris: 1, berat_timbang: 2.51 }],
  });
});
