// The calls of the designers. The three families (nota, slip, member card) share their shapes and differ in the path.
import { queryOptions } from '@tanstack/react-query';
import { ambilBerkas, panggil } from '@/api/panggil';
import type { Printer } from '@/kit/cetak/api';
import type { Keadaan } from './model';
import { type Kepala, type Label, type LabelServer, type Letak, sempitkan } from './tipe';

export type Keluarga = 'nota' | 'nota-slip' | 'member-card';

type JenisPrinter = Printer['jenis'];

export interface Pilihan {
  type: string;
  is_mobile: boolean;
}

/** What a stale save answers: what stands, and what was sent. */
export interface DuaVersi {
  tersimpan: Letak;
  dikirim: Letak;
  versi: number;
}

export const kueriDefinisi = (k: Keluarga) =>
  queryOptions({
    queryKey: ['letak', k, 'definisi'],
    queryFn: async () => (await panggil('GET', `${k}/definisi` as const)).data,
  });

export const kueriLetak = (k: Keluarga, pilihan: Pilihan) =>
  queryOptions({
    queryKey: ['letak', k, pilihan.type, pilihan.is_mobile],
    queryFn: (): Promise<Letak> => bacaLetak(k, pilihan),
    // An edit starts from what the server has, never from what was read a while ago.
    staleTime: 0,
    gcTime: 0,
  });

export async function bacaLetak(k: Keluarga, pilihan: Pilihan, awal = false): Promise<Letak> {
  return bacaBalasan(
    await panggil('GET', `${k}/get/letak` as const, {
      query: { ...pilihan, ...(awal && { awal }) },
    }),
  );
}

function badan(pilihan: Pilihan, keadaan: Keadaan, versi?: number) {
  const { font, lebar, tinggi, label } = keadaan;
  return { ...pilihan, font, lebar, tinggi, nota: label, versi };
}

/** The labels of an answer with their words narrowed to those the designer knows; beside them stands the paper. */
export function bacaBalasan({ data, letak }: { data: LabelServer[]; letak: Kepala }): Letak {
  return { letak, nota: data.map(sempitkan) };
}

export function simpanLetak(k: Keluarga, pilihan: Pilihan, keadaan: Keadaan, versi: number) {
  return panggil('POST', `${k}/add` as const, { body: badan(pilihan, keadaan, versi) });
}

export function salinLabel(k: Keluarga, pilihan: Pilihan, label: Label, versi: number) {
  const { name, isi, jenis } = label;
  return panggil('POST', `${k}/duplicate` as const, { body: { name, isi, jenis, ...pilihan, versi } });
}

export function hapusLabel(k: Keluarga, pilihan: Pilihan, name: string, versi: number) {
  return panggil('DELETE', `${k}/deletion` as const, { body: { name, ...pilihan, versi } });
}

export interface OpsiCetak {
  cetak_ulang: boolean;
  rangkap?: number;
}

export function pratinjauPdf(k: Keluarga, pilihan: Pilihan, keadaan: Keadaan, opsi: OpsiCetak): Promise<Blob> {
  return ambilBerkas('POST', `${k}/pratinjau` as const, { body: { letak: badan(pilihan, keadaan), ...opsi } });
}

/** The layout with sample data as a file in a printer's language. */
export function berkasContoh(k: Keluarga, pilihan: Pilihan, keadaan: Keadaan, jenis: JenisPrinter, opsi: OpsiCetak) {
  return ambilBerkas('POST', `${k}/pratinjau` as const, { body: { letak: badan(pilihan, keadaan), jenis, ...opsi } });
}

/** The same on a printer of the store. */
export function cetakContoh(k: Keluarga, pilihan: Pilihan, keadaan: Keadaan, printer: string, opsi: OpsiCetak) {
  const body = { printer, letak: badan(pilihan, keadaan), ...opsi };
  return panggil('POST', `${k}/cetak-contoh` as const, { body });
}

export async function pratinjauTeks(pilihan: Pilihan, keadaan: Keadaan, opsi: OpsiCetak): Promise<string[]> {
  const isi = { letak: badan(pilihan, keadaan), ...opsi };
  return (await panggil('POST', 'nota-slip/pratinjau/teks', { body: isi })).data;
}
