// Calls to the server beside the browser: what a test prepares, checks behind the screen, and clears away.
// A refusal comes back as it is; a test says itself what it expects.
import { server } from './server';
import { SANDI } from './uji';

export interface JawabanApi<T> {
  status: number;
  data: T;
  count: number;
  message: string;
}

export class Api {
  private constructor(private readonly token: string) {}

  static async masuk(user: string): Promise<Api> {
    return (await Api.sesi(user)).api;
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
    const isi = JSON.parse(teks) as { data?: T; count?: number; message?: string };
    // A few answers are bare arrays or objects, as the specification has them.
    const data = (jawaban.ok && !('data' in isi) ? isi : isi.data) as T;
    return { status: jawaban.status, data, count: isi.count ?? 0, message: isi.message ?? '' };
  }

  /** What a GET answers with, whatever it carries. */
  async status(jalur: string): Promise<number> {
    const headers = { Authorization: `Bearer ${this.token}` };
    return (await fetch(`${server().url}/api/v1/${jalur}`, { headers })).status;
  }

  async ambil<T>(jalur: string): Promise<T> {
    const { status, data, message } = await this.panggil<T>('GET', jalur);
    if (status !== 200) throw new Error(`GET ${jalur}: ${status} ${message}`);
    return data;
  }
}
