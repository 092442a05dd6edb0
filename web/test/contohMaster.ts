// A small definition for the tests of the masters' parts, with one column of each kind that behaves on its own.
// The server's real definitions are walked end to end.
import type { Definisi, DefKolom } from '@/kit/master/tipe';

export function defKolom(bagian: Partial<DefKolom> & Pick<DefKolom, 'nama' | 'jenis'>): DefKolom {
  return { label: bagian.nama, maks: 50, di_tabel: true, bawaan: '', bantuan: '', sistem: false, ...bagian };
}

export function definisi(bagian: Partial<Definisi> = {}): Definisi {
  return {
    slug: 'master-coba',
    rute: '/master-coba',
    sebut: 'Coba',
    path: 'coba',
    daftar: 'coba',
    kunci: ['kode'],
    nama: 'nama',
    rantai: false,
    bersejarah: true,
    kolom: [
      defKolom({ nama: 'kode', jenis: 'kode', label: 'Kode Coba', wajib: 'Kode Coba Tidak Boleh Kosong', maks: 20 }),
      defKolom({ nama: 'nama', jenis: 'teks', label: 'Nama Coba' }),
      defKolom({
        nama: 'jenis',
        jenis: 'pilihan',
        label: 'Jenis Potongan',
        pilihan: ['PERSEN', 'RP_GRAM'],
        bawaan: 'PERSEN',
      }),
      defKolom({ nama: 'potongan', jenis: 'nilai', label: 'Potongan', satuan: 'jenis', bawaan: '0' }),
      defKolom({ nama: 'tara', jenis: 'berat', label: 'Tara', bawaan: '0' }),
      defKolom({ nama: 'aktif', jenis: 'tanda', label: 'Aktif', bawaan: '1' }),
      defKolom({ nama: 'gudang', jenis: 'rujuk', label: 'Gudang', rujuk: 'master-gudang' }),
      defKolom({ nama: 'dicek', jenis: 'tanda', label: 'Dicek', sistem: true }),
    ],
    ...bagian,
  };
}

export const GUDANG: Definisi = definisi({
  slug: 'master-gudang',
  rute: '/master-gudang',
  sebut: 'Gudang',
  path: 'gudang',
  daftar: 'gudang/get/all',
  kunci: ['kode_gudang'],
  nama: 'nama_gudang',
  kolom: [
    defKolom({ nama: 'kode_gudang', jenis: 'kode', label: 'Kode Gudang' }),
    defKolom({ nama: 'nama_gudang', jenis: 'teks', label: 'Nama Gudang' }),
  ],
});
