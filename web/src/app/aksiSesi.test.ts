// The debug log of the super user: SU alone sees the calls in the console; the move to another store; and a session that
// the closing of its store ended.
import { afterEach, expect, it, vi } from 'vitest';
import { panggilDefinisi } from '@/api/definisi';
import { jawabApi, masukSebagai } from '../../test/bungkus';
import { gantiToko, pasangSumber, sesiBerubah } from './aksiSesi';
import { kabarDitutup, lupakanDitutup } from './ditutup';
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

const DITUTUP = { ditutup: { oleh: 'Ibu Sari', tgl_system: '2026-11-18' } };
const KABAR = 'Toko ditutup oleh Ibu Sari, tanggal menjadi Rabu, 18 November 2026.';
const MATI = { code: 'SESI-01', message: 'Invalid Token.' };

it('sesi yang diakhiri tutup toko meninggalkan kabarnya, dari jawaban maupun dari soket', async () => {
  const muatUlang = vi.fn();
  masukSebagai({});
  pasangSumber(muatUlang);
  jawabApi(() => ({ status: 401, isi: { ...MATI, detail: DITUTUP } }));
  await expect(panggilDefinisi('GET', 'banks')).rejects.toThrow('Invalid Token.');
  expect([sesi.ambil(), muatUlang.mock.calls.length, kabarDitutup()]).toEqual([undefined, 1, KABAR]);
  // The socket's word comes after it and takes nothing away.
  await sesiBerubah(MATI, () => undefined);
  expect(kabarDitutup()).toBe(KABAR);
  lupakanDitutup();

  masukSebagai({});
  await sesiBerubah({ ...MATI, detail: DITUTUP }, () => undefined);
  expect([sesi.ambil(), kabarDitutup()]).toEqual([undefined, KABAR]);
});

it('sesi yang berakhir karena sebab lain tidak menyebut tutup toko', async () => {
  lupakanDitutup();
  masukSebagai({});
  pasangSumber(() => undefined);
  await sesiBerubah(MATI, () => undefined);
  expect([sesi.ambil(), kabarDitutup()]).toEqual([undefined, undefined]);
});
