// What a report shows and where it leads, without a screen: periods, addresses, links, groups of one row, columns that
// have room, the picture.
import { describe, expect, it } from 'vitest';
import { defLaporan, TGL_AKHIR, TGL_AWAL } from '../../../test/contohLaporan';
import { alamatSaringan, saringanAlamat } from './alamatLaporan';
import { pisahNomor, tujuan } from './buka';
import { grafikDari } from './GrafikLaporan';
import { judulKolom, kolomLaporan, kolomMuat, lebarJumlah } from './kolom';
import { namaRentang, rentangPeriode, sebelum } from './periode';
import type { BarisData, BarisLaporan } from './tipe';
import { buatWadah } from './wadah';

const SARINGAN = [TGL_AWAL, TGL_AKHIR];

describe('periode', () => {
  it('dihitung dari hari server', () => {
    const hari = '2026-03-01';
    expect(rentangPeriode('HARI_INI', hari)).toEqual({ dari: hari, sampai: hari });
    expect(rentangPeriode('KEMARIN', hari)).toEqual({ dari: '2026-02-28', sampai: '2026-02-28' });
    expect(rentangPeriode('TUJUH_HARI', hari)).toEqual({ dari: '2026-02-23', sampai: hari });
    expect(rentangPeriode('BULAN_INI', '2026-11-15')).toEqual({ dari: '2026-11-01', sampai: '2026-11-15' });
    expect(rentangPeriode('BULAN_LALU', '2026-01-31')).toEqual({ dari: '2025-12-01', sampai: '2025-12-31' });
    expect(namaRentang({ dari: '2026-11-01', sampai: '2026-11-15' }, '2026-11-15')).toBe('BULAN_INI');
    expect(namaRentang({ dari: '2026-11-02', sampai: '2026-11-15' }, '2026-11-15')).toBeUndefined();
  });
  it('yang sebelumnya sama panjangnya, bulan dengan bulan', () => {
    expect(sebelum({ dari: '2026-11-15', sampai: '2026-11-15' })).toEqual({ dari: '2026-11-14', sampai: '2026-11-14' });
    expect(sebelum({ dari: '2026-11-09', sampai: '2026-11-15' })).toEqual({ dari: '2026-11-02', sampai: '2026-11-08' });
    expect(sebelum({ dari: '2026-03-01', sampai: '2026-03-31' })).toEqual({ dari: '2026-02-01', sampai: '2026-02-28' });
    expect(sebelum({ dari: '2026-03-01', sampai: '2026-03-15' })).toEqual({ dari: '2026-02-01', sampai: '2026-02-15' });
    expect(sebelum({ dari: '2026-03-01', sampai: '2026-03-30' })).toEqual({ dari: '2026-02-01', sampai: '2026-02-28' });
  });
});

describe('alamat', () => {
  it('menyimpan saringan dan mengembalikannya', () => {
    const isi = { tgl_from: '2026-11-01', tgl_to: '2026-11-15' };
    const alamat = alamatSaringan(SARINGAN, isi);
    expect(alamat).toEqual(isi);
    expect(saringanAlamat(SARINGAN, isi, {})).toEqual(isi);
    expect(saringanAlamat(SARINGAN, { kolom: 'a' }, {})).toBeUndefined();
    expect(alamatSaringan(SARINGAN, { tgl_from: null, tgl_to: '' })).toEqual({
      tgl_from: undefined,
      tgl_to: undefined,
    });
  });
});

describe('yang dibuka sel', () => {
  const dari = (boleh: boolean, slug = 'laporan-transaksi-penjualan') => ({ slug, toko: 'JKT1', boleh: () => boleh });
  const no = 'NGJKT1-261116-0001';
  it('nomor nota membuka layarnya, menurut jenisnya', () => {
    expect(tujuan('DOKUMEN', no, undefined, dari(true))).toEqual({
      path: '/lihat-penjualan',
      search: { faktur: no },
    });
    expect(tujuan('DOKUMEN', no, undefined, dari(true, 'laporan-pembelian-perfaktur'))).toMatchObject({
      path: '/lihat-pembelian',
    });
    expect(tujuan('DOKUMEN', 'FTJKT1-261116-0001', undefined, dari(true))).toMatchObject({ path: '/lihat-titipan' });
    expect(tujuan('BARANG', '00001003', undefined, dari(true))).toMatchObject({ path: '/data-barang' });
  });
  it('yang tanpa layar, atau yang layarnya tidak boleh dibuka, terbuka di atas halaman', () => {
    for (const [nilai, boleh] of [
      ['KMJKT1-261116-0001', true],
      ['SOJKT1-261116-0001', true],
      [no, false],
    ] as const) {
      expect(tujuan('DOKUMEN', nilai, undefined, dari(boleh))).toEqual({ path: '.', search: { dokumen: nilai } });
    }
  });
  it('milik toko lain hanya untuk kantor pusat', () => {
    const lain = 'NGSBY1-261116-0001';
    expect(tujuan('DOKUMEN', lain, undefined, dari(true))).toBeUndefined();
    expect(tujuan('DOKUMEN', lain, undefined, { ...dari(true), pusat: true })).toEqual({
      path: '.',
      search: { dokumen: lain },
    });
  });
  it('nomor baris membuka dokumen tempat ia berdiri', () => {
    const baris = ['x', no, 'FJJKT1-261116-0005'];
    expect(tujuan('DOKUMEN', 'FJJKT1-261116-0005', baris, dari(true))?.search).toEqual({ faktur: no });
  });
  it('yang bukan nomor tidak membuka apa pun', () => {
    expect(tujuan('DOKUMEN', '750', undefined, dari(true))).toBeUndefined();
    expect(tujuan('BARANG', '', undefined, dari(true))).toBeUndefined();
    expect(tujuan(undefined, no, undefined, dari(true))).toBeUndefined();
  });
});

describe('kelompok berisi satu baris', () => {
  const kepala = (t: number, label: string): BarisLaporan => ({ j: 'kelompok', t, label });
  const sub = (t: number): BarisLaporan => ({ j: 'subtotal', t, label: 'Sub Total', n: 2, isi: [] });
  it('menjadi rata, yang lebih banyak tetap berkepala', () => {
    const w = buatWadah();
    const satu: BarisData = ['A', 1];
    w.tambah([kepala(0, 'A'), satu, kepala(0, 'B'), ['B', 1], ['B', 2], sub(0), kepala(0, 'C'), ['C', 1]]);
    w.tutup();
    expect(w.baris).toEqual([satu, kepala(0, 'B'), ['B', 1], ['B', 2], sub(0), ['C', 1]]);
    expect([w.datar(satu), w.datar(w.baris[2] as BarisData), w.adaDatar]).toEqual([true, false, true]);
    expect(w.banyakData).toBe(4);
  });
  it('bertingkat: hanya sampai kelompok yang memang berisi satu', () => {
    const w = buatWadah();
    w.tambah([
      kepala(0, 'A'),
      kepala(1, 'X'),
      ['a'],
      kepala(1, 'Y'),
      ['b'],
      sub(0),
      kepala(0, 'B'),
      kepala(1, 'X'),
      ['c'],
    ]);
    w.tambah([{ j: 'total', t: 0, label: 'Total', n: 3, isi: [] }]);
    expect(w.baris).toEqual([kepala(0, 'A'), ['a'], ['b'], sub(0), ['c']]);
  });
  it('toko yang dipilih tetap disebut', () => {
    const w = buatWadah();
    const toko: BarisLaporan = { j: 'kelompok', t: 0, label: 'JKT1', toko: 'JKT1' };
    w.tambah([toko, ['a']]);
    w.tutup();
    expect(w.baris).toEqual([toko, ['a']]);
  });
});

describe('kolom', () => {
  const def = defLaporan({
    kolom: [
      { kunci: 'tgl', judul: 'Tanggal', jenis: 'tanggal', jumlah: false, lebar: 0 },
      { kunci: 'jam', judul: 'Jam', jenis: 'kode', jumlah: false, lebar: 0 },
      { kunci: 'no_dok', judul: 'No Dokumen', jenis: 'kode', jumlah: false, lebar: 0 },
      { kunci: 'catatan', judul: 'Catatan', jenis: 'teks', jumlah: false, lebar: 0 },
      { kunci: 'harga', judul: 'Harga', jenis: 'rupiah', jumlah: true, lebar: 0 },
    ],
    kelompok: [],
  });
  const baris = [['2026-11-15', '08:00', 'NGJKT1-261116-0001', '', 1_000_000]] as const;
  it('yang penting lebih dulu bila ruangnya kurang', () => {
    const kolom = kolomLaporan(def, baris);
    expect([...kolomMuat(kolom, 2000, false)]).toHaveLength(5);
    expect(kolomMuat(kolom, 420, false)).toEqual(new Set(['no_dok', 'tgl', 'harga']));
  });
  it('apa yang dijual dan oleh siapa mendahului bagian-bagian harganya', () => {
    const k = (kunci: string, jenis: 'teks' | 'kode' | 'rupiah', jumlah = false) => ({
      kunci,
      judul: kunci,
      jenis,
      jumlah,
      lebar: 0,
    });
    const kolom = [
      k('no_dok', 'kode'),
      k('ongkos', 'rupiah', true),
      k('potongan', 'rupiah', true),
      k('nama_barang', 'teks'),
      k('kode_sales', 'kode'),
      k('total', 'rupiah', true),
    ];
    const satu = [['NGJKT1-261116-0001', 100_000, 5_000, 'CINCIN BUNGA', 'S01', 1_000_000]];
    const semua = kolomLaporan({ ...def, kolom }, satu);
    const urut = [...semua].sort((a, b) => a.peringkat - b.peringkat || a.ke - b.ke).map((x) => x.kunci);
    expect(urut).toEqual(['no_dok', 'total', 'nama_barang', 'kode_sales', 'ongkos', 'potongan']);
    const lebar = semua.filter((x) => urut.indexOf(x.kunci) < 4).reduce((n, x) => n + (x.lebar ?? 0), 0);
    expect(kolomMuat(semua, lebar, false)).toEqual(new Set(['no_dok', 'total', 'nama_barang', 'kode_sales']));
  });
  it('jumlah tidak terpotong, dan labelnya punya tempat', () => {
    const kolom = kolomLaporan({ ...def, kolom: def.kolom.slice(1, 2).concat(def.kolom.slice(4)) }, [['A1', 9]]);
    const lebar = new Map(kolom.map((k) => [k.kunci, k.lebar ?? 0]));
    expect(lebarJumlah(kolom, lebar, undefined, 0)).toBe(lebar);
    const pas = lebarJumlah(kolom, lebar, { j: 'total', t: 0, label: 'Total', n: 3, isi: [null, 14_868_296_463] }, 0);
    expect(pas.get('harga')).toBeGreaterThanOrEqual('14,868,296,463'.length * 8 + 24);
    expect(pas.get('jam')).toBeGreaterThanOrEqual(120);
  });
  it('rupiah hanya di belakang kurs, bukan di belakang yang ditulis sepertinya', () => {
    const k = (judul: string) => judulKolom({ kunci: 'k', judul, jenis: 'kurs', jumlah: true, lebar: 0 });
    expect(k('Kurs USD')).toBe('Kurs USD (Rp.)');
    expect(k('Total USD')).toBe('Total USD');
    expect(k('Perputaran / Tahun')).toBe('Perputaran / Tahun');
  });
  it('nomor dokumen di kepala kelompok dikenali di antara kata lain', () => {
    expect(pisahNomor('No Faktur NGJKT1-261117-0006 (2)')).toEqual(['No Faktur ', 'NGJKT1-261117-0006', ' (2)']);
    expect(pisahNomor('Sales S01')).toBeUndefined();
    expect(pisahNomor('2026-11-17')).toBeUndefined();
  });
  it('pembatalan tampil bersama yang dibatalkan', () => {
    const batal = ['no_batal', 'no_faktur_jual', 'no_faktur_group'].map((kunci) => ({
      kunci,
      judul: kunci,
      jenis: 'kode' as const,
      jumlah: false,
      lebar: 0,
    }));
    const satu = [['BFJKT1-261116-0001', 'FJJKT1-261116-0001', 'JMJKT1-261116-0001', ...baris[0]]];
    const muat = (kolom: typeof batal) =>
      kolomMuat(kolomLaporan({ ...def, kolom: [...kolom, ...def.kolom] }, satu), 500, false);
    expect(muat(batal)).toContain('no_faktur_jual');
    expect(muat(batal.map((k) => (k.kunci === 'no_batal' ? { ...k, kunci: 'no_dok' } : k)))).not.toContain(
      'no_faktur_jual',
    );
  });
  it('kolom kelompok hanya ada bila ada baris yang rata', () => {
    const berkelompok = { ...def, kelompok: ['tgl'] };
    expect(kolomLaporan(berkelompok, baris).map((k) => k.kunci)).not.toContain('tgl');
    expect(kolomLaporan(berkelompok, baris, { datar: () => true }).map((k) => k.kunci)).toContain('tgl');
  });
});

describe('gambar', () => {
  const def = defLaporan({
    kolom: [
      { kunci: 'tgl', judul: 'Tanggal', jenis: 'tanggal', jumlah: false, lebar: 0 },
      { kunci: 'harga', judul: 'Harga', jenis: 'rupiah', jumlah: true, lebar: 0 },
    ],
    kelompok: [],
  });
  const total = (n: number) => ({ j: 'total' as const, t: 0, label: 'Total', n: 3, isi: [null, n] });
  const baris: BarisLaporan[] = [
    ['2026-11-02', 5],
    ['2026-11-01', 2],
    ['2026-11-02', -1],
  ];
  it('menjumlah per hari, berurut', () => {
    expect(grafikDari(def, baris, total(6))?.data).toEqual([
      { label: '2026-11-01', nilai: 2 },
      { label: '2026-11-02', nilai: 4 },
    ]);
  });
  it('tidak ada bila barisnya tidak sejumlah totalnya', () => {
    expect(grafikDari(def, baris, total(7))).toBeUndefined();
  });
  it('rekap satu baris sehari digambar per hari; satu baris satu nota tidak', () => {
    const harian: BarisLaporan[] = [
      ['2026-11-01', 5],
      ['2026-11-02', 2],
    ];
    expect(grafikDari(def, harian, total(7))?.judul).toBe('Harga per Tanggal');
    const nota = defLaporan({
      kolom: [
        { kunci: 'no_dok', judul: 'No', jenis: 'kode', jumlah: false, lebar: 0 },
        { kunci: 'harga', judul: 'Harga', jenis: 'rupiah', jumlah: true, lebar: 0 },
      ],
      kelompok: ['no_dok'],
    });
    const baris2: BarisLaporan[] = [
      ['NGJKT1-261116-0001', 5],
      ['NGJKT1-261116-0002', 2],
    ];
    expect(grafikDari(nota, baris2, total(7))).toBeUndefined();
  });
  it('kas: masuk dan keluar berdampingan, per kategori bila harinya satu', () => {
    const kas = defLaporan({
      kolom: [
        { kunci: 'tgl_system', judul: 'Tanggal', jenis: 'tanggal', jumlah: false, lebar: 0 },
        { kunci: 'kategori', judul: 'Kategori', jenis: 'kode', jumlah: false, lebar: 0 },
        { kunci: 'jumlah_in', judul: 'Masuk', jenis: 'rupiah', jumlah: true, lebar: 0 },
        { kunci: 'jumlah_out', judul: 'Keluar', jenis: 'rupiah', jumlah: true, lebar: 0 },
        { kunci: 'saldo', judul: 'Saldo', jenis: 'rupiah', jumlah: true, lebar: 0 },
      ],
      kelompok: [],
    });
    const baris3: BarisLaporan[] = [
      ['2026-11-01', 'PENJUALAN', 10, 0, 10],
      ['2026-11-01', 'LISTRIK', 0, 4, -4],
      ['2026-11-01', 'PENJUALAN', 5, 0, 5],
    ];
    const jumlah = { j: 'total' as const, t: 0, label: 'Total', n: 3, isi: [null, null, 15, 4, 11] };
    const gambar = grafikDari(kas, baris3, jumlah);
    expect(gambar).toMatchObject({ judul: 'Masuk dan Keluar per Kategori', seri: ['Masuk', 'Keluar'] });
    expect(gambar?.data).toEqual([
      { label: 'PENJUALAN', nilai: 15, keluar: 0 },
      { label: 'LISTRIK', nilai: 0, keluar: 4 },
    ]);
  });
});
