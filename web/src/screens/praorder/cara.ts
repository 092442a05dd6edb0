// 'Cara pakai' of pre-orders: three to six steps a screen.
import type { TabelCara } from '@/app/cara/tipe';

export const CARA: TabelCara = {
  '/transaksi-pre-order': [
    'Ketik atau scan kode member (F4); dua detik kemudian nama, nomor HP dan alamatnya tampil.',
    'Pilih sales dan rekening penerima. Pesanan dari marketplace juga perlu No Order.',
    'Tekan Tambah Item (F3) untuk setiap barang. Barcode boleh kosong bila barangnya belum ada.',
    'Qty, berat dan harga estimasi dihitung dari item; harga gram adalah harga dibagi berat.',
    'Tekan F9. Sedetik kemudian nota pre order dicetak.',
  ],
  '/lihat-pre-order': [
    'Saring menurut tanggal dan status: VALID sudah dibayar, TIDAK VALID belum.',
    'Tekan tanda panah sebuah baris untuk melihat itemnya, atau nomornya untuk seluruh riwayatnya.',
    'Tekan Jual (perlu akses Transaksi Penjualan): scan barcodenya, uang pre order dipakai lebih dulu. Uang yang belum divalidasi bank perlu otorisasi SPV.',
    'Tekan Batal (perlu akses Batal Penjualan): uang kembali ke marketplace atau rekening yang membayar, dikurangi biaya marketplace; ke rekening lain perlu OWN.',
    'Cetak Ulang mencetak notanya sekali lagi, dengan tanda salinan.',
  ],
  '/import-pre-order': [
    'Pilih berkas pembayaran, CSV atau Excel. Templat menunjukkan kolom yang dibaca.',
    'Setiap baris dengan nominal dicocokkan menurut marketplace, No Order, rekening dan jumlahnya.',
    'Periksa yang tidak cocok: alasannya ada di kolom Keterangan, dan tidak ikut divalidasi.',
    'Tekan Validasi (F9). Semua yang cocok menjadi satu dokumen, dan pre ordernya menjadi VALID. Order yang pernah dibayar perlu OWN.',
  ],
  '/closing-barang-po': [
    'Pilih No Po yang barangnya sudah terjual; sisa yang belum dikirim tampil di sampingnya.',
    'Pilih KIRIM dengan nomor resinya, atau AMBIL bila customer mengambil sendiri.',
    'Isi Qty, dan pilih barcodenya bila tidak semua ikut, lalu tekan Tambah (F3). Beberapa No Po boleh dalam satu dokumen.',
    'Tekan Simpan Data (F9). Uang yang belum divalidasi bank perlu otorisasi SPV.',
  ],
};
