import { describe, expect, it } from 'vitest';
import {
  type BarisClosing,
  bisaClosing,
  CLOSING_KOSONG,
  type IsianClosing,
  jadiBaris,
  masihDiSini,
  pilihPo,
  pilihStatus,
  sisaQty,
  tolakBaris,
} from './closing';

const PO = { no_po: 'PO1', qty_estimasi: 5, qty_kirim: 2, qty_siap: 3 };
const garis = (id: string, qty: number, no_po = 'PO1'): BarisClosing => ({
  id,
  no_po,
  status_kirim: 'KIRIM',
  no_resi: 'R1',
  qty,
  barcode: [],
});
const isian = (bagian: Partial<IsianClosing> = {}): IsianClosing => ({
  no_po: 'PO1',
  status_kirim: 'KIRIM',
  no_resi: 'JNE1',
  qty: '3',
  barcode: [],
  ...bagian,
});

describe('sisa qty sebuah pre order', () => {
  it('adalah estimasi dikurangi yang dikirim dan baris yang sudah ada', () => {
    expect(sisaQty(PO, [])).toBe(3);
    expect(sisaQty(PO, [garis('a', 2), garis('b', 5, 'PO2')])).toBe(1);
    expect(sisaQty(undefined, [])).toBe(0);
  });

  it('kembali bila barisnya dihapus: estimasi - dikirim - baris lain', () => {
    const semua = [garis('a', 1), garis('b', 2)];
    expect(sisaQty(PO, semua)).toBe(0);
    expect(
      sisaQty(
        PO,
        semua.filter((b) => b.id !== 'b'),
      ),
    ).toBe(2);
  });

  it('yang habis dikirim atau belum ada yang dijual tidak dapat dipilih', () => {
    const habis = { ...PO, no_po: 'PO2', qty_kirim: 5, qty_siap: 0 };
    const belum = { ...PO, no_po: 'PO3', qty_siap: 0 };
    expect(bisaClosing([PO, habis, belum]).map((p) => p.no_po)).toEqual(['PO1']);
  });
});

describe('baris yang ditambahkan', () => {
  it('menyebut setiap isian yang kurang dengan kata-katanya sendiri', () => {
    expect(tolakBaris(CLOSING_KOSONG, undefined, [])).toEqual({
      no_po: 'No Po Harus Dipilih',
      status_kirim: 'Kode Barcode Harus Diisi',
      qty: 'Qty Harus Dipilih',
    });
    expect(tolakBaris(isian({ no_resi: ' ' }), PO, [])).toEqual({ no_resi: 'No Resi Harus Diisi' });
    expect(tolakBaris(isian({ status_kirim: 'AMBIL', no_resi: '' }), PO, [])).toBeUndefined();
    expect(tolakBaris(isian({ qty: '0' }), PO, [])).toEqual({ qty: 'Qty Harus Dipilih' });
  });

  it('sisa nol, lebih dari sisa, dan baris kedua yang tidak cukup, masing-masing punya kata', () => {
    expect(tolakBaris(isian({ qty: '3' }), PO, [])).toBeUndefined();
    expect(tolakBaris(isian({ qty: '4' }), PO, [])).toEqual({ qty: 'Qty Tidak Boleh Lebih Dari Qty Estimasi' });
    expect(tolakBaris(isian({ qty: '2' }), PO, [garis('a', 2)])).toEqual({ qty: 'Qty Tidak Cukup' });
    expect(tolakBaris(isian({ qty: '1' }), PO, [garis('a', 3)])).toEqual({ qty: 'Qty Estimasi Sudah Habis' });
  });

  it('yang belum dijual tidak dikirim', () => {
    const sebagian = { ...PO, qty_siap: 1 };
    expect(tolakBaris(isian({ qty: '2' }), sebagian, [])).toEqual({
      qty: 'Baru 1 yang sudah dijual dan belum dikirim',
    });
    expect(tolakBaris(isian({ qty: '1' }), sebagian, [])).toBeUndefined();
  });

  it('yang tidak semua ikut menyebut barcodenya, sebanyak qty', () => {
    expect(tolakBaris(isian({ qty: '2' }), PO, [])).toEqual({ barcode: 'Pilih barcode yang dikirim' });
    expect(tolakBaris(isian({ qty: '2', barcode: ['A'] }), PO, [])).toEqual({
      barcode: '1 barcode dipilih untuk qty 2',
    });
    expect(tolakBaris(isian({ qty: '2', barcode: ['A', 'B'] }), PO, [])).toBeUndefined();
    const terjual = ['A', 'B', 'C', 'D'].map((kode_barcode, n) => ({
      kode_barcode,
      nama_barang: '',
      status: n === 2 ? 'BATAL' : '',
      no_closing: n === 3 ? 'CP1' : '',
    }));
    const baris = [{ ...garis('a', 1), barcode: ['A'] }];
    expect(masihDiSini(terjual, baris).map((t) => t.kode_barcode)).toEqual(['B']);
  });

  it('AMBIL menghapus resi, memilih No Po mengulang isian, dan tanpa resi menjadi garis', () => {
    expect(pilihStatus(isian(), 'AMBIL')).toEqual(isian({ status_kirim: 'AMBIL', no_resi: '' }));
    expect(pilihStatus(isian(), 'KIRIM').no_resi).toBe('JNE1');
    expect(pilihPo('PO9')).toEqual({ no_po: 'PO9', status_kirim: '', no_resi: '', qty: '', barcode: [] });
    expect(jadiBaris('x', isian({ status_kirim: 'AMBIL', no_resi: 'JNE1', qty: '2' }))).toEqual({
      id: 'x',
      no_po: 'PO1',
      status_kirim: 'AMBIL',
      no_resi: '-',
      qty: 2,
      barcode: [],
    });
    expect(jadiBaris('x', isian({ no_resi: ' jne2 ' })).no_resi).toBe('JNE2');
  });
});
