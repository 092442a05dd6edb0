// Texts of Parameter Akun, as the specification quotes them.
// The failure of a save is shown in success style; that is how the shop knows it.

export const TEKS_AKUN = {
  gagalEdit: 'Data Gagal Diedit',
  berhasilEdit: 'Data Berhasil Diedit',
  belumAda: 'Toko ini belum punya akun. Mulai dari bagan akun bawaan, lalu sesuaikan.',
  isiAwal: 'Isi Akun Awal',
  belumDipilih: 'Belum dipilih',
} as const;
