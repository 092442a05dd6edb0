// 'Cara pakai' of people and their rights: three to six steps a screen.
import type { TabelCara } from '@/app/cara/tipe';

export const CARA: TabelCara = {
  '/data-users': [
    'Tekan Tambah Data untuk orang baru: user id, nama, level dan toko.',
    'Password sekali pakai tampil satu kali; orangnya menggantinya saat masuk pertama.',
    'Kantor pusat bisa memberi seseorang beberapa toko; ia berpindah lewat nama toko di atas, satu dalam satu waktu.',
    'Tekan satu baris untuk mengubah, menonaktifkan, atau membuat password baru.',
  ],
  '/hak-akses-users': [
    'Pilih orangnya.',
    'Centang menu yang boleh dibuka; menu induk ikut terbuka.',
    'Simpan (F9). Layarnya berubah saat itu juga, tanpa masuk ulang.',
  ],
  '/hak-akses-news': [
    'Pilih level; perubahannya berlaku bagi semua orang dengan level itu.',
    'Centang menu yang boleh dibuka.',
    'Baca bedanya dengan yang sekarang, lalu simpan (F9).',
  ],
};
