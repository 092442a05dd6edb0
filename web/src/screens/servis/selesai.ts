// Finishing a service while it is typed: each piece as it came back from the work, and what is sent of it.
import type { BarisServis, MintaSelesai } from './api';
import { selisihBersih } from './model';

export interface EmasTambah {
  kode_group: string;
  kode_dept: string;
  kode_toko: string;
  berat: string;
}

/** A piece in the dialog; weights are texts, as they are typed. */
export interface IsianSelesai {
  id: string;
  baris: number;
  berat: string;
  jumlah_batu: number;
  biaya: number | null;
  emas?: EmasTambah;
  emas_kembali: string;
  kadar_uji: string;
}

export const EMAS_KOSONG: EmasTambah = { kode_group: '', kode_dept: '', kode_toko: '', berat: '' };

/** As it came in: the weight is the scale's to say, stones are counted again, the cost begins with the estimate. */
export const mulaiSelesai = (semua: readonly BarisServis[]): IsianSelesai[] =>
  semua.map((b) => ({
    id: String(b.baris),
    baris: b.baris,
    berat: '',
    jumlah_batu: b.jumlah_batu,
    biaya: b.estimasi_rp,
    emas_kembali: '',
    kadar_uji: '',
  }));

const gram = (teks: string): number => Math.max(Number(teks) || 0, 0);

export function keSelesai(semua: readonly IsianSelesai[], keterangan: string): MintaSelesai {
  return {
    keterangan,
    detail_barang: semua.map((b) => ({
      baris: b.baris,
      berat: gram(b.berat),
      jumlah_batu: b.jumlah_batu,
      emas_kembali: gram(b.emas_kembali),
      biaya_rp: b.biaya,
      kadar_uji: b.kadar_uji === '' ? null : Number(b.kadar_uji),
      emas_tambah: b.emas ? { ...b.emas, berat: gram(b.emas.berat) } : null,
    })),
  };
}

/** What is missing before it can be sent; nothing when all is there. */
export function kurangSelesai(b: IsianSelesai): string | undefined {
  if (gram(b.berat) <= 0) return 'Timbang barangnya';
  if (!b.emas) return undefined;
  if (gram(b.emas.berat) <= 0) return 'Isi berat emas yang ditambah';
  if (b.emas.kode_group === '' || b.emas.kode_toko === '') return 'Pilih emas yang dipakai';
  return b.kadar_uji === '' ? 'Emas ditambah: isi kadar hasil uji' : undefined;
}

/** The difference as the screen sees it, before the server says so. */
export const selisihIsian = (asal: BarisServis, b: IsianSelesai): number =>
  selisihBersih({
    masuk: asal.berat,
    keluar: gram(b.berat),
    tambah: b.emas ? gram(b.emas.berat) : 0,
    kembali: gram(b.emas_kembali),
  });
