// The calls of counted stock. Query keys start with 'curah', so that a document freshens stock and lists together.
import { idDokumen } from '@/api/acak';
import { ambilBerkas, panggil } from '@/api/panggil';
import type { Data } from '@/api/tipe';

export type StokAksesoris = Data<'get', 'stock-aksesoris'>[number];
export type Alasan = Data<'get', 'stock-aksesoris/alasan'>[number];
export type Dokumen = Data<'get', 'stock-aksesoris/dokumen'>[number];
export type StokManual = Data<'get', 'barang-manual'>[number];

/** The two stocks by the name of their calls. */
export type JalurStok = 'stock-aksesoris' | 'barang-manual';

export const KUNCI_CURAH = ['curah'] as const;

export const kueriAksesoris = (kode_toko: string) => ({
  queryKey: [...KUNCI_CURAH, 'aksesoris', kode_toko],
  queryFn: async () => (await panggil('GET', 'stock-aksesoris', { query: { kode_toko } })).data,
});

export const kueriAlasan = {
  queryKey: [...KUNCI_CURAH, 'alasan'],
  queryFn: async () => (await panggil('GET', 'stock-aksesoris/alasan')).data,
  staleTime: Number.POSITIVE_INFINITY,
};

export const kueriManual = {
  queryKey: [...KUNCI_CURAH, 'manual'],
  queryFn: async () => (await panggil('GET', 'barang-manual')).data,
};

export interface SaringDokumen {
  jenis: string;
  tgl_from: string;
  tgl_to: string;
}

export const kueriDokumen = (jalur: JalurStok, saring: SaringDokumen) => ({
  queryKey: [...KUNCI_CURAH, jalur, 'dokumen', saring],
  queryFn: async () => (await panggil('GET', `${jalur}/dokumen` as const, { query: { ...saring } })).data,
});

/** Takes a document back; with the approval where the server wants one. */
export const batalDokumen = (jalur: JalurStok, no_dok: string, alasan: string, otorisasi: string) =>
  panggil('POST', `${jalur}/dokumen/{no_dok}/batal` as const, {
    jalur: { no_dok },
    body: { alasan, otorisasi },
    idempotencyKey: idDokumen(),
  });

export const slipPdf = (jalur: JalurStok, no_dok: string) =>
  ambilBerkas('GET', `${jalur}/dokumen/{no_dok}/slip` as const, { jalur: { no_dok } });
export const cetakSlip = (jalur: JalurStok, no_dok: string, printer: string) =>
  panggil('POST', `${jalur}/dokumen/{no_dok}/cetak` as const, { jalur: { no_dok }, body: { printer } });
