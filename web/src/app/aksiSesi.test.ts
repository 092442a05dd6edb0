// The debug log of the super user: SU alone sees the calls in the console; and the move to another store.
import { afterEach, expect, it, vi } from 'vitest';
import { panggilDefinisi } from '@/api/definisi';
import { jawabApi, masukSebagai } from '../../test/bungkus';
import { gantiToko, pasangSumber } from './aksiSesi';
import { kodeTokoAktif, sesi } from './sesi';

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

it('pindah toko: sesi yang sama, data dan setelan toko baru', async () => {
  masukSebagai({ kode_toko: 'JKT1' });
  pasangSumber(() => undefined);
  const token = sesi.ambil()?.pengguna.token;
  const terkirim = jawabApi(({ alamat }) =>
    alamat.endsWith('users/toko')
      ? {
          isi: {
            data: { ...sesi.ambil()?.pengguna, token: undefined, kode_toko: 'BDG1' },
            message: 'Sekarang di BDG1',
          },
        }
      : { isi: { data: [{ key: 'APP_MODE', value: 'NORMAL' }] } },
  );
  expect(await gantiToko('BDG1')).toBe('Sekarang di BDG1');
  expect(terkirim[0]).toMatchObject({ metode: 'POST', badan: { kode_toko: 'BDG1' } });
  expect([kodeTokoAktif(), sesi.ambil()?.pengguna.token]).toEqual(['BDG1', token]);
  expect(sesi.ambil()?.modul).toEqual([{ key: 'APP_MODE', value: 'NORMAL' }]);
});

it('pindah toko yang ditolak tidak mengubah apa pun', async () => {
  masukSebagai({ kode_toko: 'JKT1' });
  pasangSumber(() => undefined);
  jawabApi(() => ({ status: 403, isi: { code: 'TOKO-02', message: 'Anda tidak terdaftar di toko BDG1' } }));
  await expect(gantiToko('BDG1')).rejects.toThrow('Anda tidak terdaftar di toko BDG1');
  expect(kodeTokoAktif()).toBe('JKT1');
});
