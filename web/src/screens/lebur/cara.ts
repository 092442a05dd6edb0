// 'Cara pakai' of melting and of the position: three to six steps a screen.
import type { TabelCara } from '@/app/cara/tipe';

export const CARA: TabelCara = {
  '/lot-lebur': [
    'Buka Lot mengambil barang dan rosok yang menunggu di gudang HANCUR. Debu dan air sepuhan menjadi lot sendiri, tidak pernah dicampur.',
    'Yang menyerahkan menimbang, penerima ikut menimbang dan menyetujui dengan password sendiri.',
    'Kirim ke Pelebur: pilih pelebur dari Master Pelebur dan timbang lagi.',
    'Catat Hasil diisi orang ketiga: berat dan kadar uji setiap ciok, logam mulia atau emas untuk tukang.',
    'Susut di atas norma dan setiap kelebihan perlu persetujuan; keduanya tercatat dengan namanya di buku.',
    'Lot atau hasil yang keliru dibatalkan selama isinya belum berpindah.',
  ],
  '/jual-ciok': [
    'Centang ciok yang dijual; harganya diisi dari murni dikali harga emas hari ini dan bisa diubah.',
    'Pilih pembeli dari Master Pelebur dan timbang cioknya. Badan usaha dipungut PPh 22 di atas harganya.',
    'Harga di bawah batas hanya disetujui pemilik; setiap penjualan disetujui orang lain.',
    'Bayar tunai atau lewat rekening, lalu cetak notanya dari daftar di bawah.',
    'Penjualan yang keliru dibatalkan di daftar yang sama; cioknya kembali menunggu.',
  ],
  '/posisi-emas': [
    'Angka paling depan: emas murni semua tempat, nilainya menurut harga hari ini, modalnya, dan selisihnya.',
    'Sejak kemarin dibagi dua: karena harga bergerak, dan karena emas masuk atau keluar.',
    'Harga naik atau turun 1% dihitung dari emas yang harganya belum terkunci untuk customer.',
    'Tabel menyebut setiap tempat sampai miligram; angkanya sama dengan buku stok.',
    'Kantor pusat memilih Semua toko untuk melihat seluruh rantai dan setiap tokonya.',
  ],
};
