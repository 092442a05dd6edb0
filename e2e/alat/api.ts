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
    const awal = new Api('');
    const { data } = await awal.panggil<{ token: string }>('POST', 'users/login', { user_id: user, password: SANDI });
    return new Api(data.token);
  }

  async panggil<T>(metode: string, jalur: string, badan?: unknown): Promise<JawabanApi<T>> {
    const jawaban = await fetch(`${server().url}/api/v1/${jalur}`, {
      method: metode,
      headers: { 'Content-Type': 'application/json', ...(this.token && { Authorization: `Bearer ${this.token}` }) },
      body: badan === undefined ? undefined : JSON.stringify(badan),
    });
    const teks = await jawaban.text();
    const isi = JSON.parse(teks) as { data: T; count?: number; message?: string };
    return { status: jawaban.status, data: isi.data, count: isi.count ?? 0, message: isi.message ?? '' };
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
