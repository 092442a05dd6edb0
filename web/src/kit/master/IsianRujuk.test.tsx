// The list of a reference while somebody types and the server has not answered yet.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { gambarDiRute, jawabApi } from '../../../test/bungkus';
import { GUDANG } from '../../../test/contohMaster';
import { IsianRujuk } from './IsianRujuk';

const SEMUA = [
  { _id: 'a', versi: 1, kode_gudang: 'RUSAK', nama_gudang: 'BARANG RUSAK' },
  { _id: 'b', versi: 1, kode_gudang: 'STOK', nama_gudang: 'BRANKAS' },
  { _id: 'c', versi: 1, kode_gudang: 'TOKO', nama_gudang: 'ETALASE' },
];

it('sebelum server menjawab, daftar sudah tersaring; yang terlihat tetap di tempatnya', async () => {
  const terkirim = jawabApi(({ alamat }) => {
    const cari = new URLSearchParams(alamat.split('?')[1]).get('cari') ?? '';
    const data = SEMUA.filter((satu) => `${satu.kode_gudang} ${satu.nama_gudang}`.includes(cari.toUpperCase()));
    return { isi: { data, count: data.length } };
  });
  gambarDiRute(<IsianRujuk label="Gudang" def={GUDANG} value="" onChange={() => undefined} />);
  const kotak = await screen.findByRole('combobox', { name: 'Gudang' });
  await userEvent.click(kotak);
  const semula = await screen.findByRole('option', { name: 'TOKO · ETALASE' });
  expect(screen.getAllByRole('option')).toHaveLength(3);

  fireEvent.change(kotak, { target: { value: 'etal' } });
  expect(screen.getAllByRole('option')).toEqual([semula]);
  expect(terkirim.some((p) => p.alamat.includes('cari=etal'))).toBe(false);
  await waitFor(() => expect(terkirim.at(-1)?.alamat).toContain('cari=etal'));
  await waitFor(() => expect(document.querySelector('.mantine-Loader-root')).toBeNull());
  expect(screen.getAllByRole('option')).toEqual([semula]);

  fireEvent.change(kotak, { target: { value: 'tidak ada' } });
  expect(screen.getByText('Mencari…')).toBeInTheDocument();
  expect(await screen.findByText('Tidak Ada Data')).toBeInTheDocument();
});
