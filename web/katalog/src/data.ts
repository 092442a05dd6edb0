// What the server said, kept on the phone: shown at once, asked for again behind it, and all there is without a network.
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { EDISI } from './jalan';

const API = '/api/v1/';
const TOKEN = 'karat.app.token';
const SIMPAN = 'karat.app.data:';
const PALING_BANYAK = 80;

export class Tolak extends Error {
  constructor(
    readonly status: number,
    readonly kode: string,
    pesan: string,
  ) {
    super(pesan);
  }
}

// Words for somebody, whatever went wrong.
export const pesan = (e: unknown): string => (e instanceof Tolak ? e.message : 'Belum bisa dibuka, silakan coba lagi');

export const LURING = 'Tidak ada jaringan. Yang tampil adalah yang terakhir dilihat.';

const pendengar = new Set<() => void>();
const kabari = (): void => {
  for (const p of pendengar) p();
};

export const token = (): string | null => localStorage.getItem(TOKEN);

export function simpanToken(isi: string | null): void {
  if (isi) localStorage.setItem(TOKEN, isi);
  else {
    localStorage.removeItem(TOKEN);
    // What was a member's own goes with the session.
    for (const k of Object.keys(localStorage)) if (k.startsWith(`${SIMPAN}app/`)) localStorage.removeItem(k);
    for (const k of [...ingat.keys()]) if (k.startsWith('app/')) ingat.delete(k);
    kabariIsi();
  }
  kabari();
}

export const useMember = (): boolean =>
  useSyncExternalStore(
    (p) => {
      pendengar.add(p);
      return () => pendengar.delete(p);
    },
    () => token() !== null,
  );

export async function panggil<T>(jalan: string, metode = 'GET', isi?: unknown): Promise<T> {
  const kepala: Record<string, string> = {};
  const t = jalan.startsWith('app/') ? token() : null;
  if (t) kepala.Authorization = `Bearer ${t}`;
  if (isi !== undefined) kepala['Content-Type'] = 'application/json';
  let r: Response;
  try {
    r = await fetch(API + jalan, {
      method: metode,
      headers: kepala,
      body: isi === undefined ? undefined : JSON.stringify(isi),
    });
  } catch {
    throw new Tolak(0, 'LURING', 'Tidak ada jaringan, silakan coba lagi');
  }
  const badan = (await r.json().catch(() => ({}))) as { data?: T; code?: string; message?: string };
  if (!r.ok) {
    const kode = badan.code ?? '';
    if (r.status === 401 && t) simpanToken(null);
    throw new Tolak(r.status, kode, badan.message ?? 'Belum bisa dibuka, silakan coba lagi');
  }
  return badan.data as T;
}

const ingat = new Map<string, unknown>();
const pendengarIsi = new Set<() => void>();
const kabariIsi = (): void => {
  for (const p of pendengarIsi) p();
};
const dengarIsi = (p: () => void): (() => void) => {
  pendengarIsi.add(p);
  return () => pendengarIsi.delete(p);
};
// Calls on the screen, to be asked for again.
const tampil = new Map<() => void, string>();

// What the page brought with it: shown before anything is asked for.
export function tanamAwal(): void {
  try {
    const isi = JSON.parse(document.getElementById('awal')?.textContent ?? '{}') as Record<string, unknown>;
    for (const [jalan, data] of Object.entries(isi)) ingat.set(jalan, data);
  } catch {
    // The page is older than the app: it asks.
  }
}

// Everything of the catalogue on the screen is asked for again.
export function muatUlangKatalog(): void {
  for (const [muat, jalan] of tampil) if (jalan.startsWith('katalog/')) muat();
}

// What is shown of the catalogue becomes what `ubah` makes of it; untouched where it gives the same back.
export function ubahIsi(ubah: (jalan: string, data: unknown) => unknown): void {
  let berubah = false;
  for (const [jalan, data] of [...ingat]) {
    if (!jalan.startsWith('katalog/')) continue;
    const baru = ubah(jalan, data);
    if (baru === data) continue;
    simpan(jalan, baru);
    berubah = true;
  }
  if (berubah) kabariIsi();
}

function terakhir<T>(jalan: string): T | undefined {
  if (ingat.has(jalan)) return ingat.get(jalan) as T;
  try {
    const teks = localStorage.getItem(SIMPAN + jalan);
    if (!teks) return undefined;
    const { data } = JSON.parse(teks) as { data: T };
    ingat.set(jalan, data);
    return data;
  } catch {
    return undefined;
  }
}

function simpan(jalan: string, data: unknown): void {
  ingat.set(jalan, data);
  try {
    localStorage.setItem(SIMPAN + jalan, JSON.stringify({ saat: Date.now(), data }));
    const semua = Object.keys(localStorage).filter((k) => k.startsWith(SIMPAN));
    if (semua.length > PALING_BANYAK) rapikan(semua);
  } catch {
    rapikan(Object.keys(localStorage).filter((k) => k.startsWith(SIMPAN)));
  }
}

// The oldest half goes.
function rapikan(semua: string[]): void {
  const saat = (k: string): number => {
    try {
      return (JSON.parse(localStorage.getItem(k) ?? '{}') as { saat?: number }).saat ?? 0;
    } catch {
      return 0;
    }
  };
  const urut = semua.map((k) => [k, saat(k)] as const).sort((a, b) => a[1] - b[1]);
  for (const [k] of urut.slice(0, Math.ceil(urut.length / 2))) localStorage.removeItem(k);
}

export type Ambilan<T> = { data: T | undefined; galat: string; luring: boolean; muatLagi: () => void };

// Asked for at once, and again when the app comes back to the front or a minute has passed.
export function useAmbil<T>(jalan: string | null): Ambilan<T> {
  const data = useSyncExternalStore(dengarIsi, () => (jalan ? terakhir<T>(jalan) : undefined));
  const [galat, setGalat] = useState<{ jalan: string; pesan: string; luring: boolean } | null>(null);
  const muatLagi = useCallback(() => {
    if (!jalan) return;
    panggil<T>(jalan).then(
      (data) => {
        simpan(jalan, data);
        setGalat(null);
        kabariIsi();
      },
      (e: unknown) => {
        const t = e instanceof Tolak ? e : new Tolak(0, '', 'Belum bisa dibuka, silakan coba lagi');
        setGalat({ jalan, pesan: t.message, luring: t.kode === 'LURING' });
      },
    );
  }, [jalan]);
  useEffect(() => {
    muatLagi();
    if (jalan) tampil.set(muatLagi, jalan);
    const bila = (): void => {
      if (document.visibilityState === 'visible') muatLagi();
    };
    const jam = setInterval(bila, 60_000);
    document.addEventListener('visibilitychange', bila);
    addEventListener('online', bila);
    return () => {
      tampil.delete(muatLagi);
      clearInterval(jam);
      document.removeEventListener('visibilitychange', bila);
      removeEventListener('online', bila);
    };
  }, [muatLagi, jalan]);
  const ini = galat && galat.jalan === jalan ? galat : null;
  return {
    data,
    galat: ini?.pesan ?? '',
    luring: ini?.luring ?? false,
    muatLagi,
  };
}

export const katalog = (jalan: string): string => `katalog/${EDISI}/${jalan}`;
export const gambar = (path: string): string => `${API}katalog/${EDISI}/gambar/${path}`;

// Pieces somebody likes: on this phone alone.
const SUKA = `karat.app.suka.${EDISI}`;
let suka: string[] = bacaSuka();
function bacaSuka(): string[] {
  try {
    const isi: unknown = JSON.parse(localStorage.getItem(SUKA) ?? '[]');
    return Array.isArray(isi) ? isi.filter((k) => typeof k === 'string') : [];
  } catch {
    return [];
  }
}
export function ubahSuka(kode: string): void {
  suka = suka.includes(kode) ? suka.filter((k) => k !== kode) : [kode, ...suka].slice(0, 100);
  localStorage.setItem(SUKA, JSON.stringify(suka));
  kabari();
}
export const useSuka = (): string[] =>
  useSyncExternalStore(
    (p) => {
      pendengar.add(p);
      return () => pendengar.delete(p);
    },
    () => suka,
  );
