// What a loan says of itself: due days, where its ceiling comes from, which steps it can take, what hinders one.
import { describe, expect, it } from 'vitest';
import type { BarisHitung } from './api';
import {
  DRAF_KOSONG,
  hapusPindaian,
  isiHitung,
  kurangHitung,
  pindaiKantong,
  putusanUntuk,
  ubahPindaian,
} from './hitungan';
import {
  asalPlafond,
  biayaLelang,
  dariSurat,
  kurangLanjut,
  kurangPenebus,
  langkahHutang,
  nikUtuh,
  nomorDariPindaian,
  nomorHutang,
  panjangBatang,
  rapikanNik,
  rumusJaminan,
  sebutHari,
  sebutKadar,
  sebutPlafond,
  sebutStatus,
  sisaPokok,
  warnaHari,
} from './model';

const BARIS = {
  nama_barang: 'GELANG',
  kode_group: '750',
  kadar_sebut: 75,
  kadar_uji: 70,
  kadar: 70,
  berat: 10.5,
  berat_atribut: 0.5,
  kondisi: 'BAIK',
  harga_gram: 900_000,
  nilai_emas_rp: 9_000_000,
  potongan_rp: 0,
  taksiran_rp: 9_000_000,
  sumber: 'KADAR',
  ltv: 80,
  plafond_rp: 7_200_000,
} as BarisHitung;

describe('jatuh tempo', () => {
  it.each([
    [-30, '30 hari lagi', 'gray'],
    [-7, '7 hari lagi', 'orange'],
    [0, 'jatuh tempo hari ini', 'orange'],
    [1, 'lewat 1 hari', 'red'],
  ])('%i hari: %s', (hari, kata, warna) => {
    expect(sebutHari(hari)).toBe(kata);
    expect(warnaHari(hari)).toBe(warna);
  });
});

describe('status', () => {
  it('yang lunas dengan penerus adalah yang diperpanjang', () => {
    expect(sebutStatus({ status: 'LUNAS', no_penerus: '' })).toBe('Lunas');
    expect(sebutStatus({ status: 'LUNAS', no_penerus: 'FHJKT1-261115-0002' })).toBe('Diperpanjang');
    expect(sebutStatus({ status: 'TUNGGU' })).toBe('Menunggu cair');
    expect(sebutStatus({ status: 'BARU SEKALI' })).toBe('BARU SEKALI');
  });
});

describe('nomor', () => {
  it.each([
    ['FHJKT1-261115-0001', 'FHJKT1-261115-0001'],
    ['fhjkt1-261115-0001/2', 'FHJKT1-261115-0001'],
    ['https://toko.example/g/FHJKT1-261115-0001-2', 'FHJKT1-261115-0001'],
    ['00000123', undefined],
  ])('dari %s terbaca %s', (teks, no) => expect(nomorDariPindaian(teks)).toBe(no));
  it('hanya nomor yang utuh adalah nomor hutang', () => {
    expect(nomorHutang('FHJKT1-261115-0001')).toBe(true);
    expect(nomorHutang('FJJKT1-261115-0001')).toBe(false);
  });
  it('NIK tinggal angkanya, enam belas', () => {
    expect(rapikanNik('3171 2345-6789 0001 99')).toBe('3171234567890001');
    expect(nikUtuh('3171234567890001')).toBe(true);
    expect(nikUtuh('317123456789')).toBe(false);
  });
});

describe('langkah', () => {
  const boleh = { lunas: '', lanjut: '', cair: 'x', batal: 'Hanya pada hari hutangnya', hilang: '', batal_lelang: '' };
  it('yang berjalan bisa ditebus, diperpanjang, dicicil, ditambah; sebagian hanya bila barangnya lebih dari satu', () => {
    const satu = langkahHutang({ status: 'AKTIF', boleh, qty: 1 }).map((l) => l.kode);
    expect(satu).toEqual(['lunas', 'PERPANJANG', 'CICIL', 'TAMBAH', 'hilang', 'batal']);
    expect(langkahHutang({ status: 'AKTIF', boleh, qty: 2 }).map((l) => l.kode)).toContain('SEBAGIAN');
  });
  it('yang tidak boleh menyebut sebabnya', () => {
    const batal = langkahHutang({ status: 'AKTIF', boleh, qty: 1 }).find((l) => l.kode === 'batal');
    expect(batal?.mati).toBe('Hanya pada hari hutangnya');
  });
  it('yang menunggu hanya dicairkan atau dibatalkan, yang selesai tidak ke mana-mana', () => {
    const tunggu = langkahHutang({ status: 'TUNGGU', boleh: { ...boleh, cair: '' }, qty: 1 });
    expect(tunggu.map((l) => [l.kode, l.mati])).toEqual([
      ['cair', undefined],
      ['batal', 'Hanya pada hari hutangnya'],
    ]);
    for (const status of ['LUNAS', 'BATAL']) expect(langkahHutang({ status, boleh, qty: 2 }), status).toEqual([]);
  });
  it('yang dilelang hanya bisa dibatalkan lelangnya, atau menyebut mengapa tidak', () => {
    const lelang = (batal_lelang: string) =>
      langkahHutang({ status: 'LELANG', boleh: { ...boleh, batal_lelang }, qty: 2 }).map((l) => [l.kode, l.mati]);
    expect(lelang('')).toEqual([['batal-lelang', undefined]]);
    expect(lelang('Lelang LL ditulis kemarin')).toEqual([['batal-lelang', 'Lelang LL ditulis kemarin']]);
  });
  it('hambatan sebelum server ditanya', () => {
    expect(kurangLanjut('PERPANJANG', 5_000_000, null, [])).toBeUndefined();
    expect(kurangLanjut('CICIL', 5_000_000, 5_000_000, [])).toBe('Pokok baru harus di bawah pokok sekarang');
    expect(kurangLanjut('CICIL', 5_000_000, 4_000_000, [])).toBeUndefined();
    expect(kurangLanjut('TAMBAH', 5_000_000, 4_000_000, [])).toBe('Pokok baru harus di atas pokok sekarang');
    expect(kurangLanjut('SEBAGIAN', 5_000_000, null, [])).toBe('Pilih barang yang ditebus');
    expect(kurangLanjut('SEBAGIAN', 5_000_000, 2_000_000, [1])).toBeUndefined();
  });
  it('pokok yang tinggal adalah bagian barang yang tinggal', () => {
    const semua = [
      { baris: 1, pokok_rp: 3_000_000 },
      { baris: 2, pokok_rp: 2_000_000 },
    ];
    expect(sisaPokok(semua, [1])).toBe(2_000_000);
    expect(sisaPokok(semua, [])).toBe(5_000_000);
  });
});

describe('yang menebus', () => {
  const nik = '3171234567890001';
  const kuasa = { nama: 'BUDI', no_hp: '', nik, alamat: '' };
  it.each([
    [{ tiket: null, nik }, /No surat hutang/],
    [{ tiket: 1, nik: '317' }, /NIK pemilik/],
    [{ tiket: 1, nik: '', kuasa: { ...kuasa, nama: ' ' } }, /Nama penerima kuasa/],
    [{ tiket: 1, nik: '', kuasa: { ...kuasa, nik: '1' } }, /NIK penerima kuasa/],
  ])('%o belum cukup', (p, kata) => expect(kurangPenebus(p)).toMatch(kata));
  it('surat dan NIK cukup; yang diwakilkan dengan NIK wakilnya', () => {
    expect(kurangPenebus({ tiket: 1, nik })).toBeUndefined();
    expect(kurangPenebus({ tiket: 1, nik: '', kuasa })).toBeUndefined();
  });
});

describe('taksiran dan plafond', () => {
  it('menyebut asal plafondnya', () => {
    expect(asalPlafond(BARIS)).toBe('Plafond kadar 70%: 80% dari taksiran');
    expect(asalPlafond({ ...BARIS, sumber: 'BAWAAN', ltv: 70 })).toBe('Bawaan toko: 70% dari taksiran');
    expect(asalPlafond({ ...BARIS, sumber: 'POKOK' })).toBe('Batas pinjaman per gram kategori 750');
  });
  it('rumusnya dari emas bersih sampai plafond, potongan hanya bila ada', () => {
    expect(rumusJaminan(BARIS).map((r) => r.nilai)).toEqual([9_000_000, 9_000_000, 7_200_000]);
    expect(rumusJaminan(BARIS)[0]?.keterangan).toBe('10.000 gr emas 70% × Rp. 900,000');
    expect(rumusJaminan({ ...BARIS, potongan_rp: 500_000 })[1]).toEqual({
      keterangan: 'Potongan keadaan BAIK',
      nilai: -500_000,
    });
  });
  it('kadar yang lebih rendah disebut', () => {
    expect(sebutKadar(BARIS)).toMatch(/lebih rendah dari yang disebut 75%/);
    expect(sebutKadar({ kadar_sebut: 75, kadar_uji: 76, kadar: 75 })).toBe('Kadar uji 76%, dipakai 75%');
  });
  it('di atas plafond perlu otorisasi, di atas nilai lebur tidak boleh', () => {
    const h = { plafond_rp: 7_200_000, lebur_rp: 8_500_000 };
    expect(sebutPlafond(7_000_000, h)).toBe('Plafond Rp. 7,200,000');
    expect(sebutPlafond(7_500_000, h)).toBe('Plafond Rp. 7,200,000, lebih Rp. 300,000: perlu otorisasi OWN');
    expect(sebutPlafond(9_000_000, h)).toMatch(/Tidak boleh melebihi nilai lebur Rp. 8,500,000/);
  });
  it('batang sepanjang bunganya', () => {
    const semua = [62_500, 125_000, 250_000, 500_000].map((bunga_rp) => ({ bunga_rp, denda_rp: 0 }));
    expect(panjangBatang(semua)).toEqual([13, 25, 50, 100]);
    expect(panjangBatang([{ bunga_rp: 0, denda_rp: 0 }])).toEqual([0]);
    expect(panjangBatang([])).toEqual([]);
  });
});

it('biaya lelang adalah yang tidak ke hutang dan tidak ke customer', () => {
  const t = {
    nilai_rp: 8_000_000,
    jumlah_hutang: 5_000_000,
    bunga_rp: 500_000,
    denda_rp: 100_000,
    kelebihan_rp: 2_320_000,
  };
  expect(biayaLelang(t)).toBe(80_000);
  expect(biayaLelang({ ...t, nilai_rp: 5_000_000, kelebihan_rp: 0 })).toBe(0);
});

it('QR surat adalah alamat halaman lacaknya', () => {
  expect(dariSurat('https://toko.example/lacak/FHJKT1-261115-0001.abc')).toBe(true);
  expect(dariSurat('K-77')).toBe(false);
});

describe('hitung kantong', () => {
  it('satu kantong dihitung satu kali, yang terakhir di atas', () => {
    const satu = pindaiKantong({ ...DRAF_KOSONG, tempat: 'LACI 1' }, ' k-1 ');
    expect(satu.draf.detail).toEqual([{ no_kantong: 'K-1', tempat: 'LACI 1', qty: 0, berat: '' }]);
    const dua = pindaiKantong(satu.draf, 'K-2');
    expect(dua.draf.detail.map((b) => b.no_kantong)).toEqual(['K-2', 'K-1']);
    expect(pindaiKantong(dua.draf, 'k-1')).toEqual({ draf: dua.draf, ganda: true });
  });
  it('tidak dikirim sebelum semua ditimbang', () => {
    expect(kurangHitung(DRAF_KOSONG)).toBe('Scan kantong pertama');
    const { draf } = pindaiKantong(DRAF_KOSONG, 'K-1');
    expect(kurangHitung(draf)).toBe('1 kantong belum ditimbang');
    const timbang = ubahPindaian(draf, 'K-1', { berat: '10.500', qty: 2 });
    expect(kurangHitung(timbang)).toBeUndefined();
    expect(isiHitung(timbang)).toEqual({
      tempat: '',
      detail: [{ no_kantong: 'K-1', tempat: '', qty: 2, berat: 10.5 }],
      keterangan: '',
    });
    expect(hapusPindaian(timbang, 'K-1').detail).toEqual([]);
  });
  it('jawaban menurut bedanya', () => {
    expect(putusanUntuk('HILANG')).toEqual(['KETEMU', 'HILANG']);
    expect(putusanUntuk('BEDA')).toEqual(['SALAH TIMBANG', 'HILANG']);
    expect(putusanUntuk('LEBIH')).toEqual(['KETEMU']);
  });
});
