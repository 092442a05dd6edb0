// 'Cara pakai' of what is taken over from head office: three to six steps a screen.
import type { TabelCara } from '@/app/cara/tipe';

export const CARA: TabelCara = {
  '/import-data-pusat': [
    'Pilih data yang diambil dari pusat: kategori, jenis, group, dan lain-lain.',
    'Lihat rinciannya: yang baru dan yang berbeda dari toko ini disebut satu per satu.',
    'Tekan Tarik Data, baca pertanyaannya, lalu tunggu sampai hasilnya tampil.',
  ],
};
