// The calls of the designers. The three families (nota, slip, member card) share their shapes and differ in the path.
import { queryOptions } from '@tanstack/react-query';
import { ambilBerkas, panggil } from '@/api/klien';
import type { KerjaCetak, Printer } from '../cetak/api';
import type { Keadaan } from './model';
import type { Definisi, Kepala, Label, Letak } from './tipe';

export type Keluarga = 'nota' | 'nota-slip' | 'member-card';

type JenisPrinter = Printer['jenis'];

export interface Pilihan {
  type: string;
  is_mobile: boolean;
}

interface Berlabel {
  data: Label[];
  letak: Kepala;
  name?: string;
  message?: string;
}

/** What a stale save answers: what stands, and what was sent. */
export interface DuaVersi {
  tersimpan: Letak;
  dikirim: Letak;
  versi: number;
}

/** Beside the labels stand the paper and the version. */
async function minta(metode: 'GET' | 'POST' | 'DELETE', jalur: string, opsi: Parameters<typeof panggil>[2]) {
  const jawaban = await panggil<Label[]>(metode, jalur, opsi);
  return jawaban as unknown as Berlabel;
}

export const kueriDefinisi = (k: Keluarga) =>
  queryOptions({
    queryKey: ['letak', k, 'definisi'],
    queryFn: async () => (await panggil<Definisi>('GET', `${k}/definisi`)).data,
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
  const { data, letak } = await minta('GET', `${k}/get/new`, { query: { ...pilihan, ...(awal && { awal }) } });
  return { letak, nota: data };
}

function badan(pilihan: Pilihan, keadaan: Keadaan, versi?: number) {
  const { font, lebar, tinggi, label } = keadaan;
  return { ...pilihan, font, lebar, tinggi, nota: label, versi };
}

export function simpanLetak(k: Keluarga, pilihan: Pilihan, keadaan: Keadaan, versi: number) {
  return minta('POST', `${k}/add`, { body: badan(pilihan, keadaan, versi) });
}

export function salinLabel(k: Keluarga, pilihan: Pilihan, label: Label, versi: number) {
  const { name, isi, jenis } = label;
  return minta('POST', `${k}/duplicate`, { body: { name, isi, jenis, ...pilihan, versi } });
}

export function hapusLabel(k: Keluarga, pilihan: Pilihan, name: string, versi: number) {
  return minta('DELETE', `${k}/deletion`, { body: { name, ...pilihan, versi } });
}

export interface OpsiCetak {
  cetak_ulang: boolean;
  rangkap?: number;
}

export function pratinjauPdf(k: Keluarga, pilihan: Pilihan, keadaan: Keadaan, opsi: OpsiCetak): Promise<Blob> {
  return ambilBerkas(`${k}/pratinjau`, { body: { letak: badan(pilihan, keadaan), ...opsi } }, 'POST');
}

/** The layout with sample data as a file in a printer's language. */
export function berkasContoh(k: Keluarga, pilihan: Pilihan, keadaan: Keadaan, jenis: JenisPrinter, opsi: OpsiCetak) {
  return ambilBerkas(`${k}/pratinjau`, { body: { letak: badan(pilihan, keadaan), jenis, ...opsi } }, 'POST');
}

/** The same on a printer of the store. */
export function cetakContoh(k: Keluarga, pilihan: Pilihan, keadaan: Keadaan, printer: string, opsi: OpsiCetak) {
  const body = { printer, letak: badan(pilihan, keadaan), ...opsi };
  return panggil<KerjaCetak>('POST', `${k}/cetak-contoh`, { body });
}

export async function pratinjauTeks(pilihan: Pilihan, keadaan: Keadaan, opsi: OpsiCetak): Promise<string[]> {
  const isi = { letak: badan(pilihan, keadaan), ...opsi };
  return (await panggil<string[]>('POST', 'nota-slip/pratinjau/teks', { body: isi })).data;
}
