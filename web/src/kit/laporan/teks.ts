// The texts of every report's screen, as the specification quotes them; a report's own come with its definition.

export const TEKS_LAPORAN = {
  filter: 'Filter Laporan',
  memfilter: 'Sedang Memfilter',
  cari: 'Cari Laporan',
  pilihToko: 'Pilih Toko',
  pilihTokoKosong: 'PILIH TOKO',
  semua: 'ALL',
  semuaToko: 'SEMUA TOKO',
  eksporPdf: 'Export Pdf',
  eksporExcel: 'Export Excel',
  batal: 'Batal',
  dibatalkan: 'Laporan dibatalkan',
  gagal: 'Laporan tidak dapat ditampilkan',
  periksa: 'Perbaiki isian yang ditandai, lalu tekan',
  saranKosong: 'Lebarkan tanggalnya atau kurangi saringannya, lalu coba lagi.',
  belum: 'Belum ada laporan yang ditampilkan',
  terbalik: 'Tanggal Akhir Tidak Boleh Sebelum Tanggal Awal',
  jendelaDitahan: 'Browser menahan jendela baru, berkas disimpan sebagai gantinya',
  simpanTampilan: 'Simpan tampilan',
  aturTampilan: 'Atur tampilan',
  namaTampilanKosong: 'Nama Tampilan Tidak Boleh Kosong',
  tidakDikenal: 'Laporan ini tidak dikenal server',
} as const;

/** More rows than this are saved as a file instead of opened. */
export const BATAS_JENDELA = 500;
