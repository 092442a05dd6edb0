// What a nota said stands beside what the shop makes of it: the weight is the one that nota, formula and report have; both
// numbers of a sale are told, and what was typed stays.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Timbangan } from '@/kit/timbangan';
import { gambar, jawabApi, masukSebagai } from '../../../../test/bungkus';
import type { Nota } from './api';
import { Banding, FormBeli, sebutNota } from './FormBeli';

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

it('nomor nota yang diketik tetap, dan nota serta suratnya disebut keduanya', async () => {
  masukSebagai({ level: 'OWN' });
  const nota = {
    nama_barang: 'CINCIN LOVE',
    no_faktur_group: 'NGJKT1-261117-0014',
    no_faktur_jual: 'FJJKT1-261117-0011',
    kode_barcode: '00006543',
    tgl_nota: '2026-11-17',
    toko: 'JKT1',
    nama_customer: '',
    sudah_dibeli: '',
    berat: 2.85,
    berat_asli: 2.85,
    kadar_cetak: 70,
    harga_total: 5_237_000,
    ongkos: 213_750,
  } as Nota;
  jawabApi(({ alamat }) => ({ isi: { data: alamat.includes('pembelian/nota') ? nota : [] } }));
  const timbangan: Timbangan = { bisa: false, tersambung: false, sambung: () => undefined, putus: () => undefined };
  gambar(
    <FormBeli
      kecuali={[]}
      jalur="pembelian/hitung"
      timbangan={timbangan}
      onJadi={() => undefined}
      onTutup={() => undefined}
    />,
  );
  const isian = await screen.findByLabelText('No nota atau barcode');
  await userEvent.type(isian, 'NGJKT1-261117-0014');
  await userEvent.tab();
  expect(await screen.findByText(/^Nota NGJKT1-261117-0014, surat FJJKT1-261117-0011 ·/)).toBeVisible();
  expect(isian).toHaveValue('NGJKT1-261117-0014');
  expect(sebutNota({ ...nota, no_faktur_group: 'A-1', no_faktur_jual: 'A-1' })).toBe('Nota A-1');
});
