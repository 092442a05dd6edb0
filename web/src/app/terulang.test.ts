// The inbox says a reason once: the heading is left out where the reasons below are the same words.
import { expect, it } from 'vitest';
import type { PermohonanIzin } from '@/api/tipe';
import { terulang } from './DaftarPermintaan';

const mohon = (...pesan: string[]) =>
  ({ alasan: pesan.map((p, i) => ({ kode: 'X', pesan: p, baris: String(i + 1) })) }) as unknown as PermohonanIzin;

it('judul yang sama dengan alasannya tidak diulang', () => {
  expect(terulang({ description: 'A: murah', permohonan: mohon('A: murah') })).toBe(true);
  expect(terulang({ description: 'A: murah; B: berat', permohonan: mohon('A: murah', 'B: berat') })).toBe(true);
  expect(terulang({ description: 'PENJUALAN DI BAWAH MODAL', permohonan: mohon('A: murah') })).toBe(false);
  expect(terulang({ description: 'A: murah', permohonan: null })).toBe(false);
});
