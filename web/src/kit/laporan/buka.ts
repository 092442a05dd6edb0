// Where a cell leads: the screen of its kind of document, or of its piece, where this person may open it; any other document
// opens over the page. Which columns hold numbers and which screen shows a kind, the domains say (api/dokumen); the number says its kind. Pure.
import { KOLOM_DOKUMEN, LAYAR_DOKUMEN } from '@/api/dokumen';
import type { BarisData } from './tipe';

const NOMOR = /^([A-Z]{2})([A-Z0-9-]+)-\d{6}-\d{4,}$/;
const NOMOR_DI_TEKS = /(?<![A-Z0-9-])[A-Z]{2}[A-Z0-9-]+-\d{6}-\d{4,}(?![\d-])/;

const BARANG = { path: '/data-barang', nama: 'barang' };
const BELI = '/lihat-pembelian';

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
  const layar = LAYAR_DOKUMEN[awalan];
  const path = awalan === 'NG' && slug.includes('pembelian') ? BELI : layar?.path;
  if (layar && path && milik === toko && boleh(path)) return { path, search: { [layar.nama]: no } };
  return milik === toko || pusat ? { path: DI_SINI, search: { [KUNCI_DOKUMEN]: no } } : undefined;
}
