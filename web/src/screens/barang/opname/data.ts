// Counts as the server gives them, and how their classes look and read.
// Every kind of stock opname is the same screen over another scope.
import { queryOptions } from '@tanstack/react-query';
import { panggil } from '@/api/panggil';
import type { Data } from '@/api/tipe';
import type { TanyaHalaman } from '@/kit/daftar/useDaftar';

export type Opname = Data<'get', 'stock-opname'>[number];
export type Ringkas = Data<'get', 'stock-opname/{no_opname}'>;
export type BarisOpname = Data<'get', 'stock-opname/{no_opname}/baris'>[number];
export type Terpindai = Data<'post', 'stock-opname/{no_opname}/scan'>;
export type TerpindaiBanyak = Data<'post', 'stock-opname/{no_opname}/scan/bulk'>;
export type Penerimaan = Data<'get', 'stock-opname/penerimaan'>[number];
export type JenisOpname = Opname['jenis'];
export type Kelas = BarisOpname['kelas'];

export const OPNAME = 'stock-opname';
/** What the socket says when a count went on. */
export const KEJADIAN_OPNAME = 'stock-opname';

export const JENIS_RUTE: Readonly<Record<string, JenisOpname>> = {
  '/stock-opname': 'BAKI',
  '/stock-opname-gudang': 'GUDANG',
  '/stock-opname-penerimaan': 'PENERIMAAN',
  '/stock-opname-rfid': 'RFID',
  '/stock-opname-global': 'GLOBAL',
};

export const LAPORAN_JENIS: Readonly<Record<JenisOpname, string>> = {
  BAKI: '/laporan-stock-opname',
  GUDANG: '/laporan-stock-opname',
  PENERIMAAN: '/laporan-stock-opname',
  RFID: '/laporan-stock-opname-rfid',
  GLOBAL: '/laporan-stock-opname-global',
};

export interface RupaKelas {
  kelas: Kelas;
  judul: string;
  warna: string;
  arti: string;
}

/** While a count goes on, what was not found is only not found yet. */
export function rupaKelas(jalan: boolean): readonly RupaKelas[] {
  return [
    { kelas: 'ADA', judul: 'Ada', warna: 'green', arti: 'ditemukan di tempatnya' },
    jalan
      ? { kelas: 'HILANG', judul: 'Belum dipindai', warna: 'gray', arti: 'harus ada, belum ditemukan' }
      : { kelas: 'HILANG', judul: 'Hilang', warna: 'red', arti: 'harus ada, tidak ditemukan' },
    { kelas: 'SALAH BAKI', judul: 'Salah Baki', warna: 'orange', arti: 'ditemukan di baki lain' },
    { kelas: 'LEBIH', judul: 'Lebih', warna: 'yellow', arti: 'ditemukan, milik tempat lain' },
    { kelas: 'TERJUAL', judul: 'Terjual', warna: 'blue', arti: 'di pembukuan sudah terjual' },
    { kelas: 'TIDAK DIKENAL', judul: 'Tidak Dikenal', warna: 'grape', arti: 'tidak ada barang dengan kode ini' },
  ];
}

export function tempatOpname(o: Opname): string {
  if (o.jenis === 'PENERIMAAN') return `Penerimaan ${o.rujukan}`;
  if (o.kode_toko) return `${o.kode_gudang} · baki ${o.kode_toko}`;
  return o.kode_gudang ? `Gudang ${o.kode_gudang}` : 'Seluruh toko';
}

export const kueriOpname = (jenis: JenisOpname) =>
  queryOptions({
    queryKey: [OPNAME, 'daftar', jenis],
    queryFn: async () => (await panggil('GET', 'stock-opname', { query: { jenis, limit: 50 } })).data,
    staleTime: 0,
  });

export const kueriRingkas = (no: string) =>
  queryOptions({
    queryKey: [OPNAME, no, 'ringkas'],
    queryFn: async () => (await panggil('GET', 'stock-opname/{no_opname}', { jalur: { no_opname: no } })).data,
    staleTime: 0,
    // What was on the screen stays while the next figures come.
    placeholderData: (lama) => lama,
  });

export const ambilBaris = (
  no_opname: string,
  query: { kelas: string; cari: string } & TanyaHalaman,
  signal?: AbortSignal,
) => panggil('GET', 'stock-opname/{no_opname}/baris', { jalur: { no_opname }, query, signal });

/** Codes of a reader's file or of a pasted list: one a line, or beside its heads, times and counts in columns. */
export function uraiTag(teks: string): string[] {
  return teks
    .split(/[\s,;]+/)
    .map((satu) => satu.trim().toUpperCase().replace(/^"|"$/g, ''))
    .filter((satu) => /^(?!\d{4}-\d\d-\d\d)(?=.*\d)[A-Z0-9][A-Z0-9_-]{7,63}$/.test(satu));
}
