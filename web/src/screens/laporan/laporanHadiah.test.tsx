// The gift report: one screen of two kinds. Fields come and go with the kind, a card of no gift is not asked for, and what is
// not shown is not sent.
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { cariRute, type Rute } from '@/routes';
import { gambarDiRute, jawabApi, masukSebagai, type Panggilan } from '../../../test/bungkus';
import { defLaporan, saring } from '../../../test/contohLaporan';
import { pasangUkuran } from '../../../test/ukuran';
import LaporanKartuHadiah, { bidangHadiah, tanpaHadiah } from './LaporanKartuHadiah';

const kolom = (kunci: string, judul: string, jenis: 'kode' | 'tanggal' | 'teks' | 'angka') => ({
  kunci,
  judul,
  jenis,
  jumlah: false,
  lebar: 0,
});

const DEF = defLaporan({
  slug: 'laporan-kartu-stock-hadiah',
  rute: '/laporan-kartu-stock-hadiah',
  judul: 'Laporan Kartu Stock Hadiah / Tukar Hadiah',
  cara: 'LANGSUNG',
  tombol: 'Cari Data',
  pusat: false,
  saringan: [
    saring({ kunci: 'jenis', jenis: 'pilihan', awal: 'PELANGGAN' }),
    saring({ kunci: 'tgl_from', jenis: 'tanggal', label: 'Tanggal Dari', awal: 'HARI_INI' }),
    saring({ kunci: 'tgl_to', jenis: 'tanggal', label: 'Tanggal Akhir', awal: 'HARI_INI' }),
    saring({ kunci: 'kode_hadiah', jenis: 'rujuk', label: 'Nama Hadiah', master: 'master-data-hadiah' }),
  ],
  kolom: [
    kolom('bagian', 'Laporan', 'kode'),
    kolom('tanggal', 'Tanggal', 'tanggal'),
    kolom('nama_hadiah', 'Nama Hadiah', 'teks'),
  ],
  kelompok: ['bagian'],
  bagian: [
    {
      nama: 'Tukar',
      judul: 'Tukar Hadiah Pelanggan',
      pilihan: 'PELANGGAN',
      kolom: [{ kunci: 'tanggal', judul: '' }],
      kosong: 'Kosong',
    },
    {
      nama: 'Rekap',
      judul: 'Rekap Stock Hadiah',
      pilihan: 'REKAP',
      kolom: [{ kunci: 'nama_hadiah', judul: '' }],
      kosong: 'Kosong',
    },
  ],
});

let terkirim: Panggilan[];
beforeEach(() => {
  pasangUkuran(() => 1200);
  masukSebagai({ level: 'OWN' });
  terkirim = jawabApi((p) => {
    if (p.alamat.endsWith('laporan/definisi')) return { isi: { data: [DEF] } };
    if (p.alamat.endsWith('laporan/laporan-kartu-stock-hadiah'))
      return {
        isi: { data: [{ j: 'kelompok', t: 0, label: 'Rekap' }, ['Rekap', '2026-11-15', 'PAYUNG LIPAT']], count: 1 },
      };
    return { isi: { data: [] } };
  });
});

const diminta = () => terkirim.filter((p) => p.metode === 'POST').map((p) => p.badan);

describe('laporan hadiah', () => {
  it('tanggal akhir hanya untuk customer, hadiah hanya untuk detail', () => {
    expect(bidangHadiah('PELANGGAN')).toEqual(['tgl_from', 'tgl_to']);
    expect(bidangHadiah('REKAP')).toEqual(['tgl_from']);
    expect(bidangHadiah('DETAIL')).toEqual(['tgl_from', 'kode_hadiah']);
    expect(tanpaHadiah('DETAIL', 'ALL')).toBe(true);
    expect(tanpaHadiah('DETAIL', null)).toBe(true);
    expect(tanpaHadiah('DETAIL', 'PAYUNG')).toBe(false);
    expect(tanpaHadiah('REKAP', '')).toBe(false);
  });

  it('detail tanpa hadiah tidak meminta apa pun; rekap meminta tanpa tanggal akhir', async () => {
    const rute = cariRute('/laporan-kartu-stock-hadiah') as Rute;
    gambarDiRute(<LaporanKartuHadiah rute={rute} />, '/laporan-kartu-stock-hadiah');
    expect(await screen.findByRole('textbox', { name: 'Tanggal Akhir' })).toBeInTheDocument();
    expect(screen.queryByRole('radio', { name: 'DETAIL' })).toBeNull();
    await userEvent.click(screen.getByRole('combobox', { name: 'Jenis Laporan' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Kartu Stock Hadiah' }));
    expect(screen.queryByRole('textbox', { name: 'Tanggal Akhir' })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'DETAIL' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cari Data' }));
    expect(await screen.findByText('Nama Hadiah Belum Dipilih')).toBeInTheDocument();
    expect(diminta()).toEqual([]);
    await userEvent.click(screen.getByRole('radio', { name: 'REKAP' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cari Data' }));
    expect(await screen.findByText('PAYUNG LIPAT')).toBeInTheDocument();
    await waitFor(() => expect(diminta()).toHaveLength(1));
    expect(diminta()[0]).toMatchObject({ saringan: { jenis: 'REKAP', tgl_from: '2026-11-15' } });
    expect(JSON.stringify(diminta()[0])).not.toContain('tgl_to');
    expect(screen.queryByText('Tukar Hadiah Pelanggan')).toBeNull();
  });
});
