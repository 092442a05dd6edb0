// What the app shows, as its parts take it: the same shapes for the preview beside a form and for the app itself.
export interface IsiCerita {
  title: string;
  sub_title?: string;
  deskripsi?: string;
  gambar?: string;
}

export interface IsiKategori {
  kode: string;
  warna: string;
  gambar?: string;
  banyak?: number;
}

export interface IsiItem {
  kode: string;
  nama: string;
  gambar: readonly string[];
  hashtag_kadar: readonly string[];
  hashtag_jenis: readonly string[];
  hashtag_lm: readonly string[];
  berat_dari?: number;
  berat_sampai?: number;
  harga_dari?: number | null;
  harga_sampai?: number | null;
  ada?: boolean;
  toko?: readonly { kode_toko: string; nama_toko: string }[];
}

export interface IsiHarga {
  kode: string;
  group: readonly { kode_group: string; nama: string; kadar: number; harga_jual?: number | null }[];
}

export interface IsiHadiah {
  nama: string;
  info?: string;
  sub_info?: string;
  deskripsi?: string;
  point: number;
  gambar?: string;
}

export interface IsiTingkat {
  kode: string;
  title: string;
  deskripsi?: string;
  gambar?: string;
}

export interface IsiKontak {
  nama: string;
  no_hp: string;
}

export type LetakSplash = 'TOP' | 'CENTER' | 'BOTTOM';

export interface IsiSplash {
  text: string;
  position: LetakSplash;
  type_splash: 'IMAGE' | 'TEXT';
  gambar?: string;
}

export type Edisi = 'emas' | 'berlian';

/** Where a picture is served: its path as rows carry it, below the edition. */
export function alamatGambar(edisi: Edisi, path: string, sidik = ''): string {
  return path === '' ? '' : `/api/v1/katalog/${edisi}/gambar/${path}${sidik === '' ? '' : `?v=${sidik.slice(0, 12)}`}`;
}
