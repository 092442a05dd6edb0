import { describe, expect, it } from 'vitest';
import { KasTolak, OtorisasiTolak } from '@/api/penolakan';
import type { SimpulAkses } from '@/api/tipe';
import { Tolak } from '@/api/tolak';
import { artiGagal, type Hal } from './api';
import { jalanHal } from './jalanHal';
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
    // What no denomination reaches, as rupiah.
    const receh = { 100000: '289', 1: '92030' };
    expect(jumlah(receh)).toBe(28_992_030);
    expect(isiPecahan(receh)).toEqual([
      { nilai: 100_000, lembar: 289 },
      { nilai: 1, lembar: 92_030 },
    ]);
  });

  it('hanya angka yang diterima sebagai lembar', () => {
    expect(lembarSah('1a2-')).toBe('12');
    expect(lembarSah('12345678')).toBe('123456');
  });
});

describe('jalan ke yang menghalangi', () => {
  const hal = (kode: string, rute = '/tutup-toko', oleh: string[] = []): Hal => ({
    kode,
    pesan: 'x',
    rute,
    contoh: [],
    oleh,
  });
  const orang = (user_id: string, level: string, akses: SimpulAkses[] = []) => ({
    user_id,
    level,
    akses,
    pusat: false,
  });
  const own = orang('own', 'OWN');
  const kasir1 = orang('kasir1', 'KASIR');

  it('laci dihitung pemiliknya sendiri; bagi yang lain disebut siapa', () => {
    const belum = hal('TUTUP-16', '/tutup-toko', ['kasir1']);
    expect(jalanHal(belum, own, [])).toEqual({ jenis: 'orang', teks: 'Oleh kasir1' });
    expect(jalanHal(belum, kasir1, [])).toEqual({ jenis: 'tab', tab: 'hitung', sebut: 'Hitung Kas' });
  });

  it('serah terima membuka tabnya sendiri bagi penyerah dan penerima', () => {
    const serah = hal('TUTUP-17', '/tutup-toko', ['kasir1', 'kasir2', 'kasir1']);
    expect(jalanHal(serah, kasir1, [])).toEqual({ jenis: 'tab', tab: 'serah', sebut: 'Serah Terima' });
    expect(jalanHal(serah, own, [])).toEqual({ jenis: 'orang', teks: 'Oleh kasir1, kasir2' });
  });

  it('layar yang tidak boleh dibuka bukan tautan, yang memutuskan disebut', () => {
    const susut = hal('TUTUP-14', '/validasi-susut');
    expect(jalanHal(susut, own, [])).toEqual({ jenis: 'rute', ke: '/validasi-susut' });
    expect(jalanHal(susut, kasir1, [])).toEqual({ jenis: 'orang', teks: 'Oleh SPV atau OWN' });
    const boleh = orang('kasir1', 'KASIR', [{ key: '/validasi-susut', label: '', is_show: true }]);
    expect(jalanHal(susut, boleh, [])).toEqual({ jenis: 'rute', ke: '/validasi-susut' });
    expect(jalanHal(susut, orang('spv', 'SPV'), [])).toEqual({ jenis: 'orang', teks: 'Oleh OWN' });
  });

  it('permintaan otorisasi dan selisih laci diputuskan SPV atau OWN', () => {
    expect(jalanHal(hal(OtorisasiTolak.TutupMenunggu, ''), own, [])).toEqual({ jenis: 'kotak' });
    expect(jalanHal(hal(KasTolak.TutupSelisih), own, [])).toBeUndefined();
    for (const kode of [OtorisasiTolak.TutupMenunggu, KasTolak.TutupSelisih])
      expect(jalanHal(hal(kode), kasir1, [])).toEqual({ jenis: 'orang', teks: 'Oleh SPV atau OWN' });
  });
});

describe('arti penolakan tutup toko', () => {
  it('token mati dan tutup yang sedang berjalan berarti ditutup akun lain', () => {
    for (const [status, code, message] of [
      [401, 'SESI-01', 'Invalid Token.'],
      [401, 'SESI-01', 'Invalid token.'],
      [409, 'TUTUP-02', 'Error! Sedang dalam proses tutup toko!'],
    ] as const) {
      expect(artiGagal(new Tolak(status, { code, message }))).toEqual({ jenis: 'olehLain' });
    }
    const lain = { code: 'TUTUP-04', message: 'Invalid Token.' };
    expect(artiGagal(new Tolak(409, lain))).toEqual({ jenis: 'teks', teks: 'Invalid Token.' });
  });

  it('422 membawa daftar halangan, selain itu teks server', () => {
    const hal = { kode: 'TUTUP-14', pesan: 'x', rute: '', contoh: [], oleh: [] };
    const tolak = new Tolak(422, { code: 'TUTUP-01', message: 'y', detail: { halangan: [hal] } });
    expect(artiGagal(tolak)).toEqual({ jenis: 'halangan', halangan: [hal], teks: 'y' });
    // Any 422 opens the confirmation again, also one without a list.
    const lain = new Tolak(422, { code: 'TUTUP-04', message: 'Tanggal sudah berpindah' });
    expect(artiGagal(lain)).toEqual({ jenis: 'halangan', halangan: [], teks: 'Tanggal sudah berpindah' });
    expect(artiGagal(new Tolak(500, { message: 'rusak' }))).toEqual({ jenis: 'teks', teks: 'rusak' });
    expect(artiGagal(new Error('x'))).toEqual({ jenis: 'teks', teks: 'Terjadi Kesalahan Saat Mengirim Data' });
  });
});
