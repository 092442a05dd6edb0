// Asking for an approval by password and by fingerprint, with the calls that are sent.
// The socket is a small stand-in that lets the test raise its events.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import type { Socket } from 'socket.io-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { useGudang } from '@/kit/gudang';
import { gambar, jawabApi, masukSebagai } from '../../test/bungkus';
import { pasangSumber } from './aksiSesi';
import DialogIzin from './DialogIzin';
import { izinTerbuka, mintaOtorisasi } from './otorisasi';
import { soket } from './soket';

function Wadah() {
  const izin = useGudang(izinTerbuka);
  return izin ? <DialogIzin izin={izin} /> : null;
}

const MINTA = { kategori: 'PENJUALAN', description: 'PENJUALAN DI BAWAH MODAL' };

beforeEach(() => pasangSumber(() => undefined));

it('persetujuan dengan password menjawab id persetujuan', async () => {
  masukSebagai();
  const terkirim = jawabApi(() => ({ isi: { data: { id: 'izin-1' }, message: 'Otorisasi Berhasil' } }));
  gambar(<Wadah />);
  let jawaban: Promise<string | undefined> = Promise.resolve(undefined);
  act(() => {
    jawaban = mintaOtorisasi(MINTA);
  });
  await userEvent.type(await screen.findByLabelText('Username'), 'spv');
  await userEvent.type(screen.getByLabelText('Password'), 'x{Enter}');
  expect(await jawaban).toBe('izin-1');
  expect(terkirim[0]).toMatchObject({
    alamat: '/api/v1/authorization',
    badan: { ...MINTA, user_id: 'spv', password: 'x', keterangan: '-' },
  });
  expect(await screen.findByText('Otorisasi Berhasil')).toBeInTheDocument();
});

it('menutup dialog berarti tidak disetujui', async () => {
  masukSebagai();
  gambar(<Wadah />);
  let jawaban: Promise<string | undefined> = Promise.resolve('x');
  act(() => {
    jawaban = mintaOtorisasi(MINTA);
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Batal' }));
  expect(await jawaban).toBeUndefined();
});

it('fingerprint: hanya SPV dan OWN, menunggu kejadian orang itu, lalu mengirim', async () => {
  masukSebagai({}, [
    { key: 'FINGERPRINT_MODULE', value: 'on' },
    { key: 'AUTH_TYPE', value: 'FINGERPRINT' },
  ]);
  const pendengar = new Map<string, (isi: unknown) => void>();
  soket.atur({
    on: (nama: string, tangani: (isi: unknown) => void) => pendengar.set(nama, tangani),
    off: (nama: string) => pendengar.delete(nama),
  } as unknown as Socket);
  const terkirim = jawabApi(({ alamat }) => {
    if (alamat.includes('users/get/all')) {
      const orang = (user_id: string, level: string) => ({ user_id, user_name: user_id, level });
      return { isi: { data: [orang('spv', 'SPV'), orang('kasir2', 'KASIR'), orang('own', 'OWN')] } };
    }
    if (alamat.includes('user-fingerprint')) {
      return { isi: { data: { fingerprints: alamat.includes('own') ? [] : [{ bytes: 'x' }] } } };
    }
    if (alamat.endsWith('fingerprint/scan')) return { isi: { data: { id: 'sidik-9' } } };
    return { isi: { data: { id: 'izin-2' }, message: 'Otorisasi Berhasil' } };
  });
  gambar(<Wadah />);
  let jawaban: Promise<string | undefined> = Promise.resolve(undefined);
  act(() => {
    jawaban = mintaOtorisasi(MINTA);
  });
  const isian = await screen.findByLabelText('Username', { selector: 'input' });
  await userEvent.click(isian);
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
  await userEvent.click(screen.getByRole('option', { name: /own/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Scan' }));
  expect(await screen.findByText('Username Tidak Tidak Terdaftar')).toBeInTheDocument();
  await userEvent.click(isian);
  await userEvent.click(await screen.findByRole('option', { name: /spv/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Scan' }));
  expect(await screen.findByText('Silahkan Scan Fingerprint')).toBeInTheDocument();
  await waitFor(() =>
    expect(terkirim.find((satu) => satu.alamat.endsWith('fingerprint/scan'))).toMatchObject({
      badan: { ...MINTA, user_id: 'spv', keterangan: '-' },
    }),
  );
  await act(async () => pendengar.get('fingerprint-auth')?.({ status: true, user_id: 'spv', fp: 'sidik-lain' }));
  expect(screen.getByText('Silahkan Scan Fingerprint')).toBeInTheDocument();
  await act(async () => pendengar.get('fingerprint-auth')?.({ status: true, user_id: 'spv', fp: 'sidik-9' }));
  expect(await jawaban).toBe('izin-2');
  expect(terkirim.at(-1)).toMatchObject({ alamat: '/api/v1/authorization/fingerprint' });
  expect(terkirim.at(-1)?.badan).toEqual({ user_id: 'spv', fp: 'sidik-9', kategori: 'PENJUALAN' });
  soket.atur(undefined);
});

describe('dari layar lain', () => {
  function siap(putusan: Record<string, unknown>) {
    masukSebagai();
    const pendengar = new Map<string, (isi: unknown) => void>();
    soket.atur({
      on: (nama: string, tangani: (isi: unknown) => void) => pendengar.set(nama, tangani),
      off: (nama: string) => pendengar.delete(nama),
    } as unknown as Socket);
    const terkirim = jawabApi(() => ({ isi: { data: { id: 'izin-3' } } }));
    gambar(<Wadah />);
    let jawaban: Promise<string | undefined> = Promise.resolve(undefined);
    act(() => {
      jawaban = mintaOtorisasi({ ...MINTA, nominal: 250_000 });
    });
    const putuskan = async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Minta dari layar supervisor atau owner' }));
      expect(await screen.findByText(/Menunggu persetujuan/)).toBeInTheDocument();
      await waitFor(() => expect(terkirim).toHaveLength(1));
      // Another request's decision is not this one's.
      act(() => pendengar.get('authorization-decided')?.({ id: 'izin-lain', status: 'DISETUJUI' }));
      expect(screen.getByText(/Menunggu persetujuan/)).toBeInTheDocument();
      act(() => pendengar.get('authorization-decided')?.({ id: 'izin-3', penyetuju: 'spv', ...putusan }));
    };
    return { terkirim, putuskan, jawaban: () => jawaban };
  }

  it('persetujuan orang lain menutup dialog dan menjawab id-nya', async () => {
    const { terkirim, putuskan, jawaban } = siap({ status: 'DISETUJUI' });
    await putuskan();
    expect(await jawaban()).toBe('izin-3');
    expect(terkirim[0]).toMatchObject({
      alamat: '/api/v1/authorization/permintaan',
      badan: { ...MINTA, nominal: 250_000, keterangan: '-' },
    });
    expect(await screen.findByText('Disetujui spv')).toBeInTheDocument();
  });

  it('penolakan menyebut alasannya dan bisa diminta lagi', async () => {
    const { putuskan } = siap({ status: 'DITOLAK', alasan: 'harga terlalu rendah' });
    await putuskan();
    expect(await screen.findByText('Ditolak spv: harga terlalu rendah')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Minta dari layar supervisor atau owner' })).toBeInTheDocument();
  });

  /** Asks, and answers what was sent; the server takes it back unless `sudah` says somebody was faster. */
  function meminta(sudah?: string) {
    masukSebagai();
    soket.atur({ on: () => undefined, off: () => undefined } as unknown as Socket);
    const terkirim = jawabApi(({ alamat }) => {
      if (!alamat.endsWith('/tarik')) return { isi: { data: { id: 'izin-4', status: 'MENUNGGU' } } };
      if (sudah) return { status: 409, isi: { code: 'OTO-07', message: sudah } };
      return { isi: { data: { id: 'izin-4', status: 'DITARIK' }, message: 'Permintaan ditarik' } };
    });
    gambar(<Wadah />);
    let jawaban: Promise<string | undefined> = Promise.resolve('x');
    act(() => {
      jawaban = mintaOtorisasi(MINTA);
    });
    const minta = () => screen.findByRole('button', { name: 'Minta dari layar supervisor atau owner' });
    const ditarik = () => terkirim.filter((satu) => satu.alamat.endsWith('permintaan/izin-4/tarik')).length;
    const tarik = async () => {
      await userEvent.click(await minta());
      const tombol = await screen.findByRole('button', { name: 'Tarik permintaan' });
      await waitFor(() => expect(tombol).toBeEnabled());
      await userEvent.click(tombol);
    };
    return { minta, tarik, ditarik, jawaban: () => jawaban };
  }

  it('permintaan ditarik: dialog tetap, bisa diminta lagi', async () => {
    const { minta, tarik, ditarik } = meminta();
    await tarik();
    expect(await minta()).toBeInTheDocument();
    expect(within(screen.getByRole('dialog')).queryByRole('alert')).not.toBeInTheDocument();
    expect(ditarik()).toBe(1);
  });

  it('yang sudah diputus tidak ditarik, dan itu dikatakan', async () => {
    const { tarik } = meminta('Permintaan ini sudah diputus oleh spv');
    await tarik();
    expect(await screen.findByText('Permintaan ini sudah diputus oleh spv')).toBeInTheDocument();
    expect(screen.getByText(/Menunggu persetujuan/)).toBeInTheDocument();
  });

  it('menutup dialog yang menunggu menarik permintaannya', async () => {
    const { minta, ditarik, jawaban } = meminta();
    await userEvent.click(await minta());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Tarik permintaan' })).toBeEnabled());
    await userEvent.click(screen.getByRole('button', { name: 'Batal' }));
    expect(await jawaban()).toBeUndefined();
    await waitFor(() => expect(ditarik()).toBe(1));
  });
});
