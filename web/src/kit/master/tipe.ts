// What a master is to the screen: the definition as the server sends it, and its rows.
// Values of a row are what the wire has: numbers in grams, rupiah and percent, flags, texts.
import type { Data } from '@/api/tipe';

export type Definisi = Data<'get', 'definisi/master'>[number];
export type DefKolom = Definisi['kolom'][number];

export type NilaiKolom = string | number | boolean | null;
export type IsiMaster = Record<string, NilaiKolom | undefined>;
export type BarisMaster = IsiMaster & { _id: string; versi: number };

/** A version of a row as the book of the masters keeps it. */
export interface VersiMaster {
  versi: number;
  aksi: string;
  waktu: string;
  oleh: string;
  isi: IsiMaster;
}

/** What a save that came too late is told. */
export interface Bentrok {
  tersimpan: IsiMaster;
  dikirim: IsiMaster;
  versi: number;
  diubah: string;
  oleh: string;
}

export interface BarisImpor {
  baris: number;
  kunci: string;
  isi: IsiMaster;
  salah: string[];
  /** Its row was deleted or made inactive: 'Aktifkan kembali?' is all that stands against it. */
  tidur?: boolean;
}

export interface PratinjauImpor {
  jumlah: number;
  jumlah_salah: number;
  /** The lines that 'Aktifkan kembali?' is asked about. */
  tidur?: number[];
  contoh: BarisImpor[];
}
