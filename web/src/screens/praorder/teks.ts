// The texts of pre-orders as the specification quotes them, to the letter.

export const WAJIB_PO = {
  kode_member: 'Kode Member Harus Diisi',
  kode_sales: 'Kode Sales Harus Pilih',
  deskripsi: 'Deskripsi Harus Diisi',
  qty_estimasi: 'Qty Estimasi Harus Diisi',
  berat_estimasi: 'Berat Estimasi Harus Diisi',
  harga_estimasi: 'Harga Estimasi Harus Diisi',
  harga_gram: 'Harga Gram Harus Diisi',
  no_rekening: 'No Rekening Harus Dipilih',
  no_order: 'No Order Harus Disi',
} as const;

/** Of an item; its weight asks in the words of the sales person. */
export const WAJIB_ITEM = { deskripsi: 'Deskripsi Harus Diisi', berat_estimasi: 'Kode Sales Harus Pilih' } as const;

export const TEKS_PO = {
  memberAda: 'Kode Member Tersedia',
  memberTidakAda: 'Kode Member Tidak Tersedia',
  barcodeTidakAda: 'Barcode Tidak Ditemukan',
  barcodeBukanPo: 'Barcode Tidak Tersedia Di Data Barang',
  ganda: 'Data Sudah Ada Di Tabel',
  tersimpan: 'Po Berhasil Disimpan',
  dibatal: 'No Po Berhasil Dibatal',
  kosong: 'Data Tidak Tersedia',
  valid: 'SUDAH DI VALIDASI',
  belumValid: 'BELUM DI VALDIASI',
} as const;

export const WAJIB_CLOSING = {
  no_po: 'No Po Harus Dipilih',
  status_kirim: 'Kode Barcode Harus Diisi',
  no_resi: 'No Resi Harus Diisi',
  qty: 'Qty Harus Dipilih',
} as const;

export const TEKS_CLOSING = {
  habis: 'Qty Estimasi Sudah Habis',
  lebih: 'Qty Tidak Boleh Lebih Dari Qty Estimasi',
  tidakCukup: 'Qty Tidak Cukup',
  /** Not of the specification: which pieces leave. */
  pilihBarcode: 'Pilih barcode yang dikirim',
  bedaBarcode: (n: number, qty: number) => `${n} barcode dipilih untuk qty ${qty}`,
  /** Not of the specification: what leaves was sold first. */
  belumDijual: (siap: number) => `Baru ${siap} yang sudah dijual dan belum dikirim`,
} as const;

export const tanyaBatal = (no_po: string) => `Apakah Anda Yakin Ingin Membatalkan No Po Ini ${no_po} ???`;

/** What a status is called on the list. */
export const sebutStatus = (status: string) => (status === 'VALID' ? TEKS_PO.valid : TEKS_PO.belumValid);

export const PILIH_STATUS = [
  { value: 'ALL', label: 'ALL' },
  { value: 'VALID', label: 'VALID' },
  { value: 'OPEN', label: 'TIDAK VALID' },
];
