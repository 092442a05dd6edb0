// What makes a document and got no answer is sent again to the letter once the server is back; nothing else is.
// fetch is answered by the test, and the clock is its own.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aturSumber, kirimJson, PALING_LAMA_ULANG } from './klien';
import { jagaSambungan } from './sambungan';
import { Tolak } from './tolak';

interface Terkirim {
  kunci: string | null;
  isi: unknown;
}

let terkirim: Terkirim[] = [];
let sehat: number;
let jawab: () => Response | Promise<Response>;
let masa = 1;
let lepas = () => undefined as unknown;

const putus = () => Promise.reject(new TypeError('putus'));
const jauh = () => new Response(JSON.stringify({ code: 'DATA-01', message: 'Basis data' }), { status: 503 });

beforeEach(() => {
  terkirim = [];
  sehat = 200;
  masa = 1;
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (alamat: string, opsi: RequestInit) => {
    if (alamat === '/healthz') return new Response('{}', { status: sehat });
    terkirim.push({ kunci: new Headers(opsi.headers).get('Idempotency-Key'), isi: opsi.body });
    return jawab();
  });
  aturSumber({ token: () => 'abc', masa: () => masa, dasar: () => '/api/v1/', tokenMati: () => undefined });
  lepas = jagaSambungan();
});
afterEach(() => {
  lepas();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const jual = (opsi = {}) => kirimJson('POST', 'penjualan', { body: { a: 1 }, idempotencyKey: 'kunci-1', ...opsi });
const akhir = (janji: Promise<unknown>) =>
  janji.then(
    (isi) => isi,
    (sebab: unknown) => sebab,
  );

it.each([
  ['tidak terjawab', putus],
  ['basis datanya jauh', jauh],
])('dokumen yang %s dikirim lagi dengan kunci dan isi yang sama', async (_, gagal) => {
  jawab = gagal;
  sehat = 503;
  const menunggu = vi.fn();
  const hasil = akhir(jual({ ulang: { menunggu, tanda: () => undefined } }));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(menunggu).toHaveBeenCalled();
  const sebelum = terkirim.length;
  expect(sebelum).toBeLessThan(4);
  sehat = 200;
  jawab = () => new Response(JSON.stringify({ data: { no: 'N-1' } }));
  await vi.advanceTimersByTimeAsync(5000);
  expect(await hasil).toEqual({ data: { no: 'N-1' } });
  expect(terkirim.length).toBeGreaterThan(1);
  for (const k of terkirim) expect(k).toEqual({ kunci: 'kunci-1', isi: '{"a":1}' });
});

it('yang ditolak, yang penuh, dan yang tanpa kunci tidak dikirim lagi', async () => {
  for (const [status, code, kunci] of [
    [422, 'JUAL-01', 'k'],
    [503, 'DATA-02', 'k'],
    [500, 'DALAM-01', 'k'],
    [503, 'DATA-01', undefined],
  ] as const) {
    terkirim = [];
    jawab = () => new Response(JSON.stringify({ code, message: 'x' }), { status });
    const hasil = akhir(jual({ idempotencyKey: kunci }));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await hasil).toMatchObject({ code });
    expect(terkirim).toHaveLength(1);
  }
});

it('tidak dikirim atas nama kasir berikutnya, dan tidak selamanya', async () => {
  jawab = jauh;
  const pertama = akhir(jual());
  await vi.advanceTimersByTimeAsync(100);
  masa = 2;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await pertama).toBeInstanceOf(Tolak);
  expect(terkirim).toHaveLength(1);
  const kedua = akhir(jual());
  await vi.advanceTimersByTimeAsync(PALING_LAMA_ULANG + 10_000);
  expect(await kedua).toMatchObject({ code: 'DATA-01' });
});

it('yang layarnya ditinggalkan berhenti menunggu', async () => {
  jawab = putus;
  sehat = 503;
  const kendali = new AbortController();
  const hasil = akhir(jual({ ulang: { menunggu: () => undefined, tanda: () => kendali.signal } }));
  await vi.advanceTimersByTimeAsync(5000);
  kendali.abort();
  await vi.advanceTimersByTimeAsync(10);
  expect(await hasil).toMatchObject({ code: 'KONEKSI' });
});
