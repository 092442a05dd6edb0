// A sale while it is being made: its lines, what the customer brings, how it is paid. Pure: what is shown and what is
// sent are both made of it. Prices are the server's alone.
import { idAcak } from '@/api/acak';
import type { Setelan } from '@/api/tipe';
import { modulNyala } from '@/app/gerbang';

/** A line as the server takes it; null means that the masters decide. */
export interface MintaJual {
  kode_barcode: string;
  kode_group: string;
  kode_dept: string;
  kode_toko: string;
  qty: number;
  harga_satuan: number;
  berat_timbang: number | null;
  harga_gram: number | null;
  ongkos: number | null;
  kode_potongan: string;
  potongan_rp: number;
  harga_total: number | null;
  status_premi: boolean;
}

export const SURAT = ['NOTA', 'NOTA HILANG', 'TOKO LAIN', 'TANPA SURAT'] as const;

/** A piece the customer brings. */
export interface MintaBeli {
  surat: string;
  no_faktur_jual: string;
  kode_barcode: string;
  no_faktur_ext: string;
  nama_barang: string;
  kode_group: string;
  kode_dept: string;
  berat_timbang: number;
  kadar_uji: number | null;
  kondisi: string;
  harga: number | null;
}

export type JenisBayar = 'CASH' | 'TRANSFER' | 'DEBET' | 'CREDIT' | 'KUPON' | 'TITIP';

export interface MintaBayar {
  jenis: JenisBayar;
  jumlah_rp: number;
  no_rekening: string;
  no_rekening_tujuan: string;
  atas_nama: string;
  kartu_akhir: string;
  no_titip: string;
  no_kupon: string;
}

export interface PelangganDipilih {
  kode_pelanggan: string;
  kode_member: string;
  jenis_pelanggan: string;
  nama_customer: string;
  no_hp: string;
}

export interface Baris<M> {
  id: string;
  minta: M;
}

export interface Keadaan {
  jual: readonly Baris<MintaJual>[];
  beli: readonly Baris<MintaBeli>[];
  bayar: readonly Baris<MintaBayar>[];
  pelanggan?: PelangganDipilih;
  kode_sales: string;
  kode_marketplace: string;
  no_order: string;
  keterangan: string;
  tgl_dokumen: string;
}

export const JUAL_KOSONG: MintaJual = {
  kode_barcode: '',
  kode_group: '',
  kode_dept: '',
  kode_toko: '',
  qty: 1,
  harga_satuan: 0,
  berat_timbang: null,
  harga_gram: null,
  ongkos: null,
  kode_potongan: '',
  potongan_rp: 0,
  harga_total: null,
  status_premi: false,
};

export const BELI_KOSONG: MintaBeli = {
  surat: 'NOTA',
  no_faktur_jual: '',
  kode_barcode: '',
  no_faktur_ext: '',
  nama_barang: '',
  kode_group: '',
  kode_dept: '',
  berat_timbang: 0,
  kadar_uji: null,
  kondisi: '',
  harga: null,
};

export const BAYAR_KOSONG: MintaBayar = {
  jenis: 'CASH',
  jumlah_rp: 0,
  no_rekening: '',
  no_rekening_tujuan: '',
  atas_nama: '',
  kartu_akhir: '',
  no_titip: '',
  no_kupon: '',
};

export function baris<M>(minta: M): Baris<M> {
  return { id: idAcak(), minta };
}

/** The next customer: the sales person stays, everything else is new. */
export function mulaiBaru(kode_sales = ''): Keadaan {
  return {
    jual: [],
    beli: [],
    bayar: [baris(BAYAR_KOSONG)],
    kode_sales,
    kode_marketplace: '',
    no_order: '',
    keterangan: '',
    tgl_dokumen: '',
  };
}

export function kosong(k: Keadaan): boolean {
  return k.jual.length === 0 && k.beli.length === 0;
}

export function ubahBaris<M>(semua: readonly Baris<M>[], id: string, ubah: Partial<M>): readonly Baris<M>[] {
  return semua.map((b) => (b.id === id ? { id, minta: { ...b.minta, ...ubah } } : b));
}

export function hapusBaris<M>(semua: readonly Baris<M>[], id: string): readonly Baris<M>[] {
  return semua.filter((b) => b.id !== id);
}

/** Payments that say something: an amount, or the number of a coupon that the server values. */
export function bayarTerisi(semua: readonly Baris<MintaBayar>[]): MintaBayar[] {
  return dikirim(semua).map((b) => b.minta);
}

/** The lines that are sent: with an amount, or with the number of what pays it. */
export function dikirim(semua: readonly Baris<MintaBayar>[]): readonly Baris<MintaBayar>[] {
  return semua.filter(({ minta: m }) => {
    const nomor = m.jenis === 'KUPON' ? m.no_kupon : m.jenis === 'TITIP' ? m.no_titip : '';
    return m.jumlah_rp > 0 || nomor.trim() !== '';
  });
}

export interface IsiTransaksi {
  customer: { kode_pelanggan: string; kode_member: string; jenis_pelanggan: string; nama_customer: string };
  kode_sales: string;
  kode_marketplace: string;
  no_order: string;
  keterangan: string;
  tgl_dokumen: string;
  detail_barang: MintaJual[];
  detail_beli: MintaBeli[];
  pembayaran: MintaBayar[];
}

/** What is sent, priced or saved. */
export function keTransaksi(k: Keadaan): IsiTransaksi {
  return {
    customer: {
      kode_pelanggan: k.pelanggan?.kode_pelanggan ?? '',
      kode_member: k.pelanggan?.kode_pelanggan ? '' : (k.pelanggan?.kode_member ?? ''),
      jenis_pelanggan: k.pelanggan?.jenis_pelanggan ?? '',
      nama_customer: k.pelanggan?.nama_customer ?? '',
    },
    kode_sales: k.kode_sales,
    kode_marketplace: k.kode_marketplace,
    no_order: k.no_order,
    keterangan: k.keterangan,
    tgl_dokumen: k.tgl_dokumen,
    detail_barang: k.jual.map((b) => b.minta),
    detail_beli: k.beli.map((b) => b.minta),
    pembayaran: bayarTerisi(k.bayar),
  };
}

/** What was put aside, taken up again. Fields the server left out are as in a new one. */
export function dariTransaksi(t: Partial<Record<keyof IsiTransaksi, unknown>>): Keadaan {
  const daftar = <M extends object>(isi: unknown, kosongnya: M): Baris<M>[] =>
    (Array.isArray(isi) ? isi : []).map((satu: Partial<M>) => baris({ ...kosongnya, ...satu }));
  const c = (t.customer ?? {}) as Partial<PelangganDipilih>;
  const teks = (isi: unknown) => (typeof isi === 'string' ? isi : '');
  const bayar = daftar(t.pembayaran, BAYAR_KOSONG);
  return {
    jual: daftar(t.detail_barang, JUAL_KOSONG),
    beli: daftar(t.detail_beli, BELI_KOSONG),
    bayar: bayar.length > 0 ? bayar : [baris(BAYAR_KOSONG)],
    pelanggan: c.nama_customer
      ? {
          kode_pelanggan: c.kode_pelanggan ?? '',
          kode_member: c.kode_member ?? '',
          jenis_pelanggan: c.jenis_pelanggan ?? '',
          nama_customer: c.nama_customer,
          no_hp: c.no_hp ?? '',
        }
      : undefined,
    kode_sales: teks(t.kode_sales),
    kode_marketplace: teks(t.kode_marketplace),
    no_order: teks(t.no_order),
    keterangan: teks(t.keterangan),
    tgl_dokumen: teks(t.tgl_dokumen),
  };
}

export interface Pelunasan {
  /** Paid so far, what was handed over included. */
  dibayar: number;
  /** Still to be paid; 0 when it is enough. */
  kurang: number;
  /** Change, out of cash alone. */
  kembali: number;
  /** More than enough, and not in cash: it does not fit. */
  lebih: number;
}

/** How far the payments reach. The shop's side pays exactly: it has no change. */
export function pelunasan(neto: number, semua: readonly Baris<MintaBayar>[]): Pelunasan {
  const terisi = bayarTerisi(semua);
  const perlu = Math.abs(neto);
  const dibayar = terisi.reduce((n, b) => n + b.jumlah_rp, 0);
  const tunai = terisi.filter((b) => b.jenis === 'CASH').reduce((n, b) => n + b.jumlah_rp, 0);
  const sisa = dibayar - perlu;
  const kembali = neto < 0 ? 0 : Math.min(Math.max(sisa, 0), tunai);
  return { dibayar, kurang: Math.max(-sisa, 0), kembali, lebih: Math.max(sisa, 0) - kembali };
}

const LEMBAR = [50_000, 100_000, 500_000, 1_000_000] as const;

/** Sums people hand over for an amount: the next full notes above it. */
export function uangCepat(perlu: number): number[] {
  if (perlu <= 0) return [];
  const naik = LEMBAR.map((n) => Math.ceil(perlu / n) * n).filter((n) => n > perlu);
  return [...new Set(naik)].slice(0, 3);
}

/** What one payment has to be for all of them together to fit. */
export function sisaUntuk(neto: number, semua: readonly Baris<MintaBayar>[], id: string): number {
  const lain = semua.filter((b) => b.id !== id);
  return Math.max(Math.abs(neto) - lain.reduce((n, b) => n + b.minta.jumlah_rp, 0), 0);
}

/** Sorts what the server said of rows to the lines they are. */
export function galatPerId<M>(
  kolom: Readonly<Record<string, string>>,
  daftar: string,
  semua: readonly Baris<M>[],
): ReadonlyMap<string, Readonly<Record<string, string>>> {
  const hasil = new Map<string, Record<string, string>>();
  for (const [nama, teks] of Object.entries(kolom)) {
    const cocok = new RegExp(`^${daftar}\\[(\\d+)\\]\\.?(.*)$`).exec(nama);
    const id = cocok ? semua[Number(cocok[1])]?.id : undefined;
    if (id && cocok) hasil.set(id, { ...hasil.get(id), [cocok[2] || 'umum']: teks });
  }
  return hasil;
}

/** The rule of AKTIF_TGL, as the specification has it: false means that another date may be given. */
export function aktifTgl(level: string, modul: readonly Setelan[]): boolean {
  const own = modulNyala(modul, 'DATE_BACK_OWNER_MODULE');
  const spv = modulNyala(modul, 'DATE_BACK_SPV_MODULE');
  const boleh = level === 'SU' || level === 'MU' ? own || spv : level === 'OWN' ? own : level === 'SPV' ? spv : false;
  return !boleh;
}

/** The number of a nota of the chain, rather than the barcode of a piece. */
export function nomorNota(kode: string): boolean {
  return /^(FJ|NG)[A-Z0-9]+-\d{6}-\d+$/i.test(kode.trim());
}
