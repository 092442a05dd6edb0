// Texts of the designers. Those of saving, copying and deleting are the specification's, to the letter.
import type { Jenis } from './tipe';

export const TEKS_LETAK = {
  tersimpan: 'Nota Berhasil Disimpan',
  gagalSimpan: 'Nota Gagal Disimpan',
  disalin: 'Data Berhasil Di Copy',
  dihapus: 'Label berhasil di hapus',
  tidakTersedia: 'Data Tidak Tersedia',
  buangJudul: 'Hapus Label',
  buang: (name: string) => `Apakah Anda yakin ingin menghapus label ${name} dari nota?`,
  cariField: 'Cari Field',
  petunjuk:
    'Panah menggeser 0,5 mm (Shift 5 mm, Alt mengubah ukuran), PageUp/PageDown memilih label lain, Delete atau klik dua kali menghapus.',
} as const;

/** What a label is, as people say it. */
export const NAMA_JENIS: Readonly<Record<Jenis, string>> = {
  text: 'Teks',
  line: 'Garis',
  gambar: 'Gambar',
  barcode: 'Barcode',
  qrcode: 'QR Code',
};

export const NAMA_FONT: Readonly<Record<string, string>> = {
  tahoma_bold: 'Tahoma Bold',
  tahoma_reguler: 'Tahoma Reguler',
  times_new_roman: 'Times New Roman',
  candara: 'Candara',
};

/** Fonts of the screen with the measures of the printed ones. */
export const HURUF_LAYAR: Readonly<Record<string, { fontFamily: string; fontWeight: number }>> = {
  tahoma_bold: { fontFamily: '"Liberation Sans", Arial, Helvetica, sans-serif', fontWeight: 700 },
  tahoma_reguler: { fontFamily: '"Liberation Sans", Arial, Helvetica, sans-serif', fontWeight: 400 },
  times_new_roman: { fontFamily: '"Liberation Serif", "Times New Roman", Times, serif', fontWeight: 400 },
  candara: { fontFamily: 'Carlito, Calibri, Candara, sans-serif', fontWeight: 400 },
};
