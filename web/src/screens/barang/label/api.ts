// The calls of labels: what can be printed, a preview, printing, and the history of it.
import { ambilBerkas, panggil } from '@/api/panggil';
import type { Data } from '@/api/tipe';
import type { TanyaHalaman } from '@/kit/daftar/useDaftar';

export type Calon = Data<'get', 'barang/cetak-barcode/calon'>[number];
export type Cetakan = Data<'get', 'barang/cetak-barcode-histories'>[number];
export type Tercetak = Data<'post', 'barang/cetak-barcode-histories'>;

export interface MintaCalon {
  kode_awal?: string;
  kode_akhir?: string;
  no_dok?: string;
  terakhir?: boolean;
}

const HISTORI = 'barang/cetak-barcode-histories' as const;

export const TIPE_LABEL = [
  { value: 'LABEL BARCODE', label: 'Barcode' },
  { value: 'LABEL QRCODE', label: 'QR Code' },
] as const;

export const ambilCalon = async (query: MintaCalon) =>
  (await panggil('GET', 'barang/cetak-barcode/calon', { query: { ...query } })).data;

export const pratinjauLabel = (kode_barcodes: readonly string[], type: string, salinan: number) =>
  ambilBerkas('POST', 'barang/cetak-barcode/pratinjau', { body: { kode_barcodes, type, salinan } });

export const cetakLabel = (kode_barcodes: readonly string[], type: string, salinan: number, printer?: string) =>
  panggil('POST', HISTORI, { body: { kode_barcodes, type, salinan, printer } });

export const ambilCetakan = (query: { kode_barcode: string } & TanyaHalaman, signal?: AbortSignal) =>
  panggil('GET', HISTORI, { query, signal });
