// Rows of the cash book as the call streams them, and which of them can be moved to another drawer.

export interface BarisKas {
  _id: number;
  input_by: string;
  kategori: string;
  tgl_system: string;
  waktu: string | null;
  no_dok: string;
  deskripsi: string;
  jumlah_in: number;
  jumlah_out: number;
  /** The document that moved it; empty while nobody did. */
  dipindah: string;
}

/** The categories of the specification, and those money has of its own. */
export const KATEGORI_KAS = [
  'SEMUA',
  'PENJUALAN',
  'BATAL PENJUALAN',
  'SERVICE',
  'BATAL SERVICE',
  'SERVICE AMBIL',
  'PESANAN',
  'BATAL PESANAN',
  'PEMBELIAN',
  'BATAL BELI',
  'HUTANG',
  'HUTANG LUNAS',
  'HUTANG BATAL',
  'PINDAH IN',
] as const;

/** Opening balances are never moved, a row is moved once, and what left a drawer as a movement is none itself. */
export const bisaDipindah = (b: BarisKas): boolean =>
  b.kategori !== 'SALDO AWAL' && b.kategori !== 'PINDAH OUT' && b.dipindah === '' && Number.isInteger(b._id);

export const jumlahPilihan = (baris: readonly BarisKas[]): number =>
  baris.reduce((n, b) => n + b.jumlah_in - b.jumlah_out, 0);
