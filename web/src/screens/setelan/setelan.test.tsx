// The settings screen: groups, the editor of each kind, what is sent; and the printed lines of an address.
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { pasangSumber } from '@/app/aksiSesi';
import { cariRute, type Rute } from '@/routes';
import { gambarDiRute, jawabApi, masukSebagai } from '../../../test/bungkus';
import type { Setting } from './apiSystem';
import { barisAlamat } from './apiToko';
import SettingSystem from './SettingSystem';

const RUTE = cariRute('/settingsystem') as Rute;

const setting = (key: string, bagian: Partial<Setting>): Setting => ({
  key,
  value: 'off',
  bawaan: 'off',
  jenis: 'TANDA',
  kelompok: 'Umum',
  arti: `Arti ${key}.`,
  pilihan: [],
  menu: [],
  ...bagian,
});

const SEMUA = [
  setting('KUPON', { kelompok: 'Penjualan', menu: ['Cek Kupon'] }),
  setting('PEMBULATAN', { jenis: 'ANGKA', value: '500', bawaan: '500' }),
  setting('APP_MODE', { jenis: 'TEKS', value: 'NORMAL', bawaan: 'NORMAL', pilihan: ['NORMAL', 'MANUAL'] }),
  setting('BEDA', { value: 'on' }),
];

beforeEach(() => {
  pasangSumber(() => undefined);
  masukSebagai({ level: 'OWN' });
});

it('mengirim hanya yang berubah dan menaruh penolakan di bawah isiannya', async () => {
  let tolak = true;
  const terkirim = jawabApi(({ metode }) => {
    if (metode === 'GET') return { isi: { data: SEMUA } };
    if (!tolak) return { isi: { data: [], message: 'Data Berhasil Di Update' } };
    tolak = false;
    return {
      status: 422,
      isi: { code: 'SETTING-02', message: 'salah', fields: { PEMBULATAN: 'PEMBULATAN harus angka' } },
    };
  });
  gambarDiRute(<SettingSystem rute={RUTE} />, '/settingsystem');
  await userEvent.click(await screen.findByRole('switch', { name: 'KUPON' }));
  const angka = screen.getByRole('textbox', { name: 'PEMBULATAN' });
  await userEvent.clear(angka);
  await userEvent.type(angka, '1000');
  await userEvent.keyboard('{F9}');
  await userEvent.tab();
  expect(await screen.findByText('PEMBULATAN harus angka')).toBeInTheDocument();
  await userEvent.keyboard('{F9}');
  expect(await screen.findByText('Data Berhasil Di Update')).toBeInTheDocument();
  expect(terkirim.filter((satu) => satu.metode === 'PUT').at(-1)?.badan).toEqual([
    { key: 'KUPON', value: 'on' },
    { key: 'PEMBULATAN', value: '1000' },
  ]);
});

it('mencari menurut menu, dan menyaring yang berbeda dari bawaan', async () => {
  jawabApi(() => ({ isi: { data: SEMUA } }));
  gambarDiRute(<SettingSystem rute={RUTE} />, '/settingsystem');
  const cari = await screen.findByRole('textbox', { name: 'Cari setting' });
  await screen.findByText('Arti KUPON.');
  await userEvent.type(cari, 'cek kupon');
  expect(screen.getAllByText(/^Arti /)).toHaveLength(1);
  await userEvent.clear(cari);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Hanya yang berbeda dari bawaan' }));
  await waitFor(() => expect(screen.getAllByText(/^Arti /).map((satu) => satu.textContent)).toEqual(['Arti BEDA.']));
  await userEvent.type(cari, 'entah');
  expect(screen.getByText('Tidak ada setting yang cocok')).toBeInTheDocument();
});

it('setting yang diisi dijelaskan dengan contoh', async () => {
  const berat = setting('PEMBULATAN_BERAT', { jenis: 'TEKS', value: 'V2', bawaan: 'V2' });
  jawabApi(() => ({ isi: { data: [berat] } }));
  gambarDiRute(<SettingSystem rute={RUTE} />, '/settingsystem');
  expect(await screen.findByText(/^Contoh V2: 2.345 menjadi 2.35/)).toBeInTheDocument();
});

it('halaman awal dipilih per level, dari halaman yang bisa dibuka level itu', async () => {
  const awal = setting('HALAMAN_AWAL', { jenis: 'HALAMAN', value: 'KASIR=/transaksi-penjualan', bawaan: '' });
  const terkirim = jawabApi(({ metode }) => ({ isi: { data: metode === 'GET' ? [awal] : [], message: 'Tersimpan' } }));
  gambarDiRute(<SettingSystem rute={RUTE} />, '/settingsystem');
  const kasir = await screen.findByRole('combobox', { name: 'HALAMAN_AWAL KASIR' });
  expect(kasir).toHaveValue('Transaksi Penjualan');
  expect(screen.getByText(/^Contoh: KASIR ke Transaksi Penjualan/)).toBeInTheDocument();
  const spv = screen.getByRole('combobox', { name: 'HALAMAN_AWAL SPV' });
  await userEvent.click(spv);
  await userEvent.type(spv, 'Data Barang');
  await userEvent.click(await screen.findByRole('option', { name: 'Data Barang' }));
  await userEvent.click(screen.getByLabelText('KASIR kembali ke Dashboard'));
  await userEvent.keyboard('{F9}');
  await waitFor(() =>
    expect(terkirim.find((satu) => satu.metode === 'PUT')?.badan).toEqual([
      { key: 'HALAMAN_AWAL', value: 'SPV=/data-barang' },
    ]),
  );
});

it('server yang tidak menjawab menampilkan pesan dan tombol coba lagi', async () => {
  jawabApi(() => ({ status: 503, isi: { code: 'BEBAN-01', message: 'Server sedang sibuk' } }));
  gambarDiRute(<SettingSystem rute={RUTE} />, '/settingsystem');
  expect(await screen.findByText('Server sedang sibuk')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Coba Lagi' })).toBeInTheDocument();
});

it('alamat dipecah di spasi terakhir yang muat', () => {
  expect(barisAlamat('Jl. Melawai 12')).toEqual(['Jl. Melawai 12', '']);
  expect(barisAlamat('Jl. Melawai V No. 12, Kebayoran Baru, Jakarta Selatan')).toEqual([
    'Jl. Melawai V No. 12, Kebayoran Baru, Jakarta',
    'Selatan',
  ]);
  expect(barisAlamat('x'.repeat(60))).toEqual(['x'.repeat(48), 'x'.repeat(12)]);
});
