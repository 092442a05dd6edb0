// What is scanned at the counter: a member's card, or the barcode of a piece.
import { beforeEach, expect, it } from 'vitest';
import { jawabApi } from '../../../test/bungkus';
import { dariKartu, mungkinKartu } from './pelanggan';

it.each([
  ['KR00000017', true],
  ['kr0000001', true],
  ['1234567890123', true],
  ['00003024', false],
  ['TIDAKADA', false],
  ['KR17', false],
  ['12345678901234', false],
  ['FJSBY1-261115-0001', false],
])('%s: kartu %s', (kode, kartu) => {
  expect(mungkinKartu(kode)).toBe(kartu);
});

let terkirim: ReturnType<typeof jawabApi>;
beforeEach(() => {
  terkirim = jawabApi(({ alamat }) =>
    alamat.endsWith('/KR00000017')
      ? {
          isi: {
            data: {
              kode_pelanggan: 'P1',
              kode_member: 'KR00000017',
              nama_customer: 'DEWI',
              no_hp: '',
              jenis_pelanggan: '',
            },
          },
        }
      : { status: 404, isi: { message: 'Kode Member Tidak Tersedia' } },
  );
});

it('kartu yang dikenal memberi pemiliknya, yang lain tidak menghalangi', async () => {
  expect(await dariKartu(' kr00000017 ')).toMatchObject({ kode_pelanggan: 'P1', nama_customer: 'DEWI' });
  expect(await dariKartu('KR00000025')).toBeUndefined();
  expect(await dariKartu('00003024')).toBeUndefined();
  expect(terkirim).toHaveLength(2);
});
