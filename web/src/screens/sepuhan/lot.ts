// The states and events of a lot, in words.
export const STATUS_LOT: Readonly<Record<string, { kata: string; warna: string }>> = {
  KELUAR: { kata: 'Di luar', warna: 'blue' },
  SEBAGIAN: { kata: 'Sebagian kembali', warna: 'orange' },
  SELESAI: { kata: 'Selesai', warna: 'green' },
  BATAL: { kata: 'Dibatalkan', warna: 'red' },
};

export const PERISTIWA: Readonly<Record<string, string>> = {
  KIRIM: 'Dikirim',
  TERIMA: 'Diterima',
  'BATAL TERIMA': 'Penerimaan dibatalkan',
  BATAL: 'Lot dibatalkan',
  JAWAB: 'Jawaban susut',
};
