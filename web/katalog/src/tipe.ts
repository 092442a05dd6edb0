// What the app reads from the server. Weights in grams, purity in percent, money in whole rupiah.

export type Cerita = { kode: string; title: string; sub_title: string; deskripsi: string; gambar: string };
export type Kategori = { kode: string; warna: string; gambar: string; banyak: number };
export type HargaGroup = { kode_group: string; nama: string; kadar: number; harga_jual: number | null };
export type Harga = { kode: string; group: HargaGroup[] };
export type Kontak = { kode: string; nama: string; no_hp: string };
export type HadiahKatalog = {
  kode: string;
  nama: string;
  info: string;
  sub_info: string;
  deskripsi: string;
  point: number;
  gambar: string;
};
export type Tingkat = { kode: string; title: string; deskripsi: string; gambar: string };
export type Toko = { kode: string; nama: string; alamat: string; no_telp: string };

export type Beranda = {
  kode_toko: string;
  tanggal: string;
  banner: Cerita[];
  kategori: Kategori[];
  info: Cerita[];
  harga: Harga[];
  kontak: Kontak[];
  hadiah: HadiahKatalog[];
  tingkat: Tingkat[];
  toko: Toko[];
};

export type Item = {
  kode: string;
  nama: string;
  gambar: string[];
  hashtag_kadar: string[];
  hashtag_jenis: string[];
  hashtag_lm: string[];
  kadar: number;
  berat_dari: number;
  berat_sampai: number;
  harga_dari: number | null;
  harga_sampai: number | null;
  ada: boolean;
};
export type ItemRinci = Item & {
  kode_banner: string[];
  kode_info: string[];
  toko: { kode_toko: string; nama_toko: string; banyak: number }[];
};
export type HalamanItem = { item: Item[]; jumlah: number; kadar: string[]; jenis: string[]; lm: string[] };
export type Splash = {
  screen_name: string;
  text: string;
  position: 'TOP' | 'CENTER' | 'BOTTOM';
  image_path: string;
  sidik: string;
  type_splash: 'IMAGE' | 'TEXT';
};
export type HargaHari = { tanggal: string; harga_jual: number; harga_beli: number };

export type Saya = {
  kode_member: string;
  nama_customer: string;
  no_hp: string;
  tingkat: string;
  setuju: boolean;
  point: number;
  bisa_dipakai: number;
  dipesan: number;
  tahan_sampai: string;
  kode_toko: string;
  titipan: number;
};
export type BarisPoin = { id: string; tgl_system: string; uraian: string; poin: number; no_dok: string };
export type CeritaPoin = { baris: BarisPoin[]; lanjut: string | null };
export type Milik = {
  no_faktur: string;
  tgl: string;
  kode_barcode: string;
  nama_barang: string;
  kadar: number;
  berat: number;
  harga_total: number;
  taksiran_dari: number | null;
  taksiran_sampai: number | null;
  syarat: string;
};
export type Nota = {
  no_faktur: string;
  tgl: string;
  jenis: string;
  nama_toko: string;
  qty: number;
  total: number;
  batal: boolean;
};
export type NotaRinci = {
  no_faktur: string;
  judul: string;
  tgl: string;
  batal: boolean;
  barang: { nama: string; qty: number; kadar: number; berat: number; harga_kini: number | null }[];
  alamat: string;
  syarat: string;
};
export type Titipan = {
  no_dok: string;
  jenis: string;
  tgl: string;
  nama_toko: string;
  keterangan: string;
  saldo: number;
};
export type Pekerjaan = {
  no_dok: string;
  judul: string;
  nama_toko: string;
  keadaan: string;
  tahap: { nama: string; tgl: string | null }[];
  tgl_janji: string | null;
  sisa: number;
  perkiraan: boolean;
  rincian: { tgl: string; keterangan: string; jumlah: number }[];
};
export type Qr = { kode: string; svg: string; berlaku_sampai: string };
export type Hadiah = { kode_hadiah: string; nama_hadiah: string; point: number; sisa: number };
export type Klaim = {
  id: string;
  nama_toko: string;
  nama_hadiah: string;
  poin: number;
  berlaku_sampai: string;
  status: 'MENUNGGU' | 'DIAMBIL' | 'BATAL' | 'LEWAT';
};
export type Perangkat = { id: string; perangkat: string; terakhir: string; ini: boolean };
