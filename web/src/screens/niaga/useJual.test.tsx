// The sale on the screen against a server that answers, refuses or is gone: pieces that cannot be sold stay out, a repeat
// after a lost answer is the same to the letter, and a reload loses nothing.
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buatKueri } from '@/api/kueri';
import { baris } from '@/kit/transaksi/baris';
import { BAYAR_KOSONG } from '@/kit/transaksi/bayar';
import { JUAL_KOSONG, type MintaJual } from './model';
import { useJual } from './useJual';

const jawab = (status: number, isi: unknown) => new Response(JSON.stringify(isi), { status });

function hitung(detail: readonly MintaJual[]): Response {
  const rusak = detail.findIndex((b) => b.kode_barcode === '00000009');
  if (rusak >= 0) {
    const fields = { [`detail_barang[${rusak}].kode_barcode`]: 'Barang 00000009 sudah terjual oleh kasir2' };
    return jawab(422, { code: 'JUAL-01', message: 'Baris salah', fields });
  }
  const detail_barang = detail.map((b) => ({
    nama_barang: `CINCIN ${b.kode_barcode}`,
    berat: 2,
    harga_total: b.harga_total ?? 1_000_000,
    rumus: [],
    alasan: [],
  }));
  const neto = detail_barang.reduce((n, b) => n + b.harga_total, 0);
  const data = { detail_barang, detail_beli: [], total_jual: neto, total_beli: 0, neto, alasan: [], nominal: neto };
  return jawab(200, { data: { ...data, peringatan: [] } });
}

let ditanya: number[] = [];
let simpan: (() => Response | Promise<Response>) | undefined;
const terkirim: { kunci: string; isi: unknown }[] = [];

beforeEach(() => {
  localStorage.clear();
  terkirim.length = 0;
  ditanya = [];
  vi.stubGlobal('fetch', async (alamat: string, opsi: { headers: Record<string, string>; body: string }) => {
    const isi = JSON.parse(opsi.body);
    if (alamat.endsWith('penjualan/hitung')) {
      ditanya.push(isi.detail_barang.length);
      return hitung(isi.detail_barang);
    }
    terkirim.push({ kunci: opsi.headers['Idempotency-Key'] ?? '', isi });
    return simpan?.() ?? jawab(500, {});
  });
});
afterEach(() => vi.unstubAllGlobals());

function mulai() {
  const klien = buatKueri();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={klien}>{children}</QueryClientProvider>
  );
  return renderHook(() => useJual(), { wrapper });
}

const TERCATAT = { no_faktur_group: 'NGJKT1-261115-0001', jenis: 'JUAL', neto: 2_000_000, kembali: 0, kupon: [] };

it('keeps out what cannot be sold and prices the rest', async () => {
  const { result } = mulai();
  act(() => {
    for (const kode of ['1', '9', '2', '1']) result.current.pindai(kode);
  });
  // The word of the last scan; the queue is empty before it is drawn.
  await waitFor(() => expect(result.current.kabar).toMatchObject({ jenis: 'ganda' }));
  expect(result.current.menungguKini()).toBe(false);
  expect(result.current.keadaan.jual.map((b) => b.minta.kode_barcode)).toEqual(['00000001', '00000002']);
  await waitFor(() => expect(result.current.hitungan?.hasil.neto).toBe(2_000_000));
  expect(result.current.basi).toBe(false);
});

it('asks once for a scan: the whole with the piece in it', async () => {
  const { result } = mulai();
  for (const [kode, neto] of [
    ['1', 1_000_000],
    ['2', 2_000_000],
    ['3', 3_000_000],
  ] as const) {
    act(() => result.current.pindai(kode));
    await waitFor(() => expect(result.current.hitungan?.hasil.neto).toBe(neto));
    expect([result.current.basi, result.current.harga.jual.size]).toEqual([false, result.current.keadaan.jual.length]);
  }
  // A second question after a scan would stand before the next one's.
  expect(ditanya).toEqual([1, 2, 3]);
});

it('takes a piece although another line is wrong', async () => {
  const { result } = mulai();
  const terscan = () => result.current.keadaan.jual.map((b) => b.minta.kode_barcode);
  act(() => result.current.pindai('1'));
  await waitFor(() => expect(terscan()).toEqual(['00000001']));
  await waitFor(() => expect(result.current.basi).toBe(false));
  act(() => result.current.ganti((k) => ({ ...k, jual: [baris({ ...JUAL_KOSONG, kode_barcode: '00000009' })] })));
  act(() => result.current.pindai('2'));
  await waitFor(() => expect(terscan()).toEqual(['00000009', '00000002']));
  expect(result.current.kabar).toMatchObject({ jenis: 'masuk', kode: '00000002' });
});

it('sends again what got no answer, also after a reload, and then starts anew', async () => {
  const pertama = mulai();
  act(() => pertama.result.current.pindai('1'));
  act(() => pertama.result.current.pindai('2'));
  await waitFor(() => expect(pertama.result.current.hitungan?.hasil.neto).toBe(2_000_000));
  act(() =>
    pertama.result.current.ganti((k) => ({
      ...k,
      kode_sales: 'S01',
      bayar: [baris({ ...BAYAR_KOSONG, jumlah_rp: 2_000_000 })],
      pelanggan: { kode_pelanggan: 'P1', kode_member: '', jenis_pelanggan: 'UMUM', nama_customer: 'SITI', no_hp: '' },
    })),
  );
  simpan = () => Promise.reject(new TypeError('putus'));
  await act(async () => expect(await pertama.result.current.kirim()).toBe('belum'));
  pertama.unmount();

  const kedua = mulai();
  expect(kedua.result.current.keadaan.pelanggan?.nama_customer).toBe('SITI');
  expect(kedua.result.current.simpan.terputus).toBe(true);
  simpan = () => jawab(200, { data: TERCATAT });
  await act(async () => expect(await kedua.result.current.kirim()).toBe('tersimpan'));
  expect(terkirim[1]).toEqual(terkirim[0]);
  expect(kedua.result.current.selesai?.hasil.no_faktur_group).toBe(TERCATAT.no_faktur_group);
  expect(kedua.result.current.keadaan).toMatchObject({ jual: [], kode_sales: 'S01' });
  expect(kedua.result.current.keadaan.pelanggan).toBeUndefined();
  expect(mulai().result.current.keadaan.jual).toEqual([]);
});

it('puts refusals of a changed line on that line', async () => {
  const { result } = mulai();
  act(() => result.current.pindai('1'));
  await waitFor(() => expect(result.current.hitungan).toBeDefined());
  const id = result.current.keadaan.jual[0]?.id ?? '';
  act(() =>
    result.current.ganti((k) => ({
      ...k,
      jual: k.jual.map((b) => ({ ...b, minta: { ...b.minta, kode_barcode: '00000009' } })),
    })),
  );
  await waitFor(() => expect(result.current.galat('detail_barang').get(id)?.kode_barcode).toContain('kasir2'));
  await act(async () => expect(await result.current.kirim()).toBe('belum'));
  expect(terkirim).toEqual([]);
});
