// Logging in: what is refused is said in the server's words, a code opens the session, leaving forgets what was a member's own.
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { panggil, simpanToken, token } from '../data';
import { LayarMasuk } from './masuk';

const jawab = (status: number, isi: unknown): Response =>
  new Response(JSON.stringify(isi), { status, headers: { 'content-type': 'application/json' } });

beforeEach(() => {
  localStorage.clear();
  simpanToken(null);
});

it('nomor terlalu pendek ditolak dengan kata server, lalu kode membuka sesi', async () => {
  const minta = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', minta);
  const orang = userEvent.setup();
  render(<LayarMasuk />);
  minta.mockResolvedValueOnce(jawab(422, { code: 'APP-01', message: 'Mohn Masukan Nomor Handphone Yang Valid' }));
  await orang.type(screen.getByLabelText('Nomor handphone di kartu member'), '0812');
  await orang.click(screen.getByRole('button', { name: 'Kirim kode' }));
  expect(await screen.findByText('Mohn Masukan Nomor Handphone Yang Valid')).toBeInTheDocument();
  minta.mockResolvedValueOnce(jawab(200, { data: true }));
  await orang.type(screen.getByLabelText('Nomor handphone di kartu member'), '34567890');
  await orang.click(screen.getByRole('button', { name: 'Kirim kode' }));
  const kode = await screen.findByLabelText('Kode 6 angka');
  minta.mockResolvedValueOnce(
    jawab(200, { data: { token: 'rahasia', kode_member: 'K1', nama_customer: 'SITI', pertama: true } }),
  );
  await orang.type(kode, '12x3456');
  await orang.click(screen.getByRole('button', { name: 'Masuk' }));
  await vi.waitFor(() => expect(token()).toBe('rahasia'));
  const isi = JSON.parse(String(minta.mock.calls[2]?.[1]?.body)) as Record<string, unknown>;
  expect(isi).toMatchObject({ no_hp: '081234567890', kode: '123456' });
  expect(isi).not.toHaveProperty('setuju');
});

it('sesi yang berakhir melupakan yang milik member', async () => {
  simpanToken('lama');
  localStorage.setItem('karat.app.data:app/saya', '{"data":{}}');
  localStorage.setItem('karat.app.data:katalog/emas/beranda', '{"data":{}}');
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>().mockResolvedValue(jawab(401, { code: 'APP-04', message: 'Silakan masuk lagi' })),
  );
  await expect(panggil('app/saya')).rejects.toThrow('Silakan masuk lagi');
  expect(token()).toBeNull();
  expect(localStorage.getItem('karat.app.data:app/saya')).toBeNull();
  expect(localStorage.getItem('karat.app.data:katalog/emas/beranda')).not.toBeNull();
});
