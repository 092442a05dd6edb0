// 'Cara pakai' of the designers of papers: three to six steps a screen.
import type { TabelCara } from '@/app/cara/tipe';

const PERANCANG = (apa: string) =>
  [
    `Pilih susunan ${apa} yang akan diubah.`,
    'Seret kotak ke tempatnya; ukurannya diubah dari sudutnya. Tombol panah menggeser sedikit demi sedikit.',
    'Nama di daftar kanan adalah isi yang akan tercetak, misalnya Nama Pelanggan.',
    'Tekan Contoh untuk melihatnya dengan data sungguhan, lalu Simpan (F9).',
  ] as const;

export const CARA: TabelCara = {
  '/setting-nota': PERANCANG('nota'),
  '/setting-nota-slip': PERANCANG('slip'),
  '/setting-member': [
    'Tab Kartu adalah perancang kartu: seret kotak ke tempatnya, tekan Contoh untuk melihatnya, lalu Simpan.',
    'Tab Kode mengatur awalan dan panjang kode member baru; Nilai Poin harga satu poin sebagai pembayaran.',
    'Tab Tingkat mengatur tingkat menurut belanja dua belas bulan; Ucapan pesan ulang tahun dan pengingat poin hangus.',
    'Pilih mulai kapan berlaku. Penjualan sebelum tanggal itu tetap memakai aturan lama.',
    'Tekan Lihat Dampak untuk melihat akibatnya bagi member yang ada, lalu Simpan.',
  ],
};
