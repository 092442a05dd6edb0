// The calls of a master: definitions, pages of a list, writing, history, import and export.
// Everything that was read of a master lives under one key, so that a write makes all of it stale at once.
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { mintaBerkasDefinisi, panggilDefinisi } from '@/api/definisi';
import { panggil } from '@/api/panggil';
import { TEKS_API, Tolak } from '@/api/tolak';
import type { UrutanTabel } from '../DataTable';
import type { IsiBerkas } from '../impor/berkas';
import { pesan } from '../pesan';
import { unduhBerkas } from '../unduh';
import type { BarisMaster, Definisi, PratinjauImpor, VersiMaster } from './tipe';

const KUNCI_DEFINISI = ['definisi', 'master'] as const;

export const kunciMaster = (slug: string) => ['master', slug] as const;

export const kueriDefinisi = queryOptions({
  queryKey: KUNCI_DEFINISI,
  queryFn: async ({ signal }) => (await panggil('GET', 'definisi/master', { signal })).data,
  // The definitions are part of the program: they change only with it.
  staleTime: Number.POSITIVE_INFINITY,
});

export interface TanyaDaftar {
  halaman: number;
  ukuran: number;
  cari: string;
  urut?: UrutanTabel;
  /** Equals, by column: `aktif:1`. */
  saring?: string;
}

export interface IsiDaftar {
  baris: BarisMaster[];
  jumlah: number;
}

async function daftar(def: Definisi, tanya: TanyaDaftar, rinci: boolean, signal: AbortSignal): Promise<IsiDaftar> {
  const { data, count } = await panggilDefinisi<BarisMaster[]>('GET', def.daftar, {
    query: {
      cari: tanya.cari.trim(),
      skip: (tanya.halaman - 1) * tanya.ukuran,
      limit: tanya.ukuran,
      sort_by: tanya.urut?.kunci,
      urut: tanya.urut?.turun ? 'desc' : undefined,
      saring: tanya.saring,
      rinci: rinci ? '1' : undefined,
    },
    signal,
  });
  return { baris: data, jumlah: count ?? data.length };
}

export function useDaftarMaster(def: Definisi, tanya: TanyaDaftar) {
  return useQuery({
    queryKey: [...kunciMaster(def.slug), 'daftar', tanya],
    queryFn: ({ signal }) => daftar(def, tanya, true, signal),
    placeholderData: keepPreviousData,
    // Others write here too: a list that is opened is read.
    staleTime: 0,
  });
}

const BANYAK_PILIHAN = 30;

/** Can rows of this master be made inactive by a person? */
export const beraktif = (def: Definisi): boolean =>
  def.kolom.some((k) => k.nama === 'aktif' && k.jenis === 'tanda' && !k.sistem);

/** What can be chosen: rows that are active, or `semua` where one looks at what was. */
export function usePilihanRujuk(def: Definisi | undefined, cari: string, { semua = false, terbuka = true } = {}) {
  const saring = def && !semua && beraktif(def) ? 'aktif:1' : undefined;
  return useQuery({
    queryKey: [...kunciMaster(def?.slug ?? ''), 'pilih', cari, saring],
    queryFn: ({ signal }) =>
      def
        ? daftar(def, { halaman: 1, ukuran: BANYAK_PILIHAN, cari, saring }, false, signal)
        : Promise.resolve({ baris: [], jumlah: 0 }),
    enabled: terbuka && def !== undefined,
    placeholderData: keepPreviousData,
  });
}

export function useRiwayatMaster(def: Definisi, id: string) {
  return useQuery({
    queryKey: [...kunciMaster(def.slug), 'riwayat', id],
    queryFn: async ({ signal }) =>
      (await panggilDefinisi<VersiMaster[]>('GET', `${def.path}/${encodeURIComponent(id)}/riwayat`, { signal })).data,
    staleTime: 0,
  });
}

/** Makes everything read of this master stale. An answer still on its way may be older than the write: it is dropped. */
export function useSegarkan(def: Definisi): () => Promise<void> {
  const kueri = useQueryClient();
  return async () => {
    const queryKey = kunciMaster(def.slug);
    await kueri.cancelQueries({ queryKey });
    await kueri.invalidateQueries({ queryKey });
  };
}

export function simpanBaris(def: Definisi, isi: object, lama?: { _id: string; versi: number }) {
  return lama
    ? panggilDefinisi<BarisMaster>('PUT', `${def.path}/${encodeURIComponent(lama._id)}`, {
        body: { ...isi, versi: lama.versi },
      })
    : panggilDefinisi<BarisMaster>('POST', def.path, { body: isi });
}

export function hapusBaris(def: Definisi, id: string) {
  return panggilDefinisi<boolean>('DELETE', `${def.path}/${encodeURIComponent(id)}`);
}

/** Ten thousand lines take seconds, on a busy server more. */
const BATAS_IMPOR = 300_000;

export async function lihatImpor(def: Definisi, isi: IsiBerkas): Promise<PratinjauImpor> {
  const { data } = await panggilDefinisi<PratinjauImpor>('POST', `${def.path}/impor`, {
    body: { ...isi, pratinjau: true },
    batas: BATAS_IMPOR,
  });
  return data;
}

/** `aktifkan`: the lines whose sleeping rows are woken; the other such lines are left out. */
export function imporBerkas(def: Definisi, isi: IsiBerkas, aktifkan?: true | readonly number[]) {
  return panggilDefinisi<number>('POST', `${def.path}/impor`, {
    body: { ...isi, pratinjau: false, ...(aktifkan !== undefined && { aktifkan }) },
    batas: BATAS_IMPOR,
  });
}

export async function eksporMaster(def: Definisi, bentuk: 'csv' | 'xlsx'): Promise<void> {
  try {
    const { isi } = await mintaBerkasDefinisi('GET', `${def.path}/ekspor/${bentuk}`, { batas: BATAS_IMPOR });
    unduhBerkas(isi, `${def.slug}.${bentuk}`);
  } catch (sebab) {
    pesan.info(pesanAtau(sebab, TEKS_API.dataGagal));
  }
}

/** The server's own words; the screen's where it gave none. */
export function pesanAtau(sebab: unknown, bawaan: string): string {
  return sebab instanceof Tolak && !sebab.tanpaKata ? sebab.message : bawaan;
}
