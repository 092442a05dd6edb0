// The rules that the members' screens know by themselves: what is sent, how old somebody is, what an exchange comes to.
import { describe, expect, it } from 'vitest';
import type { Member } from './api';
import { alamatLengkap, isianDari, kembarDari, kirimanMember, MEMBER_KOSONG, periksaMember, umur } from './isi';
import { bedaHitung, hitungTukar } from './tukar';

const HARI = '2026-11-17';

describe('isian member', () => {
  const isi = { ...MEMBER_KOSONG, nama_customer: ' DEWI ' };

  it('kode hanya dikirim bila dibaca dari kartu, tanggal persetujuan hanya bila setuju', () => {
    const urut = kirimanMember({ ...isi, kode_member: 'kr00000017', tgl_setuju: HARI }, false);
    expect(urut).toMatchObject({ nama_customer: 'DEWI', kode_member: '', tgl_setuju: '', yakin: false });
    const kartu = kirimanMember(
      { ...isi, cara_kode: 'KARTU', kode_member: 'kr00000017 ', setuju: true, tgl_setuju: HARI },
      true,
    );
    expect(kartu).toMatchObject({ kode_member: 'KR00000017', tgl_setuju: HARI, yakin: true });
  });

  it('menyebut yang salah di kolomnya', () => {
    expect(periksaMember(isi, HARI)).toEqual({});
    expect(Object.keys(periksaMember(MEMBER_KOSONG, HARI))).toEqual(['nama_customer']);
    expect(periksaMember({ ...isi, nik: '123' }, HARI).nik).toMatch(/16 angka/);
    expect(periksaMember({ ...isi, tgl_lahir: '2026-11-18' }, HARI).tgl_lahir).toMatch(/belum terjadi/);
    expect(periksaMember({ ...isi, tgl_lahir: HARI }, HARI)).toEqual({});
    for (const kode_member of ['1234567', '12345678901234'])
      expect(periksaMember({ ...isi, cara_kode: 'KARTU', kode_member }, HARI).kode_member).toMatch(/8 sampai 13/);
    expect(periksaMember({ ...isi, cara_kode: 'URUT', kode_member: '1' }, HARI)).toEqual({});
  });

  it('NIK yang disamarkan tidak ikut terkirim kembali', () => {
    const m = { nik: '35**********0001', kode_member: 'KR1', kode_pelanggan: 'P1' } as Member;
    expect(isianDari(m)).toMatchObject({ nik: '', cara_kode: 'TANPA', kode_pelanggan: 'P1' });
    expect(isianDari({ ...m, kode_member: '' }).cara_kode).toBe('URUT');
  });

  it('umur menurut hari, bukan tahun saja', () => {
    expect(umur('1990-11-17', HARI)).toBe(36);
    expect(umur('1990-11-18', HARI)).toBe(35);
    expect(umur('', HARI)).toBeUndefined();
    expect(umur('2027-01-01', HARI)).toBeUndefined();
  });

  it('alamat satu baris tanpa bagian kosong', () => {
    const m = { alamat_customer: 'JL MAWAR 1', kelurahan: '', kecamatan: 'GUBENG', kota: 'SURABAYA' };
    expect(alamatLengkap(m)).toBe('JL MAWAR 1, GUBENG, SURABAYA');
  });

  it('kartu kembar dibaca dari penolakan', () => {
    expect(kembarDari(undefined)).toEqual([]);
    expect(kembarDari({ kembar: 'x' })).toEqual([]);
    expect(kembarDari({ kembar: [{ kode_pelanggan: 'P1' }] })).toHaveLength(1);
  });
});

describe('tukar poin', () => {
  const payung = { point: 50, stock: 3 };

  it('menghitung poin dan sisanya', () => {
    expect(hitungTukar(payung, 2, { bisa_dipakai: 120 })).toEqual({
      poin: 100,
      sisa: 20,
      salah: undefined,
      siap: true,
    });
    expect(hitungTukar(payung, 2, undefined)).toMatchObject({ poin: 100, siap: false });
    expect(hitungTukar(undefined, 1, { bisa_dipakai: 1 })).toEqual({ poin: 0, siap: false });
    expect(hitungTukar(payung, 0, { bisa_dipakai: 1 }).siap).toBe(false);
  });

  it('menolak stock dan poin yang kurang', () => {
    expect(hitungTukar(payung, 4, { bisa_dipakai: 1000 }).salah).toBe('Stock hadiah tinggal 3');
    expect(hitungTukar(payung, 3, { bisa_dipakai: 120 }).salah).toBe('Poin kurang 30 poin');
    expect(hitungTukar(payung, 3, { bisa_dipakai: 120 }).siap).toBe(false);
  });

  it('koreksi hanya memuat hadiah yang dihitung dan berbeda', () => {
    const semua = [
      { kode_hadiah: 'A', stock: 5 },
      { kode_hadiah: 'B', stock: 2 },
      { kode_hadiah: 'C', stock: 0 },
    ];
    expect(bedaHitung(semua, { A: '5', B: '0', C: '' })).toEqual([{ kode_hadiah: 'B', hitung: 0, beda: -2 }]);
    expect(bedaHitung(semua, { C: '4' })).toEqual([{ kode_hadiah: 'C', hitung: 4, beda: 4 }]);
    expect(bedaHitung(semua, {})).toEqual([]);
  });
});
