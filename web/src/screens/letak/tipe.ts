// The shapes of layouts on the wire. Lengths are millimetres, the font size points.

export const JENIS = ['text', 'line', 'gambar', 'barcode', 'qrcode'] as const;
export type Jenis = (typeof JENIS)[number];
export type Sisi = 'DEPAN' | 'BELAKANG';
export type Rata = 'kiri' | 'tengah' | 'kanan';

export interface Label {
  name: string;
  isi: string;
  jenis: Jenis;
  width: number;
  height: number;
  position_x: number;
  position_y: number;
  rotate: number;
  font_family: string;
  font_size: number;
  status: boolean;
  type: string;
  is_mobile: boolean;
  side: Sisi;
  rata: Rata;
  is_deletable: boolean;
}

export interface Kepala {
  type: string;
  is_mobile: boolean;
  font: string;
  lebar: number;
  tinggi: number;
  /** 0 while the store uses the program's own layout. */
  versi: number;
}

export interface Bidang {
  nama: string;
  arti: string;
  contoh: string;
}

export interface TipeLetak {
  type: string;
  judul: string;
  mobile: boolean;
  dua_sisi: boolean;
  /** The only rotation, where there is only one. */
  rotate?: number | null;
  /** Can also leave as plain text in columns of twenty characters. */
  teks: boolean;
  bidang: Bidang[];
  gambar: Bidang[];
}

export interface Definisi {
  font: string[];
  ukuran: number[];
  ukuran_min: number;
  ukuran_maks: number;
  tipe: TipeLetak[];
}

export interface Letak {
  letak: Kepala;
  nota: Label[];
}

/** A box on the paper. */
export interface Kotak {
  x: number;
  y: number;
  w: number;
  h: number;
}
