// Loans as their screens get them, and a server that answers with them.
import { cariRute, type Rute } from '@/routes';
import { jawabApi, type Panggilan } from './bungkus';

export const NO = 'FHJKT1-261115-0001';
export const NIK = '3171234567890001';
export const NILAI = {
  kode_barcode: '',
  no_faktur_jual: '',
  toko_nota: '',
  milik_rantai: false,
  nama_barang: 'GELANG',
  kode_group: '750',
  kode_dept: 'GEL750',
  kadar_sebut: 75,
  kadar_uji: 75,
  kadar: 75,
  berat: 10,
  berat_atribut: 0,
  murni: 7.5,
  jumlah_batu: 0,
  kondisi: 'BAIK',
  harga_gram: 900_000,
  nilai_emas_rp: 9_000_000,
  potongan_rp: 0,
  taksiran_rp: 9_000_000,
  sumber: 'BAWAAN',
  ltv: 70,
  plafond_rp: 6_300_000,
  lebur_rp: 8_000_000,
  pokok_rp: 5_000_000,
};
export const SIMULASI = [
  [15, 62_500],
  [30, 125_000],
  [60, 250_000],
  [120, 500_000],
].map(([hari = 0, bunga_rp = 0]) => ({
  hari,
  tgl: '2026-12-15',
  lama: hari,
  bunga_rp,
  denda_rp: 0,
  total_bayar: 5_000_000 + bunga_rp,
  hutang_rugi: false,
}));
export const HITUNGAN = {
  detail_barang: [NILAI],
  taksiran_rp: 9_000_000,
  plafond_rp: 6_300_000,
  plafond_pelanggan: null,
  lebur_rp: 8_000_000,
  jumlah_hutang: 5_000_000,
  bunga: 2.5,
  denda: 0,
  min_hari: 1,
  blok_hari: 1,
  grace_hari: 0,
  dasar_bunga_rp: 5_000_000,
  bunga_per_hari: 4_167,
  tgl_hutang: '2026-11-15',
  tenor_hari: 120,
  jatuh_tempo: '2027-03-15',
  biaya_rp: 10_000,
  diterima_rp: 4_990_000,
  simulasi: SIMULASI,
  tunggu: false,
  otorisasi: [],
};
export const KEPALA = {
  no_faktur_hutang: NO,
  no_faktur_manual: '',
  asal: 'BARU',
  no_asal: '',
  no_penerus: '',
  tgl_system: '2026-11-15',
  waktu: '2026-11-15T03:00:00Z',
  input_by: 'kasir9',
  kode_sales: 'S01',
  kode_pelanggan: 'P1',
  kode_member: '',
  nama_customer: 'SITI AMINAH',
  alamat_customer: 'JL. MELATI 1',
  no_hp: '0812',
  nik_samar: '3171**********01',
  tgl_hutang: '2026-07-15',
  tenor_hari: 120,
  jatuh_tempo: '2026-11-12',
  hari_lewat: 3,
  jumlah_hutang: 5_000_000,
  taksiran_rp: 9_000_000,
  plafond_rp: 6_300_000,
  bunga: 2.5,
  status: 'AKTIF',
  tgl_status: '2026-07-15',
  valid_by: '',
  tiket: 1,
  no_kantong: 'K-77',
  tempat: 'BRANKAS A',
  peringatan: 0,
  tgl_peringatan: '',
  keterangan: '',
  qty: 2,
  berat: 15,
  uraian: 'GELANG dan 1 lagi',
  bunga_rp: 512_500,
  denda_rp: 0,
  total_bayar: 5_512_500,
  hutang_rugi: false,
};
export const BOLEH = {
  lunas: '',
  lanjut: '',
  cair: '',
  batal: 'Hanya pada hari hutangnya',
  hilang: '',
  batal_lelang: '',
};
export const RINCI = {
  ...KEPALA,
  detail_barang: [
    { ...NILAI, baris: 1, kode_toko: '', pokok_rp: 3_000_000, foto_masuk: false, foto_kembali: false },
    {
      ...NILAI,
      baris: 2,
      nama_barang: 'CINCIN',
      kode_toko: '',
      pokok_rp: 2_000_000,
      foto_masuk: false,
      foto_kembali: false,
    },
  ],
  peristiwa: [],
  pembayaran: [],
  pelunasan: [],
  rantai: [],
  rincian_bunga: [{ uraian: '5,000,000 x 2.5% x 123/30', jumlah: 512_500 }],
  denda: 0,
  min_hari: 1,
  blok_hari: 1,
  grace_hari: 0,
  pembulatan: 500,
  biaya_rp: 0,
  penguji: 'kasir2',
  lebur_rp: 8_000_000,
  dasar_bunga_rp: 5_000_000,
  cetakan: 1,
  boleh: BOLEH,
};
export const LUNAS = {
  no_faktur_hutang: NO,
  tgl_bunga: '2026-11-15',
  hari: 123,
  lama: 123,
  jumlah_hutang: 5_000_000,
  bunga_rp: 512_500,
  denda_rp: 0,
  potongan_bunga_rp: 0,
  potongan_denda_rp: 0,
  total_bayar: 5_512_500,
  hutang_rugi: false,
  rincian_bunga: [{ uraian: 'Bunga 123 hari', jumlah: 512_500 }],
  otorisasi: [],
};
export const lanjut = (baru: number) => ({
  ...LUNAS,
  cara: 'CICIL',
  jumlah_hutang_baru: baru,
  plafond_rp: 6_300_000,
  taksiran_rp: 9_000_000,
  lebur_rp: 8_000_000,
  bunga: 2.5,
  tgl_hutang: '2026-11-15',
  tenor_hari: 120,
  jatuh_tempo: '2027-03-15',
  bayar_rp: 5_512_500 - baru,
  detail_barang: [NILAI],
  lepas: [],
  simulasi: SIMULASI,
});
export const TEMPO = {
  ...KEPALA,
  kunci: '2026-11-12/1',
  boleh_lelang: '2026-11-28',
  halangan: 'Baru boleh dilelang 2026-11-28',
};
export const LELANG = {
  ...KEPALA,
  halangan: '',
  taksiran: 'DUA',
  nilai_rp: 8_000_000,
  detail_barang: [
    {
      baris: 1,
      kode_group: '750',
      nama_barang: 'GELANG',
      berat: 10,
      jumlah: 1,
      kadar: 75,
      taksiran_rp: 9_000_000,
      foto: false,
    },
  ],
};
export const TAKSIRAN = {
  no_faktur_hutang: NO,
  tgl_system: '2026-11-15',
  status: 'BELUM',
  penilai_1: '',
  penilai_2: '',
  saya: false,
  jumlah_hutang: 5_000_000,
  bunga_rp: 512_500,
  denda_rp: 0,
  total_bayar: 5_512_500,
  nilai_rp: 0,
  kelebihan_rp: 0,
  rugi_rp: 0,
  detail_barang: [
    {
      baris: 1,
      nama_barang: 'GELANG',
      kode_group: '750',
      berat: 10,
      kadar: 75,
      beli_rp: 7_500_000,
      nilai_saya_rp: 0,
      nilai_rp: 0,
    },
  ],
};

export type Isi = { status?: number; isi: unknown };
export const data = (isi: unknown, message?: string): Isi => ({ isi: { data: isi, message, count: 1 } });
export const PERMOHONAN = {
  kategori: 'LELANG HUTANG',
  perihal: 'LELANG HUTANG',
  nominal: 5_000_000,
  segel: 'SEGEL',
  rincian: [],
};

export function server(milik: (p: Panggilan, jalur: string) => Isi | undefined = () => undefined): Panggilan[] {
  return jawabApi((p) => {
    const jalur = new URL(p.alamat, 'http://karat').pathname.replace(/^.*\/api\/v1\//, '');
    const sendiri = milik(p, jalur);
    if (sendiri) return sendiri;
    switch (jalur) {
      case 'sales/get/all':
        return data([{ kode_sales: 'S01', nama_sales: 'SARI', aktif: true }]);
      case 'group/get/all':
        return data([{ kode_group: '750', nama_group: 'MUDA', is_acc: false, aktif: true }]);
      case 'jenis/get/all':
        return data([{ kode_dept: 'GEL750', nama_dept: 'GELANG', kode_group: '750', aktif: true }]);
      case 'parapinjaman/get/all':
        return data([{ kondisi: 'BAIK', potongan: 0, jenis_potongan: 'PERSEN' }]);
      case 'users/get/all':
        return data([{ user_id: 'kasir2', user_name: 'Kasir Dua', level: 'KASIR' }]);
      case 'kantong-hutang/tempat':
        return data(['BRANKAS A']);
      case 'pelanggan':
        return data([
          {
            kode_pelanggan: 'P1',
            kode_member: '',
            jenis_pelanggan: 'UMUM',
            nama_customer: 'SITI AMINAH',
            no_hp: '0812',
          },
        ]);
      case 'hutang/hitung':
        return data(HITUNGAN);
      case 'hutang':
        return data([KEPALA]);
      case `hutang/${NO}`:
        return data(RINCI);
      case `hutang/${NO}/lunas/hitung`:
        return data(LUNAS);
      case `hutang/${NO}/lanjut/hitung`:
        return data(lanjut((p.badan as { jumlah_hutang: number | null }).jumlah_hutang ?? 5_000_000));
      case 'hutang/jatuh-tempo':
        return { isi: { data: [TEMPO], count: 1, total: { lebih: false, tenggang_hari: 15 } } };
      case 'hutang/get/lelang-hutang':
        return {
          isi: { data: [LELANG], count: 1, total: { jumlah_hutang: 5_000_000 }, message: 'Data Hutang Tersedia' },
        };
      case `hutang/${NO}/taksiran-lelang`:
        return data(TAKSIRAN);
      default:
        return { isi: { data: [], count: 0 } };
    }
  });
}

export const rute = (path: string) => cariRute(path) as Rute;
export const dikirim = (semua: readonly Panggilan[], ujung: string) =>
  semua.filter((p) => p.metode === 'POST' && p.alamat.endsWith(ujung)).map((p) => p.badan);
