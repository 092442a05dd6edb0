// The typed call: paths, parameters and fields that the OpenAPI document does not know are errors of the compiler, which
// `@ts-expect-error` proves (an unused one is an error too); parameters are put into the path.
import { beforeEach, expect, expectTypeOf, it } from 'vitest';
import { jawabApi } from '../../test/bungkus';
import { aturSumber, DASAR_ASAL } from './klien';
import { isiJalur, panggil } from './panggil';
import type { Data } from './tipe';

beforeEach(() => aturSumber({ token: () => 'abc', dasar: () => DASAR_ASAL, tokenMati: () => undefined }));

it('menaruh parameter ke dalam jalur dan kueri ke belakangnya', async () => {
  const terkirim = jawabApi(() => ({ isi: { data: [], count: 0 } }));
  await panggil('GET', 'barang/kartu/{barcode}', { jalur: { barcode: '0001/2 3' } });
  await panggil('GET', 'barang', { query: { cari: 'cincin', status: '', limit: 50 } });
  await panggil('GET', 'tokos');
  expect(terkirim.map((satu) => satu.alamat)).toEqual([
    '/api/v1/barang/kartu/0001%2F2%203',
    '/api/v1/barang?cari=cincin&limit=50',
    '/api/v1/tokos',
  ]);
  expect(isiJalur('a/{b}/c/{d}', { b: 1, d: 'x' })).toBe('a/1/c/x');
});

it('memberi jawaban dengan jenis dari dokumen OpenAPI', async () => {
  jawabApi(() => ({ isi: { data: [{ kode_toko: 'JKT1' }] } }));
  const { data } = await panggil('GET', 'tokos');
  expectTypeOf(data).toEqualTypeOf<Data<'get', 'tokos'>>();
  expect(data[0]?.kode_toko).toBe('JKT1');
  // @ts-expect-error an answer has no such field
  expect(data[0]?.kode_tokoh).toBeUndefined();
});

it('menolak saat kompilasi yang tidak ada di dokumen', () => {
  const isi = { id: 'a', password: 'b', lama: true };
  const tidakDijalankan = [
    // @ts-expect-error no such path
    () => panggil('GET', 'tokoh'),
    // @ts-expect-error no such method of this path
    () => panggil('DELETE', 'tokos'),
    // @ts-expect-error the path wants its parameter
    () => panggil('GET', 'barang/kartu/{barcode}'),
    // @ts-expect-error the parameter has another name
    () => panggil('GET', 'barang/kartu/{barcode}', { jalur: { kode: 'x' } }),
    // @ts-expect-error a misspelt query parameter
    () => panggil('GET', 'barang', { query: { carii: 'x' } }),
    // @ts-expect-error a misspelt field of the body
    () => panggil('POST', 'authorization/permintaan/{id}/tolak', { jalur: { id: 'x' }, body: { alasn: 'x' } }),
    // @ts-expect-error a field too many, also when it comes in a variable
    () => panggil('POST', 'authorization/permintaan/{id}/tolak', { jalur: { id: 'x' }, body: isi }),
    // @ts-expect-error a body where none is taken
    () => panggil('GET', 'tokos', { body: {} }),
  ];
  expect(tidakDijalankan).toHaveLength(8);
});
