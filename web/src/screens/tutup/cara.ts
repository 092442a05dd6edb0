// 'Cara pakai' of the end of the day: three to six steps a screen.
import type { TabelCara } from '@/app/cara/tipe';

export const CARA: TabelCara = {
  '/tutup-toko': [
    'Tab Tutup Toko: yang masih menghalangi berdiri di atas, dengan tautan ke tempatnya atau siapa yang harus menyelesaikannya.',
    'Tab Hitung Kas: ketik banyaknya lembar setiap pecahan, sisanya di Lain / receh, lalu simpan (F9). Saldo buku tidak ditampilkan kepada yang menghitung.',
    'SPV atau OWN melihat selisihnya di daftar Kas per kasir, dan menyetujuinya bila perlu.',
    'Tab Serah Terima: serahkan laci kepada kasir berikutnya, atau terima darinya.',
    'Setelah tidak ada halangan, tekan Tutup Toko dan baca ringkasannya sebelum mengiyakan.',
  ],
};
