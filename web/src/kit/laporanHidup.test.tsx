// The live report protocol, status by status, and the stream that feeds a table.
// Batches of one frame become one drawing.
import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useAliran } from './aliran';
import { PenerimaLaporan } from './laporanHidup';

describe('laporan hidup', () => {
  const terima = () => new PenerimaLaporan<number>('kasir1', 'u1');
  it('PROGRESS menambah baris, FINISH menyerahkan dan menutup', () => {
    const penerima = terima();
    expect(
      penerima.terima({ user: 'kasir1', uid: 'u1', status: 'PROGRESS', data: [1, 2], progress: 2, total: 3 }),
    ).toEqual({
      jenis: 'tambah',
      baris: [1, 2],
      progress: 2,
      total: 3,
    });
    expect(penerima.terima({ user: 'kasir1', uid: 'u1', status: 'FINISH', data: [3] })).toEqual({
      jenis: 'selesai',
      baris: [3],
    });
    expect(penerima.terima({ user: 'kasir1', uid: 'u1', status: 'PROGRESS', data: [4] })).toEqual({ jenis: 'abaikan' });
  });
  it('pesan orang atau permintaan lain diabaikan, pesan PUSAT diterima', () => {
    const penerima = terima();
    expect(penerima.terima({ user: 'kasir2', uid: 'u1', status: 'PROGRESS', data: [1] }).jenis).toBe('abaikan');
    expect(penerima.terima({ user: 'kasir1', uid: 'u2', status: 'FINISH' }).jenis).toBe('abaikan');
    expect(penerima.terima({ user: 'PUSAT', uid: 'u1', status: 'PROGRESS', data: [1] }).jenis).toBe('tambah');
  });
  it('DATA_KOSONG mengosongkan, status lain membatalkan', () => {
    expect(terima().terima({ uid: 'u1', status: 'DATA_KOSONG', data: [], message: 'Laporan Data Kosong' })).toEqual({
      jenis: 'kosong',
      message: 'Laporan Data Kosong',
    });
    expect(terima().terima({ uid: 'u1', status: 'GAGAL', message: 'x' })).toEqual({ jenis: 'batal', message: 'x' });
  });
  it('kiriman yang berulang tidak dihitung dua kali', () => {
    const penerima = terima();
    expect(penerima.terima({ uid: 'u1', status: 'PROGRESS', data: [1], seq: 1 }).jenis).toBe('tambah');
    expect(penerima.terima({ uid: 'u1', status: 'PROGRESS', data: [1], seq: 1 }).jenis).toBe('abaikan');
  });
  it('setelah kiriman yang hilang tidak ada baris yang diterima, kegagalannya tetap', () => {
    const penerima = terima();
    penerima.terima({ uid: 'u1', status: 'PROGRESS', data: [1], seq: 1 });
    expect(penerima.terima({ uid: 'u1', status: 'PROGRESS', data: [3], seq: 3 }).jenis).toBe('abaikan');
    expect(penerima.terima({ uid: 'u1', status: 'FINISH', seq: 4 }).jenis).toBe('abaikan');
    expect(penerima.seqAkhir).toBe(1);
    expect(penerima.terima({ uid: 'u1', status: 'GAGAL', message: 'ada yang hilang', seq: 5 })).toEqual({
      jenis: 'batal',
      message: 'ada yang hilang',
    });
  });
});

it('aliran menggabungkan semua kiriman satu bingkai menjadi satu gambar ulang', async () => {
  let gambar = 0;
  const { result } = renderHook(() => {
    gambar++;
    return useAliran<number>();
  });
  const awal = gambar;
  act(() => {
    for (let i = 0; i < 50; i++) result.current.tambah([i, i]);
  });
  await waitFor(() => expect(result.current.baris).toHaveLength(100));
  expect(gambar - awal).toBe(1);
  act(() => {
    result.current.tambah([1]);
    result.current.kosongkan();
  });
  // Two frames later nothing of it was drawn.
  for (let i = 0; i < 2; i++)
    await act(() => new Promise((selesai) => requestAnimationFrame(() => selesai(undefined))));
  expect(result.current.baris).toHaveLength(0);
});
