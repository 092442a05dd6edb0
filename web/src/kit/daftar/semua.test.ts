// Everything that waits is read, also what stands behind the first page.
import { expect, it } from 'vitest';
import { semuaHalaman } from './semua';

const SEMUA = Array.from({ length: 450 }, (_, i) => ({ no: `N${i}` }));

it.each([0, 1, 199, 200, 201, 400, 450])('%i baris dibaca sampai habis', async (n) => {
  const tanya: number[] = [];
  const hasil = await semuaHalaman(
    async ({ skip, limit }) => {
      tanya.push(skip);
      return { data: SEMUA.slice(0, n).slice(skip, skip + limit), count: n };
    },
    (b) => b.no,
  );
  expect(hasil).toHaveLength(n);
  expect(tanya).toHaveLength(Math.max(1, Math.ceil(n / 200)));
});

it('baris yang bergeser selagi dibaca dihitung sekali, dan tanpa jumlah pun berhenti', async () => {
  const hasil = await semuaHalaman(
    async ({ skip }) => ({ data: skip === 0 ? SEMUA.slice(0, 200) : SEMUA.slice(199, 210) }),
    (b) => b.no,
  );
  expect(hasil).toHaveLength(210);
});
