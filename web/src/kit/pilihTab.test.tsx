// Selects by keyboard: what is typed finds its match, Enter and Tab take it, Enter leads on; what is chosen stays chosen, and
// what fits nothing is told and kept.
import { Autocomplete, Modal, MultiSelect, Select, TextInput } from '@mantine/core';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type KeyboardEvent, useState } from 'react';
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

/** A dialog without keys of its own, as most are. */
function Dialog({ awal = null, onKeyDown }: { awal?: string | null; onKeyDown?: (kejadian: KeyboardEvent) => void }) {
  const [nilai, setNilai] = useState<string | null>(awal);
  return (
    <Modal opened onClose={() => undefined} title="Uji" transitionProps={{ duration: 0 }}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what a screen does with its keys */}
      <div onKeyDown={onKeyDown}>
        <Select label="Sales" searchable data={SALES} value={nilai} onChange={setNilai} />
        <TextInput label="Dibaca saja" readOnly tabIndex={-1} />
        <TextInput label="Nama" />
        <p data-testid="nilai">{nilai}</p>
      </div>
    </Modal>
  );
}

const sales = () => screen.getByRole('combobox', { name: 'Sales' });

it('Enter mengambil lalu maju ke isian berikut, juga di dialog tanpa tombol sendiri', async () => {
  gambar(<Dialog />);
  await userEvent.type(sales(), 'bud{Enter}ratna');
  expect(nilai()).toBe('S02 · BUDI');
  expect(screen.getByLabelText('Nama')).toHaveValue('ratna');
});

it('Enter pada yang sudah dipilih tidak melepasnya, dan maju', async () => {
  gambar(<Dialog awal="S02 · BUDI" />);
  await userEvent.click(sales());
  await waitFor(() => expect(document.querySelector('[data-combobox-active]')).not.toBeNull());
  await userEvent.keyboard('{Enter}');
  expect(nilai()).toBe('S02 · BUDI');
  expect(screen.getByLabelText('Nama')).toHaveFocus();
});

it('ke mana layarnya sendiri membawa, di situ fokusnya tinggal', async () => {
  gambar(
    <>
      <Dialog onKeyDown={(e) => e.key === 'Enter' && document.getElementById('lain')?.focus()} />
      <input id="lain" aria-label="Lain" />
    </>,
  );
  await userEvent.type(sales(), 'bud{Enter}');
  expect(nilai()).toBe('S02 · BUDI');
  expect(screen.getByLabelText('Lain')).toHaveFocus();
});

it('saringan tanpa label mengambil dan tetap memegang fokus', async () => {
  gambar(
    <main>
      <Select aria-label="Status" searchable data={SALES} />
      <input aria-label="Berikut" />
    </main>,
  );
  const status = screen.getByRole('combobox', { name: 'Status' });
  await userEvent.type(status, 'bud{Enter}');
  expect(status).toHaveValue('S02 · BUDI');
  expect(status).toHaveFocus();
});

it('yang tidak cocok tinggal, terpilih teksnya, dan dikatakan; huruf berikut menggantinya', async () => {
  const tekan = vi.fn();
  gambar(<Dialog onKeyDown={tekan} />);
  await userEvent.type(sales(), 'cincin');
  tekan.mockClear();
  await userEvent.keyboard('{Enter}');
  expect(tekan).not.toHaveBeenCalled();
  expect(sales()).toHaveValue('cincin');
  expect(sales()).toHaveFocus();
  expect(screen.getByText('Tidak ada yang cocok')).toBeVisible();
  await userEvent.keyboard('cit{Enter}');
  expect(nilai()).toBe('S03 · CITRA');
});

it('Tab menahan sekali yang tidak cocok, kedua kalinya pergi', async () => {
  gambar(<Dialog />);
  await userEvent.type(sales(), 'cincin{Tab}');
  expect(sales()).toHaveFocus();
  expect(sales()).toHaveValue('cincin');
  await userEvent.tab();
  expect(sales()).not.toHaveFocus();
});

it('pilihan banyak pun menyimpan yang tidak cocok', async () => {
  gambar(<MultiSelect label="Gudang" searchable data={SALES} />);
  const bidang = screen.getByRole('combobox', { name: 'Gudang' });
  await userEvent.type(bidang, 'cincin{Tab}');
  expect(bidang).toHaveFocus();
  expect(bidang).toHaveValue('cincin');
});
