// The validation of orders and services: who can answer, what must be said first, ticks that outlive a reload, and a
// lookup that fails.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gambar, jawabApi, masukSebagai } from '../../../test/bungkus';
import { pasangUkuran } from '../../../test/ukuran';
import { LayarValidasiKerja } from './LayarValidasiKerja';
import { belumSiap, penjawab } from './pilihan';

it('penjawab tanpa SU, MU, dan yang tidak lengkap atau tidak aktif', () => {
  const orang = [
    { user_id: 'su', user_name: 'Super', level: 'SU', aktif: true },
    { user_id: 'mu', user_name: 'Master', level: 'MU', aktif: true },
    { user_id: '', user_name: 'Tanpa id', level: 'KASIR', aktif: true },
    { user_id: 'x', user_name: '', level: 'KASIR', aktif: true },
    { user_id: 'lama', user_name: 'Lama', level: 'KASIR', aktif: false },
    { user_id: 'kasir1', user_name: 'Kasir', level: 'KASIR', aktif: true },
  ];
  expect(penjawab(orang).map((u) => u.user_id)).toEqual(['kasir1']);
});

it('transaksi dulu, lalu user', () => {
  expect(belumSiap([], '')).toBe('Harap pilih salah satu transaksi');
  expect(belumSiap(['FS1'], '')).toBe('Harap pilih user id');
  expect(belumSiap(['FS1'], 'kasir1')).toBeUndefined();
});

interface Contoh {
  no: string;
}
const SIMPAN = { sibuk: false, kolom: {}, terputus: false, lupakan: () => undefined };
const kirim = vi.fn(async (_: string[], __: string) => ({ message: undefined }) as { message?: string } | undefined);
const layar = (ambil: () => Promise<Contoh[]>) => (
  <LayarValidasiKerja<Contoh>
    rute={{ judul: 'Validasi Service', menu: [] }}
    nama="uji"
    label="Belum valid"
    kolom={[{ kunci: 'no', judul: 'No', nilai: (b) => b.no }]}
    nomor={(b) => b.no}
    kunci={['uji']}
    ambil={ambil}
    simpan={SIMPAN}
    kirim={kirim}
    kosong="Semua sudah divalidasi"
  />
);

beforeEach(() => {
  localStorage.clear();
  pasangUkuran(() => 1200);
  kirim.mockClear();
  masukSebagai({ level: 'SPV' });
  jawabApi(({ alamat }) => ({
    isi: {
      data: alamat.includes('users/get/all')
        ? [{ user_id: 'kasir1', user_name: 'Kasir', level: 'KASIR', aktif: true }]
        : [],
    },
  }));
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('centang tetap ada setelah dibuka lagi, dan dikirim dengan kasirnya', async () => {
  const satu = gambar(layar(async () => [{ no: 'FS1' }, { no: 'FS2' }]));
  const baris = await screen.findByRole('row', { name: /FS1/ });
  await userEvent.click(screen.getByRole('button', { name: 'Validasi' }));
  expect(await screen.findByText('Harap pilih salah satu transaksi')).toBeVisible();
  await userEvent.click(within(baris).getByRole('checkbox'));
  satu.unmount();
  gambar(layar(async () => [{ no: 'FS1' }, { no: 'FS2' }]));
  expect(await screen.findByText('1 dipilih')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Validasi' }));
  expect(await screen.findByText('Harap pilih user id')).toBeVisible();
  await userEvent.click(screen.getByRole('combobox', { name: /User ID/ }));
  await userEvent.click(await screen.findByRole('option', { name: /kasir1/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Validasi' }));
  expect(await screen.findByText('Data Berhasil Divalidasi')).toBeVisible();
  expect(kirim).toHaveBeenCalledWith(['FS1'], 'kasir1');
  expect(screen.getByText('0 dipilih')).toBeVisible();
});

it('yang ditolak tetap tercentang, dan gagal mencari mengosongkan centang', async () => {
  localStorage.setItem('validasi.uji.', JSON.stringify(['FS1']));
  kirim.mockResolvedValueOnce(undefined);
  const satu = gambar(layar(async () => [{ no: 'FS1' }]));
  expect(await screen.findByText('1 dipilih')).toBeVisible();
  await userEvent.click(screen.getByRole('combobox', { name: /User ID/ }));
  await userEvent.click(await screen.findByRole('option', { name: /kasir1/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Validasi' }));
  expect(await screen.findByText('Data Gagal Divalidasi')).toBeVisible();
  expect(screen.getByText('1 dipilih')).toBeVisible();
  satu.unmount();
  gambar(layar(() => Promise.reject(new Error('mati'))));
  expect(await screen.findByText('Data Tidak Ada')).toBeVisible();
  await waitFor(() => expect(localStorage.getItem('validasi.uji.')).toBeNull());
});
