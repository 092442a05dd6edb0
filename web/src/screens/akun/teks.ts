// Texts of Parameter Akun, as the specification quotes them. Its failures are red: a green one would be believed.

export const TEKS_AKUN = {
  gagalEdit: 'Data Gagal Diedit',
  berhasilEdit: 'Data Berhasil Diedit',
  belumAda: 'Toko ini belum punya akun. Mulai dari bagan akun bawaan, lalu sesuaikan.',
  isiAwal: 'Isi Akun Awal',
  mulai: 'Kosong: sejak hari ini. Hari sebelumnya tetap memakai akun lamanya.',
  belumDipilih: 'Belum dipilih',
} as const;
