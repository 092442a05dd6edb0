// Renders a part the way the app does: theme, query client, and a router that stands at one page.
// `masukSebagai` puts a session in place; the API is answered by `jawabApi`.
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { buatKueri } from '@/api/kueri';
import type { Konfigurasi, Pengguna, Setelan } from '@/api/tipe';
import { akhiriSesi, mulaiSesi } from '@/app/sesi';
import { peubahTema, tema } from '@/app/tema';
import { DialogHost } from '@/kit/DialogHost';

export const PENGGUNA: Pengguna = {
  user_id: 'kasir1',
  user_name: 'Kasir Satu',
  level: 'KASIR',
  token: 'token-kasir1',
  toko_saya: [],
  kode_toko: 'JKT1',
  nama_toko: 'Toko Jakarta',
  alamat_toko: 'Jl. Emas 1',
  no_telp: '021',
  no_whatsapp: '0812',
  tgl_system: '2026-11-15',
  akses: [],
  scp: [],
  pusat: false,
  ganti_password: false,
  terkunci: false,
  kunci_diam_menit: 15,
  wajib_totp: false,
  totp: false,
};

export const KONFIG: Konfigurasi = {
  app_type: 'CABANG',
  version: 'WEB',
  auth_type: 'PASSWORD',
  build: '1',
  whatsapp_url: '',
  grosir_url: '',
  online_store_url: '',
  kode_pusat: 'PST',
  demo: false,
};

export function masukSebagai(bagian: Partial<Pengguna> = {}, modul: readonly Setelan[] = []): Pengguna {
  const pengguna = { ...PENGGUNA, ...bagian };
  akhiriSesi();
  mulaiSesi(pengguna, modul);
  return pengguna;
}

export function gambar(isi: ReactNode) {
  return render(
    <MantineProvider theme={tema} cssVariablesResolver={peubahTema} env="test" withCssVariables={false}>
      <Notifications />
      <QueryClientProvider client={buatKueri()}>
        {isi}
        <DialogHost />
      </QueryClientProvider>
    </MantineProvider>,
  );
}

/** Draws a part inside a router; other paths show their own address. */
export function gambarDiRute(isi: ReactNode, path = '/dashboard') {
  const akar = createRootRoute({ component: Outlet });
  const sini = createRoute({ getParentRoute: () => akar, path, component: () => <>{isi}</> });
  const lain = createRoute({
    getParentRoute: () => akar,
    path: '$',
    component: () => <p data-testid="tujuan">{window.location.pathname}</p>,
  });
  const router = createRouter({
    routeTree: akar.addChildren(path === '/$' ? [lain] : [sini, lain]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  return { ...gambar(<RouterProvider router={router} />), router };
}

export interface Panggilan {
  metode: string;
  alamat: string;
  kepala: Headers;
  badan: unknown;
}

type Jawab = (panggilan: Panggilan) => { status?: number; isi: unknown; kepala?: Record<string, string> } | 'putus';

/** Answers every fetch and keeps what was sent. */
export function jawabApi(jawab: Jawab): Panggilan[] {
  const terkirim: Panggilan[] = [];
  vi.stubGlobal('fetch', async (alamat: string, opsi: RequestInit = {}) => {
    const panggilan: Panggilan = {
      metode: opsi.method ?? 'GET',
      alamat,
      kepala: new Headers(opsi.headers),
      badan: typeof opsi.body === 'string' ? JSON.parse(opsi.body) : undefined,
    };
    terkirim.push(panggilan);
    const hasil = jawab(panggilan);
    if (hasil === 'putus') throw new TypeError('fetch failed');
    const teks = typeof hasil.isi === 'string' ? hasil.isi : JSON.stringify(hasil.isi);
    return new Response(teks, { status: hasil.status ?? 200, headers: hasil.kepala });
  });
  return terkirim;
}

/** A dialog with what it loads in it: until then another one of its name says that it loads. */
export async function dialogTerisi(name: string | RegExp): Promise<HTMLElement> {
  await waitFor(() => {
    const memuat = within(screen.getByRole('dialog', { name })).queryByRole('status', { name: 'Memuat data' });
    if (memuat) throw new Error(`${name}: memuat`);
  });
  return screen.getByRole('dialog', { name });
}
