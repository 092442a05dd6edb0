// Calls to the server beside the browser: what a test prepares, checks behind the screen, and clears away.
// A refusal comes back as it is; a test says itself what it expects.
import { server } from './server';
import { SANDI } from './uji';

export interface JawabanApi<T> {
  status: number;
  data: T;
  count: number;
  message: string;
  /** Of a refusal: what must be approved first. */
  permohonan?: { segel: string; pemilik: boolean };
}

export class Api {
  private constructor(private readonly token: string) {}

  static async masuk(user: string): Promise<Api> {
    return (await Api.sesi(user)).api;
  }

  /** Nobody: what needs no session. */
  static tamu(): Api {
    return new Api('');
  }

  /** The same, with what the login answered. */
  static async sesi(user: string): Promise<{ api: Api; pengguna: { token: string } }> {
    const isi = { user_id: user, password: SANDI };
    const { status, data, message } = await new Api('').panggil<{ token: string }>('POST', 'users/login', isi);
    if (status !== 200) throw new Error(`${user} tidak bisa masuk: ${status} ${message}`);
    return { api: new Api(data.token), pengguna: data };
  }

  async panggil<T>(metode: string, jalur: string, badan?: unknown): Promise<JawabanApi<T>> {
    const jawaban = await fetch(`${server().url}/api/v1/${jalur}`, {
      method: metode,
      headers: {
        'Content-Type': 'application/json',
        ...(this.token && { Authorization: `Bearer ${this.token}` }),
        // Without one the same body twice within ten seconds is taken for a repeat.
        ...(metode === 'POST' && { 'Idempotency-Key': crypto.randomUUID() }),
      },
      body: badan === undefined ? undefined : JSON.stringify(badan),
    });
    const teks = await jawaban.text();
    const isi = JSON.parse(teks) as {
      data?: T;
      count?: number;
      message?: string;
      detail?: Pick<JawabanApi<T>, 'permohonan'>;
    };
    // A few answers are bare arrays or objects, as the specification has them.
    const data = (jawaban.ok && !('data' in isi) ? isi : isi.data) as T;
    const permohonan = isi.detail?.permohonan;
    return { status: jawaban.status, data, count: isi.count ?? 0, message: isi.message ?? '', permohonan };
  }

  /** A document that somebody must say yes to: asked for, and sent again with their word. */
  async panggilIzin<T>(jalur: string, badan: object, penyetuju: string): Promise<JawabanApi<T>> {
    const pertama = await this.panggil<T>('POST', jalur, badan);
    if (!pertama.permohonan) return pertama;
    const izin = { user_id: penyetuju, password: SANDI, permohonan: pertama.permohonan.segel };
    const { data } = await this.panggil<{ id: string }>('POST', 'authorization', izin);
    return this.panggil<T>('POST', jalur, { ...badan, otorisasi: data.id });
  }

  /** What a GET answers with, whatever it carries. */
  async status(jalur: string): Promise<number> {
    return (await this.berkas(jalur)).status;
  }

  /** A file, as it comes. */
  berkas(jalur: string): Promise<Response> {
    return fetch(`${server().url}/api/v1/${jalur}`, { headers: { Authorization: `Bearer ${this.token}` } });
  }

  async ambil<T>(jalur: string): Promise<T> {
    const { status, data, message } = await this.panggil<T>('GET', jalur);
    if (status !== 200) throw new Error(`GET ${jalur}: ${status} ${message}`);
    return data;
  }
}
