// A list in its address: a link shows what was shared, a step back what was there, totals are the server's, and the export
// has every row that matches.
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buatKueri } from '@/api/kueri';
import { DataTable } from '../DataTable';
import * as unduh from '../unduh';
import { useDaftar } from './useDaftar';

interface Baris {
  no: string;
  jumlah: number;
}

const SEMUA: Baris[] = Array.from({ length: 230 }, (_, i) => ({ no: `N-${i + 1}`, jumlah: 10 }));
const tanya: Record<string, unknown>[] = [];

function Layar() {
  const { saring, ubah, tabel } = useDaftar({
    kunci: ['uji'],
    labelTotal: 'Total uji',
    bawaan: { tgl_from: '2026-11-16', cari: '', status: 'ALL' },
    ambil: async (t) => {
      tanya.push(t);
      const cocok = SEMUA.filter((b) => b.no.includes(t.cari));
      return {
        data: cocok.slice(t.skip, t.skip + t.limit),
        count: cocok.length,
        total: { jumlah: cocok.length * 10 },
      };
    },
  });
  return (
    <>
      <button type="button" onClick={() => ubah({ status: 'BATAL' })}>
        batal saja
      </button>
      <p>{saring.status}</p>
      <DataTable
        label="Uji"
        kolom={[
          { kunci: 'no', judul: 'No', nilai: (b) => b.no },
          { kunci: 'jumlah', judul: 'Jumlah', jenis: 'rupiah', nilai: (b) => b.jumlah, total: true },
        ]}
        idBaris={(b) => b.no}
        {...tabel}
        ekspor
      />
    </>
  );
}

async function buka(alamat: string) {
  const akar = createRootRoute();
  const rute = createRoute({ getParentRoute: () => akar, path: '/', component: Layar });
  const history = createMemoryHistory({ initialEntries: [alamat] });
  const router = createRouter({ routeTree: akar.addChildren([rute]), history });
  render(
    <MantineProvider>
      <QueryClientProvider client={buatKueri()}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  await waitFor(() => expect(tanya.length).toBeGreaterThan(0));
  await screen.findByText(/dari \d+$/);
  return { router, cari: () => router.state.location.search as Record<string, unknown> };
}

beforeEach(() => {
  tanya.length = 0;
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('tautan menampilkan saringan, halaman dan urutan yang sama', async () => {
  await buka('/?tgl_from=2026-11-01&status=AKTIF&hal=2&per=25&urut=-jumlah');
  expect(tanya.at(-1)).toEqual({
    tgl_from: '2026-11-01',
    cari: '',
    status: 'AKTIF',
    sort_by: 'jumlah',
    urut: 'desc',
    skip: 25,
    limit: 25,
  });
});

it('hari bawaan ditulis ke alamat, dan langkah mundur mengembalikan saringan', async () => {
  const { router, cari } = await buka('/');
  await waitFor(() => expect(cari().tgl_from).toBe('2026-11-16'));
  fireEvent.click(screen.getByText('batal saja'));
  await waitFor(() => expect(cari().status).toBe('BATAL'));
  expect(tanya.at(-1)).toMatchObject({ status: 'BATAL', skip: 0 });
  act(() => router.history.back());
  await waitFor(() => expect(screen.getByText('ALL')).toBeTruthy());
});

it('mengganti saringan kembali ke halaman pertama', async () => {
  const { cari } = await buka('/?hal=3&tgl_from=2026-11-16');
  fireEvent.click(screen.getByText('batal saja'));
  await waitFor(() => expect(tanya.at(-1)).toMatchObject({ status: 'BATAL', skip: 0 }));
  expect(cari().hal).toBeUndefined();
});

it('ekspor berisi semua baris yang cocok dan jumlahnya dari server', async () => {
  const tulis = vi.spyOn(unduh, 'unduhCsv').mockImplementation(() => undefined);
  await buka('/?tgl_from=2026-11-16');
  fireEvent.click(screen.getByRole('button', { name: /Export CSV/ }));
  await waitFor(() => expect(tulis).toHaveBeenCalledOnce());
  const csv = String(tulis.mock.calls[0]?.[0]);
  expect(csv.split('\n').filter((b) => b.includes('N-'))).toHaveLength(230);
  expect((await screen.findByText('Total uji')).closest('tr')?.textContent).toContain('2,300');
});
