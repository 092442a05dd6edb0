// Texts of the connections' screens, those the specification quotes to the letter.

export const TEKS_EKSPOR = {
  ekspor: 'Export Data',
  zip: 'Unduh Satu ZIP',
  tersimpan: 'Data Tersimpan',
  gagal: 'Terjadi kesalahan saat mengirim data',
  putus: 'Berkas tidak lengkap, silahkan ulangi',
  tanggal: 'Tanggal',
} as const;

export const TEKS_WA = {
  berhasil: 'Data Berhasil Di Update',
  gagal: 'Data Gagal Di Update',
  terkirim: 'Pesan Berhasil Dikirim',
  tidakTerdaftar: 'No Wa Tidak Terdaftar',
  gagalTemplat: 'Terjadi kesalhaan saat mengirim data',
} as const;

export const TEKS_MARKETPLACE = {
  koneksikan: 'Koneksikan Sekarang',
  simpan: 'Simpan Data',
  kembali: 'Kembali',
  uji: 'Uji Koneksi',
  tidakTersedia: 'Data Tidak Tersedia',
  gagalSimpan: 'Terjadi Kesalahan Saat Mengirim Data',
} as const;

export const TEKS_GROSIR = {
  judul: 'Grosir',
  buka: 'Buka Grosir',
  tanpaAlamat: 'Alamat grosir belum diisi. Minta owner mengisi GROSIR_URL di Setting System.',
} as const;
