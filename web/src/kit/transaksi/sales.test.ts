// Who is put down as the sales person: the cashier's own, else the last one at this till, never somebody who left.
import { expect, it } from 'vitest';
import { salesAwal, salesDariLencana, wajibSales } from './sales';

const SEMUA = [
  { kode_sales: 'S01', nama_sales: 'ANI', aktif: true },
  { kode_sales: 'S02', nama_sales: 'Kasir Satu', aktif: true },
  { kode_sales: 'S03', nama_sales: 'CITRA', aktif: false },
  { kode_sales: 'S04', nama_sales: 'DIAN', user_id: 'kasir4', aktif: true },
];

it.each([
  ['yang terikat pada akunnya, apa pun namanya', { user_id: 'kasir4', nama: 'KASIR SATU' }, 'S01', 'S04'],
  ['bukan yang terikat pada akun lain', { user_id: 'kasir9', nama: 'DIAN' }, 'S01', 'S01'],
  ['miliknya sendiri menurut nama', { user_id: 'kasir1', nama: 'KASIR SATU' }, 'S01', 'S02'],
  ['miliknya sendiri menurut kode', { user_id: 's01', nama: 'X' }, 'S02', 'S01'],
  ['yang terakhir di kasir ini', { user_id: 'kasir9', nama: 'X' }, 'S01', 'S01'],
  ['bukan yang sudah tidak aktif', { user_id: 'kasir9', nama: 'CITRA' }, 'S03', ''],
  ['tanpa nama tidak cocok dengan siapa pun', { user_id: '', nama: '' }, '', ''],
])('%s', (_, orang, terakhir, harap) => expect(salesAwal(SEMUA, orang, terakhir)).toBe(harap));

it('lencana adalah kode sales yang aktif', () => {
  expect(salesDariLencana(SEMUA, ' s02 ')?.nama_sales).toBe('Kasir Satu');
  expect(salesDariLencana(SEMUA, 'S03')).toBeUndefined();
  expect(salesDariLencana(SEMUA, '00000123')).toBeUndefined();
});

it('tanpa sales dokumen tidak dikirim', () => {
  expect(wajibSales({ kode_sales: '' })).toEqual({ kode_sales: 'Kode Sales Harus Pilih' });
  expect(wajibSales({ kode_sales: 'S01' })).toEqual({});
});
