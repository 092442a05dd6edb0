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

/** The user object as the server sends it; the token comes only with a new session. */
export type PenggunaJawaban = Omit<Data<'post', 'users/login'>, 'akses'> & { akses: SimpulAkses[] };
export type Pengguna = Omit<PenggunaJawaban, 'token'> & { token: string };
export type Setelan = Data<'get', 'para-system'>[number];
export type Toko = Pick<Data<'get', 'tokos'>[number], 'portal' | 'nama_toko' | 'kode_toko'>;
export type Konfigurasi = Data<'get', 'config'>;

export type PermintaanOtorisasi = Data<'get', 'authorization/permintaan/{id}'>;
