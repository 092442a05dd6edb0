// The texts of the auction, as the specification quotes them.

export const TEKS_LELANG = {
  tersedia: 'Data Hutang Tersedia',
  tidakAda: 'Data Yang Anda Cari Tidak Ada',
  berhasil: 'Lelang Hutang Berhasil Disimpan',
  gagal: 'Lelang Hutang Gagal Disimpan',
  otorisasiGagal: 'Otorisasi Gagal',
} as const;
