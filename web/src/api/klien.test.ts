// What every call carries and how each kind of refusal reaches a screen.
// fetch is answered by the test; nothing of the client is replaced.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { jawabApi } from '../../test/bungkus';
import { panggilDefinisi } from './definisi';
import { alamat, aturSumber, DASAR_ASAL } from './klien';
import { Tolak } from './tolak';

const tokenMati = vi.fn();

beforeEach(() => {
  tokenMati.mockClear();
  aturSumber({ token: () => 'abc', dasar: () => '/toko/JKT1/api/v1/', tokenMati });
});

async function tolakDari(janji: Promise<unknown>): Promise<Tolak> {
  const sebab = await janji.then(
    () => undefined,
    (s: unknown) => s,
  );
  if (!(sebab instanceof Tolak)) throw new Error('tidak ditolak');
  return sebab;
}

describe('panggilDefinisi', () => {
  it('membawa token, alamat toko, kueri dan kunci idempotensi', async () => {
    const terkirim = jawabApi(() => ({ isi: { data: [1], count: 1 } }));
    const jawaban = await panggilDefinisi<number[]>('POST', 'penjualan', {
      query: { skip: 0, cari: '', kosong: undefined },
      body: { a: 1 },
      idempotencyKey: 'kunci-1',
    });
    expect(jawaban).toEqual({ data: [1], count: 1 });
    expect(terkirim[0]?.alamat).toBe('/toko/JKT1/api/v1/penjualan?skip=0');
    expect(terkirim[0]?.kepala.get('authorization')).toBe('Bearer abc');
    expect(terkirim[0]?.kepala.get('idempotency-key')).toBe('kunci-1');
    expect(terkirim[0]?.badan).toEqual({ a: 1 });
  });

  it('mencatat setiap panggilan tanpa isinya, juga yang ditolak', async () => {
    const catat = vi.fn();
    aturSumber({ token: () => 'abc', dasar: () => '/api/v1/', tokenMati, catat });
    jawabApi(() => ({ status: 422, isi: { code: 'UJI-01', message: 'x' } }));
    await tolakDari(panggilDefinisi('POST', 'penjualan', { body: { rahasia: 1 } }));
    expect(catat).toHaveBeenCalledWith({
      metode: 'POST',
      jalur: 'penjualan',
      status: 422,
      milidetik: expect.any(Number),
    });
    expect(JSON.stringify(catat.mock.calls)).not.toContain('rahasia');
  });

  it('menerima jawaban tanpa amplop', async () => {
    jawabApi(() => ({ isi: [{ kode: 'A' }] }));
    expect((await panggilDefinisi('GET', 'bank')).data).toEqual([{ kode: 'A' }]);
  });

  it('mengubah penolakan menjadi Tolak dengan kode, pesan, field dan rincian', async () => {
    jawabApi(() => ({
      status: 422,
      isi: { code: 'JUAL-03', message: 'Barang sudah terjual', fields: { kode: 'Wajib' }, detail: { n: 2 } },
    }));
    const tolak = await tolakDari(panggilDefinisi('POST', 'penjualan', { body: {} }));
    expect(tolak).toMatchObject({
      status: 422,
      code: 'JUAL-03',
      message: 'Barang sudah terjual',
      fields: { kode: 'Wajib' },
      detail: { n: 2 },
    });
    expect(tokenMati).not.toHaveBeenCalled();
  });

  it("mengatakan 'Koneksi Bermasalah' bila tidak ada jawaban", async () => {
    jawabApi(() => 'putus');
    const tolak = await tolakDari(panggilDefinisi('GET', 'tokos'));
    expect(tolak.message).toBe('Koneksi Bermasalah');
    expect(tolak.tanpaJawaban).toBe(true);
  });

  it("mengatakan 'Koneksi bermasalah..' bila terlalu lama", async () => {
    vi.stubGlobal(
      'fetch',
      (_: string, opsi: RequestInit) =>
        new Promise((_selesai, gagal) => {
          opsi.signal?.addEventListener('abort', () => gagal(new DOMException('habis', 'TimeoutError')));
        }),
    );
    expect((await tolakDari(panggilDefinisi('GET', 'lama', { batas: 20 }))).message).toBe('Koneksi bermasalah..');
  });

  it("mengakhiri sesi pada 401 'Invalid Token.' saja", async () => {
    jawabApi(() => ({ status: 401, isi: { code: 'SESI-01', message: 'Invalid Token.' } }));
    await tolakDari(panggilDefinisi('GET', 'tokos'));
    expect(tokenMati).toHaveBeenCalledTimes(1);
    jawabApi(() => ({ status: 401, isi: { code: 'MASUK-01', message: 'Password salah' } }));
    await tolakDari(panggilDefinisi('POST', 'users/login', { body: {} }));
    expect(tokenMati).toHaveBeenCalledTimes(1);
  });

  it('mengenali badan mentah Invalid Token.', async () => {
    jawabApi(() => ({ status: 401, isi: 'Invalid Token.' }));
    await tolakDari(panggilDefinisi('GET', 'tokos'));
    expect(tokenMati).toHaveBeenCalledTimes(1);
  });
});

it('alamat memakai dasar yang diminta', () => {
  expect(alamat('tokos', { a: 'x y' }, DASAR_ASAL)).toBe('/api/v1/tokos?a=x+y');
});
