// 'Cara pakai' of the counter: selling, buying back, deposits, manual trade, coupons: three to six steps a screen.
import type { TabelCara } from '@/app/cara/tipe';

const LIHAT = [
  'Pilih tanggal dari dan sampai; angka di bawah tabel adalah jumlah semua baris yang cocok.',
  'Ketik nomor nota, nama pelanggan atau barcode di kotak cari.',
] as const;

const BATAL = (apa: string) =>
  [
    `Scan barcode di nota, atau ketik nomor ${apa} yang akan dibatalkan.`,
    'Baca isi nota: barang dan uang yang akan kembali disebut satu per satu.',
    'Isi alasan, lalu tekan tombol pembatalan di kanan atas (F9).',
    'SPV atau OWN mengetik passwordnya, atau menyetujui dari layarnya sendiri.',
  ] as const;

export const CARA: TabelCara = {
  '/transaksi-penjualan': [
    'Scan atau ketik barcode barang (F2). Harga dihitung sendiri; rumusnya tampil di baris.',
    'Labelnya tidak ada: tekan Ctrl+K, buka Data Barang, saring status READY dan gudang TOKO, lalu ketik barcodenya di isian scan.',
    'Pilih sales (Alt+S) atau scan lencananya; nota berikutnya mengikuti. Kartu member discan di isian yang sama; pelanggan (F4) boleh dikosongkan.',
    'Barang lama pelanggan (tukar tambah): tekan Tukar (F3), atau scan nota lamanya.',
    'Tekan F8 lalu ketik uang yang diterima; F7 untuk uang pas, F6 menambah pembayaran lain seperti kartu, titipan atau poin member.',
    'Tekan F9 untuk menyimpan. Kembalian tampil besar, dan nota siap dicetak.',
  ],
  '/lihat-penjualan': [
    ...LIHAT,
    'Tekan satu baris untuk membuka notanya: barang, pembayaran, dan apakah barangnya sudah kembali ke toko.',
    'Dari nota yang terbuka, cetak ulang. Cetakan kedua dan seterusnya bertanda COPY.',
  ],
  '/batal-penjualan': BATAL('penjualan'),
  '/validasi-penjualan': [
    'Daftar berisi penjualan yang belum dilihat orang kedua. Saring menurut sales atau kasir.',
    'Tekan satu baris untuk membaca notanya dan cocokkan dengan kertasnya.',
    'Centang yang benar, lalu tekan Validasi (F9).',
    'Yang Anda tulis sendiri tidak bisa dicentang: orang lain yang memvalidasinya.',
  ],
  '/validasi-jual-beli': [
    'Daftar berisi penjualan dan pembelian yang belum dilihat orang kedua.',
    'Tekan satu baris untuk membaca notanya dan cocokkan dengan kertasnya.',
    'Centang yang benar, lalu tekan Validasi (F9).',
  ],
  '/transaksi-pembelian': [
    'Scan nota toko atau barcode barang (F2); yang tanpa nota, tekan Tanpa nota (F3).',
    'Di kotak yang terbuka, isi berat timbang dan kondisi; potongan dan harga beli dihitung sendiri. Tekan Tambahkan (F9).',
    'Pilih pelanggan di kanan (F4): cari nama, nomor HP atau NIK, atau catat yang baru.',
    'Barang tanpa nota: alamat dan NIK penjual diminta di bawah daftar barang, dan wajib.',
    'Pilih sales (Alt+S), lalu cara bayarnya: CASH dari laci atau TRANSFER (F8, uang pas F7).',
    'Tekan F9 untuk menyimpan, lalu cetak nota pembelian.',
  ],
  '/lihat-pembelian': [
    ...LIHAT,
    'Tekan satu baris untuk membuka pembelian: barang, penjual, dan nota penjualan asalnya bila ada.',
  ],
  '/batal-pembelian': BATAL('pembelian'),
  '/hancur-pembelian': [
    'Pilih barang hasil pembelian yang akan dilebur atau disortir.',
    'Periksa berat yang tercatat; timbang ulang bila diminta.',
    'Isi keterangan, lalu simpan (F9). Barang keluar dari stok pembelian.',
  ],
  '/lihat-titipan': [
    'Tekan Titip Uang (F3): pilih pelanggan, isi jumlah, sales dan cara bayarnya, lalu Simpan Titipan (F9).',
    'Barang yang disimpan untuk pelanggan diisi barcodenya. Harga ikut hari ambil, atau dikunci hari ini.',
    'Cari titipan lama dengan nomor titipan, nama, atau nomor HP. Yang sudah habis: ubah saringan Masih ada sisa.',
    'Tekan satu baris untuk melihat sisanya, mencetak nota, mengembalikan uang, atau membatalkan.',
    'Titipan dipakai sebagai pembayaran di layar penjualan (F6, pilih TITIP).',
  ],
  '/validasi-titipan': [
    'Daftar berisi semua titipan yang belum dilihat orang kedua.',
    'Cocokkan dengan uang dan buktinya, lalu centang.',
    'Tekan Validasi. Titipan yang Anda catat sendiri divalidasi orang lain.',
  ],
  '/transaksi-jual-beli-manual': [
    'Pilih Jual atau Beli, lalu cari jenis barangnya di daftar stok.',
    'Isi jumlah, berat dan harga per gram; totalnya dihitung sendiri.',
    'Isi pelanggan dan sales, lalu pembayaran (F8).',
    'Tekan F9 untuk menyimpan dan mencetak nota.',
  ],
  '/lihat-penjualan-manual': [...LIHAT, 'Tekan satu baris untuk membuka isinya atau mencetak ulang.'],
  '/lihat-pembelian-manual': [...LIHAT, 'Tekan satu baris untuk membuka isinya atau mencetak ulang.'],
  '/batal-penjualan-manual': BATAL('penjualan manual'),
  '/batal-pembelian-manual': BATAL('pembelian manual'),
  '/cek-kupon': [
    'Scan kupon atau ketik nomornya.',
    'Baca keadaannya: masih berlaku, sudah dipakai di nota mana, atau lewat tanggal.',
    'Daftar di bawahnya memuat semua kupon; saring menurut keadaan dan tanggal.',
  ],
};
