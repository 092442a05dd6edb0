// After a dialog the focus is where it was, in the drawer beneath it or on the page; never on nothing. Escape closes the dialog
// in front, not the drawer beneath it.
import { MantineProvider, Modal } from '@mantine/core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { gambar } from '../../test/bungkus';
import { LaciDokumen } from './dokumen/LaciDokumen';
import { pasangFokusKembali } from './fokusKembali';

let lepas: () => void;
beforeEach(() => {
  lepas = pasangFokusKembali();
});
afterEach(() => lepas());

const ADA = { data: 'FP-1', error: null, refetch: () => undefined };

/** A drawer with a step; `habis`: the step is gone once it was taken, as a finished one is. */
function Layar({ habis }: { habis: boolean }) {
  const [laci, setLaci] = useState(false);
  const [dialog, setDialog] = useState(false);
  const [selesai, setSelesai] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setLaci(true)}>
        kartu
      </button>
      {laci && (
        <LaciDokumen no="FP-1" lebar={600} kueri={ADA} onTutup={() => setLaci(false)}>
          {() =>
            !selesai && (
              <button type="button" onClick={() => setDialog(true)}>
                langkah
              </button>
            )
          }
        </LaciDokumen>
      )}
      {dialog && (
        <Modal
          opened
          title="Isian"
          transitionProps={{ duration: 0 }}
          onClose={() => {
            setDialog(false);
            setSelesai(habis);
          }}
        >
          <input aria-label="Berat" data-autofocus />
        </Modal>
      )}
    </>
  );
}

/** Dialogs hang beside the page, as in a browser; the tests' own provider draws them where they stand. */
const Nyata = (p: { habis: boolean }) => (
  <MantineProvider env="default">
    <Layar {...p} />
  </MantineProvider>
);

const tutup = () => userEvent.keyboard('{Escape}');

it('kembali ke langkah yang membukanya, lalu ke kartu di halaman', async () => {
  gambar(<Nyata habis={false} />);
  await userEvent.click(screen.getByRole('button', { name: 'kartu' }));
  await userEvent.click(await screen.findByRole('button', { name: 'langkah' }));
  await waitFor(() => expect(screen.getByLabelText('Berat')).toHaveFocus());
  await tutup();
  await waitFor(() => expect(screen.getByRole('button', { name: 'langkah' })).toHaveFocus());
  await tutup();
  await waitFor(() => expect(screen.getByRole('button', { name: 'kartu' })).toHaveFocus());
});

it('langkah yang sudah selesai hilang: fokusnya di lacinya, tidak di halaman', async () => {
  gambar(<Nyata habis />);
  await userEvent.click(screen.getByRole('button', { name: 'kartu' }));
  await userEvent.click(await screen.findByRole('button', { name: 'langkah' }));
  await waitFor(() => expect(screen.getByLabelText('Berat')).toHaveFocus());
  await tutup();
  await waitFor(() => expect(screen.queryByLabelText('Berat')).toBeNull());
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'FP-1' }).contains(document.activeElement)).toBe(true));
});
