import { expect, it } from 'vitest';
import { bacaBerkas } from './berkas';

it('CSV dikirim sebagai teks', async () => {
  expect(await bacaBerkas(new File(['kode\nA9\n'], 'a.csv'))).toEqual({ csv: 'kode\nA9\n' });
});

it('Excel dikirim seutuhnya, juga yang besar', async () => {
  const isi = Uint8Array.from({ length: 100_000 }, (_, i) => i % 256);
  const hasil = await bacaBerkas(new File([isi], 'BARANG.XLSX'));
  if (!('xlsx' in hasil)) throw new Error('bukan xlsx');
  expect(Uint8Array.from(atob(hasil.xlsx), (c) => c.charCodeAt(0))).toEqual(isi);
});
