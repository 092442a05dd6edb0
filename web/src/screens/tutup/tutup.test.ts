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
    for (const [status, code, message] of [
      [401, 'SESI-01', 'Invalid Token.'],
      [409, 'TUTUP-02', 'Error! Sedang dalam proses tutup toko!'],
    ] as const) {
      expect(artiGagal(new Tolak(status, { code, message }))).toEqual({ jenis: 'olehLain' });
    }
    const lain = { code: 'TUTUP-04', message: 'Invalid Token.' };
    expect(artiGagal(new Tolak(409, lain))).toEqual({ jenis: 'teks', teks: 'Invalid Token.' });
  });

  it('422 membawa daftar halangan, selain itu teks server', () => {
    const hal = { kode: 'TUTUP-14', pesan: 'x', rute: '', contoh: [] };
    const tolak = new Tolak(422, { code: 'TUTUP-01', message: 'y', detail: { halangan: [hal] } });
    expect(artiGagal(tolak)).toEqual({ jenis: 'halangan', halangan: [hal], teks: 'y' });
    // Any 422 opens the confirmation again, also one without a list.
    const lain = new Tolak(422, { code: 'TUTUP-04', message: 'Tanggal sudah berpindah' });
    expect(artiGagal(lain)).toEqual({ jenis: 'halangan', halangan: [], teks: 'Tanggal sudah berpindah' });
    expect(artiGagal(new Tolak(500, { message: 'rusak' }))).toEqual({ jenis: 'teks', teks: 'rusak' });
    expect(artiGagal(new Error('x'))).toEqual({ jenis: 'teks', teks: 'Terjadi Kesalahan Saat Mengirim Data' });
  });
});
