// An outage is known within three seconds, since when, and whoever waits goes on when the server is back.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  BATAS_DENYUT,
  JEDA_DENYUT,
  jagaSambungan,
  periksaServer,
  sambunganServer,
  serverDiam,
  tungguServer,
} from './sambungan';

let hidup = true;
let lepas = () => undefined as unknown;

beforeEach(() => {
  hidup = true;
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => {
    if (!hidup) throw new TypeError('putus');
    return new Response('{}');
  });
  lepas = jagaSambungan();
});
afterEach(() => {
  lepas();
  vi.useRealTimers();
});

it('jeda dan batas bersama di bawah tiga detik', () => {
  expect(JEDA_DENYUT + BATAS_DENYUT).toBeLessThan(3000);
});

it('server yang mati diketahui tanpa ada yang menekan apa pun, sejak kapan, dan kembalinya juga', async () => {
  expect(sambunganServer.ambil().keadaan).toBe('ada');
  hidup = false;
  await vi.advanceTimersByTimeAsync(3000);
  const putus = sambunganServer.ambil();
  expect(putus.keadaan).toBe('putus');
  await vi.advanceTimersByTimeAsync(6000);
  expect(sambunganServer.ambil().sejak).toBe(putus.sejak);
  hidup = true;
  await vi.advanceTimersByTimeAsync(3000);
  expect(sambunganServer.ambil().keadaan).toBe('ada');
});

it('yang menunggu jalan lagi begitu server kembali; yang dibatalkan tidak', async () => {
  hidup = false;
  serverDiam();
  await vi.advanceTimersByTimeAsync(10);
  const kendali = new AbortController();
  const hasil: string[] = [];
  void tungguServer().then((ya) => hasil.push(`satu ${ya}`));
  void tungguServer(kendali.signal).then((ya) => hasil.push(`dua ${ya}`));
  await vi.advanceTimersByTimeAsync(5000);
  expect(hasil).toEqual([]);
  kendali.abort();
  await vi.advanceTimersByTimeAsync(10);
  expect(hasil).toEqual(['dua false']);
  hidup = true;
  await vi.advanceTimersByTimeAsync(3000);
  expect(hasil).toEqual(['dua false', 'satu true']);
});

it('tanpa penjaga tidak ada yang menunggu, dan server yang menjawab 503 bukan putus', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 503 }));
  expect(await periksaServer()).toBe('terganggu');
  lepas();
  lepas = () => undefined;
  expect(await tungguServer()).toBe(false);
});
