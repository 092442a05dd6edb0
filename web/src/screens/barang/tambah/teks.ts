// Texts of the screens that bring pieces in, kept to the letter where the specification quotes them.

export const TEKS_TAMBAH = {
  edit: 'Silahkan Edit Disini',
  yakinHapus: 'Yakin ingin menghapus semua data ???',
  berhasil: 'Barang Berhasil Disimpan',
  gagal: 'Barang Gagal Disimpan',
  kategori: 'Kategori Harus Dipilih',
  jenis: 'Kode Jenis Harus Dipilih',
  toko: 'Kode Toko Harus Dipilih',
  nama: 'Nama Barang tidak boleh kosong',
  kadarCetak: 'Kadar Cetak tidak boleh kosong',
  kadarJual: 'Kadar Jual tidak boleh kosong',
  qty: 'Qty tidak boleh kosong',
} as const;

/** Rows of one document; the server refuses more. */
export const PALING_BANYAK = 1000;
/** A cell that is being typed in is kept once the typing pauses. */
export const JEDA_KISI = 300;
