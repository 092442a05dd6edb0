import { expect, it } from 'vitest';
import type { Batu } from './api';
import { caratSemua, gramBatu, keAmbil, pilih, sebagian, sebutTempat } from './model';

const PAKET = { kode_batu: 'BJKT1-00002', butir: 40, carat: 2.4 } as Batu;

it('paket yang diambil sebagian menimbang yang pergi dan yang tinggal', () => {
  const p = { ...pilih(PAKET), butir: '10', carat: '0.6', sisa: '1.8' };
  expect(sebagian(p)).toBe(true);
  expect(keAmbil(p)).toEqual({ kode_batu: 'BJKT1-00002', butir: 10, carat: 0.6, carat_sisa: 1.8 });
  expect(keAmbil({ ...p, butir: '40' })).toEqual({ kode_batu: 'BJKT1-00002', butir: 40, carat: 0.6, carat_sisa: null });
});

it('yang tidak ditimbang dikirim kosong dan dihitung menurut buku', () => {
  expect(keAmbil(pilih(PAKET))).toEqual({ kode_batu: 'BJKT1-00002', butir: 0, carat: null, carat_sisa: null });
  expect(caratSemua([pilih(PAKET), { ...pilih(PAKET), carat: '0.1' }])).toBe(2.5);
});

it('lima carat satu gram, dibulatkan ke miligram', () => {
  expect([0.25, 5, 0.003, 0.002].map(gramBatu)).toEqual([0.05, 1, 0.001, 0]);
});

it('tempat disebut seperti di toko', () => {
  expect(sebutTempat('BARANG:00000012')).toBe('Barang 00000012');
  expect(sebutTempat('@BARANG:00000012')).toBe('Barang 00000012 di luar');
  expect(sebutTempat('')).toBe('Tidak di toko ini');
});
