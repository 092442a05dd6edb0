import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Banner, HalamanItem, Splash } from '@/kit/katalog/Bagian';
import { alamatGambar } from '@/kit/katalog/tipe';
import { DEFINISI, definisiRute, jalurDasar, type Macam } from './definisi';
import { badan, isiAwal, pecahTag, periksaIsi } from './isi';
import { TEKS_KATALOG } from './teks';

const gambar = [{ id: 'a', nama: 'abc', path: 'BANNER_ICON/abc.jpg', alamat: '' }];
const kosong = (macam: Macam) => isiAwal(DEFINISI[macam], 'emas');

describe('isian', () => {
  it.each([
    ['banner', 'gambar_name', TEKS_KATALOG.gambarWajib],
    ['info', 'gambar_name', TEKS_KATALOG.gambarWajib],
    ['item', 'gambar_name', TEKS_KATALOG.gambarWajib],
    ['hadiah', 'gambar_name', TEKS_KATALOG.gambarWajib],
    ['kategori', 'gambar_name', TEKS_KATALOG.gambarKategori],
    ['kategori', 'warna', TEKS_KATALOG.warnaWajib],
    ['harga', 'detail_group', TEKS_KATALOG.groupWajib],
    ['kontak', 'nama_admin', TEKS_KATALOG.namaAdmin],
    ['kontak', 'no_hp', TEKS_KATALOG.nomorHp],
    ['splash', 'text', TEKS_KATALOG.textKosong],
  ] as const)('%s tanpa %s ditanya dengan kata spesifikasi', (macam, kolom, pesan) => {
    expect(periksaIsi(DEFINISI[macam], kosong(macam))[kolom]).toBe(pesan);
  });

  it('nomor di bawah sebelas angka tidak sah', () => {
    const isi = kosong('kontak');
    const dengan = (no_hp: string) => periksaIsi(DEFINISI.kontak, { ...isi, nilai: { nama_admin: 'A', no_hp } });
    expect(dengan('0812345678').no_hp).toBe(TEKS_KATALOG.hpSalah);
    expect(dengan('08123456789').no_hp).toBeUndefined();
  });

  it('splash bergambar butuh gambarnya, group description tidak', () => {
    const splash = kosong('splash');
    const nilai = { text: 'A', position: 'TOP', type_splash: 'IMAGE' };
    expect(periksaIsi(DEFINISI.splash, { ...splash, nilai }).gambar_name).toBe(TEKS_KATALOG.gambarWajib);
    const group = { ...kosong('group'), kode: 'GOLD', nilai: { title: 'A', deskripsi: '' } };
    expect(periksaIsi(DEFINISI.group, group)).toEqual({});
  });

  it('tanggal sampai tidak sebelum tanggal dari', () => {
    const isi = {
      ...kosong('banner'),
      gambar,
      nilai: { title: 'A' },
      tgl_dari: '2026-11-16',
      tgl_sampai: '2026-11-15',
    };
    expect(Object.keys(periksaIsi(DEFINISI.banner, isi))).toEqual(['tgl_sampai']);
  });
});

describe('yang dikirim', () => {
  it('hashtag tanpa pagar, dipisah koma, masing-masing sekali', () => {
    expect(pecahTag(['#750, 18K', '#750', ' ', '##ANTAM'])).toEqual(['750', '18K', 'ANTAM']);
  });

  it('sub_title dan deskripsi yang kosong menjadi satu spasi', () => {
    const isi = { ...kosong('banner'), gambar, nilai: { title: 'A', sub_title: '', deskripsi: '' } };
    expect(badan(DEFINISI.banner, isi)).toEqual({
      title: 'A',
      sub_title: ' ',
      deskripsi: ' ',
      gambar_name: 'abc',
      gambar_path: 'BANNER_ICON/abc.jpg',
      tgl_dari: null,
      tgl_sampai: null,
    });
  });

  it('item tidak membawa harga_jual_str dan gambarnya berurutan', () => {
    const baris = {
      kode_barang: '00000001',
      harga_jual_str: 'Rp. 1',
      barang: { nama_barang: 'CINCIN' },
      hashtag_kadar: ['750'],
      gambar_path: ['ITEM/b.jpg', 'ITEM/a.jpg'],
      gambar_name: ['b', 'a'],
      versi: 4,
    };
    const kirim = badan(DEFINISI.item, isiAwal(DEFINISI.item, 'emas', baris), baris);
    expect(Object.keys(kirim)).not.toContain('harga_jual_str');
    expect(Object.keys(kirim)).not.toContain('barang');
    expect(kirim).toMatchObject({ gambar_name: ['b', 'a'], hashtag_kadar: ['750'], versi: 4 });
  });

  it('splash membawa image_path saja', () => {
    const baris = {
      screen_name: 'MEMBER',
      text: 'A',
      position: 'TOP',
      type_splash: 'IMAGE',
      image_path: 'SPLASHSCREEN/MEMBER.png',
    };
    expect(badan(DEFINISI.splash, isiAwal(DEFINISI.splash, 'berlian', baris), baris)).toEqual({
      text: 'A',
      position: 'TOP',
      type_splash: 'IMAGE',
      image_path: 'SPLASHSCREEN/MEMBER.png',
    });
  });
});

it('satu definisi melayani kedua edisi', () => {
  const berlian = definisiRute('/hadiah-katalog-diamond');
  expect(berlian?.def).toBe(definisiRute('/hadiah-katalog')?.def);
  expect(jalurDasar(DEFINISI.hadiah, 'berlian')).toBe('app/diamond/member/list-gift');
  expect(jalurDasar(DEFINISI.harga, 'emas')).toBe('app/harga');
  expect(definisiRute('/master-warna')).toBeUndefined();
  expect(alamatGambar('berlian', 'ITEM/a.jpg')).toBe('/api/v1/katalog/berlian/gambar/ITEM/a.jpg');
});

it('teks kegagalan seperti dalam spesifikasi', () => {
  expect(DEFINISI.banner.gagal.tambah).toBe('Gagal Menambahkan banner Katalog, Coba Beberapa Saat Lagi');
  expect(DEFINISI.kontak.gagal.ubah).toBe('Gagal Merubah KontakAdmin Katalog, Coba Beberapa Saat Lagi');
  expect(DEFINISI.group.gagal.hapus).toBe('Gagal Menghapus Harga Katalog, Coba Beberapa Saat Lagi');
});

it('yang ditulis di judul tetap teks', () => {
  const { container } = render(
    <MantineProvider>
      <Banner cerita={{ title: '<img src=x onerror=alert(1)>', sub_title: ' ' }} />
    </MantineProvider>,
  );
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeInTheDocument();
});

it('barang tanpa harga mengajak bertanya, yang bermodel banyak mulai dari yang termurah', () => {
  const item = {
    kode: 'A',
    nama: 'CINCIN',
    gambar: [],
    hashtag_kadar: ['750'],
    hashtag_jenis: [],
    hashtag_lm: [],
    ada: false,
  };
  const { rerender } = render(<HalamanItem item={item} />);
  expect(screen.getByText('Tanya Admin untuk harga')).toBeInTheDocument();
  expect(screen.getByText('Sedang tidak tersedia')).toBeInTheDocument();
  rerender(
    <HalamanItem
      item={{
        ...item,
        harga_dari: 1_000_000,
        harga_sampai: 2_000_000,
        toko: [{ kode_toko: 'JKT1', nama_toko: 'Jakarta' }],
      }}
    />,
  );
  expect(screen.getByText('Mulai Rp. 1,000,000')).toBeInTheDocument();
  expect(screen.getByText('Tersedia di Jakarta')).toBeInTheDocument();
});

it('splash teks tidak memakai gambar yang masih ada', () => {
  const { container } = render(<Splash splash={{ text: 'Halo', position: 'TOP', type_splash: 'TEXT', gambar: 'x' }} />);
  expect(container.querySelector('img')).toBeNull();
});
