// How a receipt is sent: piece by piece what has a weight or is lost, by lot everything that is out.
import { describe, expect, it } from 'vitest';
import type { BarisLot } from './api';
import { diLuar, type IsiTerima, keTerima, kurang } from './terima';

const b = (kode_barcode: string, no_terima = '') => ({ kode_barcode, no_terima }) as BarisLot;
const LUAR = diLuar([b('1'), b('2'), b('3'), b('4', 'TCJKT1-261115-0001')]);
const ISI: IsiTerima = {
  no_lot: 'CUJKT1-261115-0001',
  cara: 'BARANG',
  timbang: '',
  kode_toko: 'LB1',
  keterangan: ' ',
  kembali: {},
};

describe('keTerima', () => {
  it('mengirim yang ditimbang dan yang hilang saja', () => {
    const kembali = {
      1: { berat: '3.980', hilang: false, label: true },
      2: { berat: '5', hilang: true, label: false },
      3: { berat: '', hilang: false, label: false },
    };
    expect(keTerima({ ...ISI, kembali }, LUAR).detail_barang).toEqual([
      { kode_barcode: '1', berat: 3.98, hilang: false, label_baru: true },
      { kode_barcode: '2', berat: 0, hilang: true, label_baru: false },
    ]);
  });

  it('menurut lot mengirim semua yang di luar dengan satu timbangan', () => {
    const minta = keTerima({ ...ISI, cara: 'LOT', timbang: '12.950' }, LUAR);
    expect(minta.timbang).toBe(12.95);
    expect(minta.detail_barang?.map((x) => x.kode_barcode)).toEqual(['1', '2', '3']);
  });

  it('berkata apa yang masih kurang', () => {
    expect(kurang({ ...ISI, no_lot: '' }, keTerima(ISI, LUAR))).toBe('Pilih lotnya');
    expect(kurang(ISI, keTerima(ISI, LUAR))).toBe('Isi berat barang yang kembali');
    const lot: IsiTerima = { ...ISI, cara: 'LOT' };
    expect(kurang(lot, keTerima(lot, LUAR))).toBe('Timbang semuanya');
    const siap: IsiTerima = { ...lot, timbang: '1' };
    expect(kurang(siap, keTerima(siap, LUAR))).toBeUndefined();
  });
});
