// Selects by keyboard: what is typed finds its match, Enter and Tab take it, and what is chosen stays chosen.
import { Autocomplete, Select } from '@mantine/core';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gambar } from '../../test/bungkus';
import { pasangPilihTab } from './pilihTab';

let lepas: () => void;
beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  lepas = pasangPilihTab();
});
afterEach(() => lepas());

const SALES = ['S01 · ANI', 'S02 · BUDI', 'S03 · CITRA'];

function Layar({ awal = null }: { awal?: string | null }) {
  const [nilai, setNilai] = useState<string | null>(awal);
  return (
    <>
      <Select label="Sales" searchable data={SALES} value={nilai} onChange={setNilai} />
      <input aria-label="Berikut" />
      <p data-testid="nilai">{nilai}</p>
    </>
  );
}

const nilai = () => screen.getByTestId('nilai').textContent;

it.each(['{Tab}', '{Enter}'])('%s mengambil yang tersorot setelah diketik', async (tombol) => {
  gambar(<Layar />);
  await userEvent.type(screen.getByRole('combobox', { name: 'Sales' }), `bud${tombol}`);
  expect(nilai()).toBe('S02 · BUDI');
});

it('Tab tanpa mengetik tidak memilih dan tidak melepas pilihan', async () => {
  gambar(<Layar awal="S01 · ANI" />);
  await userEvent.click(screen.getByRole('combobox', { name: 'Sales' }));
  await userEvent.tab();
  expect(nilai()).toBe('S01 · ANI');
  expect(screen.getByLabelText('Berikut')).toHaveFocus();
});

it('yang tidak cocok dengan apa pun tidak memilih', async () => {
  gambar(<Layar />);
  await userEvent.type(screen.getByRole('combobox', { name: 'Sales' }), 'zzz{Tab}');
  expect(nilai()).toBe('');
});

it.each(['{Tab}', '{Enter}'])('%s sebelum ada yang tersorot mengambil yang pertama cocok', async (tombol) => {
  gambar(<Layar />);
  const bidang = screen.getByRole('combobox', { name: 'Sales' });
  await userEvent.type(bidang, 'bud');
  // As on a slow machine: the list came after the last key, and nothing highlighted it.
  for (const opsi of document.querySelectorAll('[data-combobox-selected]')) {
    opsi.removeAttribute('data-combobox-selected');
  }
  await userEvent.keyboard(tombol);
  expect(nilai()).toBe('S02 · BUDI');
});

it('Enter mengambil yang tersorot juga bila daftarnya baru terbuka', async () => {
  gambar(<Layar />);
  const bidang = screen.getByRole('combobox', { name: 'Sales' });
  // All letters at once, and then the timer with which an opening list looks for what is chosen already: nothing.
  bidang.focus();
  fireEvent.change(bidang, { target: { value: 'bud' } });
  await waitFor(() => expect(document.querySelector('[data-combobox-selected]')).not.toBeNull());
  await userEvent.keyboard('{Shift}{Enter}');
  expect(nilai()).toBe('S02 · BUDI');
});

it('isian bebas tidak diganti usulannya', async () => {
  gambar(<Autocomplete label="Alamat" data={SALES} data-bebas />);
  const bidang = screen.getByRole('combobox', { name: 'Alamat' });
  await userEvent.type(bidang, 'bud{Tab}');
  expect(bidang).toHaveValue('bud');
});
