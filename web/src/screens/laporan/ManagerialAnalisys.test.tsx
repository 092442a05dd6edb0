// The analysis on its screen: it runs by itself, charts and advice come from the rows, an empty store says so.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { cariRute } from '@/routes';
import { gambarDiRute, jawabApi, masukSebagai, type Panggilan } from '../../../test/bungkus';
import { defLaporan, saring } from '../../../test/contohLaporan';
import { pasangUkuran } from '../../../test/ukuran';
import ManagerialAnalisys from './ManagerialAnalisys';

const KUNCI = ['kode_group', 'kode_dept', 'nama_dept', 'stok', 'nilai', 'nilai_lebih', 'mati', 'nilai_mati'] as const;
const def = defLaporan({
  slug: 'laporan-managerial-analisys',
  rute: '/laporan-managerial-analisys',
  judul: 'Laporan Managerial Analysis',
  cara: 'LANGSUNG',
  kelompok: ['kode_group'],
  saringan: [saring({ kunci: 'hari', jenis: 'angka', label: 'Penjualan Berapa Hari', awal: '90' })],
  kolom: [...KUNCI, 'tindakan', 'saran'].map((kunci) => ({
    kunci,
    judul: kunci,
    jenis: kunci.startsWith('nilai') ? ('rupiah' as const) : ('teks' as const),
    jumlah: false,
    lebar: 0,
  })),
});
const BARIS = [
  { j: 'kelompok', t: 0, label: '750' },
  ['750', 'CIN750', 'CINCIN', 3, 9_000_000, 6_000_000, 2, 6_000_000, 'LEBUR', 'Lebur 2 barang mati.'],
  ['750', 'KAL750', 'KALUNG', 1, 1_000_000, 0, 0, 0, 'SEHAT', 'Sehat. Pertahankan.'],
];

let terkirim: Panggilan[];
let baris: unknown[];
beforeEach(() => {
  pasangUkuran(() => 1200);
  baris = BARIS;
  terkirim = jawabApi((p) => {
    if (p.alamat.endsWith('laporan/definisi')) return { isi: { data: [def] } };
    if (p.alamat.endsWith('tokos') || p.alamat.includes('laporan/tampilan/')) return { isi: { data: [] } };
    const pesan = baris.length > 0 ? 'Laporan Tersedia' : 'Laporan Data Kosong';
    return { isi: { data: baris, count: baris.length, message: pesan } };
  });
});

function buka() {
  const rute = cariRute('/laporan-managerial-analisys');
  if (!rute) throw new Error('rute');
  gambarDiRute(<ManagerialAnalisys rute={rute} />);
}

describe('managerial analysis', () => {
  it('berjalan sendiri; angka, grafik dan saran dari baris yang sama', async () => {
    masukSebagai({ level: 'OWN' });
    buka();
    const ringkasan = await screen.findByLabelText('Ringkasan stok');
    expect(await within(ringkasan).findByText('Rp. 10 jt')).toBeInTheDocument();
    expect(within(ringkasan).getByText('2 barang, 60% dari modal')).toBeInTheDocument();
    const saran = screen.getByRole('region', { name: 'Yang perlu dilakukan' });
    expect(within(saran).getAllByRole('listitem')).toHaveLength(1);
    expect(within(saran).getByText('Lebur 2 barang mati.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Lihat tabel: Umur stok' }));
    const tabel = screen.getByRole('table', { name: 'Umur stok' });
    expect(within(tabel).getByRole('row', { name: /> 180 hari/ })).toHaveTextContent('6,000,000');
    // Counts have no rupiah in their head.
    await userEvent.click(screen.getByRole('button', { name: 'Lihat tabel: Stok dan penjualan' }));
    const stok = screen.getByRole('table', { name: 'Stok dan penjualan' });
    expect(within(stok).getByRole('columnheader', { name: 'Stok' })).toBeInTheDocument();
    expect(terkirim.filter((p) => p.metode === 'POST')[0]?.badan).toMatchObject({ saringan: { hari: '90' } });
  });
  it('kantor pusat mulai dengan semua toko', async () => {
    masukSebagai({ level: 'OWN', pusat: true });
    buka();
    await screen.findByText('Rp. 10 jt');
    expect(terkirim.find((p) => p.metode === 'POST')?.badan).toMatchObject({ toko: ['ALL'] });
  });
  it('tanpa stok berkata begitu, tanpa grafik kosong', async () => {
    masukSebagai({ level: 'OWN' });
    baris = [];
    buka();
    expect(await screen.findAllByText('Laporan Data Kosong')).not.toHaveLength(0);
    expect(screen.queryByLabelText('Ringkasan stok')).toBeNull();
  });
});
