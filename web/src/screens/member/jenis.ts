// The calls of members, points and gifts as their contracts name them, in the shape of api/schema.d.ts. It stands in for
// the generated document: once `make api` has these calls, import `panggil`, `ambilBerkas`, `Data` and `Isi` from '@/api'
// in its place and delete this file; nothing else changes.
import type { Amplop, OpsiKirim } from '@/api/klien';
import { ambilBerkas as ambilUmum, panggil as panggilUmum } from '@/api/panggil';
import type { DataDari, Metode } from '@/api/tipe';
import type { KerjaCetak } from '@/kit/cetak/api';

type Jawab<T> = { jawab: { data: T } };
type Halaman = { skip?: number; limit?: number };
type Rentang = { tgl_from?: string; tgl_to?: string };

export interface SaldoPoin {
  kode_pelanggan: string;
  kode_member: string;
  nama_customer: string;
  point: number;
  tertahan: number;
  bisa_dipakai: number;
  tahan_sampai: string;
  minus: boolean;
  nilai_poin: number;
  nilai_rp: number;
  lot: { no_dok: string; tgl: string; sisa: number; tertahan: boolean }[];
}

export interface DokPoin {
  no_dok: string;
  tgl_system: string;
  waktu: string;
  jenis: string;
  kode_pelanggan: string;
  kode_member: string;
  nama_customer: string;
  poin: number;
  keterangan: string;
  input_by: string;
  disetujui: string;
  batal: boolean;
  batal_oleh: string;
  batal_alasan: string;
}

export interface BarisPoin {
  toko: string;
  tgl_system: string;
  waktu: string;
  no_dok: string;
  jenis: string;
  keterangan: string;
  masuk: number;
  keluar: number;
  saldo: number;
  oleh: string;
}

export interface Reset {
  /** What is due now. */
  tempo: { tgl_reset: string; siklus: string; keterangan: string } | null;
  berikut: { tgl_reset: string; siklus: string; keterangan: string } | null;
  terakhir: { tgl_reset: string; mulai: string; selesai: string; member: number; poin: number; status: string }[];
}

export interface TukarHadiah {
  no_dok: string;
  tgl_system: string;
  waktu: string;
  kode_pelanggan: string;
  kode_member: string;
  nama_customer: string;
  alamat_customer: string;
  kode_hadiah: string;
  nama_hadiah: string;
  qty: number;
  /** Of one piece. */
  point: number;
  poin: number;
  keterangan: string;
  input_by: string;
  batal: boolean;
  batal_oleh: string;
  batal_alasan: string;
  cetakan: number;
}

export interface HadiahPilih {
  kode_hadiah: string;
  nama_hadiah: string;
  point: number;
  stock: number;
}

export interface HadiahHitung {
  kode_hadiah: string;
  nama_hadiah: string;
  stock: number;
  /** The master's figure from before the book, while nothing was booked. */
  stock_lama: number;
}

export interface DokHadiah {
  no_dok: string;
  jenis: string;
  tgl_system: string;
  waktu: string;
  supplier: string;
  no_bukti: string;
  keterangan: string;
  input_by: string;
  disetujui: string;
  batal: boolean;
  batal_oleh: string;
  batal_alasan: string;
  detail: { kode_hadiah: string; nama_hadiah: string; qty: number; harga: number }[];
}

export interface UlangTahun {
  kode_pelanggan: string;
  kode_member: string;
  nama_customer: string;
  no_hp: string;
  tgl_lahir: string;
  umur: number;
  hari: number;
  tanggal: string;
  kode_cabang_daftar: string;
  point: number;
  terkirim: boolean;
}

export interface AkanHangus {
  kode_pelanggan: string;
  kode_member: string;
  nama_customer: string;
  no_hp: string;
  point: number;
  tgl_hangus: string;
  hari: number;
}

export interface RingkasRiwayat {
  orang: {
    kode_pelanggan: string;
    kode_member: string;
    nama_customer: string;
    alamat_customer: string;
    no_hp: string;
    tgl_lahir: string;
    tgl_daftar: string;
    kode_cabang_daftar: string;
    level: string;
    /** The day somebody left. */
    keluar: string;
    point: number;
  };
  total: { jenis: string; banyak: number; rupiah: number; berat: number; poin: number }[];
  toko: { kode_toko: string; nama_toko: string; banyak: number }[];
}

export interface BarisRiwayat {
  id: string;
  waktu: string;
  tgl_system: string;
  kode_toko: string;
  jenis: string;
  no_dok: string;
  uraian: string;
  rupiah: number;
  berat: number;
  poin: number;
  status: string;
}

export interface Milik {
  baris: {
    kode_toko: string;
    no_faktur_jual: string;
    no_faktur_group: string;
    tgl_system: string;
    kode_barcode: string;
    nama_barang: string;
    kode_group: string;
    kadar: number;
    berat: number;
    harga_total: number;
    harga_beli: number | null;
    sebab: string;
  }[];
  berat: number;
  harga_total: number;
  harga_beli: number;
}

export interface Member {
  kode_pelanggan: string;
  kode_member: string;
  jenis_pelanggan: string;
  nama_customer: string;
  alamat_customer: string;
  kelurahan: string;
  kecamatan: string;
  kode_kota: string;
  kota: string;
  no_hp: string;
  /** Shown in part. */
  nik: string;
  tgl_lahir: string;
  tgl_daftar: string;
  kode_cabang_daftar: string;
  point: number;
  tingkat: string;
  setuju: boolean;
  tgl_setuju: string;
  foto: boolean;
  /** The user whose own card it is. */
  pegawai: string;
  /** The card that took its place. */
  gabung_ke: string;
  /** The day somebody left. */
  keluar: string;
  /** Points and deposits wait until then. */
  tahan_sampai: string;
  versi: number;
}

export interface MemberMinta {
  nama_customer: string;
  alamat_customer: string;
  kelurahan: string;
  kecamatan: string;
  kode_kota: string;
  no_hp: string;
  nik: string;
  tgl_lahir: string;
  setuju: boolean;
  tgl_setuju: string;
  pegawai: string;
  cara_kode: 'URUT' | 'KARTU' | 'TANPA';
  kode_member: string;
  kode_pelanggan: string;
  yakin: boolean;
  otorisasi?: string;
}

export interface MemberRinci {
  member: Member;
  kode_lain: { kode_member: string; cara: string; waktu: string; oleh: string }[];
  kartu_lama: { kode_pelanggan: string; kode_member: string; nama_customer: string; toko: string; no_dok: string }[];
  persetujuan: { setuju: boolean; tanggal: string; waktu: string; oleh: string }[];
}

export interface MemberTercatat {
  member: Member;
  /** This NIK had a card: nothing was written, it is that card. */
  sudah_ada: boolean;
  peringatan: string[];
}

export interface Kembar {
  sebab: string;
  kunci: string;
  kartu: Member[];
}

export interface Gabung {
  toko: string;
  no_dok: string;
  tgl_system: string;
  waktu: string;
  kode_lama: string;
  nama_lama: string;
  member_lama: string;
  kode_tetap: string;
  nama_tetap: string;
  member_tetap: string;
  dasar: string;
  alasan: string;
  oleh: string;
  disetujui: string;
  poin: number;
  no_batal: string;
  batal_oleh: string;
  batal_alasan: string;
}

export interface ImporMember {
  kolom: { nama: string; label: string; wajib: boolean; contoh: string }[];
  paling_banyak: number;
  dokumen: {
    no_dok: string;
    tgl_system: string;
    waktu: string;
    oleh: string;
    nama_berkas: string;
    jumlah: number;
    poin: number;
  }[];
}

export interface BarisEkspor {
  kode_member: string;
  nama_customer: string;
  alamat_customer: string;
  kelurahan: string;
  kecamatan: string;
  kota: string;
  no_hp: string;
  nik: string;
  tgl_daftar: string;
  tgl_lahir: string;
  kode_cabang_daftar: string;
  point: number;
}

export interface AkibatKeluar {
  point: number;
  titipan: number;
  /** What keeps them from leaving. */
  tersisa: string[];
  dihapus: string[];
  disimpan: string[];
}

export interface AturanKode {
  awalan: string;
  panjang: number;
}
export interface AturanNilai {
  rupiah: number;
}
export interface AturanTingkat {
  tingkat: { nama: string; dari_rp: number; pengali: number }[];
}
export interface AturanUcapan {
  ulang_tahun: string;
  hari_sebelum: number;
  hangus: string;
  hangus_hari: number;
}

export interface Aturan<T> {
  berlaku: string;
  isi: T;
  /** Decided for a day to come. */
  nanti: { berlaku: string; isi: T } | null;
  riwayat: { nomor: number; berlaku: string; isi: T; waktu: string; oleh: string }[];
}

export interface SemuaAturan {
  kode: Aturan<AturanKode>;
  nilai_poin: Aturan<AturanNilai>;
  tingkat: Aturan<AturanTingkat>;
  ucapan: Aturan<AturanUcapan>;
}

export interface Dampak {
  baris: { label: string; sebelum: string; sesudah: string }[];
  peringatan: string[];
}

type Kode = { jalur: { kode: string } };

interface Panggilan {
  GET: {
    'poin/saldo/{kode}': Kode & Jawab<SaldoPoin>;
    'transaksi-poin': { query: Rentang & Halaman & { kode?: string; jenis?: string } } & Jawab<DokPoin[]>;
    'poin/kartu/{kode}': Kode & { query: Halaman } & Jawab<BarisPoin[]>;
    'poin/reset': Jawab<Reset>;
    'tukar-point': { query: Rentang & Halaman & { kode?: string; kode_hadiah?: string } } & Jawab<TukarHadiah[]>;
    'tukar-point/hadiah': Jawab<HadiahPilih[]>;
    'tukar-point/nota/{no_dok}': { jalur: { no_dok: string }; jawab: Blob };
    'terima-hadiah': { query: Rentang & Halaman & { jenis?: string } } & Jawab<DokHadiah[]>;
    'terima-hadiah/hadiah': Jawab<HadiahHitung[]>;
    'member/find-current-birthday': { query: { rentang?: string } } & Jawab<UlangTahun[]>;
    'member/poin-akan-hangus': { query: { rentang?: string } } & Jawab<AkanHangus[]>;
    'lihat-transaksi-member/{kode}': Kode & Jawab<RingkasRiwayat>;
    'lihat-transaksi-member/{kode}/riwayat': Kode & {
      query: { sebelum?: string; banyak?: number; jenis?: string; kode_toko?: string };
    } & Jawab<{ baris: BarisRiwayat[]; lanjut: string | null }>;
    'lihat-transaksi-member/{kode}/milik': Kode & Jawab<Milik>;
    'member/get/all': {
      query: { cari?: string; kode_cabang_daftar?: string; status?: string; hanya_member?: boolean } & Halaman;
    } & Jawab<Member[]>;
    'member/data/{kode}': Kode & Jawab<MemberRinci>;
    'member/data/{kode}/foto': Kode & { jawab: Blob };
    'member/kota': Jawab<{ kode_kota: string; nama_kota: string; kode_provinsi: string; nama_provinsi: string }[]>;
    'member/kode/periksa/{kode}': Kode &
      Jawab<{ sah: boolean; pesan: string; milik_sendiri: boolean; dipakai: boolean }>;
    'member/kembar': { query: { sebab?: string } & Halaman } & Jawab<Kembar[]>;
    'member/gabung': { query: Rentang & Halaman } & Jawab<Gabung[]>;
    'member/impor': Jawab<ImporMember>;
    'member/get/export-data': { query: { sort_by?: string; kode_cabang_daftar?: string } } & Jawab<BarisEkspor[]>;
    'member/get/export-data/excel': { query: { sort_by?: string; kode_cabang_daftar?: string }; jawab: Blob };
    'member/keluar/{kode}': Kode & Jawab<AkibatKeluar>;
    'member/aturan': Jawab<SemuaAturan>;
  };
  POST: {
    'transaksi-poin': {
      body: { kode: string; jenis: 'TAMBAH' | 'KURANG'; poin: number; keterangan: string; otorisasi?: string };
    } & Jawab<{ no_dok: string; tgl_system: string; poin: number; saldo: number }>;
    'transaksi-poin/batal': { body: { no_dok: string; alasan: string; otorisasi?: string } } & Jawab<{
      no_dok: string;
      saldo: number;
    }>;
    'poin/reset': { body: { uid?: string } } & Jawab<{
      tgl_reset: string;
      member: number;
      poin: number;
      selesai: boolean;
    }>;
    'tukar-point': { body: { kode: string; kode_hadiah: string; qty: number; keterangan: string } } & Jawab<{
      no_dok: string;
      tgl_system: string;
      poin: number;
      saldo: number;
      stock: number;
    }>;
    'tukar-point/batal': { body: { no_dok: string; alasan: string; otorisasi?: string } } & Jawab<{
      no_dok: string;
      saldo?: number | null;
      stock?: number | null;
    }>;
    'tukar-point/cetak': { body: { no_dok: string; printer: string } } & Jawab<{ kerja?: KerjaCetak | null }>;
    'terima-hadiah': {
      body: {
        supplier: string;
        no_bukti: string;
        keterangan: string;
        detail: readonly { kode_hadiah: string; qty: number; harga: number }[];
      };
    } & Jawab<{ no_dok: string; tgl_system: string }>;
    'terima-hadiah/koreksi': {
      body: { alasan: string; detail: readonly { kode_hadiah: string; hitung: number }[]; otorisasi?: string };
    } & Jawab<{ no_dok: string; tgl_system: string }>;
    'terima-hadiah/batal': { body: { no_dok: string; alasan: string; otorisasi?: string } } & Jawab<{ no_dok: string }>;
    'member/data': { body: MemberMinta } & Jawab<MemberTercatat>;
    'member/data/{kode}/kode': Kode & {
      body: { cara_kode: string; kode_member: string; otorisasi?: string };
    } & Jawab<Member>;
    'member/data/{kode}/nik': Kode & Jawab<{ nik: string }>;
    'member/data/{kode}/foto': Kode & { body: FormData } & Jawab<unknown>;
    'member/gabung': {
      body: { kode_lama: string; kode_tetap: string; nik?: string; alasan: string; otorisasi?: string };
    } & Jawab<{ no_dok: string; poin: number }>;
    'member/gabung/batal': {
      body: { toko: string; no_dok: string; alasan: string; otorisasi?: string };
    } & Jawab<{ no_batal: string; poin: number }>;
    'member/kartu/pdf': { body: { kode: readonly string[] }; jawab: Blob };
    'member/kartu/cetak': { body: { printer: string; kode: readonly string[] } } & Jawab<KerjaCetak>;
    'member/keluar': { body: { kode_pelanggan: string; alasan: string; otorisasi?: string } } & Jawab<{
      no_dok: string;
      poin: number;
      simpan_identitas: boolean;
    }>;
    'member/aturan/{jenis}/pratinjau': {
      jalur: { jenis: string };
      body: { berlaku: string; isi: object };
    } & Jawab<Dampak>;
    'member/aturan/{jenis}': {
      jalur: { jenis: string };
      body: { berlaku: string; isi: object; otorisasi?: string };
    } & Jawab<SemuaAturan>;
  };
  PUT: {
    'member/data/{kode}': Kode & { body: MemberMinta & { versi: number } } & Jawab<MemberTercatat>;
  };
  DELETE: {
    'member/data/{kode}/foto': Kode & Jawab<unknown>;
  };
}

type Opsi<P> = Omit<OpsiKirim, 'query' | 'body'> &
  (P extends { jalur: infer J } ? { jalur: J } : { jalur?: never }) &
  (P extends { query: infer Q } ? (object extends Q ? { query?: Q } : { query: Q }) : { query?: never }) &
  (P extends { body: infer B } ? { body: B } : { body?: never });
type Sisa<P> = object extends Opsi<P> ? [opsi?: Opsi<P>] : [opsi: Opsi<P>];

type Meminta<H> = <M extends Metode & keyof Panggilan, J extends keyof Panggilan[M] & string>(
  metode: M,
  jalur: J,
  ...sisa: Sisa<Panggilan[M][J]>
) => Promise<H>;

export const panggil = panggilUmum as unknown as <
  M extends Metode & keyof Panggilan,
  J extends keyof Panggilan[M] & string,
>(
  metode: M,
  jalur: J,
  ...sisa: Sisa<Panggilan[M][J]>
) => Promise<Amplop<DataDari<Panggilan[M][J]>>>;

export const ambilBerkas = ambilUmum as unknown as Meminta<Blob>;

export type Data<M extends Lowercase<keyof Panggilan>, J extends keyof Panggilan[Uppercase<M>]> = DataDari<
  Panggilan[Uppercase<M>][J]
>;
export type Isi<
  M extends Lowercase<keyof Panggilan>,
  J extends keyof Panggilan[Uppercase<M>],
> = Panggilan[Uppercase<M>][J] extends {
  body: infer B;
}
  ? B
  : never;
