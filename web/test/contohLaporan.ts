// A report of the tests and the gallery's like: groups, sums, details, every kind of filter.
// And a socket that says what it is told to, keeping what was sent.
import type { SoketLaporan } from '@/kit/laporan/jalan';
import type { BarisLaporan, DefLaporan, DefSaring } from '@/kit/laporan/tipe';

export function saring(bagian: Partial<DefSaring> & Pick<DefSaring, 'kunci' | 'jenis'>): DefSaring {
  return { label: bagian.kunci, wajib: null, pilihan: [], master: null, awal: '', tetap: false, ...bagian };
}

export const TGL_AWAL = saring({
  kunci: 'tgl_from',
  jenis: 'tanggal',
  label: 'Tanggal Awal',
  wajib: 'Tanggal Awal Tidak Boleh Kosong',
  awal: 'AWAL_BULAN',
});
export const TGL_AKHIR = saring({
  kunci: 'tgl_to',
  jenis: 'tanggal',
  label: 'Tanggal Akhir',
  wajib: 'Tanggal Akhir Tidak Boleh Kosong',
  awal: 'HARI_INI',
});

const kolom = (kunci: string, judul: string, jenis: DefLaporan['kolom'][number]['jenis'], jumlah = false) => ({
  kunci,
  judul,
  jenis,
  jumlah,
  lebar: 0,
});

export function defLaporan(bagian: Partial<DefLaporan> = {}): DefLaporan {
  return {
    slug: 'laporan-otorisasi',
    rute: '/laporan-otorisasi',
    judul: 'Laporan Otorisasi',
    menu: 'Laporan > Akhir Hari dan Global',
    panggilan: [],
    cara: 'SOCKET',
    peristiwa: 'laporan-otorisasi',
    tombol: 'Filter Laporan',
    saringan: [TGL_AWAL, TGL_AKHIR],
    kolom: [
      kolom('kategori', 'Kategori', 'kode'),
      kolom('dibuat', 'Waktu', 'waktu'),
      kolom('peminta', 'Peminta', 'kode'),
      kolom('berat', 'Berat', 'berat', true),
      kolom('nominal', 'Nominal', 'rupiah', true),
    ],
    kelompok: ['kategori'],
    rinci: null,
    bagian: [],
    kaki: null,
    kertas: 'LANSKAP',
    pusat: true,
    teks: { tersedia: 'Laporan Tersedia', kosong: 'Laporan Data Kosong', gagal: 'Data Yang Di Cari Tidak Ada !!!' },
    ...bagian,
  };
}

export const BARIS: readonly BarisLaporan[] = [
  { j: 'kelompok', t: 0, label: 'PENJUALAN' },
  ['PENJUALAN', '2026-11-15T09:00:00.000+07:00', 'kasir1', 2.345, 1_250_000],
  ['PENJUALAN', '2026-11-15T09:30:00.000+07:00', 'kasir2', 0.5, -250_000],
  { j: 'subtotal', t: 0, label: 'Sub Total PENJUALAN', n: 2, isi: [null, null, null, 2.845, 1_000_000] },
  { j: 'total', t: 0, label: 'Total', n: 2, isi: [null, null, null, 2.845, 1_000_000] },
];

type Dengar = (...isi: unknown[]) => void;

export class SoketPalsu implements SoketLaporan {
  connected = true;
  readonly terkirim: { nama: string; isi: { uid: string } }[] = [];
  jawabDaftar: unknown = { data: true };
  private readonly pendengar = new Map<string, Set<Dengar>>();

  on(nama: string, dengar: Dengar) {
    this.pendengar.set(nama, (this.pendengar.get(nama) ?? new Set()).add(dengar));
  }
  off(nama: string, dengar: Dengar) {
    this.pendengar.get(nama)?.delete(dengar);
  }
  emit(nama: string, isi: unknown) {
    this.terkirim.push({ nama, isi: isi as { uid: string } });
  }
  timeout() {
    return {
      emitWithAck: async (nama: string, isi: unknown) => {
        this.emit(nama, isi);
        return this.jawabDaftar;
      },
    };
  }

  /** How many listen to a name. */
  banyak(nama: string): number {
    return this.pendengar.get(nama)?.size ?? 0;
  }
  uid(): string {
    return this.terkirim.findLast((satu) => satu.nama === 'daftar')?.isi.uid ?? '';
  }
  /** Says a message to whoever listens and gives back what was acknowledged. */
  katakan(nama: string, isi: object = {}): unknown[] {
    const diakui: unknown[] = [];
    for (const satu of [...(this.pendengar.get(nama) ?? [])]) {
      satu({ user: 'kasir1', uid: this.uid(), ...isi }, (seq: unknown) => diakui.push(seq));
    }
    return diakui;
  }
}
