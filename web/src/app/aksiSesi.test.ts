// The debug log of the super user: SU alone sees the calls in the console.
import { afterEach, expect, it, vi } from 'vitest';
import { panggilDefinisi } from '@/api/definisi';
import { jawabApi, masukSebagai } from '../../test/bungkus';
import { pasangSumber } from './aksiSesi';

afterEach(() => vi.restoreAllMocks());

it.each([
  ['SU', 1],
  ['OWN', 0],
])('level %s melihat %i baris catatan', async (level, banyak) => {
  const debug = vi.spyOn(console, 'debug').mockImplementation(() => undefined);
  masukSebagai({ level });
  pasangSumber(() => undefined);
  jawabApi(() => ({ isi: { data: [] } }));
  await panggilDefinisi('GET', 'banks');
  expect(debug).toHaveBeenCalledTimes(banyak);
  if (banyak) expect(debug.mock.calls[0]?.[0]).toMatch(/^\[karat\] GET banks 200 \d+ ms$/);
});
