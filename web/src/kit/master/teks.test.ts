// The titles of a master's form, as the specification writes them of the colours.
import { expect, it } from 'vitest';
import { TEKS_MASTER } from './teks';

it('judul formulir Master Warna seperti di spesifikasi', () => {
  expect(TEKS_MASTER.tambah('Warna')).toBe('Tambah Data Warna');
  expect(TEKS_MASTER.edit('Warna')).toBe('Edit Data Warna');
});
