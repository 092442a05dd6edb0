// The calls of closing, counting and handing over, and the shapes they carry. Query keys start with 'tutup', so that a
// change freshens all of them together.
import { panggil } from '@/api/panggil';
import { SesiTolak, TutupTolak } from '@/api/penolakan';
import type { Data } from '@/api/tipe';
import { Tolak } from '@/api/tolak';
import { kodeTokoAktif } from '@/app/sesi';
import { TEKS_TUTUP } from './teks';

export type Keadaan = Data<'get', 'system/close'>;
export type Hal = Keadaan['halangan'][number];
export type Laci = Keadaan['laci'][number];
export type Tertutup = Data<'post', 'system/close'>;
export type DaftarSerah = Data<'get', 'cash/handover'>;
export type Serah = DaftarSerah['serah'][number];
export type Ringkasan = Data<'get', 'system/digest'>;
export type Bukti = Data<'get', 'system/proof'>;
export type Pos = Bukti['pos'][number];
export type Dokumen = Data<'get', 'system/proof/documents'>[number];

export interface Pecahan {
  nilai: number;
  lembar: number;
}

export const KUNCI_TUTUP = ['tutup'] as const;
/** How often what blocks is asked for again while the screen is open. */
const SELANG = 5_000;
/** A closing may take this long on a slow machine. */
const BATAS = 5 * 60_000;

export const kueriKeadaan = () => ({
  queryKey: [...KUNCI_TUTUP, 'keadaan', kodeTokoAktif()],
  queryFn: async () => (await panggil('GET', 'system/close')).data,
  refetchInterval: SELANG,
  staleTime: 0,
});

export const kueriSerah = () => ({
  queryKey: [...KUNCI_TUTUP, 'serah', kodeTokoAktif()],
  queryFn: async () => (await panggil('GET', 'cash/handover')).data,
  refetchInterval: SELANG,
  staleTime: 0,
});

export const kueriRingkasan = (tanggal: string) => ({
  queryKey: [...KUNCI_TUTUP, 'ringkasan', kodeTokoAktif(), tanggal],
  queryFn: async () => (await panggil('GET', 'system/digest', { query: { tanggal } })).data,
  staleTime: 0,
});

export const kueriBukti = (rantai: boolean) => ({
  queryKey: [...KUNCI_TUTUP, 'bukti', kodeTokoAktif(), rantai],
  queryFn: async () => (await panggil('GET', 'system/proof', { query: { rantai: rantai ? 1 : 0 }, batas: BATAS })).data,
  staleTime: 0,
});

export const kueriDokumen = (jenis: string, kunci: string) => ({
  queryKey: [...KUNCI_TUTUP, 'dokumen', kodeTokoAktif(), jenis, kunci],
  queryFn: async () => (await panggil('GET', 'system/proof/documents', { query: { jenis, kunci } })).data,
});

export async function kirimTutup(tanggal: string): Promise<Tertutup> {
  const body = { PROSES: 'close', tanggal };
  return (await panggil('POST', 'system/close', { body, batas: BATAS })).data;
}

export type HasilGagal =
  | { jenis: 'halangan'; halangan: Hal[]; teks: string }
  | { jenis: 'olehLain' }
  | { jenis: 'teks'; teks: string };

/** What a refusal of closing means for the screen. */
export function artiGagal(sebab: unknown): HasilGagal {
  if (!(sebab instanceof Tolak)) return { jenis: 'teks', teks: TEKS_TUTUP.gagal };
  if (sebab.code === SesiTolak.Mati || sebab.code === TutupTolak.Sedang) return { jenis: 'olehLain' };
  const halangan = (sebab.detail as { halangan?: Hal[] } | undefined)?.halangan ?? [];
  // Whatever it says: the confirmation opens again with it.
  if (sebab.status === 422) return { jenis: 'halangan', halangan, teks: sebab.message || TEKS_TUTUP.gagal };
  return { jenis: 'teks', teks: sebab.message || TEKS_TUTUP.gagal };
}
