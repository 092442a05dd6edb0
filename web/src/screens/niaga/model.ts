// A sale while it is being made: its lines, what the customer brings, how it is paid. Pure: what is shown and what is
// sent are both made of it. Prices are the server's alone.
import { type Baris, baris } from '@/kit/transaksi/baris';
import { BAYAR_KOSONG, bayarTerisi, type MintaBayar } from '@/kit/transaksi/bayar';
import { keCustomer, type PelangganDipilih } from '@/kit/transaksi/pelanggan';

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
  /** How its stones were found; empty: nobody looked, only the metal is paid. */
  batu: string;
  harga: number | null;
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

/** The specification's words for what is asked of an approver, by the code of the reason. */
export const IZIN_RESMI: Readonly<Record<string, string>> = { DI_BAWAH_MODAL: 'PENJUALAN DI BAWAH MODAL' };

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
  batu: '',
  harga: null,
};

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
    customer: keCustomer(k.pelanggan),
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

/** The number of a nota of the chain, rather than the barcode of a piece. */
export function nomorNota(kode: string): boolean {
  return /^(FJ|NG)[A-Z0-9]+-\d{6}-\d+$/i.test(kode.trim());
}
