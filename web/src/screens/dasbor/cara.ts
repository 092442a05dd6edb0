// 'Cara pakai' of the dashboards: three to six steps a screen.
import type { TabelCara } from '@/app/cara/tipe';

export const CARA: TabelCara = {
  '/dashboardPusat': [
    'Semua toko tampil berdampingan: penjualan, pembelian, uang dan stok hari ini.',
    'Ganti tanggal di atas untuk melihat hari lain.',
    'Tekan satu toko, atau Alt+T, untuk bekerja di toko itu.',
  ],
  '/dashboard-kas-harian': [
    'Pilih tanggalnya.',
    'Setiap kolom adalah satu laci atau rekening: saldo awal, masuk, keluar, akhir.',
    'Tekan satu angka untuk melihat dokumen di belakangnya.',
  ],
};
