// The calls about pieces: lists, one piece with its story, its photo; and the choices of their filters.
// Keys begin with 'barang', so that a document that moved pieces freshens all of them together.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ambilBerkas, panggil } from '@/api/klien';
import type { Data } from '@/api/tipe';
import { kunciMaster } from '@/kit/master/data';

export type Kartu = Data<'get', 'barang'>[number];
export type Rinci = Data<'get', 'barang/rinci/{barcode}'>;
export type Langkah = Data<'get', 'barang/riwayat/{barcode}'>[number];

export const KUNCI_BARANG = ['barang'] as const;

export interface Saringan {
  cari: string;
  status: string;
  kode_gudang: string;
  kode_toko: string;
  kode_group: string;
  kode_dept: string;
  supplier_barang: string;
}

export const TANPA_SARINGAN: Saringan = {
  cari: '',
  status: '',
  kode_gudang: '',
  kode_toko: '',
  kode_group: '',
  kode_dept: '',
  supplier_barang: '',
};

export const kueriDaftar = (saring: Saringan, halaman: number, ukuran: number) =>
  queryOptions({
    queryKey: [...KUNCI_BARANG, 'daftar', saring, halaman, ukuran],
    queryFn: async ({ signal }) => {
      const query = { ...saring, skip: (halaman - 1) * ukuran, limit: ukuran };
      const { data, count } = await panggil<Kartu[]>('GET', 'barang', { query, signal });
      return { baris: data, jumlah: count ?? data.length };
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const kueriFotoAda = (kode: readonly string[]) =>
  queryOptions({
    queryKey: [...KUNCI_BARANG, 'foto-ada', kode.join(',')],
    queryFn: async () =>
      (await panggil<Record<string, string>>('GET', 'barang/foto', { query: { kode_barcodes: kode.join(',') } })).data,
    enabled: kode.length > 0,
  });

export const kueriRinci = (kode: string) =>
  queryOptions({
    queryKey: [...KUNCI_BARANG, 'rinci', kode],
    queryFn: async () => (await panggil<Rinci>('GET', `barang/rinci/${encodeURIComponent(kode)}`)).data,
    staleTime: 0,
  });

export const kueriRiwayat = (kode: string) =>
  queryOptions({
    queryKey: [...KUNCI_BARANG, 'riwayat', kode],
    queryFn: async () => (await panggil<Langkah[]>('GET', `barang/riwayat/${encodeURIComponent(kode)}`)).data,
    staleTime: 0,
  });

/** The photo's bytes; its fingerprint is part of the key, so that a new photo is another one. */
export const kueriFoto = (kode: string, sidik: string) =>
  queryOptions({
    queryKey: ['foto-produk', kode, sidik],
    queryFn: () => ambilBerkas(`foto_produk/${kode}`),
    enabled: sidik !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });

export function pasangFoto(kode: string, foto: Blob) {
  const body = new FormData();
  body.append('kode_barcode', kode);
  body.append('image', foto, `${kode}.jpg`);
  return panggil('POST', `foto_produk/${kode}`, { body });
}

export const hapusFoto = (kode: string) => panggil('DELETE', `foto_produk/${kode}`);

const PALING_BANYAK = 10_000;
const SEKALI = 500;

/** All pieces that fit the filters, page after page. */
export async function semuaBarang(saring: Saringan): Promise<Kartu[]> {
  const semua: Kartu[] = [];
  while (semua.length < PALING_BANYAK) {
    const query = { ...saring, skip: semua.length, limit: SEKALI };
    const { data } = await panggil<Kartu[]>('GET', 'barang', { query });
    semua.push(...data);
    if (data.length < SEKALI) break;
  }
  return semua;
}

/** The codes of a master with their names, to choose from. */
export const kueriPilihan = (slug: string, jalur: string, kode: string, nama: string) =>
  queryOptions({
    queryKey: [...kunciMaster(slug), 'pilihan'],
    queryFn: async () => {
      const { data } = await panggil<Record<string, string>[]>('GET', jalur);
      return data.map((b) => ({ value: b[kode] ?? '', label: [b[kode], b[nama]].filter(Boolean).join(' · ') }));
    },
  });

export const PILIHAN = {
  group: kueriPilihan('group', 'group/get/all', 'kode_group', 'nama_group'),
  jenis: kueriPilihan('jenis', 'jenis/get/all', 'kode_dept', 'nama_dept'),
  supplier: kueriPilihan('supplier', 'supplier-barang', 'kode_supplier', 'nama_supplier'),
  kondisi: kueriPilihan('kondisi-barang', 'parakondisi/get/all', 'kondisi_barang', 'keterangan'),
} as const;
