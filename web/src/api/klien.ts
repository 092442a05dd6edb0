// What every call to the server has in common: adds the token, chooses the store's address, turns refusals into `Tolak`.
// Screens call through ./panggil (typed by the document) or ./definisi (paths known at run time).
// The session is handed in by the shell, so that nothing here knows where it is kept.
import { DasarTolak, SesiTolak } from './penolakan';
import { serverDiam, serverMenjawab, tungguServer } from './sambungan';
import type { Metode } from './tipe';
import { type BadanTolak, TEKS_API, Tolak } from './tolak';

export type NilaiKueri = string | number | boolean | null | undefined;

export interface Amplop<T> {
  data: T;
  count?: number;
  /** Of a list: what all rows that match come to, by column. */
  total?: Record<string, number>;
  message?: string;
}

export interface OpsiKirim {
  query?: Record<string, NilaiKueri>;
  /** Sent as JSON, or as it is when it is a form with files. */
  body?: unknown;
  /** Of a session that does not stand yet; otherwise the running session's. */
  token?: string;
  /**
   * Sent with every call that makes a document; a repeat returns the first answer. So what got no answer is sent again by
   * itself, to the letter, once the server is back.
   */
  idempotencyKey?: string;
  /** Who waits meanwhile: told each time that it is being waited for, and may stop the waiting. */
  ulang?: { menunggu: () => void; tanda: () => AbortSignal | undefined };
  /** An API address other than the chosen store's, ending in '/api/v1/'. */
  dasar?: string;
  signal?: AbortSignal;
  /** Milliseconds before the call is given up. */
  batas?: number;
  /** The form of the answer that is wanted, where the server has several. */
  terima?: string;
}

export interface SumberSesi {
  token(): string | undefined;
  /** Grows with every session that begins and every till that is opened. */
  masa?(): number;
  /** API address of the chosen store, ending in '/api/v1/'. */
  dasar(): string;
  /** Called when the server says that the token is dead. */
  tokenMati(sebab: Tolak): void;
  /** Called with every other refusal, before the caller gets it. */
  ditolak?(tolak: Tolak): void;
  /** Told of every call and how it went, for who looks for a fault: neither its body nor its answer. */
  catat?(panggilan: Catatan): void;
}

export interface Catatan {
  metode: Metode;
  jalur: string;
  /** 0 when nothing came back. */
  status: number;
  milidetik: number;
}

export const DASAR_ASAL = '/api/v1/';
const BATAS_BAWAAN = 60_000;

let sumber: SumberSesi = { token: () => undefined, dasar: () => DASAR_ASAL, tokenMati: () => undefined };

export function aturSumber(baru: SumberSesi): void {
  sumber = baru;
}

export function alamat(jalur: string, query: OpsiKirim['query'] = {}, dasar = sumber.dasar()): string {
  const isi = Object.entries(query).filter(([, nilai]) => nilai !== undefined && nilai !== null && nilai !== '');
  const kueri = new URLSearchParams(isi.map(([kunci, nilai]) => [kunci, String(nilai)])).toString();
  return `${dasar}${jalur}${kueri ? `?${kueri}` : ''}`;
}

/** The answer in its envelope. Whoever calls says what it is: here nothing is known of it. */
export async function kirimJson<A extends Amplop<unknown>>(
  metode: Metode,
  jalur: string,
  opsi: OpsiKirim = {},
): Promise<A> {
  const jawaban = await kirim(metode, jalur, opsi);
  const isi: unknown = selubung(urai(await jawaban.text()));
  return isi as A;
}

export interface BerkasJawaban {
  isi: Blob;
  /** The name the server gave it; empty where it gave none. */
  nama: string;
  /** The server means it to be saved, not opened. */
  simpan: boolean;
}

/** A file with the name and the manner that the server gave it. */
export async function kirimBerkas(metode: Metode, jalur: string, opsi: OpsiKirim = {}): Promise<BerkasJawaban> {
  const jawaban = await kirim(metode, jalur, opsi);
  const cara = jawaban.headers.get('Content-Disposition') ?? '';
  return {
    isi: await jawaban.blob(),
    nama: /filename="?([^";]+)"?/i.exec(cara)?.[1] ?? '',
    simpan: !/^\s*inline/i.test(cara),
  };
}

/** So much is kept in the page's memory before the browser puts it away. */
const POTONG = 4 << 20;
const GANTI_BARIS = 10;

/** A long file while it comes: told how many of its lines are here, and of how many where the server said so. */
export async function kirimAlir(
  metode: Metode,
  jalur: string,
  opsi: OpsiKirim,
  maju: (baris: number, semua: number) => void,
): Promise<Blob> {
  const jawaban = await kirim(metode, jalur, opsi);
  const jenis = jawaban.headers.get('Content-Type') ?? '';
  const semua = Number(jawaban.headers.get('X-Laporan-Baris') ?? 0);
  const tumpuk: Blob[] = [];
  let potong: Uint8Array<ArrayBuffer>[] = [];
  let isi = 0;
  let baris = 0;
  const simpan = () => {
    tumpuk.push(new Blob(potong));
    potong = [];
    isi = 0;
  };
  const pembaca = jawaban.body?.getReader();
  for (;;) {
    const bagian = await pembaca?.read();
    if (!bagian || bagian.done) break;
    for (const huruf of bagian.value) if (huruf === GANTI_BARIS) baris += 1;
    potong.push(bagian.value);
    isi += bagian.value.length;
    if (isi >= POTONG) simpan();
    maju(baris, semua);
  }
  simpan();
  return new Blob(tumpuk, { type: jenis });
}

/** A refusal of what was sent before the till was opened, or by the cashier before, says nothing of the session that stands now. */
async function penolakan(jawaban: Response, masa: number | undefined): Promise<Tolak> {
  const teks = await jawaban.text();
  const badan = urai(teks);
  const tolak = new Tolak(jawaban.status, badanTolak(jawaban.status, badan, teks));
  if (masa !== sumber.masa?.()) return tolak;
  if (tolak.code === SesiTolak.Mati) sumber.tokenMati(tolak);
  else sumber.ditolak?.(tolak);
  return tolak;
}

/** So long what got no answer is sent again by itself; then whoever sent it decides. A failover takes less than a minute. */
export const PALING_LAMA_ULANG = 120_000;

/** Not reached, or turned away because the database is: whether it was saved is not known, or it was not. */
function layakDiulang(sebab: unknown): boolean {
  if (!(sebab instanceof Tolak) || sebab.code === DasarTolak.DataPenuh) return false;
  return sebab.tanpaJawaban || sebab.status === 502 || sebab.status === 503 || sebab.status === 504;
}

async function kirim(metode: Metode, jalur: string, opsi: OpsiKirim): Promise<Response> {
  const akhir = Date.now() + PALING_LAMA_ULANG;
  const masa = sumber.masa?.();
  for (;;) {
    try {
      return await sekali(metode, jalur, opsi);
    } catch (sebab) {
      if (!opsi.idempotencyKey || !layakDiulang(sebab) || Date.now() > akhir) throw sebab;
      opsi.ulang?.menunggu();
      const kembali = await tungguServer(opsi.ulang?.tanda() ?? opsi.signal);
      // Never in the name of who came after.
      if (!kembali || masa !== sumber.masa?.()) throw sebab;
    }
  }
}

async function sekali(metode: Metode, jalur: string, opsi: OpsiKirim): Promise<Response> {
  const mulai = performance.now();
  const masa = sumber.masa?.();
  let status = 0;
  try {
    const jawaban = await hubungi(metode, jalur, opsi);
    status = jawaban.status;
    if (!jawaban.ok) throw await penolakan(jawaban, masa);
    return jawaban;
  } finally {
    sumber.catat?.({ metode, jalur, status, milidetik: Math.round(performance.now() - mulai) });
  }
}

async function hubungi(metode: Metode, jalur: string, opsi: OpsiKirim): Promise<Response> {
  const kepala: Record<string, string> = { Accept: opsi.terima ?? 'application/json' };
  const token = opsi.token ?? sumber.token();
  if (token) kepala.Authorization = `Bearer ${token}`;
  const formulir = opsi.body instanceof FormData ? opsi.body : undefined;
  if (opsi.body !== undefined && !formulir) kepala['Content-Type'] = 'application/json';
  if (opsi.idempotencyKey) kepala['Idempotency-Key'] = opsi.idempotencyKey;
  const waktu = AbortSignal.timeout(opsi.batas ?? BATAS_BAWAAN);
  try {
    const jawaban = await fetch(alamat(jalur, opsi.query, opsi.dasar), {
      method: metode,
      headers: kepala,
      body: formulir ?? (opsi.body === undefined ? undefined : JSON.stringify(opsi.body)),
      signal: opsi.signal ? AbortSignal.any([opsi.signal, waktu]) : waktu,
    });
    serverMenjawab();
    return jawaban;
  } catch (sebab) {
    if (opsi.signal?.aborted) throw sebab;
    serverDiam();
    throw new Tolak(0, { code: 'KONEKSI', message: waktu.aborted ? TEKS_API.koneksiLambat : TEKS_API.koneksi });
  }
}

function urai(teks: string): unknown {
  try {
    return teks === '' ? null : JSON.parse(teks);
  } catch {
    return teks;
  }
}

/** Answers come as {data, count?, message?}; a few are bare arrays or objects, as the specification says. */
function selubung(badan: unknown): object {
  if (adalahObjek(badan) && 'data' in badan) return badan;
  const message = adalahObjek(badan) && typeof badan.message === 'string' ? badan.message : undefined;
  return { data: badan, message };
}

/** A bare text is the message; the specification also has a dead session answered so, known by its status. */
function badanTolak(status: number, badan: unknown, teks: string): BadanTolak {
  if (adalahObjek(badan)) return badan as BadanTolak;
  const message = typeof badan === 'string' && badan.length < 200 ? badan : teks.slice(0, 200);
  return status === 401 ? { code: SesiTolak.Mati, message } : { message };
}

function adalahObjek(nilai: unknown): nilai is Record<string, unknown> {
  return typeof nilai === 'object' && nilai !== null && !Array.isArray(nilai);
}
