// What a shop brings along beside its pieces, and how the screens speak of it.

export type JenisAwal = 'kas' | 'bank' | 'titipan' | 'pesanan' | 'service' | 'cicilan' | 'hutang' | 'nota';

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
  pesanan: {
    nama: 'pesanan awal',
    satuan: 'barang',
    petunjuk:
      'Pesanan yang belum diambil di sistem lama, satu baris satu barang; pesanan dengan beberapa barang ditulis beberapa baris dengan nomor yang sama. Uang mukanya menjadi kewajiban toko; uangnya sendiri ada di saldo awal kas atau bank.',
    selesai: 'Pesanan ada di papan dengan nomor baru, dan dikerjakan seperti pesanan lain.',
  },
  service: {
    nama: 'service awal',
    satuan: 'barang',
    petunjuk:
      'Barang customer yang masih di toko atau di tukang menurut sistem lama, satu baris satu barang. Barangnya masuk gudang REPARASI milik customer, uang mukanya menjadi kewajiban toko.',
    selesai: 'Service ada di papan dengan nomor baru, dan diselesaikan seperti service lain.',
  },
  hutang: {
    nama: 'hutang awal',
    satuan: 'jaminan',
    petunjuk:
      'Hutang yang masih berjalan menurut sistem lama, satu baris satu jaminan; hutang dengan beberapa jaminan ditulis beberapa baris dengan nomor yang sama. Jaminannya masuk gudang HUTANG milik customer; uangnya sendiri sudah ada di saldo awal kas atau bank.',
    selesai: 'Hutang ada di Lihat Hutang dengan nomor baru, dan ditebus atau diperpanjang seperti hutang lain.',
  },
  cicilan: {
    nama: 'cicilan awal',
    satuan: 'cicilan',
    petunjuk:
      'Cicilan yang masih berjalan di sistem lama, satu baris satu barang. Barangnya sudah harus ada di stok dan masuk gudang TITIP; jadwalnya dihitung dari tanggal akad, dan angsuran yang sudah dibayar dicatat lunas. Uangnya sendiri ada di saldo awal kas atau bank.',
    selesai: 'Cicilan ada di Lihat Cicilan dengan nomor baru, dan dibayar seperti cicilan lain.',
  },
  nota: {
    nama: 'nota lama',
    satuan: 'barang',
    petunjuk:
      'Nota penjualan dari sistem lama, satu baris satu barang; nota dengan beberapa barang ditulis beberapa baris dengan nomor yang sama. Nota lama tidak masuk laporan penjualan dan tidak mengubah stok, tetapi ditemukan saat barangnya dibeli kembali.',
    selesai: 'Scan nomor nota atau barcodenya di Transaksi Pembelian.',
  },
};
