// 'Cara pakai' of sorting and washing: three to six steps a screen.
import type { TabelCara } from '@/app/cara/tipe';

export const CARA: TabelCara = {
  '/sortir-pembelian': [
    'Barang pembelian yang belum disortir tampil di kiri, yang sedang dilihat di kanan dengan foto dan notanya.',
    'Tekan C untuk cuci, R reparasi, H hancur, L kembali dilabel; pilihan pindah sendiri ke barang berikutnya.',
    'Satu hari sekaligus: pilih putusan tiap kondisi di Sortir menurut aturan, lalu Terapkan.',
    'Timbang setiap tumpukan dan isi beratnya. Barang yang Anda beli sendiri, atau timbangan yang beda, perlu otorisasi.',
    'F9 menyimpan. Di tab Dokumen sortiran dibatalkan selama barangnya belum berpindah.',
  ],
  '/pindah-sortir': [
    'Yang sudah disortir dan belum berpindah tampil di sini; saring menurut putusannya.',
    'Pilih barangnya, tekan putusan barunya: C, R, H atau L.',
    'Timbang tumpukannya, lalu F9. Putusan sendiri diubah dengan otorisasi orang lain.',
  ],
  '/kirim-barang-cuci': [
    'Barang di gudang CUCI tampil di bawah: scan, centang, atau Pilih semua.',
    'Pilih tukang dan pekerjaannya, timbang semuanya, isi beratnya, lalu F9.',
    'Orang lain menimbang ulang dan menyetujui; surat jalannya langsung bisa dicetak.',
    'Bila sepuhan terpusat, barangnya dikirim ke kantor pusat dengan kurir.',
    'Tab Lot memuat semua lot; lot yang belum kembali sama sekali masih bisa dibatalkan.',
  ],
  '/terima-barang-cuci': [
    'Pilih lotnya. Scan barang, timbang, isi berat kembalinya; yang diisi saja yang diterima.',
    'Seluruh lot: semua yang masih di luar ditimbang bersama, selisihnya dibagi menurut berat.',
    'Susut dibandingkan dengan norma jenisnya. Di atas norma, lebih berat, atau hilang perlu otorisasi orang lain.',
    'Centang Label baru bila barangnya mendapat barcode baru.',
    'Barang masuk ke baki LABEL, TOKO atau HANCUR yang dipilih.',
  ],
  '/terima-sepuhan': [
    'Sama seperti terima barang cuci, untuk lot yang disepuh.',
    'Sepuhan boleh menambah sedikit berat tanpa otorisasi; batasnya di setting toko.',
    'Susut di atas norma dan barang yang hilang tetap perlu otorisasi orang lain.',
  ],
  '/wasting-sepuhan': [
    'Semua lot dengan susut, norma, lebih dan hilangnya; saring yang masih di luar.',
    'Klik lot untuk melihat tiap barang, perjalanannya dan suratnya.',
    'Susut di atas norma atau barang hilang dijawab di sini; jawabannya tersimpan di lotnya.',
  ],
  '/stock-cuci-manual': [
    'Pilih sumber barangnya dan tulis keterangannya.',
    'Isi kategori, jenis, jumlah dan berat, lalu Tambah; satu jenis satu baris.',
    'Save Items (F9) menyimpan sesudah disetujui orang lain, lalu struknya bisa dicetak atau dokumennya dibatalkan.',
  ],
};
