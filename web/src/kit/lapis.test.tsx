// Keys and what lies over what: a page's keys rest while a dialog stands in front, the dialog's own work.
import { Modal } from '@mantine/core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { gambar } from '../../test/bungkus';
import { konfirmasi, tutupTanya } from './dialog';
import { tombolHidup, useTombol } from './tombol';

const halaman = vi.fn();
const dialog = vi.fn();

function IsiDialog({ onTutup }: { onTutup: () => void }) {
  useTombol([{ kunci: 'F9', arti: 'Simpan isian', aksi: dialog }]);
  return (
    <Modal opened onClose={onTutup} title="Isian">
      <button type="button" onClick={onTutup}>
        selesai
      </button>
    </Modal>
  );
}

function Layar() {
  const [buka, setBuka] = useState(false);
  useTombol([{ kunci: 'F9', arti: 'Simpan halaman', aksi: halaman }]);
  return (
    <>
      <button type="button" onClick={() => setBuka(true)}>
        buka
      </button>
      {buka && <IsiDialog onTutup={() => setBuka(false)} />}
    </>
  );
}

it('tombol halaman diam di bawah dialog, tombol dialog bekerja, lalu kembali', async () => {
  gambar(<Layar />);
  await userEvent.keyboard('{F9}');
  expect(halaman).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByText('buka'));
  await userEvent.keyboard('{F9}');
  expect([halaman.mock.calls.length, dialog.mock.calls.length]).toEqual([1, 1]);
  // A question over the dialog: neither of the two.
  const jawab = konfirmasi('Yakin?');
  await screen.findByText('Yakin?');
  await userEvent.keyboard('{F9}');
  expect([halaman.mock.calls.length, dialog.mock.calls.length]).toEqual([1, 1]);
  tutupTanya();
  expect(await jawab).toBe(false);
  await waitFor(() => expect(screen.queryByText('Yakin?')).toBeNull());
  await userEvent.keyboard('{F9}');
  expect([halaman.mock.calls.length, dialog.mock.calls.length]).toEqual([1, 2]);
  await userEvent.click(screen.getByText('selesai'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.keyboard('{F9}');
  expect(halaman).toHaveBeenCalledTimes(2);
});

function Mati({ mati }: { mati: boolean }) {
  useTombol([{ kunci: 'F9', arti: 'Simpan', aksi: dialog, mati }]);
  useTombol([{ kunci: 'F9', arti: 'Lain', aksi: halaman }]);
  return null;
}

it('tombol yang menunggu disebut, tetapi tidak bekerja dan tidak menahan yang lain', async () => {
  halaman.mockClear();
  dialog.mockClear();
  const { rerender } = gambar(<Mati mati />);
  expect(tombolHidup.ambil().map((t) => t.arti)).toContain('Simpan');
  await userEvent.keyboard('{F9}');
  expect([dialog, halaman].map((f) => f.mock.calls.length)).toEqual([0, 1]);
  rerender(<Mati mati={false} />);
  await userEvent.keyboard('{F9}');
  expect([dialog, halaman].map((f) => f.mock.calls.length)).toEqual([1, 1]);
});
