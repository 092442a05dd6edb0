// Calls to several portals, and the ids that clients make.
// One portal failing makes the whole answer an error, with what did come.
import { expect, it } from 'vitest';
import { jawabApi } from '../../test/bungkus';
import { idAcak, idDokumen } from './acak';
import { bacaPortal, daftarPortal, dasarPortal } from './portal';

const PORTAL = 'http://a/toko/JKT1, http://a/toko/BDG1/,http://a/toko/SBY1,';

it('membaca daftar portal yang dipisah koma dan melewati satu', () => {
  expect(daftarPortal(PORTAL, 'http://a/toko/BDG1')).toEqual(['http://a/toko/JKT1', 'http://a/toko/SBY1']);
  expect(dasarPortal('http://a/toko/JKT1/')).toBe('http://a/toko/JKT1/api/v1/');
});

it('mengumpulkan jawaban setiap portal', async () => {
  const terkirim = jawabApi(({ alamat }) => ({ isi: { data: alamat.includes('JKT1') ? [1] : [2] } }));
  const jawaban = await bacaPortal('cash-pusat/daily-transaction-chart', {
    portal: PORTAL,
    lewati: 'http://a/toko/SBY1',
  });
  expect(jawaban).toEqual({
    status: 'ok',
    hasil: [
      { portal: 'http://a/toko/JKT1', data: [1] },
      { portal: 'http://a/toko/BDG1', data: [2] },
    ],
  });
  expect(terkirim.map((satu) => satu.alamat)).toEqual([
    'http://a/toko/JKT1/api/v1/cash-pusat/daily-transaction-chart',
    'http://a/toko/BDG1/api/v1/cash-pusat/daily-transaction-chart',
  ]);
});

it("memberi status error dan 'Data Gagal Dimuat' bila satu portal gagal", async () => {
  jawabApi(({ alamat }) => (alamat.includes('BDG1') ? 'putus' : { isi: { data: [1] } }));
  const jawaban = await bacaPortal('cash-pusat/daily-transaction-chart', { portal: PORTAL });
  expect(jawaban).toMatchObject({ status: 'error', message: 'Data Gagal Dimuat', gagal: ['http://a/toko/BDG1'] });
  expect(jawaban.hasil).toHaveLength(2);
});

it('id acak berisi 16 huruf dan angka dan tidak berulang', () => {
  const banyak = new Set(Array.from({ length: 500 }, () => idAcak()));
  expect(banyak.size).toBe(500);
  for (const satu of banyak) expect(satu).toMatch(/^[A-Za-z0-9]{16}$/);
});

it('kunci dokumen urut menurut waktu, tidak berulang, dan cukup pendek untuk server', () => {
  const waktu = [0, 1, Date.UTC(2026, 10, 15), Date.UTC(2026, 10, 15) + 1, Date.UTC(2060, 0, 1)];
  const kunci = waktu.map((saat) => idDokumen(saat));
  expect([...kunci].sort()).toEqual(kunci);
  expect(new Set(Array.from({ length: 500 }, () => idDokumen(7))).size).toBe(500);
  for (const satu of kunci) expect(satu).toMatch(/^[0-9a-z]{9}[A-Za-z0-9]{16}$/);
});
