// The calls of counted stock. Query keys start with 'curah', so that a document freshens stock and lists together.
import { ambilBerkas, panggil } from '@/api/klien';
import type { Data } from '@/api/tipe';
import type { KerjaCetak } from '@/screens/cetak/api';

export type StokAksesoris = Data<'get', 'stock-aksesoris'>[number];
export type Alasan = Data<'get', 'stock-aksesoris/alasan'>[number];
export type Dokumen = Data<'get', 'stock-aksesoris/dokumen'>[number];
export type StokManual = Data<'get', 'barang-manual'>[number];

/** The two stocks by the name of their calls. */
export type JalurStok = 'stock-aksesoris' | 'barang-manual';

export const KUNCI_CURAH = ['curah'] as const;

export const kueriAksesoris = (kode_toko: string) => ({
  queryKey: [...KUNCI_CURAH, 'aksesoris', kode_toko],
  queryFn: async () => (await panggil<StokAksesoris[]>('GET', 'stock-aksesoris', { query: { kode_toko } })).data,
});

export const kueriAlasan = {
  queryKey: [...KUNCI_CURAH, 'alasan'],
  queryFn: async () => (await panggil<Alasan[]>('GET', 'stock-aksesoris/alasan')).data,
  staleTime: Number.POSITIVE_INFINITY,
};

export const kueriManual = {
  queryKey: [...KUNCI_CURAH, 'manual'],
  queryFn: async () => (await panggil<StokManual[]>('GET', 'barang-manual')).data,
};

export interface SaringDokumen {
  jenis: string;
  tgl_from: string;
  tgl_to: string;
}

export const kueriDokumen = (jalur: JalurStok, saring: SaringDokumen) => ({
  queryKey: [...KUNCI_CURAH, jalur, 'dokumen', saring],
  queryFn: async () => (await panggil<Dokumen[]>('GET', `${jalur}/dokumen`, { query: { ...saring } })).data,
});

const satu = (jalur: JalurStok, no: string) => `${jalur}/dokumen/${encodeURIComponent(no)}`;

export const slipPdf = (jalur: JalurStok, no: string) => ambilBerkas(`${satu(jalur, no)}/slip`);
export const cetakSlip = (jalur: JalurStok, no: string, printer: string) =>
  panggil<KerjaCetak>('POST', `${satu(jalur, no)}/cetak`, { body: { printer } });
