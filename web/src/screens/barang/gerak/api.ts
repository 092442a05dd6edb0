// The documents that move pieces: their calls, their papers, and taking one back.
// Keys begin with 'barang', as everything about pieces.
import { queryOptions } from '@tanstack/react-query';
import { idDokumen } from '@/api/acak';
import { ambilBerkas, panggil } from '@/api/klien';
import type { Data } from '@/api/tipe';
import type { KerjaCetak } from '@/screens/cetak/api';
import { KUNCI_BARANG } from '../data/api';

export type Tercatat = Data<'post', 'pindahbarang'>;
export type Dokumen = Data<'get', 'dokumen-barang'>[number];
export type DokumenRinci = Data<'get', 'dokumen-barang/{no_dok}'>;
export type IsiBaki = Data<'get', 'barang/count-baki'>;

const jalur = (no: string) => `dokumen-barang/${encodeURIComponent(no)}`;

export const kueriDokumen = (jenis: string, lawan: string, halaman: number, ukuran: number) =>
  queryOptions({
    queryKey: [...KUNCI_BARANG, 'dokumen', jenis, lawan, halaman, ukuran],
    queryFn: async () => {
      const query = { jenis, lawan, skip: (halaman - 1) * ukuran, limit: ukuran };
      const { data, count } = await panggil<Dokumen[]>('GET', 'dokumen-barang', { query });
      return { baris: data, jumlah: count ?? data.length };
    },
    staleTime: 0,
  });

export const kueriDokumenRinci = (no: string) =>
  queryOptions({
    queryKey: [...KUNCI_BARANG, 'dokumen', no],
    queryFn: async () => (await panggil<DokumenRinci>('GET', jalur(no))).data,
  });

export const kueriIsiBaki = (baki: string) =>
  queryOptions({
    queryKey: [...KUNCI_BARANG, 'isi-baki', baki],
    queryFn: async () => (await panggil<IsiBaki>('GET', 'barang/count-baki', { query: { kode_toko: baki } })).data,
    enabled: baki !== '',
    staleTime: 0,
    gcTime: 0,
  });

export const pdfDokumen = (no: string) => ambilBerkas(`${jalur(no)}/pdf`);
export const cetakDokumen = (no: string, printer: string) =>
  panggil<KerjaCetak>('POST', `${jalur(no)}/cetak`, { body: { printer } });
export const batalDokumen = (no: string, keterangan: string) =>
  panggil<Tercatat>('POST', `${jalur(no)}/batal`, { body: { keterangan }, idempotencyKey: idDokumen() });
