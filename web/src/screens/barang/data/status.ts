// The states of a piece and the kinds of document of its story, in the words and colours of the shop.

export const STATUS: Readonly<Record<string, { arti: string; warna: string }>> = {
  BARU: { arti: 'sedang dilabel', warna: 'blue' },
  READY: { arti: 'siap dijual', warna: 'green' },
  TITIP: { arti: 'disimpan untuk customer', warna: 'orange' },
  PESAN: { arti: 'dipesan customer', warna: 'orange' },
  CICIL: { arti: 'sedang dicicil', warna: 'orange' },
  TERJUAL: { arti: 'sudah terjual', warna: 'gray' },
  KIRIM: { arti: 'dalam perjalanan', warna: 'blue' },
  REPARASI: { arti: 'sedang direparasi', warna: 'orange' },
  CUCI: { arti: 'sedang dicuci', warna: 'blue' },
  RUSAK: { arti: 'rusak', warna: 'red' },
  HANCUR: { arti: 'dihancurkan', warna: 'red' },
  RETUR: { arti: 'diretur', warna: 'gray' },
  HILANG: { arti: 'hilang', warna: 'red' },
  BELI: { arti: 'belum disortir', warna: 'blue' },
  LEBUR: { arti: 'sudah dilebur', warna: 'gray' },
};

export const PILIHAN_STATUS = Object.entries(STATUS).map(([value, { arti }]) => ({
  value,
  label: `${value} · ${arti}`,
}));

const JENIS_DOK: Readonly<Record<string, string>> = {
  TAMBAH: 'Barang ditambahkan',
  TERIMA: 'Diterima dari supplier',
  AWAL: 'Saldo awal',
  PINDAH: 'Dipindah',
  HANCUR: 'Dihancurkan',
  RETUR: 'Diretur',
  KIRIM: 'Dikirim',
  TERIMA_KIRIM: 'Diterima dari toko lain',
  KOREKSI: 'Koreksi stock',
  BATAL: 'Pembatalan',
  FJ: 'Terjual',
  FB: 'Dibeli kembali',
  FT: 'Titipan',
  FP: 'Pesanan',
  FS: 'Service',
  FC: 'Cicilan',
  FH: 'Pinjaman',
  KB: 'Dikirim',
  TB: 'Diterima',
  PB: 'Dipindah',
  HB: 'Dihancurkan',
  SO: 'Stock opname',
};

export function sebutDokumen(jenis: string): string {
  return JENIS_DOK[jenis] ?? jenis;
}

/** Into the shop, out of it, or within. */
export function arahLangkah({ dari, ke }: { dari: string; ke: string }): 'masuk' | 'keluar' | 'dalam' {
  const luar = /^(Supplier|Customer|Saldo awal|Susut|Hilang|Lebih|Dalam perjalanan|Lebur)$/;
  if (luar.test(dari) && !luar.test(ke)) return 'masuk';
  return luar.test(ke) ? 'keluar' : 'dalam';
}
