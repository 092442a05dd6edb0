// The save button of a page: while something is missing its key leads there.
import { TextInput } from '@mantine/core';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { gambar } from '../../../test/bungkus';
import { TombolSimpan } from './TombolSimpan';

interface Isi {
  onSimpan: () => void;
  mati: boolean;
  berat?: string;
  bilaMati?: () => void;
  sibuk?: boolean;
}

function Layar({ onSimpan, mati, berat = '', bilaMati, sibuk = false }: Isi) {
  return (
    <main>
      <TombolSimpan simpan={{ sibuk }} onSimpan={onSimpan} mati={mati} sebab="Timbang dulu" bilaMati={bilaMati} />
      <TextInput label="Scan" data-pindai />
      <TextInput label="Tukang" required defaultValue="BU SRI" />
      <TextInput label="Keterangan" />
      <TextInput label="Berat" required defaultValue={berat} />
    </main>
  );
}

it('F9 membawa ke isian wajib yang kosong, dan tidak menyimpan', async () => {
  const simpan = vi.fn();
  gambar(<Layar onSimpan={simpan} mati />);
  await userEvent.keyboard('{F9}');
  expect(screen.getByLabelText(/Berat/)).toHaveFocus();
  expect(simpan).not.toHaveBeenCalled();
});

it('bila isiannya lengkap yang kurang adalah barangnya: F9 ke kolom scan', async () => {
  const simpan = vi.fn();
  gambar(<Layar onSimpan={simpan} mati berat="3.810" />);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(screen.getByLabelText('Scan')).toHaveFocus();
  expect(simpan).not.toHaveBeenCalled();
});

it('layar yang tahu tempatnya sendiri didahulukan', async () => {
  const ke = vi.fn();
  gambar(<Layar onSimpan={vi.fn()} mati bilaMati={ke} />);
  await userEvent.keyboard('{F9}');
  expect(ke).toHaveBeenCalledTimes(1);
  expect(screen.getByLabelText(/Berat/)).not.toHaveFocus();
});

it('selagi menyimpan tombolnya diam; sesudahnya ia menyimpan', async () => {
  const simpan = vi.fn();
  const { unmount } = gambar(<Layar onSimpan={simpan} mati={false} sibuk />);
  await userEvent.keyboard('{F9}');
  expect(simpan).not.toHaveBeenCalled();
  unmount();
  gambar(<Layar onSimpan={simpan} mati={false} />);
  await userEvent.keyboard('{F9}');
  expect(simpan).toHaveBeenCalledTimes(1);
});
