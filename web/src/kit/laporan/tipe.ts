// What a report is to the screen: the definition as the server sends it, and the rows that travel.
// A data row is an array in the order of the columns; groups and sums are objects. docs/decisions/2026-11-15-laporan.md.

export type JenisSaring =
  | 'tanggal'
  | 'pilihan'
  | 'rujuk'
  | 'daftar'
  | 'user'
  | 'teks'
  | 'angka'
  | 'rentang_harga'
  | 'urut';

export type JenisKolomLaporan =
  | 'teks'
  | 'kode'
  | 'barcode'
  | 'angka'
  | 'rupiah'
  | 'berat'
  | 'kadar'
  | 'persen'
  | 'kurs'
  | 'tanggal'
  | 'waktu'
  | 'tanda';

export interface DefSaring {
  kunci: string;
  label: string;
  jenis: JenisSaring;
  /** The message when it is left empty; null where it may be. */
  wajib: string | null;
  pilihan: readonly { nilai: string; label: string }[];
  /** Slug of the master that `rujuk` chooses from. */
  master: string | null;
  /** The call that lists what `daftar` chooses from. */
  daftar?: string | null;
  /** HARI_INI, AWAL_BULAN, or the value itself. */
  awal: string;
  /** Nobody can choose here: it stays as it begins. */
  tetap: boolean;
}

export interface DefKolomLaporan {
  kunci: string;
  judul: string;
  jenis: JenisKolomLaporan;
  jumlah: boolean;
  /** A hint in characters; 0 for none. */
  lebar: number;
}

export interface DefBagian {
  /** What the first group column of its rows says. */
  nama: string;
  judul: string;
  /** The value of the filter that asks for it alone. */
  pilihan: string;
  kolom: readonly { kunci: string; judul: string }[];
  kosong: string;
}

export interface DefLaporan {
  slug: string;
  rute: string;
  judul: string;
  menu: string;
  panggilan: readonly string[];
  cara: 'SOCKET' | 'LANGSUNG';
  /** The name of the socket's messages. */
  peristiwa: string;
  tombol: string;
  saringan: readonly DefSaring[];
  kolom: readonly DefKolomLaporan[];
  /** Columns the rows are grouped by, outermost first. */
  kelompok: readonly string[];
  rinci: { kolom: readonly DefKolomLaporan[] } | null;
  /** The tables of a report that is several; else none. */
  bagian: readonly DefBagian[];
  /** A figure below those tables: the sum of a column of one of them. */
  kaki: { label: string; bagian: string; kolom: string } | null;
  kertas: 'LANSKAP' | 'POTRET';
  /** Head office may choose stores. */
  pusat: boolean;
  teks: { tersedia: string; kosong: string; gagal: string };
}

export type SelLaporan = string | number | boolean | null;
/** Cells in the order of the columns; where the report has details, their rows stand last. */
export type BarisData = readonly (SelLaporan | readonly (readonly SelLaporan[])[])[];

export interface BarisKelompok {
  j: 'kelompok';
  t: number;
  label: string;
  toko?: string;
}

export interface BarisJumlah {
  j: 'subtotal' | 'total';
  t: number;
  label: string;
  /** How many data rows are summed. */
  n: number;
  isi: readonly SelLaporan[];
  toko?: string;
}

export type BarisLaporan = BarisData | BarisKelompok | BarisJumlah;

export function barisData(baris: BarisLaporan): baris is BarisData {
  return Array.isArray(baris);
}

export type NilaiSaring = string | number | null;
export type IsiSaringan = Readonly<Record<string, NilaiSaring>>;

/** What was asked for: shown rows and exported files belong to the same one. */
export interface Permintaan {
  saringan: IsiSaringan;
  toko?: readonly string[];
}

export type BentukBerkas = 'pdf' | 'xlsx' | 'csv';

/** A document as the server tells it: its screen where it has one, its head, its tables. */
export interface IsiDokumen {
  no_dok: string;
  jenis: string;
  nama: string;
  toko: string;
  tgl_system: string;
  waktu: string;
  oleh: string;
  layar: { path: string; kunci: string } | null;
  kepala: readonly { label: string; jenis: JenisKolomLaporan; isi: SelLaporan }[];
  bagian: readonly {
    judul: string;
    kolom: readonly DefKolomLaporan[];
    baris: readonly (readonly SelLaporan[])[];
    /** There are more than these. */
    lebih: boolean;
  }[];
  kait: readonly { arti: string; no_dok: string }[];
}
