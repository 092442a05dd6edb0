// How a delivery is sent, and which works can be paid.
import { describe, expect, it } from 'vitest';
import { baris } from '@/kit/transaksi/baris';
import { ROSOK_KOSONG } from '@/kit/tukang/isi';
import type { KerjaTukang } from './api';
import { bisaDibayar, HASIL_KOSONG, keTerima, milikDokumen } from './isi';

const KOSONG = {
  id_kerja: 0,
  jenis_kerja: 'BUAT BARU',
  selesai: true,
  upah: 150_000,
  susut: '',
  keterangan: ' ',
  hasil: [],
  rosok: [],
};

describe('keTerima', () => {
  it('tidak mengirim baris tanpa berat, dan kadar yang kosong bukan nol', () => {
    const hasil = keTerima('T01', {
      ...KOSONG,
      susut: '0.075',
      hasil: [
        baris({ ...HASIL_KOSONG, kode_group: '750', kode_dept: 'CIN750', berat: '5.120', uji: '74.5' }),
        baris(HASIL_KOSONG),
      ],
      rosok: [baris({ ...ROSOK_KOSONG, kode_toko: 'HC1', berat: '1.5', uji: '75' }), baris(ROSOK_KOSONG)],
    });
    expect(hasil.detail_barang).toHaveLength(1);
    expect(hasil.detail_barang?.[0]).toMatchObject({ berat: 5.12, kadar_uji: 74.5, kadar_pesan: null });
    expect(hasil.rosok).toEqual([{ kode_group: '', kode_dept: '', kode_toko: 'HC1', berat: 1.5, kadar_uji: 75 }]);
    expect(hasil.susut).toBe(0.075);
  });

  it('menyelesaikan pekerjaan yang dipilih saja; yang lain punya jenisnya sendiri', () => {
    expect(keTerima('T01', KOSONG)).toMatchObject({ selesai: false, jenis_kerja: 'BUAT BARU', upah: 150_000 });
    // The wage of a work was agreed when it was given out.
    const kerja = { selesai: true, jenis_kerja: '', id_kerja: 7, upah: 0 };
    expect(keTerima('T01', { ...KOSONG, id_kerja: 7 })).toMatchObject(kerja);
  });
});

describe('pekerjaan', () => {
  const satu = (status: string, no_upah: string) => ({ status, no_upah, no_dok: 'TRJKT1-261115-0001' }) as KerjaTukang;

  it('dibayar sekali, sesudah selesai', () => {
    const semua = [satu('JALAN', ''), satu('SELESAI', ''), satu('SELESAI', 'UTJKT1-261115-0001')];
    expect(bisaDibayar(semua)).toEqual([semua[1]]);
  });

  it('dari pesanan atau service diterima di dokumennya', () => {
    expect(milikDokumen({ no_dok: 'FPJKT1-261115-0001' })).toBe(true);
    expect(milikDokumen({ no_dok: 'FSJKT1-261115-0001' })).toBe(true);
    expect(milikDokumen({ no_dok: 'TRJKT1-261115-0001' })).toBe(false);
  });
});
