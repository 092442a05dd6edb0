// The palette finds a piece by its barcode and opens it; who may not see pieces is not told of any.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { gambarDiRute, jawabApi, masukSebagai } from '../../test/bungkus';
import Palet from './Palet';
import { akhiriSesi } from './sesi';

const BARANG = {
  kode_barcode: '00003024',
  nama_barang: 'CINCIN KAWAT',
  toko: 'JKT1',
  status: 'READY',
  kode_gudang: 'TOKO',
  kode_toko: 'A05',
};

beforeEach(() => {
  akhiriSesi();
  Element.prototype.scrollIntoView = vi.fn();
});

it('opens the piece whose barcode is typed', async () => {
  masukSebagai({ level: 'OWN' });
  jawabApi(({ alamat }) =>
    alamat.endsWith('barang/kartu/00003024') ? { isi: { data: BARANG } } : { status: 404, isi: { message: 'x' } },
  );
  const { router } = gambarDiRute(<Palet onTutup={() => undefined} />);
  await userEvent.type(await screen.findByRole('combobox', { name: 'Nama menu' }), '3024');
  expect(await screen.findByRole('option', { name: /00003024 CINCIN KAWAT/ })).toHaveTextContent('READY / TOKO / A05');
  await userEvent.keyboard('{Enter}');
  expect(router.state.location.href).toContain('/data-barang?barang=');
});

it('asks nothing for somebody without the menu', async () => {
  masukSebagai({ level: 'KASIR', akses: [] });
  const panggilan = jawabApi(() => ({ isi: { data: BARANG } }));
  gambarDiRute(<Palet onTutup={() => undefined} />);
  await userEvent.type(await screen.findByRole('combobox', { name: 'Nama menu' }), '00003024');
  expect(screen.queryByRole('option')).toBeNull();
  expect(panggilan).toHaveLength(0);
});
