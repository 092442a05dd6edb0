// The texts of the members' screens that the specification quotes, to the letter.

export const TEKS_MEMBER = {
  tersimpan: 'Data Berhasil Disimpan',
  lihat: 'Lihat',
  tidakAda: 'Data Yang Di Cari Tidak Ada !!!',
  riwayat: 'Laporan Transaksi Member Tersedia',
} as const;

/** A member code has this many characters. */
export const PANJANG_KODE = { paling_sedikit: 8, paling_banyak: 13 } as const;
