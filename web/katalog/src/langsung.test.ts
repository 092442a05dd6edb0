import { describe, expect, it } from 'vitest';
import { type Kabar, pakaiKabar } from './langsung';

const item = (kode: string) => ({
  kode,
  nama: `Cincin ${kode}`,
  gambar: [],
  hashtag_kadar: [],
  hashtag_jenis: [],
  hashtag_lm: [],
  kadar: 75,
  berat_dari: 3,
  berat_sampai: 3,
  harga_dari: 100,
  harga_sampai: 100,
  ada: true,
});
const toko = [{ kode_toko: 'JKT1', nama_toko: 'Blok M', banyak: 1 }];
const terjual: Kabar = {
  item: [{ kode: 'A', ada: false, harga_dari: null, harga_sampai: null, toko: [] }],
  harga: [],
  muat: false,
};

describe('kabar langsung', () => {
  it('barang yang terjual hilang dari daftar dan halamannya, yang lain tidak tersentuh', () => {
    const daftar = { item: [item('A'), item('B')], jumlah: 2, kadar: [], jenis: [], lm: [] };
    const baru = pakaiKabar('katalog/emas/item?limit=12', daftar, terjual) as typeof daftar;
    expect(baru.item.map((x) => x.ada)).toEqual([false, true]);
    expect(baru.item[1]).toBe(daftar.item[1]);
    const rinci = { ...item('A'), kode_banner: [], kode_info: [], toko };
    const satu = pakaiKabar('katalog/emas/item/A', rinci, terjual) as typeof rinci;
    expect([satu.ada, satu.toko, satu.nama]).toEqual([false, [], 'Cincin A']);
    const lain = { ...item('B'), kode_banner: [], kode_info: [], toko };
    expect(pakaiKabar('katalog/emas/item/B', lain, terjual)).toBe(lain);
  });

  it('harga yang terbit masuk ke beranda tokonya saja', () => {
    const kabar: Kabar = {
      item: [],
      harga: [{ kode_toko: 'JKT1', tanggal: '2026-11-16', harga: [{ kode: 'H', group: [] }] }],
      muat: false,
    };
    const beranda = (kode_toko: string) => ({ kode_toko, tanggal: '2026-11-15', harga: [], banner: [] });
    const kita = pakaiKabar('katalog/emas/beranda', beranda('JKT1'), kabar);
    expect(kita).toMatchObject({ tanggal: '2026-11-16', harga: [{ kode: 'H' }], banner: [] });
    const lain = beranda('BDG1');
    expect(pakaiKabar('katalog/emas/beranda?toko=BDG1', lain, kabar)).toBe(lain);
  });

  it('edisi lain dan milik member tidak tersentuh', () => {
    const d = { item: [item('A')] };
    expect(pakaiKabar('katalog/berlian/item?limit=12', d, terjual)).toBe(d);
    expect(pakaiKabar('app/saya', d, terjual)).toBe(d);
  });
});
