// Keys and webhooks: the key is shown once, refusals stand under their fields, a webhook shows what waits, deliveries are told again.
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { pasangSumber } from '@/app/aksiSesi';
import { cariRute, type Rute } from '@/routes';
import { gambarDiRute, jawabApi, masukSebagai } from '../../../test/bungkus';
import { pasangUkuran } from '../../../test/ukuran';
import { rapikan } from './KirimanWebhook';
import KunciApi from './KunciApi';
import { daftarKata, LINGKUP } from './kata';
import HalamanWebhook from './Webhook';

const KUNCI = {
  id: 'K1',
  nama: 'Pembukuan',
  ekor: 'abcd',
  rantai: false,
  lingkup: ['TUTUP', 'STOK'],
  berlaku_sampai: '2027-01-31',
  dibuat: '2026-11-15T08:00:00+07:00',
  oleh: 'own-jkt1',
  terakhir: null,
  dicabut: null,
  dicabut_oleh: null,
  jumlah: 0,
  keadaan: 'AKTIF',
};

const WEBHOOK = {
  id: 'W1',
  nama: 'Toko Web',
  url: 'https://web.example/karat',
  peristiwa: ['TUTUP', 'PENJUALAN'],
  rantai: false,
  aktif: true,
  dibuat: '2026-11-15T08:00:00+07:00',
  diubah: '2026-11-15T08:00:00+07:00',
  oleh: 'own-jkt1',
  menunggu: 2,
  mati: 1,
};

beforeEach(() => {
  pasangUkuran(() => 2000);
  pasangSumber(() => undefined);
  masukSebagai({ level: 'OWN' });
});

it('kunci tampil sekali, dan penolakan ada di bawah isiannya', async () => {
  let tolak = true;
  const terkirim = jawabApi(({ metode }) => {
    if (metode === 'GET') return { isi: { data: [KUNCI] } };
    if (!tolak) return { isi: { data: { id: 'K2', nama: 'Pembukuan', kunci: 'karat_RAHASIA' } } };
    tolak = false;
    const fields = { lingkup: 'Pilih paling sedikit satu lingkup' };
    return { status: 422, isi: { code: 'HUBUNG-17', message: 'salah', fields } };
  });
  gambarDiRute(<KunciApi rute={cariRute('/kunci-api') as Rute} />, '/kunci-api');
  expect(await screen.findByText('karat_…abcd')).toBeInTheDocument();
  expect(screen.getByText('Stok barang, Tutup toko')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: 'Nama' }), 'Pembukuan');
  await userEvent.click(screen.getByRole('button', { name: 'Buat Kunci' }));
  expect(await screen.findByText('Pilih paling sedikit satu lingkup')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Harga emas' }));
  await userEvent.click(screen.getByRole('button', { name: 'Buat Kunci' }));
  expect(await screen.findByTestId('kunci-api')).toHaveTextContent('karat_RAHASIA');
  expect(terkirim.filter((satu) => satu.metode === 'POST').at(-1)?.badan).toEqual({
    nama: 'Pembukuan',
    lingkup: ['HARGA'],
    rantai: false,
    berlaku_sampai: '',
  });
  // Only head office opens all stores.
  expect(screen.queryByRole('switch', { name: 'Membuka semua toko' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Sudah Dicatat' }));
  await waitFor(() => expect(screen.queryByText('karat_RAHASIA')).not.toBeInTheDocument());
});

it('webhook menyebut yang menunggu dan yang tidak terkirim, dan alamat yang ditolak di isiannya', async () => {
  jawabApi(({ metode }) => {
    if (metode === 'GET') return { isi: { data: [WEBHOOK] } };
    const fields = { url: 'Alamat ini tidak ditemukan' };
    return { status: 422, isi: { code: 'HUBUNG-21', message: 'Alamat ini tidak ditemukan', fields } };
  });
  gambarDiRute(<HalamanWebhook rute={cariRute('/webhook') as Rute} />, '/webhook');
  expect(await screen.findByText('2 kiriman menunggu, 1 tidak terkirim.')).toBeInTheDocument();
  expect(screen.getByText('Penjualan, Tutup toko')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Ubah' }));
  expect(await screen.findByRole('textbox', { name: 'Alamat' })).toHaveValue(WEBHOOK.url);
  await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Alamat ini tidak ditemukan')).toBeInTheDocument();
});

it('kata lingkup berurutan, dan isi kiriman dibaca rapi', () => {
  expect(daftarKata(LINGKUP, ['TUTUP', 'PENJUALAN'])).toBe('Penjualan, Tutup toko');
  expect(daftarKata(LINGKUP, ['LAIN'])).toBe('LAIN');
  expect(rapikan('{"a":1}')).toBe('{\n  "a": 1\n}');
  expect(rapikan('bukan json')).toBe('bukan json');
});
