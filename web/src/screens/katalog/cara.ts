// 'Cara pakai' of the catalogue's administration. Both editions work alike.
import type { TabelCara } from '@/app/cara/tipe';

const UMUM = [
  'Ponsel di samping formulir menunjukkan persis apa yang tampil di aplikasi.',
  'Atur Urutan menentukan mana yang tampil lebih dulu: seret, atau pakai tombol panah.',
  'Yang dihapus hilang dari aplikasi beserta gambarnya. Kode yang pernah dihapus bisa diaktifkan lagi.',
] as const;

const GAMBAR =
  'Pilih gambar, potong menurut bentuknya, lalu isi formulirnya. Gambar dikecilkan sendiri sebelum dikirim.';

const CARA_EMAS = {
  '/banner-katalog': ['Banner adalah gambar lebar di beranda aplikasi. Tekan Tambah Data (F2).', GAMBAR, ...UMUM],
  '/kategori-katalog': [
    'Kode kategori sama dengan hashtag jenis pada barang, misalnya CINCIN.',
    'Pilih gambar dan warna latarnya.',
    ...UMUM,
  ],
  '/item-katalog': [
    'Cari barang dengan nama atau barcode. Memilih kode intern memuat semua barang dengan kode itu.',
    'Nama, berat, harga hari ini dan toko yang punya diambil dari stok pada saat dilihat.',
    'Hashtag jenis sama dengan kode kategori. Banner dan info yang dipilih tampil di halaman barang.',
    'Pasang sampai delapan gambar; gambar pertama tampil di daftar.',
    ...UMUM.slice(1),
  ],
  '/info-katalog': ['Info adalah cerita dengan halaman sendiri: promo, cara merawat, cara membeli.', GAMBAR, ...UMUM],
  '/group-description-katalog': [
    'Group description menjelaskan arti tingkat member. Kodenya sama dengan nama tingkat.',
    'Isi judul dan penjelasannya; gambar boleh kosong.',
    ...UMUM,
  ],
  '/hadiah-katalog': ['Hadiah yang bisa ditukar dengan poin. Kodenya sama dengan Master Data Hadiah.', GAMBAR, ...UMUM],
  '/harga-katalog': [
    'Pilih group yang harga resminya hari ini boleh tampil di aplikasi.',
    'Barang dari group yang tidak dipilih tampil tanpa harga: pembeli bertanya ke admin.',
    ...UMUM,
  ],
  '/kontak-admin-katalog': [
    'Kontak yang menjawab tombol Tanya Admin di aplikasi.',
    'Isi nama dan nomor WhatsApp, paling sedikit sebelas angka.',
    ...UMUM,
  ],
  '/splashscreen-katalog': [
    'Layar pembuka: satu untuk member, tiga untuk tamu.',
    'Isi teks dan letaknya. Type IMAGE memakai gambar di belakang teks.',
    UMUM[0],
  ],
} as const;

export const CARA: TabelCara = {
  ...CARA_EMAS,
  ...Object.fromEntries(Object.entries(CARA_EMAS).map(([rute, langkah]) => [`${rute}-diamond`, langkah])),
};
