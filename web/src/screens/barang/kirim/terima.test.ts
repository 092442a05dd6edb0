// Scans against a shipment: each piece once, strangers apart, what is missing and what weighs otherwise.
import { describe, expect, it } from 'vitest';
import type { BarisKirim } from './api';
import { AWAL, isiKirim, keluarkan, kurang, pindai, selisih, timbang } from './terima';

const barang = (kode_barcode: string, status = 'JALAN', berat_asli = 2.5): BarisKirim => ({
  kode_barcode,
  nama_barang: 'CINCIN',
  kode_group: '750',
  kode_dept: 'CIN750',
  kadar_cetak: 75,
  berat_asli,
  berat: berat_asli,
  baki_dari: 'A1',
  status,
  alasan: '',
  no_akhir: '',
});
const SURAT = [barang('00000001'), barang('00000002', 'JALAN', 3.345), barang('00000003', 'KURANG')];

describe('terima', () => {
  it('takes a piece once and keeps strangers apart', () => {
    const satu = pindai(AWAL, '00000001', SURAT);
    expect([satu.hasil, satu.teks]).toEqual(['masuk', 'CINCIN']);
    expect(pindai(satu.keadaan, '00000001', SURAT).hasil).toBe('ganda');
    const asing = pindai(satu.keadaan, '00000009', SURAT);
    expect(asing.hasil).toBe('lebih');
    expect(pindai(asing.keadaan, '00000009', SURAT).hasil).toBe('ganda');
    expect(pindai(AWAL, '00000003', SURAT).hasil).toBe('tolak');
    expect(kurang(asing.keadaan, SURAT).map((b) => b.kode_barcode)).toEqual(['00000002']);
    expect(isiKirim(asing.keadaan)).toEqual({
      detail_barang: [{ kode_barcode: '00000001' }],
      barang_lebih: [{ kode_barcode: '00000009' }],
    });
    expect(keluarkan(keluarkan(asing.keadaan, '00000009'), '00000001')).toEqual(AWAL);
  });

  it('tells a weight that differs to the milligram', () => {
    const dua = pindai(AWAL, '00000002', SURAT).keadaan;
    expect(selisih(dua, SURAT[1] as BarisKirim)).toBeUndefined();
    expect(selisih(timbang(dua, '00000002', '3.345'), SURAT[1] as BarisKirim)).toBeUndefined();
    const ringan = timbang(dua, '00000002', '3.3');
    expect(selisih(ringan, SURAT[1] as BarisKirim)).toBe(-0.045);
    expect(isiKirim(ringan).detail_barang).toEqual([{ kode_barcode: '00000002', berat: 3.3 }]);
    expect(timbang(ringan, '00000009', '1')).toBe(ringan);
  });
});
