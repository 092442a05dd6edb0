// 'Cara pakai' of instalments: signing, paying, ending.
import type { TabelCara } from '@/app/cara/tipe';

export const CARA: TabelCara = {
  '/transaksi-cicilan': [
    'Scan barcode barang yang dicicil (F2). Harganya dihitung seperti penjualan; berat timbang dan harga sepakat boleh diisi.',
    'Pilih rencana cicilan. Jadwalnya tampil: kapan jatuh tempo, berapa pokok dan bunganya. Bacakan kepada customer sebelum disimpan.',
    'Pilih pelanggan (F4). Alamat dan NIK wajib; kosongkan bila sudah tercatat.',
    'Isi uang muka bila lebih dari menurut rencana, lalu cara bayarnya (F8, uang pas F7).',
    'Simpan (F9) dan cetak slipnya. Barang disimpan di gudang TITIP sampai lunas; dibawa sekarang: Serahkan Barang, disetujui OWN.',
  ],
  '/lihat-cicilan': [
    'Pilih Jatuh tempo untuk yang harus dibayar sampai hari ini, 7 atau 30 hari ke depan; yang terlambat paling atas.',
    'Tekan satu baris atau scan slipnya untuk membuka cicilannya: jadwal, yang sudah dibayar, denda hari ini.',
    'Bayar Angsuran: pilih satu atau beberapa angsuran, atau ketik jumlahnya. Tampil berapa untuk denda, bunga dan pokok.',
    'Lunasi menagih sisa pokok dan bunga bulan yang sudah mulai. Sesudah lunas barang diserahkan, atau diambil lain hari.',
    'Pembayaran terakhir bisa dibatalkan di daftarnya dengan alasan dan otorisasi.',
  ],
  '/lelang-cicilan': [
    'Daftar ini berisi cicilan macet: tiga angsuran, atau menurut setelan, tidak dibayar.',
    'Kabari dulu customernya dari Lihat Cicilan; bila tunggakannya dibayar, cicilan berjalan lagi.',
    'Pilih satu: yang dikembalikan ke customer dihitung dan diterangkan baris demi baris.',
    'Barang yang sudah dibawa harus kembali dan ditimbang dulu. Isi alasan, lalu tekan Ya, Lelang (F9); SPV atau OWN menyetujui.',
  ],
  '/batal-cicilan': [
    'Cari nama, HP atau nomor cicilannya, atau scan slipnya, lalu pilih.',
    'Baca yang dikembalikan: pokok yang sudah dibayar di luar uang muka, dikurangi denda, biaya dan turunnya harga emas.',
    'Barang yang sudah dibawa customer ditimbang dulu dan dinilai seperti pembelian kembali.',
    'Pilih cara mengembalikan uangnya, isi alasan, lalu tekan Ya, Batalkan (F9). SPV atau OWN menyetujui.',
  ],
};
