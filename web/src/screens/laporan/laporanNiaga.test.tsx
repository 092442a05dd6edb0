// Reports that are several tables: every section with its own columns and words, the saldo of the day's gold, the totals of
// the recap; a fixed date cannot be typed.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { bacaBagian } from '@/kit/laporan/bagian';
import type { DefLaporan } from '@/kit/laporan/tipe';
import { cariRute } from '@/routes';
import { gambarDiRute, jawabApi, masukSebagai } from '../../../test/bungkus';
import { defLaporan, saring } from '../../../test/contohLaporan';
import { pasangUkuran } from '../../../test/ukuran';
import LaporanAkhirHari from './LaporanAkhirHari';
import LaporanHarianEmas from './LaporanHarianEmas';
import LaporanRekapSales from './LaporanRekapSales';

const kolom = (kunci: string, jenis: DefLaporan['kolom'][number]['jenis'] = 'kode') => ({
  kunci,
  judul: kunci,
  jenis,
  jumlah: jenis !== 'kode',
  lebar: 0,
});

const bagian = (nama: string, kunci: readonly string[]): DefLaporan['bagian'][number] => ({
  nama,
  judul: nama,
  pilihan: '',
  kolom: kunci.map((satu) => ({ kunci: satu, judul: satu })),
  kosong: `Tidak ada ${nama} di tanggal ini`,
});

function buka(Layar: typeof LaporanAkhirHari, def: Partial<DefLaporan>, baris: unknown[]) {
  const path = def.rute ?? '';
  const rute = cariRute(path);
  if (!rute) throw new Error(path);
  pasangUkuran(() => 1200);
  masukSebagai({ level: 'OWN' });
  const isi = defLaporan({ slug: path.slice(1), judul: rute.judul, cara: 'LANGSUNG', tombol: 'Cari Laporan', ...def });
  jawabApi((p) => {
    if (p.alamat.includes('laporan/tampilan/')) return { isi: { data: [] } };
    return p.alamat.endsWith('laporan/definisi')
      ? { isi: { data: [isi] } }
      : { isi: { data: baris, count: baris.length, message: 'Laporan Tersedia' } };
  });
  gambarDiRute(<Layar rute={rute} />);
}

const TANGGAL = saring({ kunci: 'tanggal', jenis: 'tanggal', label: 'Tanggal', awal: 'HARI_INI', wajib: 'Isi' });
const cari = async () => userEvent.click(await screen.findByRole('button', { name: /Cari Laporan/ }));

describe('laporan yang terdiri dari beberapa tabel', () => {
  it('baris dibagi menurut toko dan bagiannya', () => {
    const def = { kolom: [kolom('bagian'), kolom('rupiah', 'rupiah')], kelompok: ['bagian'] };
    const hasil = bacaBagian(def, [
      { j: 'kelompok', t: 0, toko: 'JKT1', label: 'JKT1 KARAT' },
      { j: 'kelompok', t: 1, label: 'Penjualan' },
      ['Penjualan', 500],
      { j: 'subtotal', t: 1, label: 'Sub Total Penjualan', n: 1, isi: [null, 500] },
      { j: 'subtotal', t: 0, toko: 'JKT1', label: 'Sub Total JKT1 KARAT', n: 1, isi: [null, 500] },
      { j: 'kelompok', t: 0, toko: 'BDG1', label: 'BDG1 KARAT' },
      ['Pembelian', 7],
    ]);
    expect(hasil.map((satu) => satu.label)).toEqual(['JKT1 KARAT', 'BDG1 KARAT']);
    expect(hasil[0]?.bagian.get('Penjualan')).toEqual({ baris: [['Penjualan', 500]], jumlah: [null, 500] });
    expect([...(hasil[1]?.bagian.keys() ?? [])]).toEqual(['Pembelian']);
  });

  it('akhir hari menunjukkan bagian dari definisinya, yang kosong berkata begitu', async () => {
    const kunci = ['bagian', 'no_faktur', '_id', 'kode_barcode', 'kode_baki', 'nama_barang'].map((k) => kolom(k));
    buka(
      LaporanAkhirHari,
      {
        rute: '/laporan-akhir_hari',
        saringan: [TANGGAL],
        kelompok: ['bagian'],
        kolom: [...kunci, kolom('jumlah', 'angka'), kolom('berat', 'berat'), kolom('rupiah', 'rupiah')],
        bagian: [
          bagian('Penjualan', ['no_faktur', 'kode_baki', 'rupiah']),
          bagian('Service Masuk', ['no_faktur', 'rupiah']),
        ],
      },
      [
        { j: 'kelompok', t: 0, label: 'Penjualan' },
        ['Penjualan', 'FJ-1', '750', '00000001', 'A01', 'CINCIN', 1, 2.5, 1_000_000],
        {
          j: 'subtotal',
          t: 0,
          label: 'Sub Total Penjualan',
          n: 1,
          isi: [null, null, null, null, null, null, 1, 2.5, 1_000_000],
        },
      ],
    );
    await cari();
    const tabel = await screen.findByRole('table', { name: 'Penjualan' });
    expect(within(tabel).getByRole('cell', { name: 'A01' })).toBeInTheDocument();
    expect(within(tabel).getByRole('row', { name: /^Total \(1\)/ })).toHaveTextContent('1,000,000');
    expect(screen.getAllByRole('region')).toHaveLength(2);
    expect(screen.getByText('Tidak ada Service Masuk di tanggal ini')).toBeInTheDocument();
  });

  it('harian emas menulis saldo, dan tanggalnya tidak bisa diketik bila ditetapkan', async () => {
    buka(
      LaporanHarianEmas,
      {
        rute: '/laporan-harian-emas',
        saringan: [{ ...TANGGAL, tetap: true }],
        kelompok: ['bagian'],
        kolom: [
          kolom('bagian'),
          kolom('nama'),
          kolom('harga', 'rupiah'),
          kolom('harga_pembelian', 'rupiah'),
          kolom('saldo', 'rupiah'),
        ],
        bagian: [
          bagian('PENJUALAN DAN PEMBELIAN', ['nama', 'harga']),
          {
            ...bagian('KASIR', []),
            judul: 'Kasir',
            kolom: [
              { kunci: 'nama', judul: 'Kasir' },
              { kunci: 'harga_pembelian', judul: 'Beli Kembali' },
            ],
          },
        ],
        kaki: { label: 'Saldo (Pembelian - Penjualan)', bagian: 'PENJUALAN DAN PEMBELIAN', kolom: 'saldo' },
      },
      [
        // One row: it has no sub-total, and the saldo is still there.
        ['PENJUALAN DAN PEMBELIAN', 'TUA', 900, 400, -500],
        ['KASIR', 'kasir1', 900, 400, -500],
      ],
    );
    expect(await screen.findByRole('textbox', { name: /Tanggal/ })).toHaveAttribute('readonly');
    await cari();
    expect(await screen.findByText('Saldo (Pembelian - Penjualan)')).toBeInTheDocument();
    expect(screen.getByText(/-.*500/)).toBeInTheDocument();
    expect(
      within(screen.getByRole('table', { name: 'Kasir' })).getByRole('columnheader', { name: /Beli Kembali/ }),
    ).toBeInTheDocument();
  });

  it('rekap sales menjumlah setiap omset, juga yang kosong', async () => {
    buka(
      LaporanRekapSales,
      {
        rute: '/laporan-rekap-sales',
        saringan: [TANGGAL],
        kelompok: ['kode_sales'],
        kolom: [
          kolom('kode_sales'),
          kolom('omset'),
          kolom('jumlah', 'angka'),
          kolom('berat', 'berat'),
          kolom('rupiah', 'rupiah'),
          kolom('ongkos', 'rupiah'),
        ],
      },
      [
        ['S01', 'OMSET EMAS', 2, 2.345, 1_000, 10],
        ['S02', 'OMSET EMAS', 1, 0.1, 500, 5],
      ],
    );
    await cari();
    const tabel = await screen.findByRole('table', { name: 'Total Omset' });
    expect(within(tabel).getByRole('row', { name: /^OMSET EMAS 3/ })).toHaveTextContent('2.445');
    expect(within(tabel).getAllByRole('row')).toHaveLength(10);
  });
});
