// The kit of documents: the key of a save lives until an answer, scans wait their turn, refusals find their rows.
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { KonteksTempat, TEMPAT_KOSONG } from '../konteks';
import { rapikanBarcode, useDaftarPindai } from './pindai';
import { galatBaris, useSimpanDokumen } from './simpan';

const jawab = (status: number, isi: unknown) => new Response(JSON.stringify(isi), { status });
const kunci = (panggilan: unknown[]) => {
  const opsi = panggilan[1] as { headers: Record<string, string> };
  return opsi.headers['Idempotency-Key'];
};

afterEach(() => vi.unstubAllGlobals());

describe('useSimpanDokumen', () => {
  it('keeps the key while no answer came and takes a new one after a refusal', async () => {
    const ambil = vi
      .fn()
      .mockRejectedValueOnce(new TypeError('putus'))
      .mockResolvedValueOnce(
        jawab(422, { code: 'X-01', message: 'Salah', fields: { 'detail_barang[0].berat': 'Nol' } }),
      )
      .mockResolvedValueOnce(jawab(200, { data: true }));
    vi.stubGlobal('fetch', ambil);
    const { result } = renderHook(() => useSimpanDokumen('users/logout'));
    await act(async () => expect(await result.current.kirim({ user_id: 'a' })).toBeUndefined());
    expect(result.current.terputus).toBe(true);
    await act(async () => expect(await result.current.kirim({ user_id: 'a' })).toBeUndefined());
    expect(result.current.terputus).toBe(false);
    expect(result.current.kolom).toEqual({ 'detail_barang[0].berat': 'Nol' });
    await act(async () => expect((await result.current.kirim({ user_id: 'a' }))?.data).toBe(true));
    const [pertama, kedua, ketiga] = ambil.mock.calls.map(kunci);
    expect(pertama).toBe(kedua);
    expect(ketiga).not.toBe(kedua);
    expect(result.current.umum).toBeUndefined();
  });

  it('takes a new key when the document changed', async () => {
    const ambil = vi.fn().mockRejectedValue(new TypeError('putus'));
    vi.stubGlobal('fetch', ambil);
    const { result } = renderHook(() => useSimpanDokumen('users/logout'));
    await act(async () => void (await result.current.kirim({ user_id: 'a' })));
    await act(async () => void (await result.current.kirim({ user_id: 'b' })));
    const [pertama, kedua] = ambil.mock.calls.map(kunci);
    expect(pertama).not.toBe(kedua);
  });
});

describe('useDaftarPindai', () => {
  it('asks one scan after another and refuses a piece that stands there already', async () => {
    const urutan: string[] = [];
    let jawab = () => {};
    const pertama = new Promise<void>((lanjut) => (jawab = lanjut));
    const ambil = async (kode: string) => {
      urutan.push(kode);
      if (kode === '00000001') await pertama;
      if (kode === '00000003') throw new Error('Barang 00000003 sudah terjual');
      return { kode_barcode: kode };
    };
    const { result } = renderHook(() => useDaftarPindai({ ambil }));
    act(() => {
      for (const kode of ['1', '2', '3', '1']) result.current.pindai(kode);
    });
    // While the first is not answered nobody asks for the others.
    await waitFor(() => expect(urutan).toEqual(['00000001']));
    act(jawab);
    await waitFor(() => expect(result.current.sedang).toBe(false));
    expect(urutan).toEqual(['00000001', '00000002', '00000003']);
    expect(result.current.baris.map((b) => b.kode_barcode)).toEqual(['00000002', '00000001']);
    expect(result.current.kabar).toMatchObject({ jenis: 'ganda', kode: '00000001' });
    act(() => result.current.hapus('00000002'));
    expect(result.current.baris).toHaveLength(1);
  });

  it('keeps what was scanned until it is saved, for whoever scanned it', async () => {
    const ambil = async (kode: string) => ({ kode_barcode: kode });
    const sebagai = (pemilik: string) => ({
      wrapper: ({ children }: { children: ReactNode }) => (
        <KonteksTempat.Provider value={{ ...TEMPAT_KOSONG, pemilik }}>{children}</KonteksTempat.Provider>
      ),
    });
    const daftar = () => useDaftarPindai({ ambil, ingat: 'uji' });
    const pertama = renderHook(daftar, sebagai('ani@JKT1'));
    act(() => pertama.result.current.pindai('7'));
    await waitFor(() => expect(pertama.result.current.baris).toHaveLength(1));
    pertama.unmount();
    expect(renderHook(daftar, sebagai('budi@JKT1')).result.current.baris).toEqual([]);
    const lagi = renderHook(daftar, sebagai('ani@JKT1'));
    expect(lagi.result.current.baris).toEqual([{ kode_barcode: '00000007' }]);
    act(() => lagi.result.current.kosongkan());
    expect(renderHook(daftar, sebagai('ani@JKT1')).result.current.baris).toEqual([]);
  });
});

it('gathers what was said of each row', () => {
  const kolom = { 'detail_barang[1].berat': 'A', 'detail_barang[1].kadar': 'B', 'detail_barang[0].x': 'C', lain: 'D' };
  expect([...galatBaris(kolom)]).toEqual([
    [1, 'A. B'],
    [0, 'C'],
  ]);
});

it('fills digits up to eight and leaves other codes', () => {
  expect([rapikanBarcode(' 42 '), rapikanBarcode('123456789'), rapikanBarcode('e280aa')]).toEqual([
    '00000042',
    '123456789',
    'E280AA',
  ]);
});
