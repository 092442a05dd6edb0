// The typed door to the server: method and path name a call of the OpenAPI document, and its path parameters, query,
// body and answer are typed from it. A path, parameter or field that the document does not know does not compile.
// Calls whose path comes from a definition at run time go through ./definisi.
import { type Amplop, type BerkasJawaban, kirimAlir, kirimBerkas, kirimJson, type OpsiKirim } from './klien';
import type { Panggilan } from './schema';
import type { DataDari, JalurApi, Metode } from './tipe';

type OpsiUmum = Omit<OpsiKirim, 'query' | 'body'>;

/** What is left out of the address: a query's optional values may also be empty. */
type BolehKosong<Q> = { [N in keyof Q]: undefined extends Q[N] ? Q[N] | '' | null : Q[N] };

type BagianJalur<P> = P extends { jalur: infer J }
  ? { jalur: { [N in keyof J]: J[N] extends number ? number | string : J[N] } }
  : { jalur?: never };
type BagianQuery<P> = P extends { query: infer Q }
  ? object extends Q
    ? { query?: BolehKosong<Q> }
    : { query: BolehKosong<Q> }
  : { query?: never };
type BagianBody<P> = P extends { body: infer B } ? { body: B } : { body?: never };

type OpsiDari<P> = P extends unknown ? OpsiUmum & BagianJalur<P> & BagianQuery<P> & BagianBody<P> : never;

/** What a call takes beside method and path. */
export type OpsiPanggil<M extends Metode, J extends JalurApi<M>> = OpsiDari<Panggilan[M][J]>;

/** Paths that can be called without anything else. */
export type JalurPolos<M extends Metode> = {
  [J in JalurApi<M>]: object extends OpsiDari<Panggilan[M][J]> ? J : never;
}[JalurApi<M>];

/** Paths that answer with a file. */
export type JalurBerkas<M extends Metode> = {
  [J in JalurApi<M>]: DataDari<Panggilan[M][J]> extends Blob ? J : never;
}[JalurApi<M>];

type NamaDi<U> = U extends unknown ? keyof U : never;
type NilaiDi<U, N> = U extends unknown ? (N extends keyof U ? U[N] : never) : never;

/** `A` as it is, but nothing in it that `B` does not know: TypeScript alone lets a variable carry more. */
export type Tepat<A, B> = unknown extends B
  ? A
  : A extends FormData | AbortSignal | null | undefined
    ? A
    : A extends readonly (infer X)[]
      ? readonly Tepat<X, Extract<B, readonly unknown[]>[number]>[]
      : A extends object
        ? { [N in keyof A]: N extends NamaDi<B> ? Tepat<A[N], Exclude<NilaiDi<B, N>, null | undefined>> : never }
        : A;

/** What a call answers: `data`, `count` and `message`, and what else the document puts beside them. */
export type JawabanDari<P> = Amplop<DataDari<P>> &
  (P extends { jawab: infer B } ? (B extends { data: unknown } ? Omit<B, keyof Amplop<unknown>> : unknown) : unknown);

interface Pemanggil {
  <M extends Metode, J extends JalurPolos<M>>(metode: M, jalur: J): Promise<JawabanDari<Panggilan[M][J]>>;
  <M extends Metode, J extends JalurApi<M>, const O extends OpsiPanggil<M, J>>(
    metode: M,
    jalur: J,
    opsi: O & Tepat<O, OpsiPanggil<M, J>>,
  ): Promise<JawabanDari<Panggilan[M][J]>>;
}

interface PemintaBerkas<H> {
  <M extends Metode, J extends JalurPolos<M> & JalurBerkas<M>>(metode: M, jalur: J): Promise<H>;
  <M extends Metode, J extends JalurBerkas<M>, const O extends OpsiPanggil<M, J>>(
    metode: M,
    jalur: J,
    opsi: O & Tepat<O, OpsiPanggil<M, J>>,
  ): Promise<H>;
}

export const panggil: Pemanggil = (metode: Metode, jalur: string, opsi: OpsiBebas = {}) => {
  const { jalur: isi, ...sisa } = opsi;
  return kirimJson<Amplop<never>>(metode, isiJalur(jalur, isi), sisa);
};

/** A file that the server makes, of what it has or of what is sent to it, with the name and the manner it gave it. */
export const mintaBerkas: PemintaBerkas<BerkasJawaban> = (metode: Metode, jalur: string, opsi: OpsiBebas = {}) => {
  const { jalur: isi, ...sisa } = opsi;
  return kirimBerkas(metode, isiJalur(jalur, isi), sisa);
};

/** The file alone. */
export const ambilBerkas: PemintaBerkas<Blob> = async (metode: Metode, jalur: string, opsi: OpsiBebas = {}) => {
  const { jalur: isi, ...sisa } = opsi;
  return (await kirimBerkas(metode, isiJalur(jalur, isi), sisa)).isi;
};

/** A call's answer as a file of another form (`terima`), with word of how far it is. */
export const alirkan = <M extends Metode, J extends JalurApi<M>>(
  metode: M,
  jalur: J,
  opsi: OpsiPanggil<M, J> & { terima: string },
  maju: (baris: number, semua: number) => void,
): Promise<Blob> => kirimAlir(metode, jalur, opsi as OpsiKirim, maju);

/** Reads without path parameters: what a helper that takes one of several paths can pass on. */
export type JalurBaca = {
  [J in JalurApi<'GET'>]: Panggilan['GET'][J] extends { jalur: unknown } ? never : J;
}[JalurApi<'GET'>];

export type DataBaca<J extends JalurBaca> = DataDari<Panggilan['GET'][J]>;
export type KueriBaca<J extends JalurBaca> = Panggilan['GET'][J] extends { query: infer Q } ? BolehKosong<Q> : never;

/** One read of many: the path's own query, the path's own answer. */
export async function baca<J extends JalurBaca>(jalur: J, query?: KueriBaca<J>, opsi?: OpsiUmum) {
  return (await kirimJson<Amplop<DataBaca<J>>>('GET', jalur, { ...opsi, query })).data;
}

/** Reads that answer a list, masters above all. */
export type JalurDaftar = {
  [J in JalurBaca]: DataBaca<J> extends readonly object[] ? (object extends OpsiPanggil<'GET', J> ? J : never) : never;
}[JalurBaca];

export type BarisDaftar<J extends JalurDaftar> = DataBaca<J> extends readonly (infer B)[] ? B : never;

/** All rows of a list. */
export const bacaDaftar = async <J extends JalurDaftar>(jalur: J) =>
  (await kirimJson<Amplop<BarisDaftar<J>[]>>('GET', jalur)).data;

type OpsiBebas = OpsiKirim & { jalur?: Readonly<Record<string, string | number>> };

/** `barang/{kode}` with its parameters in place. */
export function isiJalur(jalur: string, isi: Readonly<Record<string, string | number>> = {}): string {
  return jalur.replace(/\{(\w+)\}/g, (_, nama: string) => encodeURIComponent(String(isi[nama] ?? '')));
}
