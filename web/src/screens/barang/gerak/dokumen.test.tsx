// What the server says of a row finds the piece that was sent in its place, also after the list changed.
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { buatKueri } from '@/api/kueri';
import { useDokumenPindai } from './dokumen';

const jawab = (status: number, isi: unknown) => new Response(JSON.stringify(isi), { status });
const kartu = (kode_barcode: string) => ({
  kode_barcode,
  nama_barang: `BARANG ${kode_barcode}`,
  kode_toko: 'A01',
  berat: 1,
});

const klien = buatKueri();
const bungkus = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={klien}>{children}</QueryClientProvider>
);

afterEach(() => vi.unstubAllGlobals());

it('puts refusals on their pieces and empties the list once it is saved', async () => {
  const badan: unknown[] = [];
  vi.stubGlobal(
    'fetch',
    vi.fn(async (alamat: string, opsi: { body?: string }) => {
      const kode = /kode-barcode\/(\d+)/.exec(alamat)?.[1];
      if (kode) return jawab(200, { data: kartu(kode) });
      badan.push(JSON.parse(opsi.body ?? '{}'));
      if (badan.length > 1) return jawab(200, { data: { no_dok: 'PB1', qty: 1, berat: 1 }, message: 'Beres' });
      const fields = { 'detail_barang[1].kode_barcode': 'sudah dipindah' };
      return jawab(422, { code: 'PINDAH-01', message: 'Baris 2', fields });
    }),
  );
  const { result } = renderHook(() => useDokumenPindai('pindahbarang'), { wrapper: bungkus });
  act(() => {
    result.current.daftar.pindai('1');
    result.current.daftar.pindai('2');
  });
  await waitFor(() => expect(result.current.daftar.baris).toHaveLength(2));
  await act(async () => expect(await result.current.kirim({ kode_toko: 'S04' })).toBe(false));
  // The last scan stands on top: the second row that was sent is the first piece.
  expect([...result.current.galat]).toEqual([['00000001', 'sudah dipindah']]);
  act(() => result.current.daftar.hapus('00000001'));
  await act(async () => expect(await result.current.kirim({ kode_toko: 'S04' })).toBe(true));
  expect(badan[1]).toEqual({ kode_toko: 'S04', detail_barang: [{ kode_barcode: '00000002', kode_toko: 'A01' }] });
  expect(result.current.daftar.baris).toHaveLength(0);
  expect(result.current.terakhir?.hasil.no_dok).toBe('PB1');
});
