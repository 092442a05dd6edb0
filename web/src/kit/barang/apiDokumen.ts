// The documents that move pieces: their calls, their papers, and taking one back.
// Keys begin with 'barang', as everything about pieces.
import { queryOptions } from '@tanstack/react-query';
import { idDokumen } from '@/api/acak';
import { ambilBerkas, panggil } from '@/api/panggil';
import type { Data } from '@/api/tipe';
import type { TanyaHalaman } from '@/kit/daftar/useDaftar';
import { KUNCI_BARANG } from './api';

export type Tercatat = Data<'post', 'pindahbarang'>;
export type Dokumen = Data<'get', 'dokumen-barang'>[number];
export type DokumenRinci = Data<'get', 'dokumen-barang/{no_dok}'>;
export type IsiBaki = Data<'get', 'barang/count-baki'>;

export const ambilDokumen = (
  query: { jenis: string; lawan: string; cari: string } & TanyaHalaman,
  signal?: AbortSignal,
) => panggil('GET', 'dokumen-barang', { query, signal });

export const kueriDokumenRinci = (no_dok: string) =>
  queryOptions({
    queryKey: [...KUNCI_BARANG, 'dokumen', no_dok],
    queryFn: async () => (await panggil('GET', 'dokumen-barang/{no_dok}', { jalur: { no_dok } })).data,
  });

export const kueriIsiBaki = (baki: string) =>
  queryOptions({
    queryKey: [...KUNCI_BARANG, 'isi-baki', baki],
    queryFn: async () => (await panggil('GET', 'barang/count-baki', { query: { kode_toko: baki } })).data,
    enabled: baki !== '',
    staleTime: 0,
    gcTime: 0,
  });

export const pdfDokumen = (no_dok: string) => ambilBerkas('GET', 'dokumen-barang/{no_dok}/pdf', { jalur: { no_dok } });
export const cetakDokumen = (no_dok: string, printer: string) =>
  panggil('POST', 'dokumen-barang/{no_dok}/cetak', { jalur: { no_dok }, body: { printer } });
export const batalDokumen = (no_dok: string, keterangan: string) =>
  panggil('POST', 'dokumen-barang/{no_dok}/batal', {
    jalur: { no_dok },
    body: { keterangan },
    idempotencyKey: idDokumen(),
  });
