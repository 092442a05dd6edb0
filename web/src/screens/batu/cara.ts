// 'Cara pakai' of stones: three to six steps a screen.
import type { TabelCara } from '@/app/cara/tipe';

export const CARA: TabelCara = {
  '/data-batu': [
    'Semua batu toko ini dan tempatnya: brankas, terpasang di barang, atau di tukang. Scan kode batu membukanya.',
    'Laci batu menunjukkan 4C, sertifikat dan riwayatnya di semua toko. Sertifikat diunggah sebagai PDF atau foto.',
    'Batu di barang lama dicatat sekali dengan Catat Saldo Awal Batu, disetujui orang lain.',
    'Tab Dokumen membatalkan penerimaan, pemasangan, penjualan dan lainnya selama batunya belum berpindah.',
  ],
  '/terima-batu': [
    'Pilih supplier, lalu isi tiap batu: satuan dengan sertifikatnya, atau paket dengan butir dan carat semuanya.',
    'Harga USD per carat dikalikan kurs hari ini; kursnya ada di Harga Emas Hari Ini.',
    'Nomor sertifikat hanya dipakai sekali untuk satu laboratorium. Isi di mana sertifikatnya disimpan.',
    'Simpan dengan F9, lalu tulis kode batu di kantongnya.',
  ],
  '/pasang-batu': [
    'Scan barangnya, pilih Pasang lalu scan batu dari brankas atau dari tukang.',
    'Paket yang diambil sebagian ditimbang dua kali: yang pergi dan yang tinggal.',
    'Timbang barang sesudahnya. Lima carat satu gram; beda lebih dari 0.02 gr disetujui orang lain.',
    'Lepas batu mencocokkan carat setiap batu dengan kartunya; beda lebih dari 0.01 ct disetujui orang lain.',
  ],
  '/keluar-batu': [
    'Pilih arahnya: retur ke supplier, titip ke tukang, atau kembali dari tukang.',
    'Pilih supplier atau tukangnya, lalu scan batunya.',
    'Batu yang keluar dari toko selalu disetujui orang lain dengan password sendiri.',
  ],
  '/jual-batu': [
    'Scan batu di brankas (F2). Harganya dari Parameter Berlian dan kurs hari ini.',
    'Timbang batunya; dari paket, isi butir dan timbang juga yang tinggal.',
    'Harga di bawah hitungan atau di bawah modal perlu otorisasi.',
    'Pilih customer (F4), sales dan pembayaran, lalu F9. Notanya menyebut sertifikat yang diserahkan.',
  ],
};
