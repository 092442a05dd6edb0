// 'Cara pakai' of members, points and gifts: three to six steps a screen. That of Setting Member Card stands with the card's
// designer.
import type { TabelCara } from '@/app/cara/tipe';

export const CARA: TabelCara = {
  '/data-member': [
    'Ketik nama, nomor HP, NIK atau kode member; hasilnya tampil sambil mengetik. Kartu yang discan langsung terbuka.',
    'Panah bawah masuk ke daftar, Enter membuka kartunya.',
    'Tekan Tambah Member (F3) untuk orang baru. NIK yang sudah punya kartu membuka kartu itu; nomor HP yang sama ditanyakan dulu.',
    'NIK tampil sebagian. Tekan Lihat untuk melihat seluruhnya; setiap kali dilihat tercatat.',
    'Centang beberapa member lalu tekan Cetak Kartu, atau cetak satu dari kartunya.',
    'Ulang tahun dan poin yang akan hangus ada di atas daftar.',
  ],
  '/lihat-transaksi-member': [
    'Cari member atau scan kartunya (F4).',
    'Angka di atas adalah jumlah seluruh transaksinya di semua toko, tanpa yang dibatalkan.',
    'Garis Waktu memuat semua kejadian, yang terbaru di atas; tekan nomor dokumen untuk membukanya.',
    'Barang Dimiliki memuat barang yang belum kembali ke toko, dengan nilai belinya hari ini.',
  ],
  '/transaksi-poin': [
    'Cari member atau scan kartunya (F4).',
    'Pilih tambah atau kurangi, isi banyak poin dan alasannya di keterangan.',
    'Tekan F9. SPV atau OWN menyetujui sebelum poin tercatat.',
    'Daftar di sampingnya memuat semua poin yang diberi dan ditarik; yang keliru dibatalkan di sana.',
  ],
  '/tukar-point': [
    'Cari member atau scan kartunya (F4); poin yang bisa ditukar tampil di bawahnya.',
    'Pilih hadiah dan banyaknya. Yang stocknya habis tidak bisa dipilih.',
    'Tekan F9 untuk menukar; poin dan stock berkurang bersamaan.',
    'Serahkan hadiah dengan bukti yang dicetak. Penukaran yang keliru dibatalkan dari daftar.',
  ],
  '/terima-hadiah': [
    'Di tab Terima, pilih hadiah yang datang dan banyaknya; beberapa hadiah boleh dalam satu dokumen.',
    'Isi dari siapa dan nomor buktinya, lalu tekan F9.',
    'Di tab Koreksi Hitungan, isi hasil hitungan hadiah yang dihitung saja, beri alasan, lalu minta otorisasi.',
    'Tab Dokumen memuat semuanya; yang keliru dibatalkan di sana selama stocknya cukup.',
  ],
  '/gabung-member': [
    'Tab Usulan memuat kartu yang tampak milik orang yang sama: nomor HP sama, atau nama dan tanggal lahir sama.',
    'Untuk kartu lain, pilih keduanya di tab Pilih Sendiri.',
    'Pilih kartu yang dipakai seterusnya, ketik NIK dari identitas yang ditunjukkan, dan alasannya.',
    'SPV atau OWN menyetujui. Kode kartu lama tetap menemukan orangnya, dan poinnya ditahan 72 jam.',
    'Penggabungan yang keliru dibatalkan di tab Dokumen.',
  ],
  '/export-data-member': [
    'Pilih urutan menurut kode member atau point.',
    'Pilih lokasi daftar: semua toko, toko ini, atau toko lain.',
    'Tekan Lihat, lalu Export Excel untuk mengambil berkasnya.',
  ],
};
