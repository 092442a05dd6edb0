// Types of the calls, from schema.d.ts: `Data<'get', 'tokos'>` is what a GET of tokos carries in `data`, `Isi<'post',
// 'tokos'>` what is sent to it. Below them the shapes of the shell: session, configuration, stores, settings, approvals.
import type { Panggilan } from './schema';

export type Metode = keyof Panggilan;

/** The paths that a method has, without those that screens draw from definitions. */
export type JalurApi<M extends Metode> = keyof Panggilan[M] & string;

type Kecil = Lowercase<Metode>;
type Bagian<P, N extends string> = P extends { [K in N]: infer B } ? B : never;
type Selubung<B> = B extends { data: infer D } ? D : B;

/** What a call carries in `data`, or the whole of a bare answer. */
export type DataDari<P> = P extends { jawab: infer B } ? Selubung<B> : never;

/** What the OpenAPI document says a call carries in `data`. */
export type Data<M extends Kecil, J extends JalurApi<Uppercase<M>>> = DataDari<Panggilan[Uppercase<M>][J]>;

/** What the OpenAPI document says a call takes as its body. */
export type Isi<M extends Kecil, J extends JalurApi<Uppercase<M>>> = Bagian<Panggilan[Uppercase<M>][J], 'body'>;

/** What the OpenAPI document says a call takes in its query. */
export type Kueri<M extends Kecil, J extends JalurApi<Uppercase<M>>> = Bagian<Panggilan[Uppercase<M>][J], 'query'>;

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
/** What an approval is for, as a pricing or a refusal says it. */
export type PermohonanIzin = NonNullable<PermintaanOtorisasi['permohonan']>;
