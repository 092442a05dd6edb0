// The calls of labels: what can be printed, a preview, printing, and the history of it.
import { queryOptions } from '@tanstack/react-query';
import { ambilBerkas, panggil } from '@/api/klien';
import type { Data } from '@/api/tipe';
import { KUNCI_BARANG } from '../data/api';

export type Calon = Data<'get', 'barang/cetak-barcode/calon'>[number];
export type Cetakan = Data<'get', 'barang/cetak-barcode-histories'>[number];
export type Tercetak = Data<'post', 'barang/cetak-barcode-histories'>;

export interface MintaCalon {
  kode_awal?: string;
  kode_akhir?: string;
  no_dok?: string;
  terakhir?: boolean;
}

const HISTORI = 'barang/cetak-barcode-histories';

export const TIPE_LABEL = [
  { value: 'LABEL BARCODE', label: 'Barcode' },
  { value: 'LABEL QRCODE', label: 'QR Code' },
] as const;

export const ambilCalon = async (query: MintaCalon) =>
  (await panggil<Calon[]>('GET', 'barang/cetak-barcode/calon', { query: { ...query } })).data;

export const pratinjauLabel = (kode_barcodes: readonly string[], type: string, salinan: number) =>
  ambilBerkas('barang/cetak-barcode/pratinjau', { body: { kode_barcodes, type, salinan } }, 'POST');

export const cetakLabel = (kode_barcodes: readonly string[], type: string, salinan: number, printer?: string) =>
  panggil<Tercetak>('POST', HISTORI, { body: { kode_barcodes, type, salinan, printer } });

export const kueriCetakan = (kode_barcode: string, halaman: number, ukuran: number) =>
  queryOptions({
    queryKey: [...KUNCI_BARANG, 'cetakan', kode_barcode, halaman, ukuran],
    queryFn: async () => {
      const query = { kode_barcode, skip: (halaman - 1) * ukuran, limit: ukuran };
      const { data, count } = await panggil<Cetakan[]>('GET', HISTORI, { query });
      return { baris: data, jumlah: count ?? data.length };
    },
    staleTime: 0,
  });
