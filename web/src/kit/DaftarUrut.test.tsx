import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { DaftarUrut, pindahkan } from './DaftarUrut';

function Coba({ awal }: { awal: readonly string[] }) {
  const [urutan, setUrutan] = useState(awal);
  return (
    <MantineProvider>
      <DaftarUrut
        label="Urutan"
        butir={urutan.map((satu) => ({ id: satu, sebut: satu, isi: <span>{satu}</span> }))}
        onUrut={setUrutan}
        onHapus={(id) => setUrutan(urutan.filter((satu) => satu !== id))}
      />
    </MantineProvider>
  );
}

const isi = () =>
  within(screen.getByRole('list', { name: 'Urutan' }))
    .getAllByRole('listitem')
    .map((satu) => satu.textContent);

it('dipindahkan dengan panah, dengan tombol, dan dengan diseret', () => {
  render(<Coba awal={['A', 'B', 'C']} />);
  fireEvent.keyDown(screen.getByRole('button', { name: /^A, tempat 1 dari 3/ }), { key: 'ArrowDown' });
  expect(isi()).toEqual(['B', 'A', 'C']);
  expect(screen.getByRole('status')).toHaveTextContent('A di tempat 2 dari 3');
  fireEvent.click(screen.getByRole('button', { name: 'Majukan C' }));
  expect(isi()).toEqual(['B', 'C', 'A']);
  const baris = screen.getAllByRole('listitem');
  const pindah = { dataTransfer: { effectAllowed: '', setData: () => undefined } };
  fireEvent.dragStart(baris[2] as HTMLElement, pindah);
  fireEvent.drop(baris[0] as HTMLElement, pindah);
  expect(isi()).toEqual(['A', 'B', 'C']);
  fireEvent.click(screen.getByRole('button', { name: 'Hapus B' }));
  expect(isi()).toEqual(['A', 'C']);
});

it('di ujung tidak ada yang lebih maju atau mundur', () => {
  render(<Coba awal={['A', 'B']} />);
  expect(screen.getByRole('button', { name: 'Majukan A' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Mundurkan B' })).toBeDisabled();
  fireEvent.keyDown(screen.getByRole('button', { name: /^A, tempat 1/ }), { key: 'ArrowUp' });
  expect(isi()).toEqual(['A', 'B']);
});

it.each([
  [0, 2, ['B', 'C', 'A']],
  [2, 0, ['C', 'A', 'B']],
  [1, 9, ['A', 'C', 'B']],
  [5, 0, ['A', 'B', 'C']],
])('dari %i ke %i', (dari, ke, jadi) => {
  expect(pindahkan(['A', 'B', 'C'], dari, ke)).toEqual(jadi);
});
