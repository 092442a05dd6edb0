// One definition an entity serves both editions: its calls, its fields with their messages, its pictures and its texts.
import type { UkuranFoto } from '@/kit/foto';
import { FOTO_PRODUK, FOTO_SPLASH } from '@/kit/foto';
import type { Edisi } from '@/kit/katalog/tipe';
import { gagal, HP_MIN, TEKS_KATALOG, type TeksGagal } from './teks';

export type Macam = 'banner' | 'kategori' | 'info' | 'item' | 'harga' | 'group' | 'hadiah' | 'kontak' | 'splash';

export type JenisIsian = 'teks' | 'panjang' | 'angka' | 'warna' | 'telepon' | 'tag' | 'banyak' | 'barang' | 'pilih';

export interface Isian {
  nama: string;
  label: string;
  jenis: JenisIsian;
  maks?: number;
  wajib?: string;
  bantuan?: string;
  /** Of `pilih`: what can be chosen. */
  pilihan?: readonly string[];
  /** Of `banyak`: whose list it is chosen from. */
  dari?: 'banner' | 'info' | 'group';
  /** Not shown in the list. */
  diFormulir?: true;
}

export interface Definisi {
  macam: Macam;
  sebut: string;
  /** Base path, as both editions have it below `app/`. */
  jalur: string;
  /** What lies between base and code when changing and deleting. */
  sela: { ubah: string; hapus: string };
  kunci: string;
  /** Typed by hand, drawn when left empty, chosen from the stock, or one of fixed places. */
  kode: 'ketik' | 'otomatis' | 'barang' | 'tetap';
  isian: readonly Isian[];
  gambar?: { folder: string; maks: number; wajib: string; bentuk: number; batas: UkuranFoto };
  terbit: boolean;
  gagal: TeksGagal;
}

const CERITA: readonly Isian[] = [
  { nama: 'title', label: 'Title', jenis: 'teks', maks: 80, wajib: 'Title Tidak Boleh Kosong' },
  { nama: 'sub_title', label: 'Sub Title', jenis: 'teks', maks: 120 },
  { nama: 'deskripsi', label: 'Deskripsi', jenis: 'panjang', maks: 2000, diFormulir: true },
];

const gambar = (folder: string, bentuk: number, wajib: string = TEKS_KATALOG.gambarWajib, maks = 1) => ({
  folder,
  bentuk,
  wajib,
  maks,
  batas: FOTO_PRODUK,
});
const SELA = { ubah: 'edit/', hapus: 'delete/' } as const;

export const DEFINISI: Readonly<Record<Macam, Definisi>> = {
  banner: {
    macam: 'banner',
    sebut: 'Banner',
    jalur: 'banner-katalog',
    sela: SELA,
    kunci: 'kode_banner',
    kode: 'otomatis',
    isian: CERITA,
    gambar: gambar('BANNER_ICON', 16 / 9),
    terbit: true,
    gagal: gagal('banner'),
  },
  kategori: {
    macam: 'kategori',
    sebut: 'Kategori',
    jalur: 'kategori-katalog',
    sela: SELA,
    kunci: 'kode_kategori',
    kode: 'ketik',
    isian: [{ nama: 'warna', label: 'Warna', jenis: 'warna', wajib: TEKS_KATALOG.warnaWajib }],
    gambar: gambar('KATEGORI_ICON', 1, TEKS_KATALOG.gambarKategori),
    terbit: true,
    gagal: gagal('kategori'),
  },
  info: {
    macam: 'info',
    sebut: 'Info',
    jalur: 'info-katalog',
    sela: SELA,
    kunci: 'kode_info',
    kode: 'otomatis',
    isian: CERITA,
    gambar: gambar('INFO_ICON', 4 / 3),
    terbit: true,
    gagal: gagal('info'),
  },
  item: {
    macam: 'item',
    sebut: 'Barang',
    jalur: 'item-katalog',
    sela: SELA,
    kunci: 'kode_barang',
    kode: 'barang',
    isian: [
      {
        nama: 'hashtag_jenis',
        label: 'Hashtag Jenis',
        jenis: 'tag',
        bantuan: 'Sama dengan kode kategorinya, misalnya CINCIN',
      },
      { nama: 'hashtag_kadar', label: 'Hashtag Kadar', jenis: 'tag' },
      { nama: 'hashtag_lm', label: 'Hashtag LM', jenis: 'tag' },
      { nama: 'kode_banner', label: 'Banner', jenis: 'banyak', dari: 'banner', diFormulir: true },
      { nama: 'kode_info', label: 'Info', jenis: 'banyak', dari: 'info', diFormulir: true },
    ],
    gambar: gambar('ITEM', 3 / 4, TEKS_KATALOG.gambarWajib, 8),
    terbit: true,
    gagal: gagal('barang'),
  },
  harga: {
    macam: 'harga',
    sebut: 'Harga',
    jalur: 'harga',
    sela: { ubah: '', hapus: '' },
    kunci: 'kode_harga_app',
    kode: 'otomatis',
    isian: [
      { nama: 'detail_group', label: 'List Group', jenis: 'banyak', dari: 'group', wajib: TEKS_KATALOG.groupWajib },
    ],
    terbit: false,
    gagal: gagal('harga', TEKS_KATALOG.gagalRubah),
  },
  group: {
    macam: 'group',
    sebut: 'Group Description',
    jalur: 'member/group-description',
    sela: SELA,
    kunci: 'kode_group',
    kode: 'ketik',
    isian: CERITA.filter((satu) => satu.nama !== 'sub_title'),
    gambar: gambar('GROUP_ICON', 16 / 9, ''),
    terbit: false,
    gagal: {
      tambah: TEKS_KATALOG.gagalTambahGroup,
      ubah: TEKS_KATALOG.gagalRubahGroup,
      hapus: TEKS_KATALOG.gagalHapusGroup,
    },
  },
  hadiah: {
    macam: 'hadiah',
    sebut: 'Hadiah',
    jalur: 'member/list-gift',
    sela: SELA,
    kunci: 'kode_hadiah',
    kode: 'ketik',
    isian: [
      { nama: 'nama_hadiah', label: 'Nama Hadiah', jenis: 'teks', maks: 80, wajib: 'Nama Hadiah Tidak Boleh Kosong' },
      { nama: 'point', label: 'Point', jenis: 'angka' },
      { nama: 'info', label: 'Info', jenis: 'teks', maks: 120 },
      { nama: 'sub_info', label: 'Sub Info', jenis: 'teks', maks: 120, diFormulir: true },
      { nama: 'deskripsi', label: 'Deskripsi', jenis: 'panjang', maks: 2000, diFormulir: true },
    ],
    gambar: gambar('HADIAH', 1),
    terbit: true,
    gagal: gagal('hadiah'),
  },
  kontak: {
    macam: 'kontak',
    sebut: 'Kontak Admin',
    jalur: 'member/admin-chat',
    sela: SELA,
    kunci: 'kode_admin',
    kode: 'otomatis',
    isian: [
      { nama: 'nama_admin', label: 'Nama Admin', jenis: 'teks', maks: 60, wajib: TEKS_KATALOG.namaAdmin },
      { nama: 'no_hp', label: 'Nomor Handphone', jenis: 'telepon', wajib: TEKS_KATALOG.nomorHp },
    ],
    terbit: false,
    gagal: gagal('KontakAdmin', TEKS_KATALOG.gagalRubah),
  },
  splash: {
    macam: 'splash',
    sebut: 'Splash Screen',
    jalur: 'splash-screen',
    sela: { ubah: '', hapus: '' },
    kunci: 'screen_name',
    kode: 'tetap',
    isian: [
      { nama: 'text', label: 'Text', jenis: 'panjang', maks: 300, wajib: TEKS_KATALOG.textKosong },
      { nama: 'position', label: 'Position', jenis: 'pilih', pilihan: ['TOP', 'CENTER', 'BOTTOM'] },
      { nama: 'type_splash', label: 'Type', jenis: 'pilih', pilihan: ['TEXT', 'IMAGE'] },
    ],
    gambar: { folder: 'SPLASHSCREEN', maks: 1, wajib: '', bentuk: 1241 / 2348, batas: FOTO_SPLASH },
    terbit: false,
    gagal: { tambah: TEKS_KATALOG.gagalSplash, ubah: TEKS_KATALOG.gagalSplash, hapus: TEKS_KATALOG.gagalSplash },
  },
};

const DARI_RUTE: Readonly<Record<string, Macam>> = {
  '/banner-katalog': 'banner',
  '/kategori-katalog': 'kategori',
  '/info-katalog': 'info',
  '/item-katalog': 'item',
  '/harga-katalog': 'harga',
  '/group-description-katalog': 'group',
  '/hadiah-katalog': 'hadiah',
  '/kontak-admin-katalog': 'kontak',
  '/splashscreen-katalog': 'splash',
};

const EKOR = '-diamond';

/** The entity behind a route, and its edition. */
export function definisiRute(path: string): { def: Definisi; edisi: Edisi } | undefined {
  const edisi: Edisi = path.endsWith(EKOR) ? 'berlian' : 'emas';
  const macam = DARI_RUTE[edisi === 'berlian' ? path.slice(0, -EKOR.length) : path];
  return macam && { def: DEFINISI[macam], edisi };
}

/** `app/banner-katalog`, `app/diamond/banner-katalog`. */
export const jalurDasar = (def: Definisi, edisi: Edisi) => `app/${edisi === 'berlian' ? 'diamond/' : ''}${def.jalur}`;

export { HP_MIN };
