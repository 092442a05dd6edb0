// 'Cara pakai' of the gold price of the day: three to six steps a screen.
import type { TabelCara } from '@/app/cara/tipe';

export const CARA: TabelCara = {
  '/master-parameter-harga-emas': [
    'Isi harga emas hari ini; harga kemarin tampil di samping.',
    'Tekan Pratinjau (F9) dan baca apa yang berubah: nilai stok dan margin, lama dan baru.',
    'Terbitkan dari pratinjau itu. Semua kasir melihat harga baru saat itu juga.',
    'Lonjakan besar ditanya sekali lagi; baca angkanya sebelum mengiyakan.',
  ],
};
