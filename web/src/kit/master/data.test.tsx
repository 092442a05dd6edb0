// What was read of a master after a write: never the answer to a question that was asked before it.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { type TanyaDaftar, useDaftarMaster, useSegarkan } from './data';
import type { Definisi } from './tipe';

afterEach(() => vi.unstubAllGlobals());

const DEF = { slug: 'master-uji', daftar: 'uji/get/all' } as Definisi;
const TANYA: TanyaDaftar = { halaman: 1, ukuran: 50, cari: 'x' };

const jawaban = (nama: string) => new Response(JSON.stringify({ data: [{ _id: '1', versi: 1, nama }], count: 1 }));

it('daftar yang masih dibaca saat baris disimpan dibaca lagi, bukan dipakai', async () => {
  let lepas: (jawab: Response) => void = () => undefined;
  const ambil = vi
    .fn<typeof fetch>()
    .mockImplementationOnce(() => new Promise((selesai) => (lepas = selesai)))
    .mockImplementation(async () => jawaban('BARU'));
  vi.stubGlobal('fetch', ambil);
  const klien = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={klien}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => ({ daftar: useDaftarMaster(DEF, TANYA), segarkan: useSegarkan(DEF) }), {
    wrapper,
  });
  await waitFor(() => expect(ambil).toHaveBeenCalledTimes(1));
  const selesai = act(() => result.current.segarkan());
  lepas(jawaban('LAMA'));
  await selesai;
  await waitFor(() => expect(result.current.daftar.data?.baris[0]?.nama).toBe('BARU'));
  expect(ambil).toHaveBeenCalledTimes(2);
});
