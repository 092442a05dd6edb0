// 'Cara pakai' of loans: three to six steps a screen.
import type { TabelCara } from '@/app/cara/tipe';

export const CARA: TabelCara = {
  '/transaksi-hutang': [
    'Pilih pelanggan (F4). Bila kartunya belum ber-NIK, isi NIK dari KTP-nya.',
    'Scan nota atau label jaminannya (F2), atau tekan Jaminan dari luar (F3). Timbang, uji kadarnya, sebut keadaannya, dan potret.',
    'Taksiran, plafond dan dari mana asalnya tertulis di setiap barang. Isi jumlah hutang: biaya menebus sesudah 15, 30, 60 dan 120 hari langsung tampak.',
    'Isi nomor kantong dan tempatnya di brankas. Waktu disimpan orang lain (SPV atau OWN) menimbang dan menguji jaminannya, lalu menyetujui.',
    'Tekan F8 untuk cara membayar customer (uang pas F7), lalu F9 untuk menyimpan dan mencetak surat hutang.',
    'Di atas batas hutang, uangnya baru dicairkan dari Lihat Hutang sesudah divalidasi orang kedua.',
  ],
  '/lihat-hutang': [
    'Scan QR surat hutangnya di mana saja di layar ini: penebusannya langsung terbuka. Nomor, nama, HP dan kantong dicari di tabel.',
    'Tekan satu baris untuk isinya: bunga dijelaskan baris demi baris, jaminan dengan fotonya, rantai perpanjangannya.',
    'Langkah berikutnya ada di atas (Alt+1 dan seterusnya): tebus, perpanjang, cicil pokok, tambah, tebus sebagian.',
    'Setiap langkah menyebut dulu berapa yang dibayar. Cocokkan nomor surat dan NIK pemiliknya; diwakilkan perlu otorisasi.',
    'Surat hilang membuat surat baru dan mematikan yang lama. Batalkan hanya pada hari hutangnya, dengan otorisasi.',
  ],
  '/lelang-hutang': [
    'Isi saringannya, lalu tekan Cari Hutang. Yang tampak adalah hutang yang lewat jatuh tempo.',
    'Buka barisnya untuk kode member, alamat dan jaminan dengan fotonya. Tombol yang mati menyebut sebabnya di bawahnya.',
    'Tekan kolom Taksiran: dua orang menaksir sendiri-sendiri dari sesi masing-masing, pada hari lelangnya.',
    'Tekan Lelang Hutang, lalu otorisasi dengan password atau sidik jari: bukan oleh penaksir atau pencatat peringatannya. Kelebihannya hak customer.',
    'Yang salah dilelang dibatalkan hari itu juga: buka hutangnya di Lihat Hutang, Batalkan lelang, lalu timbang lagi jaminannya.',
  ],
  '/batal-hutang-lunas': [
    'Daftar memuat penebusan dan perpanjangan hari ini; ubah tanggalnya untuk hari lain.',
    'Tekan Batal pada yang terakhir dari rantainya. Timbang dan potret lagi setiap jaminan yang sudah keluar.',
    'Isi alasan, lalu simpan: hari yang sama disetujui SPV, sesudahnya OWN. Uang dan jaminan kembali seperti sebelumnya.',
  ],
  '/validasi-hutang': [
    'Pilih kode sales, atau ALL untuk semua hutang yang belum dilihat orang kedua.',
    'Cocokkan dengan surat dan kantongnya, lalu centang yang benar. Yang Anda tulis sendiri divalidasi orang lain.',
    'Pilih user yang bertanggung jawab, lalu tekan Validasi. Yang menunggu cair baru bisa dicairkan sesudah ini.',
    'Batal Validasi melepas semua centang dan membaca daftar lagi.',
  ],
  '/jatuh-tempo-hutang': [
    'Pilih yang akan jatuh tempo, hari ini, lewat, atau yang sudah boleh dilelang.',
    'Tekan satu baris untuk catatan peringatannya dan biaya menebus hari ini.',
    'Catat surat, pesan atau telepon (F9); surat langsung dicetak. Hanya surat dan pesan yang sampai berlaku untuk lelang.',
    'Tekan Buka hutang (Alt+1) bila customernya datang menebus atau memperpanjang.',
    'Yang sudah boleh dilelang ditaksir dari sini (Alt+2) sebagai salah satu dari dua penaksir pada hari lelangnya.',
  ],
  '/kantong-hutang': [
    'Scan kantong untuk menemukannya, atau saring menurut tempatnya di brankas.',
    'Tekan satu baris untuk seluruh ceritanya: kapan diisi, dipindahkan, dan hutang siapa.',
    'Tekan Pindahkan untuk tempat atau kantong yang baru; siapa dan kapan tercatat.',
  ],
  '/hitung-jaminan': [
    'Tekan Mulai Hitung (F3), pilih tempatnya atau kosongkan untuk seluruh brankas.',
    'Scan kantong satu demi satu, buka, hitung dan timbang isinya. Isi buku sengaja tidak ditampilkan.',
    'Tekan F9 untuk menyimpan: yang hilang, lebih, beda isi atau salah tempat langsung tampak.',
    'Jawab setiap selisih setelah ditimbang lagi; jaminan yang hilang disetujui OWN.',
  ],
  '/kelebihan-hutang': [
    'Kelebihan lelang adalah hak customer selama setahun; yang belum dibayar berdiri paling atas.',
    'Tekan Bayar, isi NIK pemiliknya, lalu cara membayarnya. Diwakilkan perlu otorisasi.',
    'Yang lewat setahun dan sudah diberi tahu bisa diputuskan OWN lewat tombol Putuskan.',
  ],
};
