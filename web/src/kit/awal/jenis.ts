// What a shop brings along beside its pieces, and how the screens speak of it.

export type JenisAwal = 'kas' | 'bank' | 'titipan' | 'nota';

interface Kata {
  nama: string;
  /** what a line of the file is */
  satuan: string;
  petunjuk: string;
  /** after it came in */
  selesai: string;
}

export const AWAL: Readonly<Record<JenisAwal, Kata>> = {
  kas: {
    nama: 'saldo awal kas',
    satuan: 'laci',
    petunjuk:
      'Isi setiap laci kasir saat toko pindah ke sistem ini, per user. Setiap laci mendapat satu saldo awal, kategori SALDO AWAL di buku kas.',
    selesai: 'Saldo laci sudah bertambah. Hitung kas di Tutup Toko memakai saldo ini.',
  },
  bank: {
    nama: 'saldo awal bank',
    satuan: 'rekening',
    petunjuk:
      'Saldo setiap rekening menurut rekening koran saat toko pindah ke sistem ini. Rekeningnya sudah harus ada di Master Rekening.',
    selesai: 'Saldo rekening sudah bertambah dan tidak perlu divalidasi lagi.',
  },
  titipan: {
    nama: 'titipan awal',
    satuan: 'titipan',
    petunjuk:
      'Sisa uang titipan customer di sistem lama. Setiap titipan mendapat nomor baru, dan tetap ditemukan dengan nomor di kertas customer. Uangnya sendiri ada di saldo awal kas atau bank.',
    selesai: 'Titipan bisa langsung dipakai di penjualan, dengan nomor baru atau nomor lamanya.',
  },
  nota: {
    nama: 'nota lama',
    satuan: 'barang',
    petunjuk:
      'Nota penjualan dari sistem lama, satu baris satu barang; nota dengan beberapa barang ditulis beberapa baris dengan nomor yang sama. Nota lama tidak masuk laporan penjualan dan tidak mengubah stok, tetapi ditemukan saat barangnya dibeli kembali.',
    selesai: 'Scan nomor nota atau barcodenya di Transaksi Pembelian.',
  },
};
