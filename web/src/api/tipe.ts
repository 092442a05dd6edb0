// Shapes of the shell's calls: session, configuration, stores, settings, approvals.
// Types of other calls come from schema.d.ts: `Data<'get', 'tokos'>` is what a GET of tokos carries in `data`.
import type { paths } from './schema';

type Jalur<J extends string> = `/api/v1/${J}`;
type Badan<O> = O extends { responses: { 200: { content: { 'application/json': infer B } } } } ? B : never;
type Operasi<M extends string, J extends string> =
  Jalur<J> extends keyof paths ? (M extends keyof paths[Jalur<J>] ? paths[Jalur<J>][M] : never) : never;

/** What the OpenAPI document says a call carries in `data`. */
export type Data<M extends 'get' | 'post' | 'put' | 'delete', J extends string> =
  Badan<Operasi<M, J>> extends { data: infer D } ? D : Badan<Operasi<M, J>>;

export interface SimpulAkses {
  key: string;
  label: string;
  is_show: boolean;
  children?: SimpulAkses[];
}

export interface Pengguna {
  user_id: string;
  user_name: string;
  level: string;
  token: string;
  kode_toko: string;
  nama_toko: string;
  alamat_toko: string;
  no_telp: string;
  no_whatsapp: string;
  tgl_system: string;
  akses: SimpulAkses[];
  scp: string[];
  pusat: boolean;
}

export interface Setelan {
  key: string;
  value: string;
}

export interface Toko {
  portal: string;
  nama_toko: string;
  kode_toko: string;
}

export interface Konfigurasi {
  app_type: string;
  version: string;
  auth_type: string;
  build: string;
  whatsapp_url: string;
  grosir_url: string;
  online_store_url: string;
  kode_pusat: string;
}

export interface PermintaanOtorisasi {
  id: string;
  kategori: string;
  description: string;
  keterangan: string;
  peminta: string;
  nominal: number | null;
  dibuat: string;
  berlaku_sampai: string;
  status: string;
}
