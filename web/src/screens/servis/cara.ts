// 'Cara pakai' of services: taking in, the board with its steps, validating.
import type { TabelCara } from '@/app/cara/tipe';

export const CARA: TabelCara = {
  '/transaksi-services': [
    'Scan nota atau label barang yang dibawa customer (F2). Barang yang bukan dari toko kita: tekan Barang dari luar (F3).',
    'Di kotak yang terbuka: timbang, hitung batunya, tulis keadaannya, pilih pekerjaan dan biayanya, foto, lalu Tambahkan (F9).',
    'Pilih pelanggan (F4) dan sales (Alt+S), isi tanggal janji. Uang muka boleh kosong.',
    'Bila ada uang muka, isi cara bayarnya (F8, uang pas F7), lalu simpan (F9) dan cetak notanya.',
    'Barang toko yang rusak: pilih Barang toko di kanan atas, scan barangnya, pilih pekerjaannya, simpan. Tanpa pelanggan dan uang.',
  ],
  '/lihat-services': [
    'Papan menunjukkan semua service menurut tahapnya, yang telat paling depan. Ganti ke Tabel untuk mencari menurut tanggal.',
    'Tekan satu kartu untuk membuka ceritanya: foto masuk dan keluar, berat, uang, siapa mengerjakan, cetak ulang nota.',
    'Kerjakan: pilih tukang, kosongkan bila di toko. Selesai: timbang dan hitung batu lagi, foto, isi biayanya; emas ditambah atau barang bernilai diuji yang menyetujui.',
    'Ambil: customer membayar sisanya, NIK di KTP-nya dicocokkan. Orang lain mengambil dengan kuasa dan otorisasi.',
    'Batalkan atau Kembalikan: timbang lagi. Batal Ambil, Barang Hilang dan Jadi Milik Toko ada di laci service.',
    'Menu titik tiga: lama tidak diambil, hitung barang customer (buta, tiap bulan), ganti barang yang belum dibayar.',
  ],
  '/validasi-service': [
    'Pilih kode sales (ALL untuk semua); daftar berisi service yang belum dilihat orang kedua.',
    'Tekan tanda uang di kanan baris untuk melihat Detail Pembayaran, cocokkan dengan nota dan uangnya.',
    'Centang yang benar, pilih user id kasir yang bertanggung jawab, lalu tekan Validasi.',
    'Batal Validasi mengosongkan centang. Yang Anda tulis sendiri divalidasi orang lain.',
  ],
};
