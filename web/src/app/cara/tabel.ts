// 'Cara pakai' of every route: written by hand beside the screens (screens/<domain>/cara.ts), by kind where one screen
// serves many (masters, reports, submenus). A test holds that every built route has three to six steps.
import type { Rute } from '@/routes';
import type { Langkah, TabelCara } from './tipe';

/** Those of the shell beside this file, those of a domain beside its screens. */
const TERTULIS = import.meta.glob<TabelCara>(['./*.cara.ts', '../../screens/*/cara.ts'], {
  eager: true,
  import: 'CARA',
});

export const CARA: TabelCara = Object.assign({}, ...Object.values(TERTULIS));

const nama = (rute: Rute) => rute.judul.replace(/^(Master|Parameter|Laporan|Menu) /, '').toLowerCase();

const master = (rute: Rute): Langkah => [
  `Daftar ${nama(rute)} yang dipakai layar lain sebagai pilihan. Cari dengan kotak di atas tabel.`,
  'Tekan Tambah Data untuk yang baru, atau tekan satu baris untuk mengubahnya. Kode yang sudah dipakai tidak berubah.',
  'Menghapus bisa dibatalkan sepuluh detik. Yang masih dipakai tidak terhapus: layar menyebut di mana, dan menawarkan menonaktifkan.',
  'Riwayat menunjukkan siapa mengubah apa dan kapan.',
  'Import mengambil banyak baris dari berkas; setiap baris dinilai dulu, dan yang pernah dihapus ditanya dulu, sebelum disimpan.',
];

const laporan = (rute: Rute): Langkah => [
  `Pilih tanggal dan saringan laporan ${nama(rute)}, lalu tekan Filter Laporan.`,
  'Jumlah seluruh laporan berdiri tetap terlihat; tekan judul kolom untuk mengurutkan.',
  'Tekan nomor dokumen untuk membukanya; Tampilan menyimpan saringan, kolom dan urutan dengan nama.',
  'Ekspor ke PDF, Excel atau CSV memuat semua baris, bukan hanya yang terlihat.',
];

const subMenu = (rute: Rute): Langkah => [
  `Semua layar menu ${nama(rute)} yang boleh Anda buka ada di sini.`,
  'Tekan satu untuk membukanya.',
  'Layar yang tidak tampak belum diizinkan untuk Anda; minta SPV atau OWN.',
];

/** The steps of a route; none where its screen is not built. */
export function caraPakai(rute: Rute): Langkah | undefined {
  const tertulis = CARA[rute.path];
  if (tertulis) return tertulis;
  if (rute.jenis === 'master') return master(rute);
  if (rute.jenis === 'report') return laporan(rute);
  return rute.jenis === 'submenu' ? subMenu(rute) : undefined;
}
