// 'Cara pakai' of goods: adding, moving, counting, weighing, shipping, labels, counted stock: three to six steps a screen.
import type { TabelCara } from '@/app/cara/tipe';

const DOKUMEN = (kerja: string, akhir: string) =>
  ['Scan barcode barang satu per satu (F2); yang terakhir discan berdiri paling atas.', kerja, akhir] as const;

const CURAH = (kerja: string) =>
  [
    'Cari jenis barang manual di daftar stok.',
    `Isi jumlah dan berat yang ${kerja}.`,
    'Isi keterangan, lalu simpan (F9).',
    'Yang salah dibatalkan dari tab Dokumen; SPV menyetujui di hari yang sama, OWN sesudahnya.',
  ] as const;

const OPNAME = (lingkup: string) =>
  [
    `Pilih ${lingkup} yang akan dihitung, lalu tekan Mulai.`,
    'Scan semua barang yang ada di tempat itu. Urutannya bebas, scan dua kali tetap dihitung satu.',
    'Lihat angka besar: sudah, kurang dan lebih. Baris merah adalah barang yang seharusnya tidak di situ.',
    'Bila toko mewajibkan foto, lampirkan foto hitungannya dulu.',
    'Setelah semua discan, tekan Selesai. Selisihnya menjadi laporan opname.',
  ] as const;

export const CARA: TabelCara = {
  '/tambah-data-barang': [
    'Pilih baki, jenis, group dan kadar; isian berikutnya mendapat giliran sendiri.',
    'Timbang atau ketik beratnya. Harga modal dan harga jual tampil sebagai pratinjau.',
    'Isi batu, supplier dan foto bila ada.',
    'Simpan (F9). Barcode dibuat sendiri dan labelnya bisa langsung dicetak.',
    'Isian yang sama dengan barang sebelumnya tetap; cukup ganti yang berbeda.',
  ],
  '/tambah-barang-banyak': [
    'Isi bagian atas yang sama untuk semua: baki, supplier, kadar.',
    'Ketik satu barang sebaris; Enter pindah ke kotak berikutnya. Bisa juga ditempel dari Excel.',
    'Kotak merah menerangkan apa yang salah.',
    'Simpan (F9): semua baris menjadi barang, atau tidak satu pun.',
  ],
  '/penerimaan-barang': [
    'Pilih surat jalan atau berkas barang yang datang.',
    'Timbang dan cocokkan satu per satu; yang tidak ada ditandai.',
    'Simpan (F9). Barang masuk ke baki yang dipilih dan labelnya bisa dicetak.',
  ],
  '/data-barang': [
    'Ketik barcode, nama, atau saring menurut gudang, baki, jenis dan status.',
    'Tekan satu baris untuk membuka riwayat hidup barang: masuk, pindah, terjual, kembali.',
    'Dari barang yang terbuka: ganti foto, cetak label, atau ubah keterangannya.',
    'Export CSV memuat semua barang yang cocok, bukan hanya halaman ini.',
  ],
  '/pindah-barang': DOKUMEN('Pilih baki tujuan.', 'Simpan (F9). Semua barang pindah sekaligus dalam satu dokumen.'),
  '/pindah-barang-satu-baki': [
    'Pilih baki asal; isinya tampil semua.',
    'Pilih baki tujuan.',
    'Simpan (F9). Seluruh isi baki pindah.',
  ],
  '/hancur-data-barang': DOKUMEN(
    'Isi alasan barang dilebur atau dihapus.',
    'Simpan (F9); SPV atau OWN menyetujui bila diminta.',
  ),
  '/hancur-barang-perbaki': [
    'Pilih baki yang isinya akan dilebur; semua barangnya tampil.',
    'Isi alasan dan periksa jumlah serta beratnya.',
    'Simpan (F9); SPV atau OWN menyetujui bila diminta.',
  ],
  '/timbang-baki': [
    'Pilih baki atau scan barcodenya.',
    'Taruh baki di timbangan; berat terbaca sendiri, atau ketik angkanya. Berat baki kosong (tara) ikut ditimbang.',
    'Tekan F9 untuk menyimpan. Sesudahnya tampil cocok atau selisih, dan barang yang diduga menyebabkannya.',
    'Tekan F8 untuk baki berikutnya.',
  ],
  '/cetak-barcode': [
    'Scan barang, atau saring menurut baki dan tanggal.',
    'Pilih susunan label dan printernya.',
    'Tekan Cetak. Riwayat cetak mencatat siapa mencetak label apa.',
  ],
  '/tambah-dan-ambil-stock-aksesoris': [
    'Pilih aksesoris dan tekan Tambah atau Ambil.',
    'Isi jumlahnya dan keterangannya.',
    'Simpan (F9). Stok berubah dan tercatat atas nama Anda.',
  ],
  '/update-profit-barang': [
    'Saring barang menurut baki, jenis atau group.',
    'Isi profit baru dalam persen; harga jual lama dan baru tampil berdampingan.',
    'Simpan (F9). Label yang harganya berubah bisa dicetak ulang.',
  ],
  '/kirim-barang-retur': DOKUMEN('Pilih supplier yang menerima retur.', 'Simpan (F9) dan cetak surat returnya.'),
  '/kirim-barang-kecabang': DOKUMEN(
    'Pilih cabang tujuan.',
    'Simpan (F9). Barang dalam perjalanan sampai cabang menerimanya.',
  ),
  '/kirim-barang': [
    'Daftar kiriman toko ini: yang di jalan, diterima, dan dibatalkan.',
    'Saring menurut tanggal, cabang dan keadaan.',
    'Tekan satu baris untuk membuka isinya, mencetak surat jalan, atau membatalkan. Pembatalan perlu orang kedua.',
  ],
  '/terima-barang': [
    'Pilih kiriman yang datang.',
    'Scan dan timbang setiap barang; yang kurang atau susut ditandai.',
    'Pilih baki, lalu Terima (F9). Selisih berat menunggu validasi susut.',
  ],
  '/validasi-susut': [
    'Daftar berisi barang yang beratnya berkurang di jalan.',
    'Bandingkan berat kirim dan berat terima.',
    'Terima susutnya atau tolak dengan alasan; pengirim melihat jawabannya.',
  ],
  '/kirim-barang-external': [
    'Pilih barang yang akan tampil di toko web.',
    'Periksa foto, harga dan keterangannya.',
    'Tekan Kirim. Kemajuannya tampil sampai selesai.',
  ],
  '/update-barang-external': [
    'Daftar barang yang sudah ada di toko web.',
    'Pilih yang berubah: harga, foto, atau sudah terjual.',
    'Tekan Update untuk mengirim perubahannya.',
  ],
  '/data-barang-manual': [
    'Stok barang tanpa barcode, per jenis dan baki.',
    'Tekan Tambah untuk mencatat barang masuk.',
    'Tekan satu baris untuk melihat keluar masuknya.',
  ],
  '/pindah-barang-manual': CURAH('dipindah, dan baki tujuannya'),
  '/hancur-barang-manual': CURAH('dilebur atau rusak'),
  '/stock-opname': OPNAME('baki'),
  '/stock-opname-gudang': OPNAME('gudang'),
  '/stock-opname-penerimaan': OPNAME('penerimaan'),
  '/stock-opname-rfid': [
    'Pilih tempat yang dihitung, lalu tekan Mulai.',
    'Unggah berkas tag dari pembaca RFID, atau scan langsung.',
    'Lihat yang kurang dan yang lebih, cari dulu sebelum selesai.',
    'Tekan Selesai. Selisihnya menjadi laporan opname.',
  ],
  '/stock-opname-global': OPNAME('seluruh toko'),
};
