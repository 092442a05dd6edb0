// What a table is told: its columns, its buttons, and how it pages, selects, expands and edits.
// Everything but columns and rows is optional.
import type { ReactNode } from 'react';
import type { JenisAngka } from '../angka';

export type NilaiSel = string | number | boolean | null | undefined;
export type JenisKolom = 'teks' | 'tanggal' | JenisAngka;

export interface UbahSel<R> {
  jenis?: 'teks' | 'angka';
  /** Refuses with a text; undefined lets the value through. */
  periksa?: (nilai: string, baris: R) => string | undefined;
  simpan: (baris: R, nilai: string) => void | Promise<void>;
}

export interface Kolom<R> {
  kunci: string;
  /** The header; units stand here, as in 'Berat (gr)'. */
  judul: string;
  jenis?: JenisKolom;
  nilai: (baris: R) => NilaiSel;
  /** How the cell looks, where it is more than its value. */
  tampil?: (baris: R) => ReactNode;
  lebar?: number;
  /** Sums the column in the footer. */
  total?: boolean;
  urut?: boolean;
  tersembunyi?: boolean;
  /** Stays in sight at the right end while the rest scrolls, as the buttons of a row do. */
  diKanan?: boolean;
  ubah?: UbahSel<R>;
}

export interface TombolTabel {
  label: string;
  aksi: () => void;
  ikon?: ReactNode;
  nonaktif?: boolean;
}

export interface UrutanTabel {
  kunci: string;
  turun: boolean;
}

/** Remote paging: the server has the rows, the table asks for a page of them. */
export interface HalamanJauh {
  halaman: number;
  ukuran: number;
  jumlah: number;
  cari?: string;
  urut?: UrutanTabel;
  /** What all rows that match come to, by column. Without it there are no totals: a page's sum means nothing. */
  total?: ReadonlyMap<string, number>;
  labelTotal?: string;
  /** The rows still answer the question before; the new ones are on their way. */
  lama?: boolean;
  ganti: (baru: { halaman: number; ukuran: number; cari: string; urut?: UrutanTabel }) => void;
}

export interface PilihanTabel {
  terpilih: ReadonlySet<string>;
  ganti: (terpilih: ReadonlySet<string>) => void;
}

export type TombolTambahan =
  | readonly []
  | readonly [TombolTabel]
  | readonly [TombolTabel, TombolTabel]
  | readonly [TombolTabel, TombolTabel, TombolTabel]
  | readonly [TombolTabel, TombolTabel, TombolTabel, TombolTabel];

export interface DataTableProps<R> {
  /** Accessible name of the table. */
  label: string;
  kolom: readonly Kolom<R>[];
  data: readonly R[];
  idBaris: (baris: R) => string;
  memuat?: boolean;
  galat?: { pesan: string; cobaLagi?: () => void };
  cari?: boolean;
  tambah?: { aksi: () => void; label?: string };
  tombol?: TombolTambahan;
  ekspor?: boolean | { namaFile: string };
  /** Local paging by that many rows; without it all rows scroll. */
  perHalaman?: number;
  jauh?: HalamanJauh;
  /** Every row that matches, for the export of a list that the server pages. */
  semua?: () => Promise<readonly R[]>;
  pilih?: PilihanTabel;
  rincian?: (baris: R) => ReactNode;
  onBaris?: (baris: R) => void;
  /** Pressed once anywhere in the row: what it shows stands beside the list. */
  sekaliKlik?: boolean;
  /** Filters and the like at the left of the toolbar. */
  alat?: ReactNode;
  /** A line under the table, such as the current customer. */
  bawah?: ReactNode;
  tinggi?: number | string;
  kosong?: string;
}
