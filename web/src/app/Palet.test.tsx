// The palette finds a piece by its barcode and opens it; who may not see pieces is not told of any.
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { gambarDiRute, jawabApi, masukSebagai } from '../../test/bungkus';
import { cariMenu } from './cariMenu';
import { tangkapKetikan } from './ketikanAwal';
import { ruteTerlihat } from './menu';
import Palet from './Palet';
import { catatDipakai, seringDipakai } from './seringDipakai';
import { akhiriSesi } from './sesi';

const BARANG = {
  kode_barcode: '00003024',
  nama_barang: 'CINCIN KAWAT',
  toko: 'JKT1',
  status: 'READY',
  kode_gudang: 'TOKO',
  kode_toko: 'A05',
};

beforeEach(() => {
  akhiriSesi();
  Element.prototype.scrollIntoView = vi.fn();
});

it('opens the piece whose barcode is typed', async () => {
  masukSebagai({ level: 'OWN' });
  jawabApi(({ alamat }) =>
    alamat.endsWith('barang/kartu/00003024') ? { isi: { data: BARANG } } : { status: 404, isi: { message: 'x' } },
  );
  const { router } = gambarDiRute(<Palet onTutup={() => undefined} />);
  await userEvent.type(await screen.findByRole('combobox', { name: 'Nama menu' }), '3024');
  expect(await screen.findByRole('option', { name: /00003024 CINCIN KAWAT/ })).toHaveTextContent('READY / TOKO / A05');
  await userEvent.keyboard('{Enter}');
  expect(router.state.location.href).toContain('/data-barang?barang=');
});

it('asks nothing for somebody without the menu', async () => {
  masukSebagai({ level: 'KASIR', akses: [] });
  const panggilan = jawabApi(() => ({ isi: { data: BARANG } }));
  gambarDiRute(<Palet onTutup={() => undefined} />);
  await userEvent.type(await screen.findByRole('combobox', { name: 'Nama menu' }), '00003024');
  expect(screen.queryByRole('option')).toBeNull();
  expect(panggilan).toHaveLength(0);
});

it('has every letter that was typed before it stood, and the Enter after them', async () => {
  masukSebagai({ level: 'OWN' });
  jawabApi(({ alamat }) =>
    alamat.endsWith('barang/kartu/00003024') ? { isi: { data: BARANG } } : { status: 404, isi: { message: 'x' } },
  );
  const ketikan = tangkapKetikan();
  await userEvent.keyboard('30244{Backspace}{Enter}');
  const { router } = gambarDiRute(<Palet ketikan={ketikan} onTutup={() => undefined} />);
  expect(await screen.findByRole('combobox', { name: 'Nama menu' })).toHaveFocus();
  await waitFor(() => expect(router.state.location.href).toContain('/data-barang?barang='));
});

it('opens what is found once it is found, when Enter was quicker', async () => {
  masukSebagai({ level: 'OWN' });
  jawabApi(({ alamat }) =>
    alamat.endsWith('barang/kartu/00003024') ? { isi: { data: BARANG } } : { status: 404, isi: { message: 'x' } },
  );
  const { router } = gambarDiRute(<Palet onTutup={() => undefined} />);
  await userEvent.type(await screen.findByRole('combobox', { name: 'Nama menu' }), '3024{Enter}');
  await waitFor(() => expect(router.state.location.href).toContain('/data-barang?barang='));
});

it('menemukan pelanggan menurut nomor HP, dan membuka notanya', async () => {
  masukSebagai({ level: 'OWN' });
  const orang = {
    kode_pelanggan: 'P1',
    kode_member: 'M9',
    nama_customer: 'SITI',
    no_hp: '0812345',
    jenis_pelanggan: '',
  };
  jawabApi(({ alamat }) => {
    if (alamat.includes('barang/kartu')) return { status: 404, isi: { message: 'x' } };
    return { isi: { data: alamat.includes('pelanggan?cari=0812345') ? [orang] : [] } };
  });
  const { router } = gambarDiRute(<Palet onTutup={() => undefined} />);
  await userEvent.type(await screen.findByRole('combobox', { name: 'Nama menu' }), '0812345{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/lihat-penjualan'));
  expect(router.state.location.search).toMatchObject({ tgl_from: '', tgl_to: '' });
});

it('menemukan titipan, setting dan nomor dokumen', async () => {
  masukSebagai({ level: 'OWN' });
  const setting = { key: 'PEMBULATAN', arti: 'Harga dibulatkan ke kelipatan rupiah ini.' };
  const titip = { no_titip: 'FTJKT1-261115-0001', nama_customer: 'BULAT', no_hp: '08', jumlah_rp: 1000 };
  jawabApi(({ alamat }) => {
    if (alamat.includes('keterangan')) return { isi: { data: [setting] } };
    return { isi: { data: alamat.includes('titipan?') ? [titip] : [] } };
  });
  gambarDiRute(<Palet onTutup={() => undefined} />);
  const isian = await screen.findByRole('combobox', { name: 'Nama menu' });
  await userEvent.type(isian, 'bulat');
  expect(await screen.findByRole('option', { name: /FTJKT1-261115-0001 BULAT/ })).toBeInTheDocument();
  expect(screen.getByRole('option', { name: /Setting System \/ PEMBULATAN/ })).toBeInTheDocument();
  await userEvent.clear(isian);
  await userEvent.type(isian, 'pbjkt1-261115-0002');
  expect(await screen.findByRole('option', { name: /PBJKT1-261115-0002/ })).toHaveTextContent('Pindah Barang');
});

it('yang sering dibuka berdiri di atas', () => {
  const menu = ruteTerlihat({ level: 'OWN', akses: [], pusat: false }, []);
  catatDipakai('own', '/lihat-pembelian');
  catatDipakai('own', '/lihat-pembelian');
  catatDipakai('own', '/lihat-penjualan');
  const sering = seringDipakai('own');
  expect(
    cariMenu(menu, '', sering)
      .slice(0, 2)
      .map((r) => r.path),
  ).toEqual(['/lihat-pembelian', '/lihat-penjualan']);
  expect(cariMenu(menu, 'lihat', sering)[0]?.path).toBe('/lihat-pembelian');
  expect(cariMenu(menu, 'lihat penjualan', sering)[0]?.path).toBe('/lihat-penjualan');
});

it('finds a document by its number and opens it over the page; whose the server refuses is not told of it', async () => {
  masukSebagai({ level: 'OWN' });
  const dok = {
    no_dok: 'KMJKT1-261115-0001',
    nama: 'Kas Masuk',
    tgl_system: '2026-11-15',
    oleh: 'kasir1',
    layar: null,
  };
  let boleh = true;
  jawabApi(({ alamat }) =>
    boleh && alamat.endsWith('laporan/dokumen/KMJKT1-261115-0001')
      ? { isi: { data: dok } }
      : { status: 404, isi: { message: 'x' } },
  );
  const { router, unmount } = gambarDiRute(<Palet onTutup={() => undefined} />);
  await userEvent.type(await screen.findByRole('combobox', { name: 'Nama menu' }), 'kmjkt1-261115-0001');
  await userEvent.click(await screen.findByRole('option', { name: /KMJKT1-261115-0001 Kas Masuk/ }));
  await waitFor(() => expect(router.state.location.search).toEqual({ dokumen: 'KMJKT1-261115-0001' }));
  unmount();
  boleh = false;
  gambarDiRute(<Palet onTutup={() => undefined} />);
  await userEvent.type(await screen.findByRole('combobox', { name: 'Nama menu' }), 'kmjkt1-261115-0001');
  expect(await screen.findByRole('option', { name: /Dokumen \/ Kas Masuk/ })).toBeInTheDocument();
  expect(screen.queryByRole('option', { name: /KMJKT1-261115-0001 Kas Masuk/ })).toBeNull();
});
