// Rows between the server, the fields and the server again.
// An empty field is not a zero price that somebody meant.
import { describe, expect, it } from 'vitest';
import { type BarisHari, berubahDari, ketikanAwal, kirimanDari } from './tipe';

const angka = { harga_jual: 2_350_000, harga_beli: 2_250_000, harga_rosok: 0, kurs_usd: 16450.5 };
const baris: BarisHari[] = [
  { kode_group: '', nama: 'Emas murni (24K)', lama: angka, usul: angka, dari_tanggal: null, konfirmasi: false },
  { kode_group: '750', nama: 'EMAS 750', lama: null, usul: null, dari_tanggal: null, konfirmasi: false },
];

describe('harga hari ini', () => {
  it('mengisi ketikan dari harga yang dibawa maju', () => {
    const [dasar, kosong] = ketikanAwal(baris);
    expect(dasar).toEqual({ ...angka, kode_group: '', kurs_usd: '16450.5' });
    expect(kosong).toMatchObject({ kode_group: '750', harga_jual: null, kurs_usd: '' });
  });
  it('tidak mengirim baris yang kosong, tetapi mengirim yang setengah terisi', () => {
    const ketikan = ketikanAwal(baris);
    expect(kirimanDari(ketikan)).toEqual([{ kode_group: '', ...angka }]);
    const setengah = ketikan.map((satu) => (satu.kode_group === '750' ? { ...satu, harga_jual: 5 } : satu));
    expect(kirimanDari(setengah)[1]).toMatchObject({ harga_jual: 5, harga_beli: 0 });
  });
  it('tahu apakah ada yang diketik', () => {
    const ketikan = ketikanAwal(baris);
    expect(berubahDari(ketikan, baris)).toBe(false);
    expect(berubahDari([{ ...ketikan[0], harga_jual: 1 } as (typeof ketikan)[0]], baris)).toBe(true);
  });
});
