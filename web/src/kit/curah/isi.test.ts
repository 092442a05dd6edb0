// Typed quantities become the lines of a document; refusals find the row that was sent in their place.
import { describe, expect, it } from 'vitest';
import { barisTerisi, galatPerBaris, idStok, jumlahkan, KOSONG, kurang, ubahIsi } from './isi';

const cincin = { kode_group: '750', kode_dept: 'CIN750', kode_gudang: 'TOKO', kode_toko: 'A04', qty: 10, berat: 30.5 };
const kalung = { ...cincin, kode_dept: 'KAL750', qty: 2, berat: 8 };
const isi = (qty: string, berat: string) => ({ ...KOSONG, qty, berat });

describe('baris dokumen', () => {
  it('takes only rows with figures, in the order of the table', () => {
    let typed = ubahIsi({}, idStok(kalung), { qty: '1' });
    typed = ubahIsi(typed, idStok(kalung), { berat: '4.000' });
    typed = ubahIsi(typed, idStok(cincin), { qty: '0' });
    expect(barisTerisi([cincin, kalung], typed)).toEqual([
      { id: idStok(kalung), stok: kalung, isi: { qty: '1', berat: '4.000', modal: null } },
    ]);
  });

  it('puts what the server said on the row that was sent there', () => {
    const kolom = {
      'detail_barang[1].qty': 'Kurang',
      'detail_barang[1].berat': 'Lebih',
      'detail_barang[9].qty': 'x',
      tujuan: 'y',
    };
    expect([...galatPerBaris(kolom, ['a', 'b'])]).toEqual([['b', { qty: 'Kurang', berat: 'Lebih' }]]);
  });

  it('adds weights without drifting', () => {
    expect(jumlahkan([isi('1', '0.1'), isi('2', '0.2')])).toEqual({ baris: 2, qty: 3, berat: 0.3 });
  });
});

describe('kurang', () => {
  it.each([
    [isi('11', '1'), 'Stok hanya 10 pcs'],
    [isi('1', '30.501'), 'Stok hanya 30.500 gr'],
    [isi('10', '30'), 'Semua 10 pcs beratnya 30.500 gr'],
    [isi('9', '30.5'), 'Masih tersisa 1 pcs tanpa berat'],
    [isi('1', ''), 'Isi beratnya'],
    [isi('', '1'), 'Isi jumlahnya'],
    [isi('10', '30.5'), undefined],
    [isi('3', '9.15'), undefined],
  ])('%o', (satu, pesan) => expect(kurang(cincin, satu)).toBe(pesan));

  it('does not weigh accessories', () => {
    const acc = { kode_group: 'ACC', kode_dept: 'DOMPET', qty: 3 };
    expect(kurang(acc, isi('3', ''))).toBeUndefined();
    expect(kurang(acc, isi('4', ''))).toBe('Stok hanya 3 pcs');
  });
});
