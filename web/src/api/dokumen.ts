// Generated from what the domains tell of their documents by `make api`; not edited by hand.

interface Tempat {
  path: string;
  nama: string;
}

/** The screen of a kind of document and how its address names one, by the two letters of its number. */
export const LAYAR_DOKUMEN: Readonly<Record<string, Tempat>> = {
  FB: { path: '/lihat-pembelian', nama: 'faktur' },
  FJ: { path: '/lihat-penjualan', nama: 'faktur' },
  FP: { path: '/lihat-pesanan', nama: 'pesanan' },
  FS: { path: '/lihat-services', nama: 'no' },
  FT: { path: '/lihat-titipan', nama: 'titipan' },
  KB: { path: '/kirim-barang', nama: 'kiriman' },
  NG: { path: '/lihat-penjualan', nama: 'faktur' },
  PO: { path: '/lihat-pre-order', nama: 'po' },
};

/** The list that is searched for a number of a kind, and the kind in words. */
export const DAFTAR_DOKUMEN: Readonly<Record<string, Tempat>> = {
  BC: { path: '/ambil-barang-contoh', nama: 'Barang Contoh' },
  BK: { path: '/uang-bank', nama: 'Bank Keluar' },
  BM: { path: '/uang-bank', nama: 'Bank Masuk' },
  FS: { path: '/lihat-services', nama: 'Service' },
  GT: { path: '/gesek-tunai', nama: 'Gesek Tunai' },
  HB: { path: '/hancur-data-barang', nama: 'Hancur Barang' },
  JM: { path: '/lihat-penjualan-manual', nama: 'Jual Beli Manual' },
  KB: { path: '/kirim-barang', nama: 'Kirim Barang' },
  KK: { path: '/uang-kas', nama: 'Kas Keluar' },
  KM: { path: '/uang-kas', nama: 'Kas Masuk' },
  KP: { path: '/cek-kupon', nama: 'Kupon' },
  KU: { path: '/kirim-uang-pusat', nama: 'Kirim Uang' },
  PB: { path: '/pindah-barang', nama: 'Pindah Barang' },
  PS: { path: '/pengalihan-saldo-uang', nama: 'Pindah Saldo' },
  SK: { path: '/tutup-toko', nama: 'Selisih Kas' },
  SO: { path: '/stock-opname', nama: 'Stock Opname' },
  ST: { path: '/tutup-toko', nama: 'Serah Terima Kas' },
  TB: { path: '/terima-barang', nama: 'Terima Barang' },
  TM: { path: '/timbang-baki', nama: 'Timbang Baki' },
  TU: { path: '/terima-uang-kas', nama: 'Terima Uang' },
  VS: { path: '/validasi-susut', nama: 'Validasi Susut' },
};

/** Columns of any report that hold numbers of documents, by their key. */
export const KOLOM_DOKUMEN: ReadonlySet<string> = new Set([
  'dipakai_dok',
  'dipindah',
  'dokumen',
  'hasil',
  'kelompok',
  'koreksi',
  'lot',
  'no_akhir',
  'no_ambil',
  'no_batal',
  'no_closing',
  'no_contoh',
  'no_dok',
  'no_faktur',
  'no_faktur_beli',
  'no_faktur_group',
  'no_faktur_jual',
  'no_faktur_nota',
  'no_faktur_service',
  'no_gesek',
  'no_kirim',
  'no_masuk',
  'no_nota',
  'no_opname',
  'no_pesanan',
  'no_po',
  'no_selesai',
  'no_service',
  'no_susut',
  'no_terima',
  'no_timbang',
  'no_titip',
  'no_titip_group',
  'no_upah',
  'nota_kirim',
  'objek',
  'rujukan',
]);

/** Screens that serve a customer: who may open one may search the register. */
export const MELAYANI: readonly string[] = [
  '/data-member',
  '/gabung-member',
  '/lihat-pre-order',
  '/lihat-titipan',
  '/lihat-transaksi-member',
  '/transaksi-jual-beli-manual',
  '/transaksi-pembelian',
  '/transaksi-penjualan',
  '/transaksi-pesanan',
  '/transaksi-poin',
  '/transaksi-pre-order',
  '/transaksi-services',
  '/tukar-point',
];
