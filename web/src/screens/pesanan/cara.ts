// 'Cara pakai' of orders: three to six steps a screen.
import type { TabelCara } from '@/app/cara/tipe';

export const CARA: TabelCara = {
  '/transaksi-pesanan': [
    'Pilih pelanggan (F4): cari nama, nomor HP atau kartu membernya, atau catat yang baru.',
    'Tekan Tambah Barang (F3) untuk setiap barang: kategori, ukuran, taksiran berat dan fotonya. Taksiran harga dihitung sendiri.',
    'Pilih harga ikut hari ambil, atau kunci hari ini: yang dikunci hanya gram yang dibayar uang muka.',
    'Isi tanggal janji, sales, dan uang muka; paling sedikit berapa tertulis di bawahnya.',
    'Tekan F8 untuk cara bayarnya (uang pas F7), lalu F9 untuk menyimpan dan mencetak nota pesanan.',
  ],
  '/lihat-pesanan': [
    'Papan memuat semua pesanan yang berjalan menurut tahapnya; yang telat berdiri paling depan dan merah.',
    'Pilih satu kartu dengan panah atau sentuhan; tombol di kartunya adalah langkah berikutnya (Alt+1, Alt+2 dan seterusnya).',
    'Serahkan ke tukang, lalu Terima dari tukang: timbang, uji kadarnya, dan barangnya mendapat barcode. Barang stok juga bisa dipakai.',
    'Ambil: lihat pengenal yang mengambil; selisih dengan taksiran dijelaskan per barang, uang muka dipakai lebih dulu. Boleh sebagian.',
    'Batalkan: layar menyebut berapa yang dikembalikan dan apa yang dipotong. Pengambilan dibatalkan dengan menimbang lagi barangnya.',
    'Tabel memuat juga yang sudah diambil dan batal; tekan satu baris untuk seluruh ceritanya dan cetak ulang.',
  ],
  '/ambil-barang-contoh': [
    'Tekan Contoh Keluar (F3), lalu scan nota pesanan atau ketik nomornya.',
    'Pilih milik toko (scan barcodenya) atau milik pelanggan, timbang, dan pilih tukang yang membawanya.',
    'Waktu contoh kembali: tekan Kembali di barisnya, timbang lagi, lalu simpan (F9).',
    'Contoh toko, dan yang dibawa tukang, diuji orang kedua waktu kembali; yang milik pelanggan pulang ke orangnya.',
  ],
  '/validasi-pesanan': [
    'Pilih kode sales, atau ALL untuk semua pesanan yang belum dilihat orang kedua.',
    'Cocokkan dengan kertasnya, lalu centang yang benar. Yang Anda tulis sendiri divalidasi orang lain.',
    'Pilih user yang bertanggung jawab, lalu tekan Validasi.',
    'Batal Validasi melepas semua centang dan membaca daftar lagi.',
  ],
};
