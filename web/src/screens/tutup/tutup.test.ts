import { describe, expect, it } from 'vitest';
import { Tolak } from '@/api/tolak';
import { artiGagal } from './api';
import { isiPecahan, jumlah, lembarSah } from './pecahan';

describe('hitung kas', () => {
  it('menjumlahkan pecahan tanpa pembulatan dan mengirim yang terisi saja', () => {
    const lembar = { 100000: '12', 500: '3', 2000: '' };
    expect(jumlah(lembar)).toBe(1_201_500);
    expect(isiPecahan(lembar)).toEqual([
      { nilai: 100_000, lembar: 12 },
      { nilai: 500, lembar: 3 },
    ]);
    expect(jumlah({})).toBe(0);
  });

  it('hanya angka yang diterima sebagai lembar', () => {
    expect(lembarSah('1a2-')).toBe('12');
    expect(lembarSah('12345678')).toBe('123456');
  });
});

describe('arti penolakan tutup toko', () => {
  it('token mati dan tutup yang sedang berjalan berarti ditutup akun lain', () => {
    for (const [status, message] of [
      [401, 'Invalid Token.'],
      [401, 'Invalid token.'],
      [409, 'Error! Sedang dalam proses tutup toko!'],
    ] as const) {
      expect(artiGagal(new Tolak(status, { message }))).toEqual({ jenis: 'olehLain' });
    }
  });

  it('422 membawa daftar halangan, selain itu teks server', () => {
    const hal = { kode: 'TUTUP-14', pesan: 'x', rute: '', contoh: [] };
    const tolak = new Tolak(422, { code: 'TUTUP-01', message: 'y', detail: { halangan: [hal] } });
    expect(artiGagal(tolak)).toEqual({ jenis: 'halangan', halangan: [hal] });
    expect(artiGagal(new Tolak(500, { message: 'rusak' }))).toEqual({ jenis: 'teks', teks: 'rusak' });
    expect(artiGagal(new Error('x'))).toEqual({ jenis: 'teks', teks: 'Terjadi Kesalahan Saat Mengirim Data' });
  });
});
