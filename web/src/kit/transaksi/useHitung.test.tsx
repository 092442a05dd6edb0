// When the price is asked for: at once for a line that a scan brought, after a rest for what is still being typed.
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { JEDA_HITUNG, type RencanaHitung, useHitung } from './useHitung';

interface Isian {
  baris: readonly { kode: string; berat: number }[];
}

const tanya: object[] = [];
const RENCANA: RencanaHitung<Isian, number> = {
  kosong: (k) => k.baris.length === 0,
  inti: (k) => ({ detail: k.baris }),
  hitung: async (inti) => tanya.push(inti),
  daftar: { detail: true },
};

beforeEach(() => {
  tanya.length = 0;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

function mulai() {
  const kini = { current: { baris: [] } as Isian };
  const layar = renderHook(({ k }: { k: Isian }) => useHitung(RENCANA, k, kini), { initialProps: { k: kini.current } });
  return async (baris: Isian['baris'], lewat: number) => {
    kini.current = { baris };
    layar.rerender({ k: kini.current });
    await act(async () => vi.advanceTimersByTime(lewat));
  };
}

it('baris yang baru dipindai ditanya harganya saat itu juga', async () => {
  const ganti = mulai();
  await ganti([{ kode: 'A', berat: 1000 }], 0);
  expect(tanya).toHaveLength(1);
  await ganti(
    [
      { kode: 'A', berat: 1000 },
      { kode: 'B', berat: 2000 },
    ],
    0,
  );
  expect(tanya).toHaveLength(2);
  await ganti([{ kode: 'A', berat: 1000 }], 0);
  expect(tanya).toHaveLength(3);
});

it('isian yang sedang diketik ditanya sekali, setelah jeda', async () => {
  const ganti = mulai();
  await ganti([{ kode: 'A', berat: 1000 }], 0);
  await ganti([{ kode: 'A', berat: 2 }], JEDA_HITUNG - 1);
  await ganti([{ kode: 'A', berat: 23 }], JEDA_HITUNG - 1);
  expect(tanya).toHaveLength(1);
  await ganti([{ kode: 'A', berat: 234 }], JEDA_HITUNG);
  expect(tanya).toHaveLength(2);
  expect(tanya[1]).toEqual({ detail: [{ kode: 'A', berat: 234 }] });
});
