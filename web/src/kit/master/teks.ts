// The texts of the masters' screens. Those the specification quotes are kept to the letter.
// Messages of refusal come from the server; the failures here stand where it gave none.

export const TEKS_MASTER = {
  tambah: (sebut: string) => `Tambah Data ${sebut}`,
  edit: (sebut: string) => `Edit Data ${sebut}`,
  simpan: 'Simpan',
  tersimpan: 'Data Berhasil Disimpan',
  teredit: 'Data Berhasil Edit',
  terhapus: 'Data Berhasil Dihapus',
  gagalSimpan: 'Data Gagal Disimpan',
  gagalEdit: 'Data Gagal Edit',
  gagalHapus: 'Data Gagal Dihapus',
  eksporExcel: 'Export Excel',
  impor: 'Impor CSV',
  belumDisimpan: 'Isian belum disimpan. Tutup formulir ini?',
} as const;

/** Choices as people read them; what is not here is shown as it is kept. */
const PILIHAN: Readonly<Record<string, string>> = {
  RP: 'Rupiah',
  PERSEN: 'Persen (%)',
  RP_GRAM: 'Rp per gram',
  RP_PCS: 'Rp per pcs',
  PER_RP: 'Per rupiah',
  PER_GRAM: 'Per gram',
  NON_EMAS: 'NON EMAS',
  PERHIASAN_EMAS: 'PERHIASAN EMAS',
  LOGAM_MULIA: 'LOGAM MULIA',
  TANPA_PPN: 'TANPA PPN',
};

export function tulisPilihan(nilai: string): string {
  return PILIHAN[nilai] ?? nilai;
}

export const AKSI_RIWAYAT: Readonly<Record<string, string>> = {
  TAMBAH: 'Ditambah',
  UBAH: 'Diubah',
  HAPUS: 'Dihapus',
  AKTIFKAN: 'Diaktifkan kembali',
  ATUR: 'Diatur program',
};
