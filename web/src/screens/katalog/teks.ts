// Texts of the catalogue's administration, as the specification quotes them; odd spellings are kept to the letter.

export const TEKS_KATALOG = {
  gagalTambah: 'Gagal Menambahkan',
  gagalUbah: 'Gagal Mengubah',
  gagalRubah: 'Gagal Merubah',
  gagalHapus: 'Gagal Menghapus',
  ekor: ' Katalog, Coba Beberapa Saat Lagi',
  gagalTambahGroup: 'Gagal Menambahkan Harga Katalog, Coba Beberapa Saat Lagi',
  gagalRubahGroup: 'Gagal Merubah Harga Katalog, Coba Beberapa Saat Lagi',
  gagalHapusGroup: 'Gagal Menghapus Harga Katalog, Coba Beberapa Saat Lagi',
  gagalKirimBarang: 'Gagal Mengirim Barang Katalog, Coba Beberapa Saat Lagi',
  gagalSplash: 'Simpan Data Gagal, Silahkan Ulangi Beberapa Saat Lagi',
  gambarWajib: 'Gambar Wajib Dimasukan',
  gambarKategori: 'Gambar wajib dimasukan, Mohon masukan gambar dan coba lagi',
  warnaWajib: 'Warna wajib dipilih, Mohon pilih warna dan coba lagi',
  groupWajib: 'Mohon Pilih List Group Minimal 1',
  namaAdmin: 'Mohon Masukan Nama Admin',
  nomorHp: 'Mohon Masukan Nomor Handphone',
  hpSalah: 'Mohn Masukan Nomor Handphone Yang Valid',
  textKosong: 'Text Tidak Boleh Kosong',
  ditambahkan: 'Data Berhasil Ditambahkan',
  dirubah: 'Data Berhasil Dirubah',
  dihapus: 'Data Berhasil Di Hapus',
} as const;

export const HP_MIN = 11;

/** What is said when something did not work: of adding, changing and deleting. */
export interface TeksGagal {
  tambah: string;
  ubah: string;
  hapus: string;
}

/** 'Gagal Menambahkan banner Katalog, Coba Beberapa Saat Lagi'. */
export function gagal(sebut: string, ubah: string = TEKS_KATALOG.gagalUbah): TeksGagal {
  const satu = (kerja: string) => `${kerja} ${sebut}${TEKS_KATALOG.ekor}`;
  return { tambah: satu(TEKS_KATALOG.gagalTambah), ubah: satu(ubah), hapus: satu(TEKS_KATALOG.gagalHapus) };
}
