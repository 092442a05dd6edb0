// Manual trade while it is being made: what is sold out of which tray, what is bought into which, and how it is paid.
// Pure; prices are the server's alone.
import { type Baris, baris } from '@/kit/transaksi/baris';
import { BAYAR_KOSONG, bayarTerisi, type MintaBayar } from '@/kit/transaksi/bayar';
import { keCustomer, type PelangganDipilih } from '@/kit/transaksi/pelanggan';
import type { FakturManual, Sisi, StokManual } from './api';

/** A line as the server takes it; null means that the masters decide. */
export interface MintaManual {
  kode_group: string;
  kode_dept: string;
  kode_gudang: string;
  kode_toko: string;
  deskripsi: string;
  qty: number;
  berat: number;
  berat_atribut: number;
  harga_gram: number | null;
  harga: number | null;
}

export const MANUAL_KOSONG: MintaManual = {
  kode_group: '',
  kode_dept: '',
  kode_gudang: '',
  kode_toko: '',
  deskripsi: '',
  qty: 1,
  berat: 0,
  berat_atribut: 0,
  harga_gram: null,
  harga: null,
};

export interface KeadaanManual {
  jual: readonly Baris<MintaManual>[];
  beli: readonly Baris<MintaManual>[];
  bayar: readonly Baris<MintaBayar>[];
  pelanggan?: PelangganDipilih;
  alamat: string;
  nik: string;
  kode_sales: string;
  /** Empty: the business day. */
  tgl_dokumen: string;
  keterangan: string;
}

/** The next customer: the sales person stays, everything else is new. */
export function mulaiManual(kode_sales = ''): KeadaanManual {
  return {
    jual: [],
    beli: [],
    bayar: [baris(BAYAR_KOSONG)],
    alamat: '',
    nik: '',
    kode_sales,
    tgl_dokumen: '',
    keterangan: '',
  };
}

export const kosong = (k: KeadaanManual): boolean => k.jual.length === 0 && k.beli.length === 0;

/** What is sent, priced or saved. */
export function keManual(k: KeadaanManual) {
  return {
    customer: { ...keCustomer(k.pelanggan), alamat_customer: k.alamat, nik: k.nik },
    kode_sales: k.kode_sales,
    tgl_dokumen: k.tgl_dokumen,
    keterangan: k.keterangan,
    detail_barang: k.jual.map((b) => b.minta),
    detail_beli: k.beli.map((b) => b.minta),
    pembayaran: bayarTerisi(k.bayar),
  };
}

export type IsiManual = ReturnType<typeof keManual>;

type Tempat = Pick<MintaManual, 'kode_group' | 'kode_dept' | 'kode_toko'>;

/** One line a type and tray: what a tray holds is reckoned once. */
export const sama = (a: Tempat, b: Tempat): boolean =>
  a.kode_group === b.kode_group && a.kode_dept === b.kode_dept && a.kode_toko === b.kode_toko;

/** Stock that fits all words that were typed, in any order; a tray or a type by its whole code comes first. */
export function cocokStok(stok: readonly StokManual[], teks: string): StokManual[] {
  const kata = teks.trim().toUpperCase().split(/\s+/).filter(Boolean);
  if (kata.length === 0) return [...stok];
  const tepat = (s: StokManual) => (kata.some((k) => k === s.kode_dept || k === s.kode_toko) ? 0 : 1);
  return stok
    .filter((s) => {
      const isi = `${s.kode_toko} ${s.nama_baki} ${s.kode_group} ${s.kode_dept} ${s.nama_dept}`.toUpperCase();
      return kata.every((k) => isi.includes(k));
    })
    .sort((a, b) => tepat(a) - tepat(b));
}

/** The number of a manual sale's line, rather than the code of a type. */
export const nomorJual = (teks: string): boolean => /^FJ[A-Z0-9]+-\d{6}-\d+$/i.test(teks.trim());

/** What a customer brings back of a sale, as a line to buy; the tray is chosen at the counter. */
export function dariFaktur(f: FakturManual, no: string): Partial<MintaManual> | undefined {
  const b = f.detail_barang.find((x) => x.no_faktur === no.trim().toUpperCase());
  if (!b) return undefined;
  return {
    kode_group: b.kode_group,
    kode_dept: b.kode_dept,
    deskripsi: b.deskripsi === b.nama_dept ? '' : b.deskripsi,
    qty: b.qty,
    berat: b.berat,
    berat_atribut: b.berat_atribut,
  };
}

export interface IsiBatal {
  no: string;
  faktur: FakturManual;
}

/** Whole transactions behind a list of invoices: two lines of one are cancelled once. */
export function transaksiDari(daftar: readonly IsiBatal[]): FakturManual[] {
  return [...new Map(daftar.map((d) => [d.faktur.no_faktur_group, d.faktur])).values()];
}

/** What an approval of the whole list must be for, or nothing when this person may do it alone. */
export function izinBatal(
  daftar: readonly IsiBatal[],
  sisi: Sisi,
  p: { user_id: string; level: string; tgl_system: string },
): { dokumen: string; nominal: number; hariIni: boolean } | undefined {
  const semua = transaksiDari(daftar);
  const hariIni = semua.every((f) => f.tgl_system === p.tgl_system);
  const cukup = p.level === 'OWN' || (p.level === 'SPV' && hariIni);
  if (cukup && semua.every((f) => f.input_by !== p.user_id)) return undefined;
  const nominal = semua.reduce((n, f) => n + (sisi === 'penjualan' ? f.total_jual : f.total_beli), 0);
  return { dokumen: semua[0]?.no_faktur_group ?? '', nominal, hariIni };
}
