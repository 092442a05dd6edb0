// The board without a login, the banner of the shell, and the last look before publishing.
// The server is answered by hand; its rules have tests of their own.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { gambar, gambarDiRute, jawabApi, masukSebagai } from '../../../test/bungkus';
import DialogTerbit from './DialogTerbit';
import PapanHarga from './PapanHarga';
import PitaHarga from './PitaHarga';
import type { Papan, Pratinjau } from './tipe';

const PAPAN: Papan = {
  nama_toko: 'Karat Braga',
  tanggal: '2026-11-15',
  terkonfirmasi: true,
  diubah: '2026-11-15T09:30:00+07:00',
  baris: [
    {
      kode_group: '24K',
      nama: 'Emas murni',
      kadar: 10_000,
      harga_jual: 2_375_000,
      harga_beli: 0,
      selisih_jual: -25_000,
      selisih_beli: 0,
    },
  ],
};

function diAlamat(kueri: string): void {
  window.history.replaceState(null, '', `/papan-harga${kueri}`);
}

beforeEach(() => diAlamat(''));

describe('papan harga', () => {
  it('mengirim kunci di kepala, tidak di alamat, dan menunjukkan arah perubahan', async () => {
    diAlamat('?kunci=rahasia');
    const ambil = vi.fn(async (_alamat: string, _opsi: RequestInit) => new Response(JSON.stringify({ data: PAPAN })));
    vi.stubGlobal('fetch', ambil);
    gambar(<PapanHarga />);
    expect(await screen.findByRole('heading', { name: 'Karat Braga' })).toBeInTheDocument();
    const baris = screen.getByRole('row', { name: /Emas murni/ });
    expect(baris).toHaveTextContent('2,375,000');
    expect(baris).toHaveTextContent('turun');
    expect(baris).toHaveTextContent('–');
    const [alamat, opsi] = ambil.mock.calls[0] ?? [];
    expect(alamat).not.toContain('rahasia');
    expect(opsi?.headers).toEqual({ 'X-Papan-Key': 'rahasia' });
  });
  it('berkata apa adanya bila kuncinya ditolak atau tidak ada', async () => {
    const { unmount } = gambar(<PapanHarga />);
    expect(await screen.findByRole('alert')).toHaveTextContent('tidak lengkap');
    unmount();
    diAlamat('?kunci=salah');
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ message: 'Kunci salah' }), { status: 401 }));
    gambar(<PapanHarga />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Kunci salah');
  });
});

describe('pita harga', () => {
  const status = (terkonfirmasi: boolean, boleh: boolean) =>
    jawabApi(() => ({ isi: { data: { tanggal: '2026-11-15', terkonfirmasi, boleh } } }));
  it('memberi jalan kepada yang boleh mengonfirmasi', async () => {
    masukSebagai({ level: 'OWN' });
    status(false, true);
    gambarDiRute(<PitaHarga />);
    expect(await screen.findByRole('link', { name: 'Konfirmasi Harga' })).toHaveAttribute(
      'href',
      '/master-parameter-harga-emas',
    );
  });
  it('menyuruh kasir meminta, tanpa jalan ke sana', async () => {
    masukSebagai();
    status(false, false);
    gambarDiRute(<PitaHarga />);
    expect(await screen.findByText(/sampai OWN atau SPV mengonfirmasinya/)).toBeInTheDocument();
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('pratinjau', () => {
  const dengan = (tolak?: boolean): Pratinjau => ({
    nilai_lama: 0,
    nilai_baru: 0,
    berat: 0,
    group: [],
    toko: [{ kode_toko: 'BDG1', nama_toko: 'Karat Braga', nilai_lama: 0, nilai_baru: 0 }],
    peringatan:
      tolak === undefined
        ? []
        : [{ jenis: 'LONJAKAN', kode_toko: 'BDG1', kode_group: '', pesan: 'Harga melonjak', tolak }],
  });
  const tampilkan = (tolak?: boolean) => {
    const onTerbit = vi.fn();
    gambar(<DialogTerbit pratinjau={dengan(tolak)} mengirim={false} onTerbit={onTerbit} onTutup={() => undefined} />);
    return onTerbit;
  };
  it('langsung bisa terbit bila tidak ada peringatan', async () => {
    const onTerbit = tampilkan();
    await userEvent.click(await screen.findByRole('button', { name: 'Terbitkan' }));
    expect(onTerbit).toHaveBeenCalledWith(false);
  });
  it('lonjakan harus dinyatakan yakin', async () => {
    const onTerbit = tampilkan(false);
    expect(await screen.findByRole('button', { name: 'Terbitkan' })).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: /yakin/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Terbitkan' }));
    expect(onTerbit).toHaveBeenCalledWith(true);
  });
  it('harga yang tidak bisa berlaku menutup tombolnya', async () => {
    tampilkan(true);
    expect(await screen.findByRole('button', { name: 'Terbitkan' })).toBeDisabled();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
