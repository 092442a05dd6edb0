// What a nota said stands beside what the shop makes of it: the weight is the one that nota, formula and report have.
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { gambar, jawabApi, masukSebagai } from '../../../../test/bungkus';
import type { Nota } from './api';
import { Banding } from './FormBeli';

it('berat nota adalah berat yang tercetak di nota, berat aslinya baris sendiri', async () => {
  masukSebagai({ level: 'OWN' });
  jawabApi(() => ({ isi: { data: {} } }));
  const nota = {
    nama_barang: 'CINCIN',
    no_faktur_jual: 'FJJKT1-261115-0001',
    kode_barcode: '',
    berat: 2.35,
    berat_asli: 2.345,
    kadar_cetak: 75,
    harga_total: 4_700_000,
    ongkos: 100_000,
  } as Nota;
  gambar(<Banding nota={nota} />);
  const tabel = await screen.findByRole('table', { name: 'Nota dan hari ini' });
  expect(within(tabel).getByRole('row', { name: /^Berat \(gr\)/ })).toHaveTextContent('2.350');
  expect(within(tabel).getByRole('row', { name: /^Berat asli/ })).toHaveTextContent('2.345');
});
