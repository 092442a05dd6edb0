// What is typed at the screens of melting becomes what is sent.
import { describe, expect, it } from 'vitest';
import { baris } from '@/kit/transaksi/baris';
import type { Ciok } from './api';
import { bisaDihitung, HASIL_KOSONG, hargaAwal, keHasil } from './isi';

describe('hasil lebur', () => {
  it('mengirim baris yang ditimbang saja, ciok tanpa jenis dan baki', () => {
    const isi = keHasil('LB1', ' uji ', [
      baris({ ...HASIL_KOSONG, berat: '7.5', uji: '99.5', kode_dept: 'LMBTG', kode_toko: 'HC1' }),
      baris(HASIL_KOSONG),
      baris({ ...HASIL_KOSONG, bentuk: 'EMAS', berat: '4', uji: '75', kode_dept: 'CIN750', kode_toko: 'HC1' }),
    ]);
    expect(isi.keterangan).toBe('uji');
    expect(isi.hasil?.map((h) => [h.bentuk, h.berat, h.kode_dept, h.kode_toko])).toEqual([
      ['CIOK', 7.5, '', ''],
      ['EMAS', 4, 'CIN750', 'HC1'],
    ]);
  });

  it('dihitung bila setiap baris diuji; debu boleh tanpa hasil', () => {
    expect(bisaDihitung(keHasil('LB1', '', []), 'EMAS')).toBe(false);
    expect(bisaDihitung(keHasil('LB1', '', []), 'DEBU')).toBe(true);
    expect(bisaDihitung(keHasil('LB1', '', [baris({ ...HASIL_KOSONG, berat: '1' })]), 'EMAS')).toBe(false);
    expect(bisaDihitung(keHasil('LB1', '', [baris({ ...HASIL_KOSONG, berat: '1', uji: '99' })]), 'EMAS')).toBe(true);
    const lm = { ...HASIL_KOSONG, bentuk: 'LM', berat: '1', uji: '99' };
    expect(bisaDihitung(keHasil('LB1', '', [baris(lm)]), 'EMAS')).toBe(false);
  });
});

it('harga ciok yang ditawarkan adalah murninya dikali harga hari ini', () => {
  expect(hargaAwal({ murni: 14.985 } as Ciok, 1_500_001)).toBe(22_477_514);
});
