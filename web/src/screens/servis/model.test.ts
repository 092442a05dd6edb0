// What the screens of services reckon: kinds of work, weights in and out, the next step, what cancelling gives back.
import { describe, expect, it } from 'vitest';
import { baris } from '@/kit/transaksi/baris';
import { BAYAR_KOSONG } from '@/kit/transaksi/bayar';
import type { BarisServis, KartuServis } from './api';
import {
  banyakBarang,
  jumlahKerja,
  kurangPotong,
  langkahLaci,
  langkahServis,
  type MintaPotong,
  nomorNota,
  POTONG_KOSONG,
  rencanaBatal,
  sebutSelisih,
  selisihBersih,
  tambahHari,
  tebakJenis,
} from './model';
import { EMAS_KOSONG, keSelesai, kurangSelesai, mulaiSelesai, selisihIsian } from './selesai';
import { keKartuMenunggu } from './tahap';
import { keService, SERVIS, SERVIS_TOKO } from './useServis';

const KERJA = { deskripsi: 'PATRI CINCIN', jenis_kerja: 'PATRI', biaya_rp: 50_000 };

describe('pekerjaan', () => {
  it.each([
    ['Patri rantai', 'PATRI'],
    ['solder kaki', 'PATRI'],
    ['Sepuh putih / chrome', 'SEPUH'],
    ['Ubah ukuran cincin', 'UKURAN'],
    ['POLES', 'POLES'],
    ['Cuci bersih', 'CUCI'],
    ['Pasang mata', 'BATU'],
    ['Gravir nama', 'LAIN'],
  ])('%s adalah %s', (deskripsi, jenis) => expect(tebakJenis(deskripsi)).toBe(jenis));

  it('dijumlahkan', () => expect(jumlahKerja([KERJA, { ...KERJA, biaya_rp: 25_000 }])).toBe(75_000));
});

describe('barang yang masuk', () => {
  const luar = { ...POTONG_KOSONG, nama_barang: 'GELANG', kode_group: '750', kode_dept: 'GEL750' };
  it('kurang apa, menurut pemiliknya', () => {
    const kata = (m: MintaPotong, milik: 'CUSTOMER' | 'TOKO') => kurangPotong(m, milik)?.kata;
    expect(kata(POTONG_KOSONG, 'TOKO')).toBe('Scan barcode barangnya');
    expect(kurangPotong({ ...luar, kode_dept: '' }, 'CUSTOMER')?.bidang).toBe('jenis');
    expect(kurangPotong({ ...luar, berat: 2 }, 'CUSTOMER')?.bidang).toBe('pekerjaan');
    expect(kata(POTONG_KOSONG, 'CUSTOMER')).toBe('Isi nama barangnya');
    expect(kata({ ...luar, kode_group: '' }, 'CUSTOMER')).toBe('Kategori Harus Dipilih');
    expect(kata({ ...luar, kode_dept: '' }, 'CUSTOMER')).toBe('Kode Jenis Harus Dipilih');
    expect(kata(luar, 'CUSTOMER')).toBe('Timbang barangnya');
    expect(kata({ ...luar, berat: 2 }, 'CUSTOMER')).toBe('Pilih pekerjaannya');
    const kosong = { ...KERJA, deskripsi: ' ' };
    expect(kata({ ...luar, berat: 2, pekerjaan: [kosong] }, 'CUSTOMER')).toBe('Isi nama pekerjaannya');
    expect(kurangPotong({ ...luar, berat: 2, pekerjaan: [KERJA] }, 'CUSTOMER')).toBeUndefined();
    // The shop's own piece is known by its tag, and weighs what its card says.
    expect(kurangPotong({ ...POTONG_KOSONG, kode_barcode: '1', pekerjaan: [KERJA] }, 'TOKO')).toBeUndefined();
  });

  it('nota bukan barcode', () => {
    expect(nomorNota('fjjkt1-261115-0042')).toBe(true);
    expect(['00000042', 'FJ42', 'MBR00001'].some(nomorNota)).toBe(false);
  });

  it('beratnya dijumlahkan tanpa melenceng', () => {
    const potong = (berat: number) => baris({ ...POTONG_KOSONG, berat });
    expect(banyakBarang([potong(0.1), potong(0.2)])).toBe('2 barang · 0.300 gr');
  });

  it('janji melewati akhir bulan dan tahun', () => {
    expect(tambahHari('2026-11-25', 7)).toBe('2026-12-02');
    expect(tambahHari('2026-12-30', 7)).toBe('2027-01-06');
    expect(tambahHari('', 7)).toBe('');
  });
});

describe('berat keluar', () => {
  it('tanpa emas yang ditambah dan dikembalikan', () => {
    expect(selisihBersih({ masuk: 3.1, keluar: 3.3, tambah: 0.2, kembali: 0 })).toBe(0);
    expect(selisihBersih({ masuk: 3, keluar: 2.5, tambah: 0, kembali: 0.4 })).toBe(-0.1);
    expect(selisihBersih({ masuk: 2, keluar: 2.05, tambah: 0, kembali: 0 })).toBe(0.05);
    expect([0.05, -0.1, 0].map(sebutSelisih)).toEqual(['Lebih 0.050 gr', 'Kurang 0.100 gr', 'Berat sama']);
  });

  const asal = {
    baris: 2,
    berat: 3,
    jumlah_batu: 4,
    estimasi_rp: 50_000,
    pekerjaan: [KERJA],
  } as unknown as BarisServis;
  it('mulai dengan estimasi dan batu yang masuk, tanpa berat', () => {
    const [isi] = mulaiSelesai([asal]);
    expect(isi).toMatchObject({ baris: 2, berat: '', jumlah_batu: 4, biaya: 50_000 });
  });

  it('emas ditambah: berat, asal dan kadar uji lebih dulu', () => {
    const [awal] = mulaiSelesai([asal]);
    if (!awal) throw new Error('satu baris');
    expect(kurangSelesai(awal)).toBe('Timbang barangnya');
    const timbang = { ...awal, berat: '3.200' };
    expect(kurangSelesai(timbang)).toBeUndefined();
    const emas = { ...timbang, emas: EMAS_KOSONG };
    expect(kurangSelesai(emas)).toBe('Isi berat emas yang ditambah');
    const asalnya = { ...EMAS_KOSONG, berat: '0.2', kode_group: '750', kode_dept: 'CIN750', kode_toko: 'A1' };
    expect(kurangSelesai({ ...emas, emas: { ...asalnya, kode_toko: '' } })).toBe('Pilih emas yang dipakai');
    const diisi = { ...emas, emas: asalnya };
    expect(kurangSelesai(diisi)).toBe('Emas ditambah: isi kadar hasil uji');
    const penuh = { ...diisi, kadar_uji: '75' };
    expect(kurangSelesai(penuh)).toBeUndefined();
    expect(selisihIsian(asal, penuh)).toBe(0);
    expect(keSelesai([penuh, timbang], 'ok').detail_barang).toMatchObject([
      { baris: 2, berat: 3.2, emas_tambah: { kode_toko: 'A1', berat: 0.2 }, kadar_uji: 75 },
      { emas_tambah: null, kadar_uji: null, emas_kembali: 0, biaya_rp: 50_000 },
    ]);
  });
});

describe('langkah dari laci', () => {
  it('batal ambil, hilang dan jadi milik toko hanya untuk barang customer pada tahapnya', () => {
    expect(langkahLaci({ tahap: 'AMBIL', jenis: 'CUSTOMER' })).toEqual(['batalAmbil']);
    expect(langkahLaci({ tahap: 'SELESAI', jenis: 'CUSTOMER' })).toEqual(['hilang', 'jadiToko']);
    expect(langkahLaci({ tahap: 'PROSES', jenis: 'CUSTOMER' })).toEqual(['hilang']);
    expect(langkahLaci({ tahap: 'PROSES', jenis: 'TOKO' })).toEqual([]);
    expect(langkahLaci({ tahap: 'BATAL', jenis: 'CUSTOMER' })).toEqual([]);
  });
});

describe('langkah', () => {
  const langkah = (tahap: string, jenis = 'CUSTOMER', valid = false, wajib = false) =>
    langkahServis({ tahap, jenis, valid }, wajib).map((l) => l.langkah + (l.mati ? '!' : ''));
  it.each([
    ['MASUK', 'CUSTOMER', false, false, ['proses', 'batal']],
    ['MASUK', 'CUSTOMER', false, true, ['proses!', 'batal']],
    ['MASUK', 'CUSTOMER', true, true, ['proses', 'batal']],
    ['MASUK', 'TOKO', false, true, ['proses', 'batal']],
    ['PROSES', 'CUSTOMER', false, false, ['selesai', 'kembali']],
    ['SELESAI', 'CUSTOMER', false, false, ['ambil', 'kembali']],
    ['SELESAI', 'TOKO', false, false, []],
    ['AMBIL', 'CUSTOMER', false, false, []],
    ['BATAL', 'CUSTOMER', false, false, []],
  ] as const)('%s %s valid=%s wajib=%s', (tahap, jenis, valid, wajib, hasil) =>
    expect(langkah(tahap, jenis, valid, wajib)).toEqual(hasil),
  );
});

describe('batal', () => {
  const s = { jenis: 'CUSTOMER', tahap: 'MASUK', saldo_dp: 100_000, nama_customer: 'SITI' };
  it('sebelum dikerjakan semua uang muka kembali lewat jalannya masuk', () => {
    const r = rencanaBatal(s, 30_000);
    expect(r).toMatchObject({ kembali: 100_000, kurang: 0 });
    expect(r.teks.join(' ')).toContain('Rp. 100,000 keluar dari kas dan rekening tempat uang mukanya masuk');
  });
  it('setelah dimulai dipotong biaya, sampai customer masih membayar', () => {
    expect(rencanaBatal({ ...s, tahap: 'PROSES' }, 30_000)).toMatchObject({ kembali: 70_000, kurang: 0 });
    const lebih = rencanaBatal({ ...s, tahap: 'PROSES' }, 130_000);
    expect(lebih).toMatchObject({ kembali: 0, kurang: 30_000 });
    expect(lebih.teks.at(-1)).toBe('Customer membayar Rp. 30,000 untuk pekerjaan yang sudah dimulai.');
    expect(rencanaBatal({ ...s, tahap: 'PROSES', saldo_dp: 0 }, 0).teks.at(-1)).toBe('Tidak ada uang yang berpindah.');
  });
  it('barang toko tanpa uang', () =>
    expect(rencanaBatal({ ...s, jenis: 'TOKO' }, 5).teks).toEqual(['Barang kembali ke gudang RUSAK. Tidak ada uang.']));
});

describe('yang dikirim', () => {
  const k = {
    ...SERVIS.mulai(),
    pelanggan: { kode_pelanggan: 'P1', kode_member: 'M1', jenis_pelanggan: 'UMUM', nama_customer: 'Siti', no_hp: '08' },
    barang: [baris({ ...POTONG_KOSONG, nama_barang: 'GELANG', berat: 2.5, pekerjaan: [KERJA] })],
    tgl_janji: '2026-11-25',
    kode_sales: 'S01',
    dp: 20_000,
    bayar: [baris({ ...BAYAR_KOSONG, jumlah_rp: 50_000 })],
  };
  it('uang muka adalah yang dibayar sekarang; harga tidak menunggu sales dan pembayaran', () => {
    expect(SERVIS.neto(k, undefined)).toBe(20_000);
    expect(keService(k)).toMatchObject({ dp_rp: 20_000, customer: { kode_pelanggan: 'P1', no_hp: '08' } });
    expect(SERVIS.inti(k)).toMatchObject({ kode_sales: '', pembayaran: [], tgl_janji: '2026-11-25' });
    expect(SERVIS.isi(k, { estimasi_rp: 50_000 } as never)).toMatchObject({ estimasi_rp: 50_000, kode_sales: 'S01' });
    expect(SERVIS.wajib?.(k)).toEqual({});
    expect(SERVIS.wajib?.(SERVIS.mulai())).toMatchObject({
      'customer.nama_customer': 'Nama Customer Harus Diisi',
      tgl_janji: 'Tanggal Janji Harus Diisi',
    });
  });
  it('barang toko tanpa customer dan uang', () => {
    const isi = SERVIS_TOKO.isi({ ...SERVIS_TOKO.mulai(), barang: k.barang, tgl_janji: '2026-11-25' }, {});
    expect(isi).toEqual({
      kode_sales: '',
      tgl_janji: '2026-11-25',
      keterangan: '',
      detail_barang: [{ kode_barcode: '', jumlah_batu: 0, kondisi: '', pekerjaan: [KERJA] }],
    });
  });
});

it('hanya service customer yang belum divalidasi menyebut bahwa ia menunggu', () => {
  const k = { no: 'FSJKT1-261118-0001', tahap: 'MASUK', jenis: 'CUSTOMER', valid: false } as KartuServis;
  expect(keKartuMenunggu(k).tunggu).toBe('Menunggu validasi');
  expect(keKartuMenunggu({ ...k, valid: true }).tunggu).toBeUndefined();
  expect(keKartuMenunggu({ ...k, jenis: 'TOKO' }).tunggu).toBeUndefined();
  expect(keKartuMenunggu({ ...k, tahap: 'PROSES' }).tunggu).toBeUndefined();
});
