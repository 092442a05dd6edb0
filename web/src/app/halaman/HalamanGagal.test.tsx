// A page whose part of the program did not load: said kindly, tried again in place, and only then by a reload.
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { gambar, jawabApi } from '../../../test/bungkus';
import { gagalMuat, HalamanGagal } from './HalamanGagal';

const PUTUS = new TypeError('Failed to fetch dynamically imported module: https://karat/assets/X.js');

it.each([
  ['Failed to fetch dynamically imported module: /x.js', true],
  ['error loading dynamically imported module: /x.js', true],
  ['Importing a module script failed.', true],
  ['Unable to preload CSS for /x.css', true],
  ['x is not a function', false],
])('%s', (pesan, putus) => expect(gagalMuat(new TypeError(pesan))).toBe(putus));

it('selama server diam tidak memuat ulang; begitu ada dicoba di tempat, lalu dimuat ulang', async () => {
  let ada = false;
  jawabApi(() => (ada ? { isi: 'ok' } : 'putus'));
  const reset = vi.fn();
  const muatUlang = vi.fn();
  gambar(<HalamanGagal error={PUTUS} reset={reset} muatUlang={muatUlang} />);
  expect(await screen.findByText('Halaman ini belum termuat')).toBeInTheDocument();
  const coba = screen.getByRole('button', { name: 'Coba Lagi' });
  await userEvent.click(coba);
  expect(await screen.findByText(/Server belum bisa dihubungi/)).toBeInTheDocument();
  expect(reset).not.toHaveBeenCalled();
  ada = true;
  await userEvent.click(coba);
  await waitFor(() => expect(reset).toHaveBeenCalledTimes(1));
  expect(muatUlang).not.toHaveBeenCalled();
  // In place it failed again: what the server has now comes with a reload only.
  await userEvent.click(coba);
  await waitFor(() => expect(muatUlang).toHaveBeenCalledTimes(1));
});

it('galat lain mengatakan bermasalah, tanpa isi galatnya', async () => {
  gambar(<HalamanGagal error={new Error('x is not a function')} reset={() => undefined} />);
  expect(await screen.findByText('Halaman ini bermasalah')).toBeInTheDocument();
  expect(screen.queryByText(/is not a function/)).toBeNull();
});
