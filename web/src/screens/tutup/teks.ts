// The texts of closing a store, as the specification quotes them, in one place.
export const TEKS_TUTUP = {
  konfirmasi: 'Konfirmasi Tutup Toko',
  berhasil: 'Berhasil Menutup Toko',
  olehLain: 'Toko Sudah Ditutup Oleh Akun Lain',
  gagal: 'Terjadi Kesalahan Saat Mengirim Data',
} as const;
