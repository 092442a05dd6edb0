// The shell's texts, as the specification quotes them; odd spellings are kept to the letter.
// Texts of the kit's own parts are in kit/teks.ts.

export const TEKS_APP = {
  nama: 'Karat',
  selamatDatang: 'Selamat Datang Kembali',
  goHome: 'Go Home',
  tidakDitemukan: "We couldn't find it...",
  pilihToko: 'Pilih Toko',
  pilihTokoFilter: 'PILIH TOKO',
} as const;

export const TEKS_DITOLAK = {
  judul: 'Mohon Maaf',
  isi: 'Akses Di Menu Ini Tidak Di Izinkan',
  saran: 'Hubungi Admin Jika Ingin Memakai Menu Ini',
} as const;

export const TEKS_TIDAK_DIIZINKAN = {
  judul: 'Menu Ini Tidak Aktif',
  isi: 'Modul untuk menu ini belum diaktifkan di toko ini.',
  saran: 'Minta owner mengaktifkannya di Setting System.',
} as const;

export const TEKS_LURING = {
  putus: 'Looks like you lost your internet connection',
  kembali: 'Looks like you connection is Back, You Can Use Our Website Again',
} as const;

export const TEKS_SETELAN = {
  berubah: 'Terjadi perubahan pada setting system, Apakah anda ingin refresh halaman ??',
} as const;

/** A page that did not load, or failed. */
export const TEKS_GAGAL_MUAT = {
  putus: {
    judul: 'Halaman ini belum termuat',
    isi: 'Sambungan ke server terputus saat halaman dibuka. Periksa jaringan, lalu coba lagi; yang sudah tersimpan tetap aman.',
  },
  galat: {
    judul: 'Halaman ini bermasalah',
    isi: 'Terjadi kesalahan saat menampilkan halaman. Coba lagi; bila berulang, laporkan apa yang terakhir dilakukan.',
  },
  masih: 'Server belum bisa dihubungi. Halaman dibuka sendiri begitu sambungan kembali.',
} as const;
