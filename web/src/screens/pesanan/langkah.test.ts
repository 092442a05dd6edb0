// What an order can do next, and the words for its price: the screen says no more than the till will honour.
import { describe, expect, it } from 'vitest';
import { pengenalKurang, rapikanPengenal } from '@/kit/transaksi/IsianPengenal';
import type { BedaPesanan, KartuPesanan } from './api';
import { detailAmbil } from './DialogAmbil';
import { barangStok } from './DialogKerja';
import { keTerima } from './DialogTerima';
import { sisaTaksiran } from './DialogUangMuka';
import { asalContoh } from './FormContoh';
import { dariTeks, keTeks } from './foto';
import { keKartu, keKartuMenunggu } from './LihatPesanan';
import {
  alasanTampak,
  type FaktaPesanan,
  type HakPesanan,
  janjiHarga,
  langkahPesanan,
  rumusBaris,
  sebabBeda,
  sebutSelisih,
  sebutUangMuka,
} from './langkah';
import { BARIS_KOSONG, type KeadaanPesanan, rencanaPesanan } from './usePesanan';

const kode = (tahap: string, sisa_dp = 0, wajib = false) =>
  langkahPesanan({ tahap, sisa_dp }, wajib).map((l) => (l.mati ? `(${l.kode})` : l.kode));

describe('langkah pesanan', () => {
  it('menurut tahapnya, yang biasa di depan', () => {
    expect(kode('PESAN')).toEqual(['proses', 'selesai', 'batal']);
    expect(kode('PROSES')).toEqual(['terima', 'proses', 'selesai', 'batal']);
    expect(kode('SELESAI')).toEqual(['ambil', 'ulang', 'batal']);
    expect(kode('BATAL')).toEqual([]);
  });
  it('yang harus divalidasi menunggu, membatalkannya tidak', () => {
    expect(kode('PESAN', 0, true)).toEqual(['(proses)', '(selesai)', 'batal']);
    expect(kode('VALID', 0, true)).toEqual(['proses', 'selesai', 'batal']);
  });
  it('sisa uang muka dikembalikan hanya bila ada', () => {
    expect(kode('AMBIL')).toEqual(['batal-ambil']);
    expect(kode('AMBIL', 5000)).toEqual(['kembali', 'batal-ambil']);
  });
  it('yang sudah jadi diambil lebih dulu, uang muka ditambah selama taksirannya belum habis', () => {
    const semua = (f: Partial<FaktaPesanan>, hak?: HakPesanan) =>
      langkahPesanan({ tahap: 'PROSES', sisa_dp: 0, ...f }, false, hak).map((l) => l.kode);
    expect(semua({ siap: 1 })).toEqual(['terima', 'ambil', 'proses', 'selesai', 'batal']);
    expect(semua({ sisa_taksiran: 5000, no_faktur_group: 'NG1' })).toEqual([
      'terima',
      'proses',
      'selesai',
      'batal',
      'batal-ambil',
      'uang-muka',
    ]);
  });
  it('hanya yang boleh ditawarkan', () => {
    const hak = { kerja: false, uang: false, ambil: true, batal: false, batalAmbil: false };
    expect(langkahPesanan({ tahap: 'SELESAI', sisa_dp: 0 }, false, hak).map((l) => l.kode)).toEqual(['ambil']);
    expect(langkahPesanan({ tahap: 'PESAN', sisa_dp: 0 }, false, hak)).toEqual([]);
  });
  it('sisa taksiran dikurangi semua uang muka', () => {
    expect(sisaTaksiran({ total_harga: 9000, jumlah_bayar: 3000, dp: [{ jumlah_rp: 2000 }] })).toBe(4000);
  });
  it('pengenal: empat angkanya dan yang kosong tidak dikirim', () => {
    expect(pengenalKurang({ pengambil: '', pengenal: 'KTP', pengenal_akhir: '12' })).toBe(true);
    expect(rapikanPengenal({ pengambil: ' budi ', pengenal: '', pengenal_akhir: '1234' })).toEqual({
      pengambil: 'budi',
      pengenal: '',
      pengenal_akhir: '',
    });
  });
});

const BEDA: BedaPesanan = {
  baris: 1,
  nama_barang: 'CINCIN',
  kode_barcode: '00000001',
  berat_estimasi: 5,
  berat: 5.2,
  gram_kunci: 2,
  harga_gram_estimasi: 1_000_000,
  harga_gram: 1_050_000,
  harga_gram_kini: 1_100_000,
  ongkos_estimasi: 100_000,
  ongkos: 100_000,
  harga_estimasi: 5_100_000,
  harga_total: 5_620_000,
  selisih: 520_000,
  karena_berat: 200_000,
  karena_harga: 320_000,
  karena_ongkos: 0,
  karena_lain: 0,
  kunci_habis: false,
};

describe('penjelasan waktu ambil', () => {
  it('menyebut tiap sebab dengan rupiahnya, yang nol tidak disebut, dan jumlahnya adalah selisihnya', () => {
    const sebab = sebabBeda(BEDA);
    expect(sebab.map((s) => s.uraian)).toEqual([
      'Berat 5.200 gr, taksiran 5.000 gr',
      'Harga hari ini Rp. 1,100,000 per gram, waktu pesan Rp. 1,000,000; 2.000 gr memakai harga kunci',
    ]);
    expect(sebab.reduce((n, s) => n + s.jumlah, 0)).toBe(BEDA.selisih);
    expect(sebabBeda({ ...BEDA, kunci_habis: true, gram_kunci: 0 })[1]?.uraian).toContain('masa kunci sudah lewat');
    expect(sebabBeda({ ...BEDA, gram_kunci: 0 })[1]?.uraian).not.toContain('kunci');
    expect(sebutSelisih({ selisih: 0 })).toBe('Sama dengan taksiran');
  });
  it('mengirim hanya baris yang ditimbang atau dipotong', () => {
    expect(detailAmbil({ 1: { timbang: '', potongan: null }, 2: { timbang: '3.120', potongan: null } })).toEqual([
      { baris: 2, berat_timbang: 3.12, potongan_rp: 0 },
    ]);
    expect(detailAmbil({ 1: { timbang: '0', potongan: 5000 } })).toEqual([
      { baris: 1, berat_timbang: null, potongan_rp: 5000 },
    ]);
  });
});

describe('janji harga dan uang muka', () => {
  const baris = { gram_kunci: 1.5, berat_estimasi: 5, harga_gram: 1_000_000, cara_harga: 'LOCK' };
  it('mengunci sebanyak yang dibayar, dan hanya sampai harinya', () => {
    expect(janjiHarga(baris, '2026-12-15')).toBe(
      'Harga Rp. 1,000,000 per gram dikunci untuk 1.500 gr sampai 2026-12-15; sisanya ikut hari ambil',
    );
    expect(janjiHarga({ ...baris, gram_kunci: 5 }, '')).toBe('Harga Rp. 1,000,000 per gram dikunci untuk 5.000 gr');
    expect(janjiHarga({ ...baris, cara_harga: 'FLOAT' }, '2026-12-15')).toBe('Harga mengikuti hari ambil');
  });
  it('menyebut paling sedikit berapa dan kurangnya', () => {
    const h = { dp_minimal: 1_500_000, dp_persen: 30 };
    expect(sebutUangMuka(1_000_000, h)).toBe('Paling sedikit Rp. 1,500,000 (30%), kurang Rp. 500,000');
    expect(sebutUangMuka(1_500_000, h)).toBe('Paling sedikit Rp. 1,500,000 (30%)');
  });
  it('rumus taksiran berjumlah taksirannya', () => {
    const rumus = rumusBaris({ berat_estimasi: 5, harga_gram: 1_000_000, ongkos: 100_000, harga_estimasi: 5_100_000 });
    expect(rumus.reduce((n, r) => n + r.nilai, 0)).toBe(5_100_000);
    expect(rumus).toHaveLength(2);
    const bulat = rumusBaris({ berat_estimasi: 2.345, harga_gram: 999_999, ongkos: 0, harga_estimasi: 2_345_000 });
    expect(bulat.map((r) => r.keterangan)).toEqual(['2.345 gr × Rp. 999,999', 'Pembulatan']);
    expect(bulat.reduce((n, r) => n + r.nilai, 0)).toBe(2_345_000);
  });
});

describe('rencana pesanan', () => {
  const PESANAN = rencanaPesanan('2026-11-18');
  const awal = PESANAN.mulai();
  const isi: KeadaanPesanan = {
    ...awal,
    detail: [{ id: 'a', minta: { ...BARIS_KOSONG, nama_barang: 'CINCIN', berat_estimasi: 5 } }],
    tgl_janji: '2026-11-25',
    uang_muka: 1_500_000,
    kode_sales: 'S01',
    pelanggan: { kode_pelanggan: 'P1', kode_member: '', jenis_pelanggan: '', nama_customer: 'SITI', no_hp: '0812' },
  };
  it('yang dibayar sekarang adalah uang mukanya, bukan taksirannya', () => {
    expect(PESANAN.kosong(awal)).toBe(true);
    expect(PESANAN.neto(isi, undefined)).toBe(1_500_000);
    expect(PESANAN.neto(awal, undefined)).toBe(0);
  });
  it('meminta pelanggan, sales dan hari janji sebelum dikirim', () => {
    expect(Object.keys(PESANAN.wajib?.(awal) ?? {}).sort()).toEqual([
      'customer.nama_customer',
      'kode_sales',
      'tgl_janji',
    ]);
    expect(PESANAN.wajib?.(isi)).toEqual({});
  });
  it('harga ditanya lagi bila uang muka berubah, tidak bila keterangannya berubah', () => {
    const tulis = (k: KeadaanPesanan) => JSON.stringify(PESANAN.inti(k));
    expect(tulis({ ...isi, keterangan: 'x', kode_sales: 'S02' })).toBe(tulis(isi));
    expect(tulis({ ...isi, uang_muka: 1 })).not.toBe(tulis(isi));
    // While no day is promised it is priced as for today, and not sent.
    expect(PESANAN.inti({ ...isi, tgl_janji: '' })).toMatchObject({ tgl_janji: '2026-11-18' });
  });
  it('nota berikutnya mengikuti salesnya dan tidak apa pun selain itu', () => {
    expect(PESANAN.mulai(isi)).toMatchObject({ kode_sales: 'S01', detail: [], tgl_janji: '', uang_muka: null });
  });
});

it('kartu papan menyebut tukang, harga yang dikunci dan contoh yang di luar', () => {
  const k = {
    no: 'FPJKT1-261118-0001',
    tahap: 'PROSES',
    nama_customer: 'SITI',
    uraian: 'CINCIN +1',
    tgl_janji: '2026-11-20',
    sisa_rp: 100,
    kode_tukang: 'TK1',
    nama_tukang: 'BUDI',
    kode_sales: 'S01',
    cara_harga: 'LOCK',
    contoh_keluar: true,
    no_hp: '0812',
  } as KartuPesanan;
  expect(keKartu(k)).toMatchObject({
    tukang: 'TK1 · BUDI',
    tanda: 'harga dikunci · contoh di luar',
    cari: '0812',
    sisa: 100,
  });
  expect(keKartu({ ...k, kode_tukang: '', nama_tukang: '', contoh_keluar: false, cara_harga: 'FLOAT' })).toMatchObject({
    tukang: '',
    tanda: '',
  });
  // Only what nobody validated yet waits.
  expect(keKartuMenunggu(k).tunggu).toBeUndefined();
  expect(keKartuMenunggu({ ...k, tahap: 'PESAN' }).tunggu).toBe('Menunggu validasi');
});

it('contoh milik pelanggan dikenal dari label atau dari notanya', () => {
  expect(asalContoh('77', true)).toEqual({ kode_barcode: '00000077', no_faktur_jual: '' });
  expect(asalContoh('77', false)).toEqual({ kode_barcode: '00000077', no_faktur_jual: '' });
  expect(asalContoh(' fjsby1-261115-0001', false)).toEqual({ kode_barcode: '', no_faktur_jual: 'FJSBY1-261115-0001' });
  expect(asalContoh('', false)).toEqual({ kode_barcode: '', no_faktur_jual: '' });
});

it('barang stok dikirim hanya untuk baris yang diisi, dengan barcode yang rapi', () => {
  expect(barangStok([{ baris: 1 }, { baris: 2 }, { baris: 3 }], { 1: ' ', 2: '12' })).toEqual([
    { baris: 2, kode_barcode: '00000012' },
  ]);
});

it('yang diterima dari tukang dikirim sebagai angka, rosok tanpa berat tidak', () => {
  const rosok = { kode_group: '750', kode_dept: 'CIN750', kode_toko: 'H1', uji: '70' };
  const isi = {
    baris: 1,
    berat: '5.120',
    atribut: '',
    uji: '75',
    susut: '0.010',
    keterangan: '',
    rosok: [
      { id: 'a', minta: { ...rosok, berat: '0.200' } },
      { id: 'b', minta: { ...rosok, berat: '' } },
    ],
  };
  expect(keTerima(isi)).toEqual({
    baris: 1,
    berat: 5.12,
    berat_atribut: 0,
    kadar_uji: 75,
    susut: 0.01,
    keterangan: '',
    rosok: [{ kode_group: '750', kode_dept: 'CIN750', kode_toko: 'H1', berat: 0.2, kadar_uji: 70 }],
  });
  expect(keTerima({ ...isi, uji: '' }).kadar_uji).toBeNull();
});

it('foto draf kembali seperti semula, dan yang bukan gambar dibuang', async () => {
  const teks = await keTeks(new Blob([new Uint8Array([1, 2, 255])], { type: 'image/jpeg' }));
  const foto = dariTeks(teks);
  expect(foto?.type).toBe('image/jpeg');
  expect(new Uint8Array((await foto?.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(new Uint8Array([1, 2, 255]));
  expect(dariTeks('data:text/html;base64,AAAA')).toBeUndefined();
});

it('uang muka yang belum diketik bukan alasan otorisasi, yang diketik kurang ya', () => {
  const alasan = [
    { kode: 'UANG_MUKA_KURANG', pesan: 'Uang muka kurang' },
    { kode: 'ONGKOS', pesan: 'Ongkos di bawah' },
  ];
  expect(alasanTampak(alasan, null).map((a) => a.kode)).toEqual(['ONGKOS']);
  expect(alasanTampak(alasan, 0).map((a) => a.kode)).toEqual(['UANG_MUKA_KURANG', 'ONGKOS']);
});
