// 'Cara pakai' of the store and its settings: three to six steps a screen.
import type { TabelCara } from '@/app/cara/tipe';

export const CARA: TabelCara = {
  '/settingtoko': [
    'Isi nama, alamat dan telepon; itulah yang tercetak di nota.',
    'Unggah logo bila ada.',
    'Simpan (F9).',
  ],
  '/settingsystem': [
    'Cari setting dengan kata biasa (F2), misalnya pembulatan.',
    'Baca artinya; yang berbeda dari bawaan menyebut nilai bawaannya.',
    'Ubah, lalu simpan (F9). Semua layar toko diberi tahu.',
    'Tombol Bawaan mengembalikan satu setting ke nilai awalnya.',
  ],
  '/master-toko': [
    'Daftar semua toko dalam rantai ini.',
    'Tekan Tambah untuk toko baru: kode, nama dan alamat.',
    'Tekan satu toko untuk mengubah datanya.',
  ],
};
