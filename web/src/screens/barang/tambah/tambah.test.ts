// The rows of the bulk entry: generator, placeholder, tidying, what is sent; the rounding of weights as the server has it.
import { describe, expect, it } from 'vitest';
import {
  adalahSunting,
  bangkitkan,
  barisIsi,
  barisSunting,
  hapusBaris,
  muatan,
  PEMBUAT_KOSONG,
  type Pembuat,
  periksaPembuat,
  rapikanSel,
  selisihMg,
  ubahSel,
} from './baris';
import { aturanBerat, beratJual } from './berat';
import { barcodeBerkas } from './berkasFoto';
import { gantiGroup } from './FormPembuat';
import { galatPerBaris } from './kolomBanyak';

const P: Pembuat = {
  ...PEMBUAT_KOSONG,
  kode_group: '750',
  kode_dept: 'CIN750',
  kode_toko: 'A05~TOKO',
  nama_barang: 'CINCIN',
  kadar_cetak: '75',
  kadar: '80',
  kadar_modal: '77',
  qty: '3',
};

describe('berat jual', () => {
  it('mengikuti tabel pembulatan', () => {
    const hasil = ['V0', 'V1', 'V2', 'V3', 'V4', 'V5', 'V6', 'STEP_0_5'].map((a) => beratJual('2.345', aturanBerat(a)));
    expect(hasil).toEqual(['2.345', '2.300', '2.350', '2.350', '2.350', '2.400', '2.350', '2.500']);
    expect([beratJual('2.020', 'V2'), beratJual('2.021', 'V2'), beratJual('2.999', 'V2'), beratJual('', 'V2')]).toEqual(
      ['2.000', '2.050', '3.000', ''],
    );
  });
});

describe('baris', () => {
  it('dibuat sebanyak qty di atas baris sunting, dan tidak melewati seribu', () => {
    const satu = bangkitkan([barisSunting()], P);
    expect(satu).toHaveLength(4);
    expect(adalahSunting(satu[3] as never)).toBe(true);
    expect(satu[0]).toMatchObject({ nama_barang: 'CINCIN', kadar: '80', kode_toko: 'A05~TOKO', markis: 'TIDAK' });
    const penuh = bangkitkan(satu, { ...P, qty: '5000' });
    expect(penuh).toHaveLength(1000);
    expect(penuh.some(adalahSunting)).toBe(false);
    expect(hapusBaris(penuh, penuh[0]?.id ?? '')).toHaveLength(1000);
  });

  it('baris sunting yang diisi menjadi barang dan baris sunting baru muncul', () => {
    const awal = [barisSunting()];
    const id = awal[0]?.id ?? '';
    const satu = ubahSel(awal, id, 'berat_asli', '2.345', 'V2', P);
    expect(satu).toHaveLength(2);
    expect(satu[0]).toMatchObject({ id, kode_intern: '', berat_asli: '2.345', berat: '2.350', kode_group: '750' });
    expect(adalahSunting(satu[1] as never)).toBe(true);
    const dua = ubahSel(satu, id, 'kode_intern', 'ab-1', 'V2', P);
    expect(dua[0]?.kode_intern).toBe('AB-1');
    expect(ubahSel(dua, id, 'kode_intern', 'AB-1', 'V2', P)).toBe(dua);
    expect(barisIsi(dua)).toHaveLength(1);
  });

  it('isi sel dirapikan menurut kolomnya', () => {
    expect([
      rapikanSel('size', 'xl'),
      rapikanSel('berat_asli', '2,5'),
      rapikanSel('kadar', '075,50'),
      rapikanSel('harga_atribut', '12,500'),
    ]).toEqual(['XL', '2.500', '75.5', '12500']);
  });

  it('dikirim dengan nama-nama spesifikasi', () => {
    const [b] = bangkitkan([barisSunting()], P);
    if (!b) throw new Error('tidak ada baris');
    const isi = muatan({ ...b, berat_asli: '2.345', berat: '2.350', markis: 'YA', images: ['x'] });
    expect(isi).toMatchObject({
      kode_toko: 'A05',
      kode_gudang: 'TOKO',
      berat: 2.35,
      berat_stock: 2.345,
      is_markis: true,
      id_foto: b.id,
    });
    const spesifikasi =
      'id_barang_pesanan, is_from_sepuh, keterangan, kode_group, kode_dept, kode_gudang, supplier_barang, kode_toko, kode_intern, nama_barang, berat, berat_stock, berat_asli, kadar_modal, kadar, kadar_cetak, nama_atribut, berat_atribut, berat_plastik, harga_atribut, tag_id, size, finishing, no_pesanan, no_po, no_seri, data_berlian, ongkos_berlian, profit, total_harga, buyback, trade_in, hpp_manual, total_usd, is_markis, status_baru, total_pokok, id_foto';
    for (const nama of spesifikasi.split(', ')) expect(Object.keys(isi)).toContain(nama);
  });

  it('selisih berat hanya bila keduanya ada', () => {
    expect(selisihMg({ berat_asli: '2.345', berat_supplier: '2.350' })).toBe(-5);
    expect(selisihMg({ berat_asli: '2.345', berat_supplier: '' })).toBeUndefined();
  });
});

describe('generator', () => {
  it('menyebut yang kurang, dan kadar jual tidak wajib untuk ACC', () => {
    expect(periksaPembuat(PEMBUAT_KOSONG, false, true)).toEqual({
      kode_group: 'Kategori Harus Dipilih',
      kode_dept: 'Kode Jenis Harus Dipilih',
      kode_toko: 'Kode Toko Harus Dipilih',
      nama_barang: 'Nama Barang tidak boleh kosong',
      kadar_cetak: 'Kadar Cetak tidak boleh kosong',
      kadar: 'Kadar Jual tidak boleh kosong',
      qty: 'Qty tidak boleh kosong',
    });
    expect(periksaPembuat({ ...P, kadar: '0' }, true, true)).toEqual({});
  });

  it('ACC membuat kadar 0, dan tanpa harga_100% keduanya 100', () => {
    const group = { kode_group: 'X', nama_group: 'X', kadar: 80, kadar_cetak: 75, kadar_modal: 77, is_berlian: false };
    expect(gantiGroup(P, { ...group, is_acc: true }, true)).toMatchObject({ kadar: '0', kadar_modal: '0' });
    expect(gantiGroup(P, { ...group, is_acc: false }, false)).toMatchObject({ kadar: '100', kadar_modal: '100' });
    expect(gantiGroup(P, { ...group, is_acc: false }, true)).toMatchObject({ kadar: '80', kadar_modal: '77' });
  });
});

it('galat server jatuh di barisnya', () => {
  const galat = galatPerBaris({ 'detail_barang[1].berat_asli': 'Nol', lain: 'x' }, [{ id: 'a' }, { id: 'b' }]);
  expect([...galat]).toEqual([['b', { berat_asli: 'Nol' }]]);
});

it('barcode dibaca dari nama berkas foto', () => {
  expect(['12345.jpg', '00012345.PNG', '000.jpg', 'foto.jpg', '123456789.jpg'].map(barcodeBerkas)).toEqual([
    '00012345',
    '00012345',
    undefined,
    undefined,
    undefined,
  ]);
});
