// 'Cara pakai' of the end of the day: three to six steps a screen.
import type { TabelCara } from '@/app/cara/tipe';

export const CARA: TabelCara = {
  '/tutup-toko': [
    'Tab Tutup Toko: yang masih menghalangi berdiri di atas, dengan tautan ke tempatnya atau siapa yang harus menyelesaikannya.',
    'Tab Hitung Kas: hitung uang di laci per pecahan, sisanya di Lain / receh; selisih diperiksa supervisor.',
    'Tab Serah Terima: serahkan laci kepada kasir berikutnya, atau terima darinya.',
    'Setelah tidak ada halangan, tekan Tutup Toko dan baca ringkasannya sebelum mengiyakan.',
  ],
};
