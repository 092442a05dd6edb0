// The page of a report against a server and a socket that answer as the real ones do: filters, live rows, sums,
// details, empty, failing, cancelled, files. The test environment has no layout, so sizes are given by hand.
import { notifications } from '@mantine/notifications';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { gambarDiRute, jawabApi, type Panggilan } from '../../../test/bungkus';
import { BARIS, defLaporan, SoketPalsu, saring, TGL_AKHIR, TGL_AWAL } from '../../../test/contohLaporan';
import { GUDANG } from '../../../test/contohMaster';
import { pasangUkuran } from '../../../test/ukuran';
import { ReportPage } from './ReportPage';
import type { DefLaporan } from './tipe';

type Jawaban = { status?: number; isi: unknown; kepala?: Record<string, string> } | 'putus';

let soket: SoketPalsu;
let terkirim: Panggilan[];
let lebar: number;
let jawab: (p: Panggilan) => Jawaban;

beforeEach(() => {
  notifications.clean();
  notifications.cleanQueue();
  soket = new SoketPalsu();
  lebar = 1200;
  pasangUkuran(() => lebar);
  jawab = () => ({ isi: { data: [], message: 'menunggu' } });
});

function siapkan(def: DefLaporan) {
  terkirim = jawabApi((p) => {
    const jalur = p.alamat.replace('/api/v1/', '');
    if (jalur === 'laporan/definisi') return { isi: { data: [def] } };
    if (jalur.startsWith('laporan/tampilan/')) return { isi: { data: [] } };
    if (jalur === 'definisi/master') return { isi: { data: [GUDANG] } };
    if (jalur === 'users/get/all') return { isi: { data: [{ user_id: 'kasir1', user_name: 'Kasir Satu' }] } };
    if (jalur === 'tokos')
      return { isi: { data: [{ kode_toko: 'JKT1', nama_toko: 'Jakarta', portal: '/toko/JKT1' }] } };
    return jawab(p);
  });
}

async function buka(def: DefLaporan = defLaporan(), pusat = false) {
  siapkan(def);
  const layar = gambarDiRute(
    <ReportPage
      rute={def.rute}
      judul={def.judul}
      jejak={['Laporan']}
      soket={() => soket}
      userId="kasir1"
      tglSystem="2026-11-15"
      pusat={pusat}
      belum={<p>belum</p>}
    />,
  );
  await screen.findByRole('form', { name: `Saringan ${def.judul}` });
  return layar;
}

const permintaan = () => terkirim.filter((p) => p.metode === 'POST');
const tgl = (nama: string) => screen.getByRole('textbox', { name: new RegExp(`^${nama}`) });
const tombol = (nama: string | RegExp) => screen.getByRole('button', { name: nama });

/** Starts the report and waits until the server was asked. */
async function filter() {
  await userEvent.keyboard('{F9}');
  await waitFor(() => expect(permintaan().length).toBeGreaterThan(0));
}

describe('alamat', () => {
  it('memuat saringan yang dijalankan; tautan menjalankannya sendiri', async () => {
    const { router } = await buka();
    await userEvent.click(tombol('Kemarin'));
    await waitFor(() => expect(permintaan()).toHaveLength(1));
    expect(permintaan()[0]?.badan).toMatchObject({ saringan: { tgl_from: '2026-11-14', tgl_to: '2026-11-14' } });
    await waitFor(() => expect(router.state.location.search).toEqual({ tgl_from: '2026-11-14', tgl_to: '2026-11-14' }));
    expect(tombol('Kemarin')).toHaveAttribute('aria-pressed', 'true');
    act(() => void soket.katakan('laporan-otorisasi', { status: 'DATA_KOSONG' }));
    await screen.findAllByText('Laporan Data Kosong');
    await act(() => router.navigate({ to: '.', search: { tgl_from: '2026-10-01', tgl_to: '2026-10-31' } as never }));
    await waitFor(() => expect(permintaan()).toHaveLength(2));
    expect(permintaan()[1]?.badan).toMatchObject({ saringan: { tgl_from: '2026-10-01', tgl_to: '2026-10-31' } });
    expect(tgl('Tanggal Awal')).toHaveValue('2026-10-01');
    expect(tombol('Bulan Lalu')).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('saringan', () => {
  it('dimulai dari definisi, dikirim dengan uid yang sudah didaftarkan', async () => {
    await buka();
    expect(tgl('Tanggal Awal')).toHaveValue('2026-11-01');
    await filter();
    expect(soket.terkirim[0]?.nama).toBe('daftar');
    expect(permintaan()[0]?.badan).toEqual({
      saringan: { tgl_from: '2026-11-01', tgl_to: '2026-11-15' },
      uid: soket.uid(),
    });
  });
  it('yang wajib dikatakan pada kolomnya dan tidak ada yang dikirim', async () => {
    await buka();
    await userEvent.clear(tgl('Tanggal Akhir'));
    await userEvent.click(tombol('Filter Laporan'));
    expect(await screen.findByText('Tanggal Akhir Tidak Boleh Kosong')).toBeInTheDocument();
    expect(permintaan()).toEqual([]);
  });
  it('penolakan server tampil pada kolom yang disebutnya', async () => {
    jawab = () => ({
      status: 422,
      isi: { code: 'LAPORAN-04', message: 'Rentang terlalu panjang', fields: { tgl_to: 'Paling lama sepuluh tahun' } },
    });
    await buka();
    await filter();
    expect(await screen.findByText('Paling lama sepuluh tahun')).toBeInTheDocument();
    expect(tombol('Export Pdf')).toBeDisabled();
    // Said once, on the field; nothing offers to ask the same again.
    expect(screen.getByText('Perbaiki isian yang ditandai, lalu tekan Filter Laporan')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Coba Lagi' })).toBeNull();
    expect(screen.queryByText(/baris$/)).toBeNull();
  });
  it('F9 memakai yang sedang diketik, juga sebelum isiannya ditinggalkan', async () => {
    await buka();
    await userEvent.clear(tgl('Tanggal Awal'));
    await userEvent.type(tgl('Tanggal Awal'), '20261105');
    await filter();
    expect(permintaan()[0]?.badan).toMatchObject({ saringan: { tgl_from: '2026-11-05' } });
    expect(tgl('Tanggal Awal')).toHaveFocus();
  });
  it('Enter pindah isian dan tidak mengirim', async () => {
    await buka();
    await userEvent.click(tgl('Tanggal Awal'));
    await userEvent.keyboard('{Enter}');
    expect(tgl('Tanggal Akhir')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(tombol('Filter Laporan')).toHaveFocus();
    expect(permintaan()).toEqual([]);
  });
  it('setiap jenis saringan punya isian, ALL berarti tanpa saringan', async () => {
    const def = defLaporan({
      cara: 'LANGSUNG',
      tombol: 'Cari Laporan',
      saringan: [
        TGL_AWAL,
        TGL_AKHIR,
        saring({
          kunci: 'status',
          jenis: 'pilihan',
          label: 'Status',
          awal: 'ALL',
          pilihan: [
            { nilai: 'ALL', label: 'SEMUA' },
            { nilai: 'BUKA', label: 'BUKA' },
          ],
        }),
        saring({ kunci: 'gudang', jenis: 'rujuk', label: 'Gudang', master: 'master-gudang', awal: 'ALL' }),
        saring({ kunci: 'user', jenis: 'user', label: 'User', awal: 'ALL' }),
        saring({ kunci: 'nota', jenis: 'teks', label: 'No Nota' }),
        saring({ kunci: 'hari', jenis: 'angka', label: 'Hari' }),
        saring({ kunci: 'harga', jenis: 'rentang_harga', label: 'Harga' }),
      ],
    });
    await buka(def);
    await userEvent.click(screen.getByRole('combobox', { name: 'Status' }));
    await userEvent.click(await screen.findByRole('option', { name: 'BUKA' }));
    await userEvent.type(screen.getByLabelText('No Nota'), 'fj-1');
    await userEvent.type(screen.getByLabelText('Hari'), '1x2');
    await userEvent.type(screen.getByLabelText('Harga Dari'), '1000000');
    await userEvent.click(screen.getByRole('combobox', { name: 'User' }));
    await userEvent.click(await screen.findByRole('option', { name: 'kasir1 · Kasir Satu' }));
    await userEvent.click(tombol('Cari Laporan'));
    await waitFor(() => expect(permintaan()).toHaveLength(1));
    expect(permintaan()[0]?.badan).toEqual({
      saringan: {
        tgl_from: '2026-11-01',
        tgl_to: '2026-11-15',
        status: 'BUKA',
        gudang: 'ALL',
        user: 'kasir1',
        nota: 'FJ-1',
        hari: '12',
        harga_dari: 1_000_000,
      },
    });
  });
  it('kantor pusat memilih toko, semua toko mengganti pilihan lain; cabang tidak ditanya', async () => {
    await buka(defLaporan({ cara: 'LANGSUNG' }), true);
    const pilih = screen.getByRole('combobox', { name: 'Pilih Toko' });
    await userEvent.click(pilih);
    await userEvent.click(await screen.findByRole('option', { name: 'JKT1 · Jakarta' }));
    await userEvent.click(await screen.findByRole('option', { name: 'SEMUA TOKO' }));
    await filter();
    expect(permintaan()[0]?.badan).toMatchObject({ toko: ['ALL'] });
  });
  it('cabang tidak ditanya tokonya', async () => {
    await buka();
    expect(screen.queryByRole('combobox', { name: 'Pilih Toko' })).toBeNull();
  });
});

describe('baris', () => {
  it('mengakui kiriman pertama setelah barisnya tampil, yang lain segera', async () => {
    await buka();
    await filter();
    let pertama: unknown[] = [];
    act(() => {
      pertama = soket.katakan('laporan-otorisasi', {
        status: 'PROGRESS',
        seq: 1,
        data: BARIS.slice(0, 2),
        progress: 2,
      });
    });
    expect(pertama).toEqual([]);
    await waitFor(() => expect(pertama).toEqual([1]));
    expect(
      soket.katakan('laporan-otorisasi', { status: 'PROGRESS', seq: 2, data: BARIS.slice(2), progress: 5 }),
    ).toEqual([2]);
  });

  it('mengalir: kemajuan, kelompok, subtotal, total server, ekspor baru setelah selesai', async () => {
    await buka();
    expect(screen.getByText('Belum ada laporan yang ditampilkan')).toBeInTheDocument();
    await filter();
    expect(tombol('Sedang Memfilter')).toBeInTheDocument();
    act(() => {
      soket.katakan('laporan-otorisasi', {
        status: 'PROGRESS',
        seq: 1,
        data: BARIS.slice(0, 3),
        progress: 3,
        total: 5,
      });
    });
    expect(await screen.findByText('3 dari 5 baris')).toBeInTheDocument();
    const tabel = await screen.findByRole('table', { name: 'Laporan Otorisasi' });
    expect(await within(tabel).findByText('2026-11-15 09:00')).toBeInTheDocument();
    expect(within(tabel).queryByRole('columnheader', { name: 'Kategori' })).toBeNull();
    expect(within(tabel).getByText('PENJUALAN')).toBeInTheDocument();
    expect(tombol('Export Pdf')).toBeDisabled();
    act(() => {
      soket.katakan('laporan-otorisasi', { status: 'PROGRESS', seq: 2, data: BARIS.slice(3), progress: 5, total: 5 });
    });
    let diakui: unknown[] = [];
    act(() => {
      diakui = soket.katakan('laporan-otorisasi', { status: 'FINISH', seq: 3, data: [] });
    });
    expect(diakui).toEqual([3]);
    expect(await screen.findByText('2 baris', { selector: '[role=status]' })).toBeInTheDocument();
    expect(screen.getByText('Laporan Tersedia')).toBeInTheDocument();
    expect(tabel.querySelector('tr[data-jumlah=subtotal]')).toHaveTextContent(
      'Sub Total PENJUALAN 2 baris2.8451,000,000',
    );
    expect(tabel.querySelector('tfoot')).toHaveTextContent('Total 2 baris2.8451,000,000');
    for (const nama of ['Export Pdf', 'Export Excel', 'Export CSV!!']) expect(tombol(nama)).toBeEnabled();
    expect(soket.banyak('laporan-otorisasi')).toBe(0);
    expect(soket.terkirim.at(-1)?.nama).toBe('lepas');
  });
  it('kiriman yang hilang tidak ditampilkan sebagai laporan lengkap', async () => {
    await buka();
    await filter();
    act(() => {
      soket.katakan('laporan-otorisasi', { status: 'PROGRESS', seq: 1, data: BARIS.slice(0, 2), progress: 2 });
    });
    let diakui: unknown[] = [];
    act(() => {
      diakui = soket.katakan('laporan-otorisasi', { status: 'FINISH', seq: 3, data: [] });
    });
    expect(diakui).toEqual([1]);
    expect(tombol('Export Pdf')).toBeDisabled();
    act(() => {
      soket.katakan('laporan-otorisasi', { status: 'GAGAL', seq: 4, message: 'Ada baris yang hilang' });
    });
    expect((await screen.findAllByText('Ada baris yang hilang')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('table')).toBeNull();
  });
  it('kosong: teks laporannya, ekspor tetap mati', async () => {
    await buka();
    await filter();
    act(() => {
      soket.katakan('laporan-otorisasi', { status: 'DATA_KOSONG', seq: 1, data: [], message: 'Laporan Data Kosong' });
    });
    expect((await screen.findAllByText('Laporan Data Kosong')).length).toBe(2);
    expect(tombol('Export Excel')).toBeDisabled();
    expect(tombol('Filter Laporan')).toBeEnabled();
  });
  it('batal menghentikan di server dan mengosongkan', async () => {
    await buka();
    await filter();
    act(() => {
      soket.katakan('laporan-otorisasi', {
        status: 'PROGRESS',
        seq: 1,
        data: BARIS.slice(0, 2),
        progress: 2,
        total: 9,
      });
    });
    await screen.findByRole('table');
    await userEvent.keyboard('{Escape}');
    expect((await screen.findAllByText('Laporan dibatalkan')).length).toBe(2);
    expect(soket.terkirim.filter((satu) => satu.nama === 'batal')).toEqual([
      { nama: 'batal', isi: { uid: soket.uid() } },
    ]);
    expect(screen.queryByRole('table')).toBeNull();
  });
  it('soket yang baru menyambung ditunggu', async () => {
    soket.connected = false;
    await buka();
    await userEvent.keyboard('{F9}');
    expect(await screen.findByRole('button', { name: 'Sedang Memfilter' })).toBeInTheDocument();
    expect(permintaan()).toEqual([]);
    soket.connected = true;
    await waitFor(() => expect(permintaan()).toHaveLength(1));
  });
  it('soket putus di tengah jalan: dikatakan, dan bisa dicoba lagi', async () => {
    await buka();
    await filter();
    act(() => {
      soket.katakan('disconnect');
    });
    expect((await screen.findAllByText('Tidak Terhubung Ke Socket, Silahkan Coba Lagi')).length).toBeGreaterThan(0);
    await userEvent.click(tombol('Coba Lagi'));
    await waitFor(() => expect(permintaan()).toHaveLength(2));
  });
  it('meninggalkan halaman menghentikan laporannya; permintaan baru mengganti yang lama', async () => {
    const { unmount } = await buka();
    await filter();
    const uid = soket.uid();
    unmount();
    expect(soket.terkirim).toContainEqual({ nama: 'batal', isi: { uid } });
    expect(soket.banyak('laporan-otorisasi')).toBe(0);
  });
  it('jawaban langsung: baris dan total sekaligus, yang terpotong disebut', async () => {
    jawab = () => ({ isi: { data: BARIS, count: 9000, message: 'Hanya 2 dari 9,000 baris yang ditampilkan' } });
    await buka(defLaporan({ cara: 'LANGSUNG' }));
    await filter();
    expect(permintaan()[0]?.badan).not.toHaveProperty('uid');
    expect((await screen.findAllByText('Hanya 2 dari 9,000 baris yang ditampilkan')).length).toBe(2);
    expect(await screen.findByText('kasir2')).toBeInTheDocument();
  });
  it('puluhan ribu baris: hanya yang tampak digambar, menggulir menemukan yang lain', async () => {
    const SATU = 500;
    await buka(defLaporan({ kelompok: [] }));
    await filter();
    act(() => {
      for (let seq = 1; seq <= 60; seq++) {
        const data = Array.from({ length: SATU }, (_, i) => ['A', null, `nomor ${(seq - 1) * SATU + i}`, 1, 2]);
        soket.katakan('laporan-otorisasi', { status: 'PROGRESS', seq, data, progress: seq * SATU });
      }
      soket.katakan('laporan-otorisasi', { status: 'FINISH', seq: 61, data: [] });
    });
    const tabel = await screen.findByRole('table');
    const digambar = () => tabel.querySelectorAll('tr[data-baris]').length;
    expect(within(tabel).getByText('nomor 0')).toBeInTheDocument();
    expect(tabel).toHaveAttribute('aria-rowcount', '30001');
    expect(digambar()).toBeLessThan(40);
    const gulir = screen.getByRole('region', { name: 'Isi Laporan Otorisasi' });
    gulir.scrollTop = 10_000_000;
    act(() => {
      gulir.dispatchEvent(new Event('scroll'));
    });
    expect(within(tabel).getByText('nomor 29999')).toBeInTheDocument();
    expect(within(tabel).queryByText('nomor 0')).toBeNull();
    expect(digambar()).toBeLessThan(40);
  });
  it('rincian terbuka di bawah barisnya', async () => {
    const def = defLaporan({
      cara: 'LANGSUNG',
      kelompok: [],
      rinci: { kolom: [{ kunci: 'nama', judul: 'Nama Barang', jenis: 'teks', jumlah: false, lebar: 0 }] },
    });
    jawab = () => ({ isi: { data: [['A', null, 'kasir1', 1, 2, [['CINCIN'], ['KALUNG']]]], count: 1 } });
    await buka(def);
    await filter();
    await userEvent.click(await screen.findByRole('button', { name: 'Rincian A' }));
    const rinci = screen.getByRole('table', { name: 'Rincian' });
    expect(within(rinci).getByText('CINCIN')).toBeInTheDocument();
    expect(within(rinci).getByText('KALUNG')).toBeInTheDocument();
  });
  it('di layar sempit menjadi kartu dengan jumlahnya', async () => {
    lebar = 390;
    jawab = () => ({ isi: { data: BARIS, count: 2 } });
    await buka(defLaporan({ cara: 'LANGSUNG' }));
    await filter();
    expect(await screen.findByText('Sub Total PENJUALAN')).toBeInTheDocument();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getAllByText('1,000,000')).toHaveLength(2);
  });
});

describe('berkas', () => {
  async function lengkap() {
    const kepala = { 'Content-Disposition': 'inline; filename="laporan.pdf"' };
    jawab = (p) => (p.alamat.endsWith('/berkas') ? { isi: '%PDF', kepala } : { isi: { data: BARIS, count: 2 } });
    await buka(defLaporan({ cara: 'LANGSUNG' }));
    await filter();
    await screen.findByText('kasir2');
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:laporan');
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
    const klik = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
    return klik;
  }
  it('PDF pendek dibuka di jendela baru dari saringan yang tampil', async () => {
    const klik = await lengkap();
    const jendela = { document: {}, location: { replace: vi.fn() }, close: vi.fn() };
    vi.spyOn(window, 'open').mockReturnValue(jendela as unknown as Window);
    // What is typed after the rows came is not what they were asked with.
    await userEvent.clear(tgl('Tanggal Akhir'));
    await userEvent.click(tombol('Export Pdf'));
    await waitFor(() => expect(jendela.location.replace).toHaveBeenCalledWith('blob:laporan'));
    expect(permintaan().at(-1)?.badan).toEqual({
      saringan: { tgl_from: '2026-11-01', tgl_to: '2026-11-15' },
      format: 'pdf',
    });
    expect(klik).not.toHaveBeenCalled();
  });
  it('jendela yang ditahan browser: berkas disimpan dan dikatakan', async () => {
    const klik = await lengkap();
    vi.spyOn(window, 'open').mockReturnValue(null);
    await userEvent.click(tombol('Export Pdf'));
    expect(await screen.findByText(/Browser menahan jendela baru/)).toBeInTheDocument();
    expect(klik).toHaveBeenCalledTimes(1);
  });
  it('Excel disimpan, penolakannya dikatakan', async () => {
    const klik = await lengkap();
    const terbuka = vi.spyOn(window, 'open');
    await userEvent.click(tombol('Export Excel'));
    await waitFor(() => expect(klik).toHaveBeenCalledTimes(1));
    expect(terbuka).not.toHaveBeenCalled();
    jawab = () => ({ status: 422, isi: { code: 'LAPORAN-08', message: 'Terlalu banyak baris untuk Excel' } });
    await userEvent.click(tombol('Export Excel'));
    expect(await screen.findByText('Terlalu banyak baris untuk Excel')).toBeInTheDocument();
  });
});

it('laporan yang tidak dikenal server: halaman belum siap', async () => {
  siapkan(defLaporan());
  gambarDiRute(
    <ReportPage
      rute="/laporan-lain"
      judul="Laporan Lain"
      soket={() => soket}
      userId="kasir1"
      tglSystem="2026-11-15"
      pusat={false}
      belum={<p>belum siap</p>}
    />,
  );
  expect(await screen.findByText('belum siap')).toBeInTheDocument();
});
