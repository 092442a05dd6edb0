// The number pad writes as a keyboard would: where the caret stands, through the field's own grouping, and takes back.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { gambar } from '../../test/bungkus';
import { IsianBerat } from './IsianBerat';
import { IsianUang } from './IsianUang';
import { PadAngka } from './PadAngka';

function Layar() {
  const [uang, setUang] = useState<number | null>(null);
  const [berat, setBerat] = useState('');
  return (
    <main>
      <IsianUang label="Jumlah" value={uang} onChange={setUang} />
      <IsianBerat label="Berat" value={berat} onChange={setBerat} />
      <input aria-label="Nama" />
      <PadAngka />
    </main>
  );
}

const tekan = async (...nama: string[]) => {
  for (const satu of nama) await userEvent.click(screen.getByRole('button', { name: satu }));
};

it('mengisi uang dan berat, menghapus, lalu pindah ke isian berikut', async () => {
  gambar(<Layar />);
  expect(screen.queryByRole('region', { name: 'Papan angka' })).toBeNull();
  const uang = screen.getByLabelText('Jumlah');
  await userEvent.click(uang);
  await tekan('1', '2', '5', '000', '00');
  expect(uang).toHaveValue('12,500,000');
  expect(uang).toHaveFocus();
  await tekan('Hapus satu angka', 'Hapus satu angka', 'Hapus satu angka', 'Hapus satu angka');
  expect(uang).toHaveValue('1,250');
  await tekan('Lanjut');
  const berat = screen.getByLabelText('Berat');
  expect(berat).toHaveFocus();
  await tekan('2', '.', '5');
  expect(berat).toHaveValue('2.5');
  await tekan('Lanjut');
  expect(berat).toHaveValue('2.500');
  expect(screen.getByLabelText('Nama')).toHaveFocus();
  expect(screen.queryByRole('region', { name: 'Papan angka' })).toBeNull();
});

it('Kosongkan mengosongkan isian', async () => {
  gambar(<Layar />);
  const uang = screen.getByLabelText('Jumlah');
  await userEvent.type(uang, '98765');
  await tekan('Kosongkan');
  expect(uang).toHaveValue('');
});
