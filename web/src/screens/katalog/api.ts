// The calls of the catalogue's administration. Paths come from the definitions, so that one screen serves all entities and both
// editions; pictures are sent first, and the entry then carries their names.
import { queryOptions } from '@tanstack/react-query';
import { panggilDefinisi } from '@/api/definisi';
import { panggil } from '@/api/panggil';
import type { Edisi } from '@/kit/katalog/tipe';
import { type Definisi, jalurDasar } from './definisi';
import { type BarisKatalog, badan, type GambarIsian, type IsiForm, kodeBaris } from './isi';

export const kunciKatalog = (edisi: Edisi, macam: string) => ['katalog', edisi, macam] as const;

export const kueriKatalog = (def: Definisi, edisi: Edisi) =>
  queryOptions({
    queryKey: [...kunciKatalog(edisi, def.macam), 'daftar'],
    queryFn: async ({ signal }) =>
      (await panggilDefinisi<BarisKatalog[]>('GET', jalurDasar(def, edisi), { signal })).data,
    // Others write here too: a list that is opened is read.
    staleTime: 0,
  });

export const kueriKandidat = (edisi: Edisi, cari: string) =>
  queryOptions({
    queryKey: ['katalog', edisi, 'kandidat', cari],
    queryFn: async ({ signal }) =>
      (await panggil('GET', 'katalog/{edisi}/kandidat', { jalur: { edisi }, query: { cari }, signal })).data,
    enabled: cari.trim().length >= 2,
  });

export const kueriGroup = (edisi: Edisi) =>
  queryOptions({
    queryKey: ['katalog', edisi, 'group-harga'],
    queryFn: async ({ signal }) => (await panggil('GET', 'katalog/{edisi}/group', { jalur: { edisi }, signal })).data,
  });

async function kirimGambar(def: Definisi, edisi: Edisi, gambar: GambarIsian): Promise<GambarIsian> {
  if (!gambar.berkas || !def.gambar) return gambar;
  const body = new FormData();
  body.append('image', gambar.berkas, 'gambar.jpg');
  const { data } = await panggil('POST', 'katalog/{edisi}/gambar/{folder}', {
    jalur: { edisi, folder: def.gambar.folder },
    body,
  });
  return { ...gambar, nama: data.gambar_name, path: data.gambar_path };
}

/** Sends the pictures that are new; the form keeps their names, so that a second try does not send them again. */
export async function kirimSemuaGambar(def: Definisi, edisi: Edisi, isi: IsiForm): Promise<IsiForm> {
  const gambar: GambarIsian[] = [];
  for (const satu of isi.gambar)
    gambar.push(satu.nama || (satu.path && !satu.berkas) ? satu : await kirimGambar(def, edisi, satu));
  return { ...isi, gambar };
}

export function simpanKatalog(
  def: Definisi,
  edisi: Edisi,
  isi: IsiForm,
  opsi: { baris?: BarisKatalog; aktifkan?: true } = {},
) {
  const dasar = jalurDasar(def, edisi);
  const { baris } = opsi;
  const body = { ...badan(def, isi, baris), ...(opsi.aktifkan && { aktifkan: true }) };
  return baris
    ? panggilDefinisi<BarisKatalog>('PUT', `${dasar}/${def.sela.ubah}${encodeURIComponent(kodeBaris(def, baris))}`, {
        body,
      })
    : panggilDefinisi<BarisKatalog>('POST', dasar, { body });
}

export const hapusKatalog = (def: Definisi, edisi: Edisi, kode: string) =>
  panggilDefinisi<boolean>('DELETE', `${jalurDasar(def, edisi)}/${def.sela.hapus}${encodeURIComponent(kode)}`);

export const urutkanKatalog = (def: Definisi, edisi: Edisi, kode: readonly string[]) =>
  panggilDefinisi<boolean>('POST', `${jalurDasar(def, edisi)}/urutan`, { body: { kode } });
