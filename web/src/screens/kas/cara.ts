// 'Cara pakai' of money: drawers, bank, head office, validation: three to six steps a screen.
import type { TabelCara } from '@/app/cara/tipe';

export const CARA: TabelCara = {
  '/uang-kas': [
    'Pilih uang masuk atau keluar, dan laci kasirnya.',
    'Isi jumlah, akun dan keterangan, misalnya beli plastik.',
    'Simpan (F9). Saldo laci berubah saat itu juga.',
  ],
  '/uang-bank': [
    'Pilih rekening, lalu uang masuk atau keluar.',
    'Isi jumlah dan keterangan seperti di rekening koran.',
    'Simpan (F9). Daftar di bawah memuat semua gerakan rekening hari ini.',
  ],
  '/pengalihan-saldo-uang': [
    'Pilih asal dan tujuan: laci ke laci, laci ke bank, atau bank ke laci.',
    'Isi jumlahnya; saldo keduanya tampil di samping.',
    'Simpan (F9). Uang keluar dari satu tempat dan masuk ke yang lain dalam satu dokumen.',
  ],
  '/kirim-uang-pusat': [
    'Isi jumlah uang yang dikirim dan pembawanya.',
    'Simpan (F9). Uang berada di jalan sampai pusat menerimanya.',
    'Tab Daftar menunjukkan mana yang sudah diterima dan mana yang kurang.',
  ],
  '/terima-uang-kas': [
    'Pilih kiriman uang yang datang.',
    'Hitung uangnya dan isi jumlah yang benar-benar diterima.',
    'Simpan (F9). Bila kurang, selisihnya tetap tercatat di jalan sampai diselesaikan.',
  ],
  '/gesek-tunai': [
    'Baca peringatannya dulu: Bank Indonesia melarang gesek tunai.',
    'Isi kartu, rekening, jumlah dan biayanya.',
    'Simpan (F9). Uang tunai keluar dari laci dan masuk ke rekening.',
  ],
  '/validasi-non-cash': [
    'Pilih rekening; daftar memuat pembayaran kartu dan transfer yang belum dicocokkan.',
    'Cocokkan satu per satu dengan rekening koran; tombol Info menampilkan nomor nota.',
    'Centang yang sudah ketemu, lalu tekan Kirim.',
  ],
};
