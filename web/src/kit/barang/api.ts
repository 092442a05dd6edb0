// The calls about pieces: lists, one piece with its story, its photo; and the choices of their filters.
// Keys begin with 'barang', so that a document that moved pieces freshens all of them together.
import { queryOptions } from '@tanstack/react-query';
import { ambilBerkas, type BarisDaftar, bacaDaftar, type JalurDaftar, panggil } from '@/api/panggil';
import type { Data } from '@/api/tipe';
import type { TanyaHalaman } from '@/kit/daftar/useDaftar';
import { kunciMaster } from '@/kit/master/data';

export type Kartu = Data<'get', 'barang'>[number];
export type Rinci = Data<'get', 'barang/rinci/{barcode}'>;
export type Langkah = Data<'get', 'barang/riwayat/{barcode}'>[number];

export const KUNCI_BARANG = ['barang'] as const;

export type Saringan = {
  cari: string;
  status: string;
  kode_gudang: string;
  kode_toko: string;
  kode_group: string;
  kode_dept: string;
  supplier_barang: string;
};

export const TANPA_SARINGAN: Saringan = {
  cari: '',
  status: '',
  kode_gudang: '',
  kode_toko: '',
  kode_group: '',
  kode_dept: '',
  supplier_barang: '',
};

export const ambilBarang = (query: Saringan & TanyaHalaman, signal?: AbortSignal) =>
  panggil('GET', 'barang', { query, signal });

export const kueriFotoAda = (kode: readonly string[]) =>
  queryOptions({
    queryKey: [...KUNCI_BARANG, 'foto-ada', kode.join(',')],
    queryFn: async () => (await panggil('GET', 'barang/foto', { query: { kode_barcodes: kode.join(',') } })).data,
    enabled: kode.length > 0,
  });

export const kueriRinci = (kode: string) =>
  queryOptions({
    queryKey: [...KUNCI_BARANG, 'rinci', kode],
    queryFn: async () => (await panggil('GET', 'barang/rinci/{barcode}', { jalur: { barcode: kode } })).data,
    staleTime: 0,
  });

export const kueriRiwayat = (kode: string) =>
  queryOptions({
    queryKey: [...KUNCI_BARANG, 'riwayat', kode],
    queryFn: async () => (await panggil('GET', 'barang/riwayat/{barcode}', { jalur: { barcode: kode } })).data,
    staleTime: 0,
  });

/** The photo's bytes; its fingerprint is part of the key, so that a new photo is another one. */
export const kueriFoto = (kode: string, sidik: string) =>
  queryOptions({
    queryKey: ['foto-produk', kode, sidik],
    queryFn: () => ambilBerkas('GET', 'foto_produk/{barcode}', { jalur: { barcode: kode } }),
    enabled: sidik !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });

export function pasangFoto(kode: string, foto: Blob) {
  const body = new FormData();
  body.append('kode_barcode', kode);
  body.append('image', foto, `${kode}.jpg`);
  return panggil('POST', 'foto_produk/{barcode}', { jalur: { barcode: kode }, body });
}

export const hapusFoto = (kode: string) => panggil('DELETE', 'foto_produk/{barcode}', { jalur: { barcode: kode } });

const PALING_BANYAK = 10_000;
const SEKALI = 500;

/** All pieces that fit the filters, page after page. */
export async function semuaBarang(saring: Saringan): Promise<Kartu[]> {
  const semua: Kartu[] = [];
  while (semua.length < PALING_BANYAK) {
    const query = { ...saring, skip: semua.length, limit: SEKALI };
    const { data } = await panggil('GET', 'barang', { query });
    semua.push(...data);
    if (data.length < SEKALI) break;
  }
  return semua;
}

/** The codes of a master with their names, to choose from. */
export const kueriPilihan = <J extends JalurDaftar>(
  slug: string,
  jalur: J,
  kode: keyof BarisDaftar<J>,
  nama: keyof BarisDaftar<J>,
) =>
  queryOptions({
    queryKey: [...kunciMaster(slug), 'pilihan'],
    queryFn: async () =>
      (await bacaDaftar(jalur)).map((b) => ({
        value: String(b[kode]),
        label: [b[kode], b[nama]].filter(Boolean).join(' · '),
      })),
  });

export const PILIHAN = {
  group: kueriPilihan('group', 'group/get/all', 'kode_group', 'nama_group'),
  jenis: kueriPilihan('jenis', 'jenis/get/all', 'kode_dept', 'nama_dept'),
  supplier: kueriPilihan('supplier', 'supplier-barang', 'kode_supplier', 'nama_supplier'),
  kondisi: kueriPilihan('kondisi-barang', 'parakondisi/get/all', 'kondisi_barang', 'keterangan'),
} as const;
