// 'Cara pakai' of tax invoices: three to six steps.
import type { TabelCara } from '@/app/cara/tipe';

export const CARA: TabelCara = {
  '/e-faktur': [
    'Pilih cara melaporkan sejak satu tanggal: satu faktur pajak setiap dokumen, atau satu setiap hari untuk semua penjualan.',
    'Masukkan rentang nomor seri dari kantor pajak. Nomor dipakai berurutan tanpa lompatan.',
    'Buat Faktur Pajak mengambil penjualan kena pajak dari hari yang sudah ditutup dan belum dilaporkan.',
    'Unduh berkasnya untuk diimpor. Pembatalan tidak mendapat nomor; ia menyebut faktur yang dibatalkan.',
    'Cocokkan dengan Laporan PPN Masa: jumlahnya sama dengan buku pajak. Periksa berkas dengan aplikasi pajak yang berlaku.',
  ],
};
