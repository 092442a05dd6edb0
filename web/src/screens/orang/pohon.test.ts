// The menu tree as sets.
import { describe, expect, it } from 'vitest';
import type { SimpulAkses } from '@/api/tipe';
import { centang, daun, daunTampak, keadaan, saringPohon, selisih } from './pohon';

const daunnya = (key: string, label: string, is_show = false): SimpulAkses => ({ key, label, is_show, children: [] });
const POHON: SimpulAkses[] = [
  {
    key: 'Data Barang',
    label: 'Data Barang',
    is_show: true,
    children: [
      daunnya('/data-barang', 'Data Barang', true),
      {
        key: 'Stock Opname',
        label: 'Stock Opname',
        is_show: false,
        children: [daunnya('/stock-opname', 'Stock Opname'), daunnya('/stock-opname-rfid', 'Opname RFID')],
      },
    ],
  },
  { key: 'Utility', label: 'Utility', is_show: false, children: [daunnya('/data-users', 'Data Users')] },
];
const [barang, utility] = POHON as [SimpulAkses, SimpulAkses];

describe('pohon akses', () => {
  it('menghitung daun dan keadaannya', () => {
    expect(daun(barang)).toEqual(['/data-barang', '/stock-opname', '/stock-opname-rfid']);
    expect(daunTampak(POHON)).toEqual(new Set(['/data-barang']));
    expect(keadaan(barang, daunTampak(POHON))).toBe('sebagian');
    expect(keadaan(barang, new Set(daun(barang)))).toBe('semua');
    expect(keadaan(utility, new Set())).toBe('tidak');
  });
  it('mencentang satu menu penuh kecuali yang tidak bisa diberikan', () => {
    const semua = centang(barang, new Set(['/data-users']), true, new Set(['/stock-opname-rfid']));
    expect(semua).toEqual(new Set(['/data-users', '/data-barang', '/stock-opname']));
    expect(centang(barang, semua, false)).toEqual(new Set(['/data-users']));
  });
  it('pencarian menyisakan jalan ke yang cocok', () => {
    const hasil = saringPohon(POHON, 'rfid');
    expect(hasil).toHaveLength(1);
    expect(hasil[0] && daun(hasil[0])).toEqual(['/stock-opname-rfid']);
    expect(saringPohon(POHON, 'entah')).toEqual([]);
    expect(saringPohon(POHON, 'utility')).toEqual([utility]);
  });
  it('selisih menyebut yang ditambah dan dicabut', () => {
    expect(selisih(new Set(['/a', '/b']), new Set(['/b', '/c']))).toEqual({ tambah: ['/c'], cabut: ['/a'] });
  });
});
