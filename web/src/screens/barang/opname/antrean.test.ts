// Scans wait for the server and are never lost: a broken connection, a reload, a bad code among good ones.
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ambilGilir, useAntrean } from './antrean';
import { uraiTag } from './data';

const jawab = (status: number, isi: unknown) => new Response(JSON.stringify(isi), { status });
const hasil = (kode: string) => ({
  kode,
  kelas: 'ADA',
  ganda: false,
  nama_barang: 'CINCIN',
  berat: 2.5,
  keterangan: '',
});
const badan = (panggilan: unknown[]) => JSON.parse((panggilan[1] as { body: string }).body) as { kode: unknown };

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('ambilGilir', () => {
  it('sedikit satu per satu, banyak bersama selama bakinya sama', () => {
    const satu = (kode: string, baki = 'A01') => ({ kode, baki });
    expect(ambilGilir([])).toEqual([]);
    expect(ambilGilir([satu('1'), satu('2')])).toHaveLength(1);
    const banyak = Array.from({ length: 8 }, (_, i) => satu(String(i), i < 6 ? 'A01' : 'A02'));
    expect(ambilGilir(banyak)).toHaveLength(6);
  });
});

describe('useAntrean', () => {
  it('pindaian saat koneksi putus menunggu, lalu terkirim sendiri', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const ambil = vi
      .fn()
      .mockRejectedValueOnce(new TypeError('putus'))
      .mockImplementation(async (_: string, opsi: { body: string }) =>
        jawab(200, { data: hasil(String((JSON.parse(opsi.body) as { kode: string }).kode)) }),
      );
    vi.stubGlobal('fetch', ambil);
    const terkirim = vi.fn();
    const { result } = renderHook(() => useAntrean('SO1', terkirim));
    act(() => {
      result.current.pindai('00000001', 'A01');
      result.current.pindai('00000002', 'A01');
    });
    await waitFor(() => expect(result.current.terputus).toBe(true));
    expect(result.current.menunggu).toBe(2);
    expect(localStorage.getItem('karat.opname.SO1')).toContain('00000002');
    await act(async () => void (await vi.advanceTimersByTimeAsync(2100)));
    await waitFor(() => expect(result.current.menunggu).toBe(0));
    expect(result.current.terputus).toBe(false);
    expect(terkirim).toHaveBeenCalledTimes(2);
    expect(localStorage.getItem('karat.opname.SO1')).toBeNull();
    expect(ambil.mock.calls.map((p) => badan(p).kode)).toEqual(['00000001', '00000001', '00000002']);
  });

  it('yang tersimpan sebelum halaman dimuat ulang dikirim', async () => {
    localStorage.setItem('karat.opname.SO2', JSON.stringify([{ kode: '00000007', baki: '' }]));
    vi.stubGlobal('fetch', vi.fn().mockResolvedValue(jawab(200, { data: hasil('00000007') })));
    const { result } = renderHook(() => useAntrean('SO2', () => undefined));
    await waitFor(() => expect(result.current.kabar).toMatchObject({ bentuk: 'hasil' }));
    expect(result.current.menunggu).toBe(0);
  });

  it('kode yang buruk di antara yang baik tidak menahan yang lain', async () => {
    const kode = Array.from({ length: 7 }, (_, i) => `E28000000${i}`);
    const ambil = vi
      .fn()
      .mockResolvedValueOnce(jawab(422, { code: 'OPNAME-06', message: 'Baris 3', fields: { 'kode[2]': 'buruk' } }))
      .mockResolvedValueOnce(jawab(200, { data: { dibaca: 6, baru: 6, ganda: 0, kelas: { ADA: 6 } } }));
    vi.stubGlobal('fetch', ambil);
    const { result } = renderHook(() => useAntrean('SO3', () => undefined));
    act(() => result.current.pindaiBanyak(kode, ''));
    await waitFor(() => expect(result.current.kabar).toMatchObject({ bentuk: 'banyak' }));
    expect(badan(ambil.mock.calls[1] ?? []).kode).toEqual(kode.filter((_, i) => i !== 2));
    expect(result.current.menunggu).toBe(0);
  });
});

it('membaca tag dari berkas pembaca', () => {
  const berkas = 'EPC,Waktu,RSSI\n"E2801160600002",2026-11-15T10:00:00,-61\r\ne2801160600003;1\n\n00000042';
  expect(uraiTag(berkas)).toEqual(['E2801160600002', 'E2801160600003', '00000042']);
});
