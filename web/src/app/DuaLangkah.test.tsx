// The second factor on one's own page: the QR code, the first code, the recovery codes; refusals stand under the field.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { gambarDiRute, jawabApi, PENGGUNA } from '../../test/bungkus';
import { pasangSumber } from './aksiSesi';
import DuaLangkah from './DuaLangkah';
import { mulaiSesi, sesi } from './sesi';

beforeEach(() => {
  pasangSumber(() => undefined);
  mulaiSesi({ ...PENGGUNA, level: 'OWN' }, []);
});

it('mendaftar dengan password, kode QR dan kode pertama, lalu memberi kode cadangan', async () => {
  const terkirim = jawabApi(({ alamat, badan }) => {
    if (alamat.endsWith('users/totp')) return { isi: { data: { aktif: false, cadangan: 0 } } };
    if (alamat.endsWith('mulai')) return { isi: { data: { kunci: 'ABCD', qr: '<svg/>' } } };
    if ((badan as { kode: string }).kode === '123456') return { isi: { data: ['aaaa-bbbb-cccc'] } };
    return { status: 422, isi: { code: 'TOTP-02', message: 'Kode salah', fields: { kode: 'Kode salah' } } };
  });
  const tutup = vi.fn();
  gambarDiRute(<DuaLangkah onTutup={tutup} />, '/');
  await userEvent.type(await screen.findByLabelText('Password Anda'), 'rahasia{Enter}');
  expect(await screen.findByRole('img', { name: /Kode QR/ })).toBeInTheDocument();
  const kode = screen.getByLabelText('Kode Verifikasi');
  await userEvent.type(kode, '000000{Enter}');
  expect(await screen.findByText('Kode salah')).toBeInTheDocument();
  await userEvent.clear(kode);
  await userEvent.type(kode, '123456{Enter}');
  expect(await screen.findByText('aaaa-bbbb-cccc')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Sudah Saya Simpan' }));
  expect(tutup).toHaveBeenCalled();
  expect(sesi.ambil()?.pengguna.totp).toBe(true);
  expect(terkirim.find((t) => t.alamat.endsWith('mulai'))?.badan).toEqual({ password: 'rahasia' });
});

it('yang sudah aktif dimatikan dengan password', async () => {
  jawabApi(({ alamat }) => ({ isi: { data: alamat.endsWith('users/totp') ? { aktif: true, cadangan: 3 } : true } }));
  const tutup = vi.fn();
  gambarDiRute(<DuaLangkah onTutup={tutup} />, '/');
  expect(await screen.findByText(/3 kode cadangan tersisa/)).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Password Anda'), 'rahasia');
  await userEvent.click(screen.getByRole('button', { name: 'Matikan' }));
  await vi.waitFor(() => expect(tutup).toHaveBeenCalled());
});
