// The login form: what it sends, where it leads, and what it says when it is refused.
// The server is answered by the test.
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Setelan } from '@/api/tipe';
import { gambarDiRute, jawabApi, KONFIG, PENGGUNA } from '../../test/bungkus';
import { pasangSumber } from './aksiSesi';
import { catatDitutup, kabarDitutup } from './ditutup';
import Masuk from './Masuk';
import { halamanAwal } from './pos';
import { akhiriSesi, aturKonfigurasi, konfigurasi } from './sesi';

beforeEach(() => {
  akhiriSesi();
  konfigurasi.atur(undefined);
  pasangSumber(() => undefined);
});

describe('masuk', () => {
  it('mengatakan siapa yang menutup toko, sampai ada yang masuk lagi', async () => {
    catatDitutup({ oleh: 'Ibu Sari', tgl_system: '2026-11-18' });
    jawabApi(({ alamat }) => ({ isi: { data: alamat.endsWith('login') ? PENGGUNA : [] } }));
    const { router } = gambarDiRute(<Masuk />, '/');
    const kabar = 'Toko ditutup oleh Ibu Sari, tanggal menjadi Rabu, 18 November 2026.';
    expect(await screen.findByText(kabar)).toBeVisible();
    await userEvent.type(screen.getByLabelText('User ID'), 'kasir1');
    await userEvent.type(screen.getByLabelText('Password'), 'rahasia{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    expect(kabarDitutup()).toBeUndefined();
  });
  it('Enter di User ID membawa ke password, yang tidak pernah terketik di sana', async () => {
    const terkirim = jawabApi(({ alamat }) => ({ isi: { data: alamat.endsWith('login') ? PENGGUNA : [] } }));
    const { router } = gambarDiRute(<Masuk />, '/');
    await userEvent.type(await screen.findByLabelText('User ID'), 'kasir1{Enter}');
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.keyboard('rahasia{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    expect(terkirim[0]?.badan).toEqual({ user_id: 'kasir1', password: 'rahasia' });
  });
  it('mengirim isian dan pindah ke dashboard', async () => {
    const terkirim = jawabApi(({ alamat }) => ({ isi: { data: alamat.endsWith('login') ? PENGGUNA : [] } }));
    const { router } = gambarDiRute(<Masuk />, '/');
    await userEvent.type(await screen.findByLabelText('User ID'), 'kasir1');
    await userEvent.type(screen.getByLabelText('Password'), 'rahasia');
    await userEvent.type(screen.getByLabelText('Kode Toko (opsional)'), 'jkt1{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    expect(terkirim[0]?.badan).toEqual({ user_id: 'kasir1', password: 'rahasia', kode_toko: 'JKT1' });
  });
  it('kasir langsung ke layar jual, sejauh menunya ada', async () => {
    const akses = [{ key: 'transaksi-penjualan', title: 'Transaksi Penjualan', is_show: true }];
    const modul: Setelan[] = [{ key: 'HALAMAN_AWAL', value: 'KASIR=/transaksi-penjualan, SPV=/data-barang' }];
    const kasir = { level: 'KASIR', akses: akses as never, pusat: false };
    expect(halamanAwal(kasir, modul, false)).toBe('/transaksi-penjualan');
    expect(halamanAwal({ ...kasir, akses: [] }, modul, false)).toBe('/dashboard');
    // Settings that are not here yet: as nobody changed them.
    expect(halamanAwal(kasir, [], false)).toBe('/transaksi-penjualan');
    expect(halamanAwal(kasir, [{ key: 'HALAMAN_AWAL', value: '' }], false)).toBe('/dashboard');
    expect(halamanAwal({ ...kasir, level: 'FIN' }, modul, false)).toBe('/dashboard');
    // The page of their level, but not their menu.
    expect(halamanAwal({ ...kasir, level: 'SPV' }, modul, false)).toBe('/dashboard');
    const barang = [{ key: 'data-barang', title: 'Data Barang', is_show: true }] as never;
    expect(halamanAwal({ ...kasir, level: 'spv', akses: barang }, modul, false)).toBe('/data-barang');
    expect(halamanAwal(kasir, modul, true)).toBe('/home');
    jawabApi(({ alamat }) => ({ isi: { data: alamat.endsWith('login') ? { ...PENGGUNA, akses } : modul } }));
    const { router } = gambarDiRute(<Masuk />, '/');
    await userEvent.type(await screen.findByLabelText('User ID'), 'kasir1');
    await userEvent.type(screen.getByLabelText('Password'), 'rahasia{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/transaksi-penjualan'));
  });
  it('di POS pindah ke /home', async () => {
    aturKonfigurasi({ ...KONFIG, version: 'POS' });
    jawabApi(({ alamat }) => ({ isi: { data: alamat.endsWith('login') ? PENGGUNA : [] } }));
    const { router } = gambarDiRute(<Masuk />, '/');
    await userEvent.type(await screen.findByLabelText('User ID'), 'kasir1');
    await userEvent.type(screen.getByLabelText('Password'), 'rahasia{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
  });
  it('menampilkan pesan server dan menjaga yang sudah diketik', async () => {
    jawabApi(() => ({ status: 401, isi: { code: 'MASUK-01', message: 'User ID atau password salah' } }));
    gambarDiRute(<Masuk />, '/');
    await userEvent.type(await screen.findByLabelText('User ID'), 'kasir1');
    await userEvent.type(screen.getByLabelText('Password'), 'salah{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('User ID atau password salah');
    expect(screen.getByLabelText('User ID')).toHaveValue('kasir1');
  });
  it('tanpa jaringan berkata Koneksi Bermasalah', async () => {
    jawabApi(() => 'putus');
    gambarDiRute(<Masuk />, '/');
    await userEvent.type(await screen.findByLabelText('User ID'), 'kasir1');
    await userEvent.type(screen.getByLabelText('Password'), 'x{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Koneksi Bermasalah');
  });
});
