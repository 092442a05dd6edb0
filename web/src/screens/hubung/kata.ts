// What keys open and webhooks tell of, in words.

export const LINGKUP = {
  PENJUALAN: 'Penjualan',
  PEMBELIAN: 'Pembelian',
  HARGA: 'Harga emas',
  STOK: 'Stok barang',
  TUTUP: 'Tutup toko',
} as const;

export type Lingkup = keyof typeof LINGKUP;

export const PERISTIWA = {
  PENJUALAN: 'Penjualan',
  PEMBELIAN: 'Pembelian',
  HARGA: 'Harga emas terbit',
  TUTUP: 'Tutup toko',
} as const;

export type PeristiwaWebhook = keyof typeof PERISTIWA;

/** The words of these, in the order the list has them; one that is not known says itself. */
export function daftarKata(kata: Readonly<Record<string, string>>, pilih: readonly string[]): string {
  const urut = Object.keys(kata).filter((k) => pilih.includes(k));
  const asing = pilih.filter((p) => !(p in kata));
  return [...urut.map((k) => kata[k] ?? k), ...asing].join(', ');
}

export const STATUS_KIRIMAN: Readonly<Record<string, { kata: string; warna: string }>> = {
  MENUNGGU: { kata: 'Menunggu', warna: 'blue' },
  DIKIRIM: { kata: 'Sedang Dikirim', warna: 'blue' },
  TERKIRIM: { kata: 'Terkirim', warna: 'green' },
  MATI: { kata: 'Tidak Terkirim', warna: 'red' },
  BATAL: { kata: 'Dibatalkan', warna: 'gray' },
};
