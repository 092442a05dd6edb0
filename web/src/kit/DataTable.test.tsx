// The shared table: rows, search, sort, totals, selection, expansion, editing, paging, cards.
// The test environment has no layout, so sizes are given by hand.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { gambar } from '../../test/bungkus';
import { pasangUkuran } from '../../test/ukuran';
import { DataTable, type DataTableProps, type Kolom } from './DataTable';
import { hitungTotal, keCsv, saringBaris, urutkanBaris } from './tabel/olah';

interface Baris {
  kode: string;
  nama: string | null;
  berat: number;
  harga: number;
}

const KOLOM: Kolom<Baris>[] = [
  { kunci: 'kode', judul: 'Kode', nilai: (b) => b.kode },
  { kunci: 'nama', judul: 'Nama', nilai: (b) => b.nama },
  { kunci: 'berat', judul: 'Berat (gr)', jenis: 'berat', nilai: (b) => b.berat, total: true },
  { kunci: 'harga', judul: 'Harga (Rp.)', jenis: 'rupiah', nilai: (b) => b.harga, total: true },
];
const DATA: Baris[] = [
  { kode: 'B1', nama: 'Cincin', berat: 0.1, harga: 1_250_000 },
  { kode: 'B2', nama: 'gelang', berat: 0.2, harga: -5000 },
  { kode: 'B3', nama: null, berat: 10, harga: 900 },
];
const kode = (b: Baris) => b.kode;

let lebar = 1000;
beforeEach(() => {
  lebar = 1000;
  pasangUkuran(() => lebar);
});

function tabel(sisa: Partial<DataTableProps<Baris>> = {}) {
  return gambar(<DataTable label="Barang" kolom={KOLOM} data={DATA} idBaris={kode} {...sisa} />);
}
const kolomPertama = () =>
  screen.getAllByRole('row').map((baris) => within(baris).queryAllByRole('cell')[0]?.textContent);

describe('olah', () => {
  it('mencari teks dan angka, juga angka yang sudah ditulis', () => {
    expect(saringBaris(DATA, KOLOM, 'GELANG').map(kode)).toEqual(['B2']);
    expect(saringBaris(DATA, KOLOM, '1,250').map(kode)).toEqual(['B1']);
    expect(saringBaris(DATA, KOLOM, '1250000').map(kode)).toEqual(['B1']);
    expect(saringBaris(DATA, KOLOM, '  ')).toBe(DATA);
  });
  it('mengurutkan dengan nilai kosong selalu di akhir', () => {
    expect(urutkanBaris(DATA, KOLOM, { kunci: 'nama', turun: false }).map(kode)).toEqual(['B1', 'B2', 'B3']);
    expect(urutkanBaris(DATA, KOLOM, { kunci: 'nama', turun: true }).map(kode)).toEqual(['B2', 'B1', 'B3']);
    expect(urutkanBaris(DATA, KOLOM, { kunci: 'harga', turun: false }).map(kode)).toEqual(['B2', 'B3', 'B1']);
  });
  it('menjumlahkan tanpa bergeser', () => {
    expect(hitungTotal(DATA, KOLOM)).toEqual(
      new Map([
        ['berat', 10.3],
        ['harga', 1_245_900],
      ]),
    );
  });
  it('menulis CSV yang tidak bisa menjalankan rumus', () => {
    const jahat = [{ kode: '=1+1', nama: 'a "b", c', berat: -1, harga: 2 }];
    expect(keCsv(jahat, KOLOM)).toBe('Kode,Nama,Berat (gr),Harga (Rp.)\r\n\'=1+1,"a ""b"", c",-1,2');
  });
  it('seratus ribu baris dicari, diurutkan dan dijumlahkan', () => {
    const banyak = Array.from({ length: 100_000 }, (_, i) => ({
      kode: `K${i}`,
      nama: `n${i % 7}`,
      berat: 0.001,
      harga: i,
    }));
    expect(hitungTotal(banyak, KOLOM).get('berat')).toBe(100);
    expect(urutkanBaris(banyak, KOLOM, { kunci: 'harga', turun: true })[0]?.kode).toBe('K99999');
    expect(saringBaris(banyak, KOLOM, 'K9999').length).toBe(11);
  });
});

describe('DataTable', () => {
  it('menampilkan baris, angka rata kanan, negatif berwarna, dan total', () => {
    tabel();
    expect(screen.getByRole('table', { name: 'Barang' })).toHaveAttribute('aria-rowcount', '4');
    expect(screen.getByRole('cell', { name: '1,250,000' }).className).toMatch(/angka/);
    expect(screen.getByRole('cell', { name: '-5,000' }).className).toMatch(/negatif/);
    expect(screen.getByRole('cell', { name: '10.300' })).toBeInTheDocument();
    expect(screen.getByRole('cell', { name: '1,245,900' })).toBeInTheDocument();
  });

  it('mengurutkan naik, turun, lalu kembali', async () => {
    tabel();
    const kepala = screen.getByRole('columnheader', { name: /Harga/ });
    await userEvent.click(within(kepala).getByRole('button'));
    expect(kepala).toHaveAttribute('aria-sort', 'ascending');
    expect(kolomPertama().slice(1, 4)).toEqual(['B2', 'B3', 'B1']);
    await userEvent.click(within(kepala).getByRole('button'));
    expect(kepala).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(within(kepala).getByRole('button'));
    expect(kepala).not.toHaveAttribute('aria-sort');
    expect(kolomPertama().slice(1, 4)).toEqual(['B1', 'B2', 'B3']);
  });

  it("mencari, dan berkata 'Tidak Ada Data' bila tidak ada", async () => {
    tabel();
    const cari = screen.getByRole('textbox', { name: 'Cari di Barang' });
    await userEvent.type(cari, 'gelang');
    await waitFor(() => expect(screen.queryByRole('cell', { name: 'B1' })).toBeNull());
    expect(screen.getByRole('cell', { name: 'B2' })).toBeInTheDocument();
    await userEvent.type(cari, 'xyz');
    expect(await screen.findByText('Tidak Ada Data')).toBeInTheDocument();
  });

  it("punya tombol 'Tambah Data', tombol lain, dan 'Export CSV!!'", async () => {
    const tambah = vi.fn();
    const cetak = vi.fn();
    const klik = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      nama.push(this.download);
    });
    const nama: string[] = [];
    tabel({ tambah: { aksi: tambah }, tombol: [{ label: 'Cetak', aksi: cetak }], ekspor: true });
    await userEvent.click(screen.getByRole('button', { name: 'Tambah Data' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cetak' }));
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV!!' }));
    expect(tambah).toHaveBeenCalledOnce();
    expect(cetak).toHaveBeenCalledOnce();
    expect(klik).toHaveBeenCalledOnce();
    expect(nama).toEqual(['spreadsheet.csv']);
  });

  it('memilih satu baris dan semua baris', async () => {
    const terakhir: string[][] = [];
    function Pilih() {
      const [terpilih, ganti] = useState<ReadonlySet<string>>(new Set());
      terakhir.push([...terpilih]);
      return <DataTable label="Barang" kolom={KOLOM} data={DATA} idBaris={kode} pilih={{ terpilih, ganti }} />;
    }
    gambar(<Pilih />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Pilih B2' }));
    expect(terakhir.at(-1)).toEqual(['B2']);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Pilih semua baris' }));
    expect(terakhir.at(-1)).toEqual(['B1', 'B2', 'B3']);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Pilih semua baris' }));
    expect(terakhir.at(-1)).toEqual([]);
  });

  it('membuka rincian baris', async () => {
    tabel({ rincian: (b) => <p>Rincian untuk {b.kode}</p> });
    const buka = screen.getByRole('button', { name: 'Rincian B2' });
    await userEvent.click(buka);
    expect(screen.getByText('Rincian untuk B2')).toBeInTheDocument();
    expect(buka).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(buka);
    expect(screen.queryByText('Rincian untuk B2')).toBeNull();
  });

  it('mengubah sel: Enter menyimpan, Esc batal, penolakan tampil', async () => {
    const simpan = vi.fn().mockResolvedValue(undefined);
    const kolom = KOLOM.map((k) =>
      k.kunci === 'nama' ? { ...k, ubah: { simpan, periksa: (n: string) => (n === '' ? 'Wajib' : undefined) } } : k,
    );
    tabel({ kolom });
    await userEvent.click(screen.getByRole('button', { name: 'Ubah Nama: Cincin' }));
    await userEvent.clear(screen.getByRole('textbox', { name: 'Nama' }));
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Wajib');
    await userEvent.keyboard('Kalung{Enter}');
    expect(simpan).toHaveBeenCalledExactlyOnceWith(DATA[0], 'Kalung');
    await userEvent.click(screen.getByRole('button', { name: 'Ubah Nama: gelang' }));
    await userEvent.keyboard('zzz{Escape}');
    expect(simpan).toHaveBeenCalledOnce();
  });

  it('berhalaman di sini', async () => {
    const banyak = Array.from({ length: 60 }, (_, i) => ({ kode: `K${i}`, nama: 'x', berat: 1, harga: 1 }));
    tabel({ data: banyak, perHalaman: 25 });
    expect(screen.getByText('1–25 dari 60')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Halaman 3' }));
    expect(screen.getByText('51–60 dari 60')).toBeInTheDocument();
    expect(screen.getByRole('cell', { name: 'K59' })).toBeInTheDocument();
  });

  it('total daftar server dari server, dan tanpa itu halaman tidak dijumlah', () => {
    const jauh = { halaman: 1, ukuran: 25, jumlah: 500, ganti: vi.fn() };
    const { unmount } = tabel({ jauh });
    expect(screen.queryByText('Total')).not.toBeInTheDocument();
    unmount();
    tabel({ jauh: { ...jauh, total: new Map([['harga', 99_000_000]]), labelTotal: 'Total tanpa batal' } });
    expect(screen.getByText('Total tanpa batal').closest('tr')).toHaveTextContent('99,000,000');
  });

  it('berhalaman, mencari dan mengurutkan di server', async () => {
    const ganti = vi.fn();
    tabel({ jauh: { halaman: 2, ukuran: 25, jumlah: 500, ganti } });
    expect(screen.getByText('26–50 dari 500')).toBeInTheDocument();
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '501');
    await userEvent.click(screen.getByRole('button', { name: 'Berikutnya' }));
    expect(ganti).toHaveBeenLastCalledWith({ halaman: 3, ukuran: 25, cari: '', urut: undefined });
    const cari = screen.getByRole('textbox', { name: 'Cari di Barang' });
    // Two keys without a moment between them are one question.
    fireEvent.change(cari, { target: { value: 'x' } });
    fireEvent.change(cari, { target: { value: 'xy' } });
    await waitFor(() =>
      expect(ganti).toHaveBeenLastCalledWith({ halaman: 1, ukuran: 25, cari: 'xy', urut: undefined }),
    );
    expect(ganti).toHaveBeenCalledTimes(2);
    await userEvent.click(within(screen.getByRole('columnheader', { name: /Kode/ })).getByRole('button'));
    expect(ganti).toHaveBeenLastCalledWith({
      halaman: 1,
      ukuran: 25,
      cari: 'xy',
      urut: { kunci: 'kode', turun: false },
    });
    expect(screen.getByRole('cell', { name: 'B1' })).toBeInTheDocument();
  });

  it('menyembunyikan kolom', async () => {
    tabel();
    await userEvent.click(screen.getByRole('button', { name: 'Kolom yang tampil' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Nama' }));
    expect(screen.queryByRole('columnheader', { name: /Nama/ })).toBeNull();
  });

  it('hanya menggambar baris yang terlihat dari seratus ribu', () => {
    const banyak = Array.from({ length: 100_000 }, (_, i) => ({ kode: `K${i}`, nama: 'x', berat: 1, harga: 1 }));
    tabel({ data: banyak });
    expect(screen.getAllByRole('row').length).toBeLessThan(60);
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '100001');
  });

  it('menjadi kartu di bawah 500 px', async () => {
    lebar = 380;
    tabel();
    expect(await screen.findByRole('list', { name: 'Barang' })).toBeInTheDocument();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getAllByText('Berat (gr)')).toHaveLength(3);
  });

  it('menampilkan kegagalan dengan cara mencoba lagi', async () => {
    const cobaLagi = vi.fn();
    tabel({ data: [], galat: { pesan: 'Koneksi Bermasalah', cobaLagi } });
    expect(screen.getByRole('alert')).toHaveTextContent('Koneksi Bermasalah');
    await userEvent.click(screen.getByRole('button', { name: 'Coba Lagi' }));
    expect(cobaLagi).toHaveBeenCalledOnce();
  });

  it('tidak pernah berkata kosong sementara barisnya sudah datang', async () => {
    let datang = () => {};
    function Uji() {
      const [data, setData] = useState<readonly Baris[]>();
      datang = () => setData(DATA);
      return <DataTable label="Barang" kolom={KOLOM} data={data ?? []} memuat={!data} idBaris={kode} />;
    }
    gambar(<Uji />);
    const ditambah: string[] = [];
    const amati = new MutationObserver((semua) => {
      for (const satu of semua) for (const simpul of satu.addedNodes) ditambah.push(simpul.textContent ?? '');
    });
    amati.observe(document.body, { childList: true, subtree: true });
    act(() => datang());
    expect(await screen.findByRole('cell', { name: 'B1' })).toBeInTheDocument();
    amati.disconnect();
    expect(ditambah.filter((teks) => teks.includes('Tidak Ada Data'))).toEqual([]);
    expect(ditambah.join()).toContain('B1');
  });

  it('menampilkan rangka selama memuat', () => {
    tabel({ data: [], memuat: true });
    expect(screen.getByRole('status', { name: 'Memuat data' })).toBeInTheDocument();
    expect(screen.queryByText('Tidak Ada Data')).toBeNull();
  });
});
