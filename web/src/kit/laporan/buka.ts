// Where a cell leads: the screen of its kind of document, or of its piece, where this person may open it; any other document
// opens over the page. Two tables: which columns hold numbers, and which screen shows a kind; the number says its kind. Pure.
import type { BarisData } from './tipe';

const NOMOR = /^([A-Z]{2})([A-Z0-9-]+)-\d{6}-\d{4,}$/;
const NOMOR_DI_TEKS = /(?<![A-Z0-9-])[A-Z]{2}[A-Z0-9-]+-\d{6}-\d{4,}(?![\d-])/;

/** The screen of a kind of document and how its address names one. */
const LAYAR: Readonly<Record<string, { path: string; nama: string }>> = {
  NG: { path: '/lihat-penjualan', nama: 'faktur' },
  FJ: { path: '/lihat-penjualan', nama: 'faktur' },
  FB: { path: '/lihat-pembelian', nama: 'faktur' },
  FT: { path: '/lihat-titipan', nama: 'titipan' },
  KB: { path: '/kirim-barang', nama: 'kiriman' },
};
const BARANG = { path: '/data-barang', nama: 'barang' };
const BELI = '/lihat-pembelian';

/** Columns of any report that hold numbers of documents, by their key. */
const KOLOM_DOKUMEN: ReadonlySet<string> = new Set([
  'dipakai_dok',
  'dipindah',
  'dokumen',
  'hasil',
  'kelompok',
  'koreksi',
  'no_akhir',
  'no_batal',
  'no_dok',
  'no_faktur',
  'no_faktur_beli',
  'no_faktur_group',
  'no_faktur_jual',
  'no_faktur_nota',
  'no_gesek',
  'no_kirim',
  'no_masuk',
  'no_nota',
  'no_opname',
  'no_susut',
  'no_terima',
  'no_timbang',
  'no_titip',
  'no_titip_group',
  'nota_kirim',
  'objek',
  'rujukan',
]);

export type SasaranSel = 'DOKUMEN' | 'BARANG';

export function sasaranKolom(kunci: string): SasaranSel | undefined {
  if (kunci === 'kode_barcode') return 'BARANG';
  return KOLOM_DOKUMEN.has(kunci) ? 'DOKUMEN' : undefined;
}

export interface Tujuan {
  path: string;
  search: Record<string, string>;
}

export interface Pembuka {
  /** Of the report: purchases open where purchases are looked at. */
  slug: string;
  toko: string;
  boleh: (path: string) => boolean;
  /** Head office reads the documents of every store. */
  pusat?: boolean;
}

/** The place one is at. */
export const DI_SINI = '.';
/** Under which name an address has the document that stands open over the page. */
export const KUNCI_DOKUMEN = 'dokumen';

export const adalahNomor = (nilai: unknown): nilai is string => typeof nilai === 'string' && NOMOR.test(nilai);

/** The number of a document within a text, such as the head of a group, and what stands around it. */
export function pisahNomor(teks: string): readonly [string, string, string] | undefined {
  const cocok = NOMOR_DI_TEKS.exec(teks);
  if (!cocok) return undefined;
  const [nomor] = cocok;
  return [teks.slice(0, cocok.index), nomor, teks.slice(cocok.index + nomor.length)];
}

/** Lines have numbers of their own (FJ, FB); the document they stand in has another. */
function dokumenBaris(no: string, baris: BarisData | undefined): string {
  if (!/^F[JB]/.test(no)) return no;
  return baris?.find((sel): sel is string => adalahNomor(sel) && /^(NG|JM)/.test(sel)) ?? no;
}

export function tujuan(
  sasaran: SasaranSel | undefined,
  nilai: unknown,
  baris: BarisData | undefined,
  { slug, toko, boleh, pusat = false }: Pembuka,
): Tujuan | undefined {
  if (sasaran === 'BARANG') {
    if (typeof nilai !== 'string' || nilai === '' || !boleh(BARANG.path)) return undefined;
    return { path: BARANG.path, search: { [BARANG.nama]: nilai } };
  }
  if (sasaran !== 'DOKUMEN' || !adalahNomor(nilai)) return undefined;
  const no = dokumenBaris(nilai, baris);
  const [, awalan = '', milik] = NOMOR.exec(no) ?? [];
  const layar = LAYAR[awalan];
  const path = awalan === 'NG' && slug.includes('pembelian') ? BELI : layar?.path;
  if (layar && path && milik === toko && boleh(path)) return { path, search: { [layar.nama]: no } };
  return milik === toko || pusat ? { path: DI_SINI, search: { [KUNCI_DOKUMEN]: no } } : undefined;
}
