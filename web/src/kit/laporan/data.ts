// The calls of a report: definitions, asking for rows, and the file the server makes of them.
// The files come from the same request as the rows on the screen.
import { queryOptions } from '@tanstack/react-query';
import { mintaBerkasDefinisi, panggilDefinisi } from '@/api/definisi';
import type { BerkasJawaban } from '@/api/klien';
import type { Tampilan } from './tampilanLaporan';
import {
  type BarisJumlah,
  type BarisLaporan,
  type BentukBerkas,
  barisData,
  type DefLaporan,
  type IsiDokumen,
  type Permintaan,
} from './tipe';

export const kueriDefLaporan = queryOptions({
  queryKey: ['definisi', 'laporan'],
  queryFn: async ({ signal }) => (await panggilDefinisi<DefLaporan[]>('GET', 'laporan/definisi', { signal })).data,
  // The definitions are part of the program; which of them a person may open can change with the rights.
  staleTime: 300_000,
});

/** A long report is asked for once; its rows come over the socket, a plain answer may take its time. */
const BATAS_LAPORAN = 180_000;

export function mintaLaporan(def: DefLaporan, minta: Permintaan, uid: string | undefined, signal?: AbortSignal) {
  return panggilDefinisi<BarisLaporan[]>('POST', `laporan/${def.slug}`, {
    body: { ...minta, uid },
    batas: BATAS_LAPORAN,
    signal,
  });
}

export function berkasLaporan(def: DefLaporan, minta: Permintaan, format: BentukBerkas): Promise<BerkasJawaban> {
  return mintaBerkasDefinisi('POST', `laporan/${def.slug}/berkas`, {
    body: { ...minta, format },
    batas: BATAS_LAPORAN,
  });
}

/** The sum of everything, as of the period before; it comes at the end of a plain answer, however many rows there are. */
export async function mintaJumlah(
  def: DefLaporan,
  minta: Permintaan,
  signal?: AbortSignal,
): Promise<BarisJumlah | null> {
  const { data } = await panggilDefinisi<BarisLaporan[]>('POST', `laporan/${def.slug}`, {
    body: minta,
    batas: BATAS_LAPORAN,
    signal,
  });
  return (data.find((satu) => !barisData(satu) && satu.j === 'total') as BarisJumlah | undefined) ?? null;
}

/** The views this person keeps of a report; every change answers all of them. */
export const kueriTampilan = (def: Pick<DefLaporan, 'slug'>) =>
  queryOptions({
    queryKey: ['laporan', 'tampilan', def.slug],
    queryFn: async ({ signal }) => (await panggilDefinisi<Tampilan[]>('GET', jalurTampilan(def), { signal })).data,
    staleTime: 60_000,
    retry: false,
  });

const jalurTampilan = (def: Pick<DefLaporan, 'slug'>) => `laporan/tampilan/${def.slug}`;

export const simpanTampilan = (def: DefLaporan, body: Pick<Tampilan, 'nama' | 'isi' | 'bawaan'>) =>
  panggilDefinisi<Tampilan[]>('POST', jalurTampilan(def), { body });

export const ubahTampilan = (
  def: DefLaporan,
  nomor: number,
  body: Partial<Pick<Tampilan, 'nama' | 'isi' | 'bawaan'>>,
) => panggilDefinisi<Tampilan[]>('PUT', `${jalurTampilan(def)}/${nomor}`, { body });

export const hapusTampilan = (def: DefLaporan, nomor: number) =>
  panggilDefinisi<Tampilan[]>('DELETE', `${jalurTampilan(def)}/${nomor}`);

export const kueriDokumen = (no: string) =>
  queryOptions({
    queryKey: ['laporan', 'dokumen', no],
    queryFn: async ({ signal }) =>
      (await panggilDefinisi<IsiDokumen>('GET', `laporan/dokumen/${encodeURIComponent(no)}`, { signal })).data,
    retry: false,
  });
