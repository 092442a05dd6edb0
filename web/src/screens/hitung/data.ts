// Counts as the server gives them, and how their classes look and read.
// Every kind of stock opname is the same screen over another scope.
import { queryOptions } from '@tanstack/react-query';
import { panggil } from '@/api/klien';
import type { Data } from '@/api/tipe';

export type Opname = Data<'get', 'stock-opname'>[number];
export type Ringkas = Data<'get', 'stock-opname/{no_opname}'>;
export type Baris = Data<'get', 'stock-opname/{no_opname}/baris'>[number];
export type Terpindai = Data<'post', 'stock-opname/{no_opname}/scan'>;
export type TerpindaiBanyak = Data<'post', 'stock-opname/{no_opname}/scan/bulk'>;
export type Terkoreksi = Data<'post', 'stock-opname/{no_opname}/koreksi'>;
export type Penerimaan = Data<'get', 'stock-opname/penerimaan'>[number];
export type JenisOpname = Opname['jenis'];
export type Kelas = Baris['kelas'];

export const OPNAME = 'stock-opname';
/** What the socket says when a count went on. */
export const KEJADIAN_OPNAME = 'stock-opname';
export const KATEGORI_KOREKSI = 'KOREKSI OPNAME';

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
    queryFn: async () => (await panggil<Opname[]>('GET', 'stock-opname', { query: { jenis, limit: 50 } })).data,
    staleTime: 0,
  });

export const kueriRingkas = (no: string) =>
  queryOptions({
    queryKey: [OPNAME, no, 'ringkas'],
    queryFn: async () => (await panggil<Ringkas>('GET', `stock-opname/${no}`)).data,
    staleTime: 0,
    // What was on the screen stays while the next figures come.
    placeholderData: (lama) => lama,
  });

export interface TanyaBaris {
  kelas: string;
  cari: string;
  halaman: number;
  ukuran: number;
}

export const kueriBaris = (no: string, t: TanyaBaris) =>
  queryOptions({
    queryKey: [OPNAME, no, 'baris', t],
    queryFn: async () =>
      panggil<Baris[]>('GET', `stock-opname/${no}/baris`, {
        query: { kelas: t.kelas, cari: t.cari, skip: (t.halaman - 1) * t.ukuran, limit: t.ukuran },
      }),
    staleTime: 0,
    placeholderData: (lama) => lama,
  });

/** Codes of a reader's file or of a pasted list: one a line, or beside its heads, times and counts in columns. */
export function uraiTag(teks: string): string[] {
  return teks
    .split(/[\s,;]+/)
    .map((satu) => satu.trim().toUpperCase().replace(/^"|"$/g, ''))
    .filter((satu) => /^(?!\d{4}-\d\d-\d\d)(?=.*\d)[A-Z0-9][A-Z0-9_-]{7,63}$/.test(satu));
}
