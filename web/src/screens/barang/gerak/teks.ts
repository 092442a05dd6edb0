// The texts of the screens that move pieces; those of the specification are kept to the letter.

export const TEKS_GERAK = {
  gagalKirim: 'Terjadi Kesalahan Saat Mengirim Data',
  hancurPerBaki: 'Hancur Barang Perbaki Berhasil',
  berhasil: 'berhasil',
  tombolHancur: 'Hancur Barang',
} as const;

/** Warehouses that pieces enter and leave by documents of their own; the server holds to the same. */
const LEWAT_LAIN: ReadonlySet<string> = new Set(['TITIP', 'HUTANG', 'HANCUR']);

export const bolehPindah = (gudang: string) => !LEWAT_LAIN.has(gudang);
