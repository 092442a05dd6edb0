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
  '/setting-member': PERANCANG('kartu member'),
};
