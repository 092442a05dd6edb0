// The printers of a store: the list, the form's two ways to an address, a failed job that is sent again.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { pasangSumber } from '@/app/aksiSesi';
import type { KerjaCetak, Printer } from '@/kit/cetak/api';
import { gambarDiRute, jawabApi, masukSebagai } from '../../../test/bungkus';
import { DaftarPrinter } from './Printer';

const KASIR: Printer = {
  nama: 'KASIR 1',
  jenis: 'ESCPOS',
  cara: 'JARINGAN',
  alamat: '192.168.1.50:9100',
  lebar: 48,
  aktif: true,
  versi: 3,
};

const GAGAL: KerjaCetak = {
  id: 'abcdefgh12345678',
  printer: 'KASIR 1',
  jenis: 'ESCPOS',
  cara: 'JARINGAN',
  judul: 'Nota FJ-1',
  besar: 800,
  user_id: 'orang-lain',
  status: 'GAGAL',
  percobaan: 1,
  pesan: 'Printer KASIR 1 menolak sambungan',
  dibuat: '2026-11-15T09:00:00.000+07:00',
  selesai: null,
};

beforeEach(() => {
  pasangSumber(() => undefined);
  masukSebagai({ level: 'OWN' });
});

function sumber(printer: Printer[], antrean: KerjaCetak[], lain?: { status?: number; isi: unknown }) {
  return jawabApi(({ metode, alamat }) => {
    if (metode !== 'GET') return lain ?? { isi: { data: GAGAL, message: 'Baik' } };
    if (alamat.endsWith('printer/agen')) return { isi: { data: ['kasir-1', 'kasir-2'] } };
    return { isi: { data: alamat.endsWith('antrean') ? antrean : printer } };
  });
}

it('menambah printer lewat agen, dan penolakan tampil di isiannya', async () => {
  const terkirim = sumber([], [], {
    status: 422,
    isi: { code: 'PRINTER-02', message: 'salah', fields: { nama: 'Nama Printer Tidak Boleh Kosong' } },
  });
  gambarDiRute(<DaftarPrinter />, '/settingsystem');
  expect(await screen.findByText('Belum ada printer')).toBeInTheDocument();
  expect(await screen.findByText('Belum ada yang dicetak')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Tambah Printer' }));
  const form = await screen.findByRole('dialog', { name: 'Tambah Printer' });
  await userEvent.click(within(form).getByRole('combobox', { name: /Cara Mencetak/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Lewat agen di kasir' }));
  await userEvent.click(await within(form).findByRole('combobox', { name: /Agen Cetak/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'kasir-2' }));
  await userEvent.keyboard('{F9}');
  expect(await screen.findByText('Nama Printer Tidak Boleh Kosong')).toBeInTheDocument();
  expect(terkirim.at(-1)?.badan).toEqual({
    nama: '',
    jenis: 'ESCPOS',
    cara: 'AGEN',
    alamat: 'kasir-2',
    lebar: 48,
    aktif: true,
  });
});

it('mencetak uji, dan cetakan gagal orang lain bisa dikirim ulang tetapi tidak diunduh', async () => {
  const terkirim = sumber([KASIR], [GAGAL]);
  gambarDiRute(<DaftarPrinter />, '/settingsystem');
  await userEvent.click(await screen.findByRole('button', { name: 'Cetak Uji' }));
  await waitFor(() => expect(terkirim.some((t) => t.alamat.endsWith('printer/KASIR%201/tes'))).toBe(true));
  const antrean = await screen.findByRole('region', { name: 'Cetakan sehari terakhir' });
  expect(await within(antrean).findByText('Printer KASIR 1 menolak sambungan')).toBeInTheDocument();
  expect(within(antrean).queryByRole('button', { name: 'Unduh' })).toBeNull();
  await userEvent.click(within(antrean).getByRole('button', { name: 'Kirim Ulang' }));
  await waitFor(() => expect(terkirim.some((t) => t.alamat.endsWith(`antrean/${GAGAL.id}/ulang`))).toBe(true));
});
