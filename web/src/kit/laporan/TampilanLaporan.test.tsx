// Kept views: what is kept of a report, what its address becomes on another day, and the menu against a server that answers
// as the real one does.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { gambarDiRute, jawabApi, type Panggilan } from '../../../test/bungkus';
import { defLaporan, SoketPalsu, saring, TGL_AKHIR, TGL_AWAL } from '../../../test/contohLaporan';
import { pasangUkuran } from '../../../test/ukuran';
import { ReportPage } from './ReportPage';
import { alamatTampilan, isiTampilan, type Tampilan } from './tampilanLaporan';

const HARI = '2026-11-15';
const def = defLaporan({ saringan: [TGL_AWAL, TGL_AKHIR, saring({ kunci: 'kategori', jenis: 'teks' })] });

describe('isi tampilan', () => {
  const isi = { tgl_from: '2026-11-09', tgl_to: HARI, kategori: '' };
  it('hari yang bernama disimpan dengan namanya dan bergerak dengan hari toko', () => {
    const disimpan = isiTampilan(def, isi, ['JKT1'], { kolom: 'berat,nominal', urutan: '-berat', asing: 'x' }, HARI);
    expect(disimpan).toEqual({ periode: 'TUJUH_HARI', toko: 'JKT1', kolom: 'berat,nominal', urutan: '-berat' });
    expect(alamatTampilan(def, disimpan, '2026-12-01')).toEqual({
      tgl_from: '2026-11-25',
      tgl_to: '2026-12-01',
      kategori: undefined,
      toko: 'JKT1',
      kolom: 'berat,nominal',
      urutan: '-berat',
      grafik: undefined,
      banding: undefined,
    });
  });
  it('hari lain tetap hari itu', () => {
    const disimpan = isiTampilan(def, { ...isi, tgl_from: '2026-01-03' }, [], {}, HARI);
    expect(disimpan).toEqual({ tgl_from: '2026-01-03', tgl_to: HARI });
    expect(alamatTampilan(def, disimpan, '2026-12-01')).toMatchObject({ tgl_from: '2026-01-03', tgl_to: HARI });
  });
  it('tanggal tunggal hari ini bergerak; yang tetap tidak disimpan', () => {
    const satu = { saringan: [saring({ kunci: 'tanggal', jenis: 'tanggal' })] };
    const disimpan = isiTampilan(satu, { tanggal: HARI }, [], {}, HARI);
    expect(disimpan).toEqual({ tanggal: 'HARI_INI' });
    expect(alamatTampilan(satu, disimpan, '2026-12-01').tanggal).toBe('2026-12-01');
    const tetap = { saringan: [saring({ kunci: 'tanggal', jenis: 'tanggal', tetap: true })] };
    expect(isiTampilan(tetap, { tanggal: HARI }, [], {}, HARI)).toEqual({});
  });
});

describe('menu tampilan', () => {
  let semua: Tampilan[];
  let terkirim: Panggilan[];
  beforeEach(() => {
    pasangUkuran(() => 1200);
    semua = [];
  });
  function buka() {
    terkirim = jawabApi((p) => {
      const jalur = p.alamat.replace('/api/v1/', '');
      const badan = p.badan as Partial<Tampilan> | undefined;
      if (jalur === 'laporan/definisi') return { isi: { data: [def] } };
      if (!jalur.startsWith('laporan/tampilan/')) return { isi: { data: [], message: 'menunggu' } };
      const nomor = Number(jalur.split('/')[3]);
      if (p.metode === 'POST') {
        if (semua.some((t) => t.nama === badan?.nama))
          return {
            status: 409,
            isi: { code: 'LAPORAN-11', message: 'Sudah ada', fields: { nama: 'Tampilan Berat sudah ada' } },
          };
        semua = [...semua, { nomor: semua.length + 1, nama: '', isi: {}, bawaan: false, ...badan }];
      }
      if (p.metode === 'PUT') semua = semua.map((t) => (t.nomor === nomor ? { ...t, ...badan } : t));
      if (p.metode === 'DELETE') semua = semua.filter((t) => t.nomor !== nomor);
      return { isi: { data: semua } };
    });
    const soket = new SoketPalsu();
    return gambarDiRute(
      <ReportPage
        rute={def.rute}
        judul={def.judul}
        soket={() => soket}
        userId="kasir1"
        tglSystem={HARI}
        pusat={false}
        belum={<p>belum</p>}
      />,
    );
  }
  const laporan = () => terkirim.filter((p) => p.alamat.endsWith('laporan/laporan-otorisasi'));
  const menu = async (nama: string) => {
    await userEvent.click(await screen.findByRole('button', { name: /^Tampilan/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: nama }));
  };

  it('yang tampil disimpan dengan nama; nama yang sudah ada ditolak pada isiannya', async () => {
    buka();
    await menu('Simpan tampilan');
    const dialog = await screen.findByRole('dialog', { name: 'Simpan tampilan' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Simpan' }));
    expect(await within(dialog).findByText('Nama Tampilan Tidak Boleh Kosong')).toBeInTheDocument();
    await userEvent.type(within(dialog).getByLabelText(/^Nama Tampilan/), 'Berat{Enter}');
    await waitFor(() => expect(semua).toHaveLength(1));
    expect(semua[0]).toMatchObject({ nama: 'Berat', isi: { periode: 'BULAN_INI' }, bawaan: false });
    expect(await screen.findByRole('button', { name: 'Tampilan: Berat' })).toBeInTheDocument();
    await menu('Simpan tampilan');
    const lagi = await screen.findByRole('dialog', { name: 'Simpan tampilan' });
    await userEvent.type(within(lagi).getByLabelText(/^Nama Tampilan/), 'Berat{Enter}');
    expect(await within(lagi).findByText('Tampilan Berat sudah ada')).toBeInTheDocument();
  });
  it('yang dipilih mengisi alamat dan menjalankannya', async () => {
    semua = [{ nomor: 1, nama: 'Kemarin saja', isi: { periode: 'KEMARIN', kolom: 'berat' }, bawaan: false }];
    const { router } = buka();
    await menu('Kemarin saja');
    await waitFor(() => expect(laporan()).toHaveLength(1));
    expect(laporan()[0]?.badan).toMatchObject({ saringan: { tgl_from: '2026-11-14', tgl_to: '2026-11-14' } });
    expect(router.state.location.search).toMatchObject({ tgl_from: '2026-11-14', kolom: 'berat' });
  });
  it('yang bawaan membuka laporan, tetapi tidak sebuah tautan', async () => {
    semua = [{ nomor: 1, nama: 'Awal', isi: { periode: 'HARI_INI' }, bawaan: true }];
    const { router } = buka();
    await waitFor(() => expect(laporan()).toHaveLength(1));
    expect(laporan()[0]?.badan).toMatchObject({ saringan: { tgl_from: HARI, tgl_to: HARI } });
    await waitFor(() => expect(router.state.location.search).toEqual({ tgl_from: HARI, tgl_to: HARI }));
    expect(await screen.findByRole('button', { name: 'Tampilan: Awal' })).toBeInTheDocument();
  });
  it('diberi nama lain, dijadikan bawaan, dihapus setelah ditanya', async () => {
    semua = [{ nomor: 1, nama: 'Lama', isi: { periode: 'HARI_INI' }, bawaan: false }];
    buka();
    await menu('Atur tampilan');
    const dialog = await screen.findByRole('dialog', { name: 'Atur tampilan' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ganti nama Lama' }));
    const isian = within(dialog).getByRole('textbox', { name: 'Nama baru Lama' });
    await userEvent.clear(isian);
    await userEvent.type(isian, 'Baru{Enter}');
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Jadikan bawaan: Baru' }));
    await waitFor(() => expect(semua[0]).toMatchObject({ nama: 'Baru', bawaan: true }));
    await userEvent.click(
      await within(dialog).findByRole('button', { name: 'Ganti isi Baru dengan yang tampil sekarang' }),
    );
    await waitFor(() => expect(semua[0]?.isi).toEqual({ periode: 'BULAN_INI' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Hapus Baru' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Hapus' }));
    await waitFor(() => expect(semua).toEqual([]));
  });
});
