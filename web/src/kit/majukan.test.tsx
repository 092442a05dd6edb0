// Enter in a screen's own container: on to the next field, and no list is left open behind it.
import { Select, TextInput } from '@mantine/core';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { gambar } from '../../test/bungkus';
import { majukan } from './Formulir';
import { pasangPilihTab } from './pilihTab';

let lepas = () => {};
beforeEach(() => {
  lepas = pasangPilihTab();
});
afterEach(() => lepas());

function Layar({ awal }: { awal?: string }) {
  return (
    <main onKeyDown={majukan}>
      <Select
        label="Sumber"
        data={['AWAL', 'SUPPLIER']}
        defaultValue={awal}
        comboboxProps={{ transitionProps: { duration: 0 } }}
      />
      <TextInput label="Keterangan" />
      <TextInput label="Berat" />
    </main>
  );
}

it('Enter mengambil pilihan, menutup daftarnya, dan maju satu isian', async () => {
  gambar(<Layar />);
  screen.getByRole('combobox', { name: 'Sumber' }).focus();
  await userEvent.keyboard('{ArrowDown}');
  await screen.findByRole('option', { name: 'AWAL' });
  await userEvent.keyboard('{Enter}');
  expect(screen.getByLabelText('Keterangan')).toHaveFocus();
  expect(screen.getByRole('combobox', { name: 'Sumber' })).toHaveValue('AWAL');
  expect(screen.getByRole('combobox', { name: 'Sumber' })).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('laci{Enter}');
  expect(screen.getByLabelText('Berat')).toHaveFocus();
});

it('Enter pada pilihan yang sudah terisi maju, dan tidak meninggalkan daftar yang terbuka', async () => {
  gambar(<Layar awal="AWAL" />);
  const sumber = screen.getByRole('combobox', { name: 'Sumber' });
  sumber.focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByLabelText('Keterangan')).toHaveFocus();
  expect(sumber).toHaveAttribute('aria-expanded', 'false');
});
