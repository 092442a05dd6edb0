import { describe, expect, it } from 'vitest';
import { type BarisIsi, barisKosong, dikirim, jumlah, kurang, periodeBerikut } from './isi';

const satu = (id: number, nomor_akun: string, debit: number, kredit: number): BarisIsi => ({
  ...barisKosong(id),
  nomor_akun,
  debit,
  kredit,
});

describe('jurnal manual', () => {
  it('menjumlah kedua sisi dan tidak mengirim baris kosong', () => {
    const baris = [satu(1, '6-1110', 300, 0), satu(2, '3-1100', 0, 300), barisKosong(3)];
    expect(jumlah(baris)).toEqual({ debit: 300, kredit: 300 });
    expect(dikirim(baris)).toHaveLength(2);
    expect(kurang('gaji', baris)).toBeUndefined();
  });

  it('mengatakan apa yang masih kurang', () => {
    const a = satu(1, '6-1110', 300, 0);
    expect(kurang('', [a])).toBe('Isi keterangan');
    expect(kurang('gaji', [a])).toBe('Isi paling sedikit dua baris');
    expect(kurang('gaji', [a, satu(2, '', 0, 300)])).toBe('Pilih akun setiap baris');
    expect(kurang('gaji', [a, satu(2, '3-1100', 5, 5)])).toBe('Isi debit atau kredit setiap baris');
    expect(kurang('gaji', [a, satu(2, '3-1100', 0, 299)])).toBe('Debit dan kredit harus sama');
  });
});

describe('periode berikutnya', () => {
  it('adalah bulan sesudah yang ditutup, atau bulan hari pertama', () => {
    expect(periodeBerikut({})).toBe('');
    expect(periodeBerikut({ mulai: '2026-11-15' })).toBe('2026-11');
    expect(periodeBerikut({ mulai: '2026-11-15', tutup_sampai: '2026-11-30' })).toBe('2026-12');
    expect(periodeBerikut({ tutup_sampai: '2026-12-31' })).toBe('2027-01');
  });
});
