// The kit's texts, as the specification quotes them; odd spellings are kept to the letter.
// Nothing here names a domain.

export const TEKS = {
  tambahData: 'Tambah Data',
  eksporCsv: 'Export CSV!!',
  namaCsv: 'spreadsheet.csv',
  tidakAdaData: 'Tidak Ada Data',
  tidakCocok: 'Tidak ada yang cocok',
  hariIni: 'Hari Ini',
  home: 'Home',
  cari: 'Cari',
  cobaLagi: 'Coba Lagi',
  memuat: 'Mohon Menunggu Sedang Mengambil Data !!!',
  persenLebih: 'Tidak Boleh Melebihi 100 !',
} as const;

export const TEKS_DIALOG = {
  gagal: 'Oopss!!',
  peringatan: 'Warning !!!',
  batal: 'Batal',
  aktifkan: 'Aktifkan',
  tidak: 'Tidak',
  ok: 'OK',
  yakinHapus: 'Apakah Anda Yakin InginMenghapus',
  yakinHapusParameter: 'Apakah anda yaakin ingnin mengapus data ini ?',
  ditambahkan: 'Data Berhasil Ditambahkan',
  dirubah: 'Data Berhasil Dirubah',
  dihapus: 'Data Berhasil Di Hapus',
} as const;

export const TEKS_OTORISASI = {
  judul: 'Otorisasi',
  silahkanScan: 'Silahkan Scan Fingerprint',
  berhasilScan: 'Fingerprint Berhasil Di Scan',
  cobaLagi: 'Silahkan Coba Lagi',
  gagal: 'Otorisasi Gagal..',
  gagalKirim: 'Terjadi Kesalahan Saat Mengirim Data',
  tidakTerdaftar: 'Username Tidak Tidak Terdaftar',
} as const;

export const TEKS_PLATFORM = {
  judul: 'Pilih Nota Platform',
  desktop: 'Desktop',
  mobile: 'Mobile',
  depan: 'FRONT (DEPAN)',
  belakang: 'BACK (BELAKANG)',
} as const;

export const TEKS_SOKET = {
  gagal: 'Tidak Terhubung Ke Socket, Silahkan Coba Lagi',
  tidakAda: 'Data Yang Di Cari Tidak Ada !!!',
} as const;
