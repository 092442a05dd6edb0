// What is typed at the dialogs of a craftsman, and how it is sent. Pure.
import type { Baris } from '@/kit/transaksi/baris';
import type { KerjaTukang, MintaTerima } from './api';

/** A finished piece as it is typed. */
export interface IsiHasil {
  nama_barang: string;
  kode_group: string;
  kode_dept: string;
  berat: string;
  atribut: string;
  pesan: string;
  uji: string;
}

/** Scrap as it is typed. */
export interface IsiRosok {
  kode_group: string;
  kode_dept: string;
  kode_toko: string;
  berat: string;
  uji: string;
}

export interface IsiTerima {
  id_kerja: number;
  jenis_kerja: string;
  selesai: boolean;
  susut: string;
  keterangan: string;
  hasil: readonly Baris<IsiHasil>[];
  rosok: readonly Baris<IsiRosok>[];
}

export const HASIL_KOSONG: IsiHasil = {
  nama_barang: '',
  kode_group: '',
  kode_dept: '',
  berat: '',
  atribut: '',
  pesan: '',
  uji: '',
};
export const ROSOK_KOSONG: IsiRosok = { kode_group: '', kode_dept: '', kode_toko: '', berat: '', uji: '' };

export const angka = (teks: string): number => Math.max(Number(teks) || 0, 0);
const kadar = (teks: string): number | null => (angka(teks) > 0 ? angka(teks) : null);

/** Lines with a weight: the others are not there yet. */
export const berisi = <M extends { berat: string }>(semua: readonly Baris<M>[]): readonly Baris<M>[] =>
  semua.filter(({ minta }) => angka(minta.berat) > 0);

/** As it is sent: lines without a weight are none. */
export function keTerima(kode_tukang: string, m: IsiTerima): MintaTerima {
  return {
    kode_tukang,
    id_kerja: m.id_kerja,
    jenis_kerja: m.id_kerja === 0 ? m.jenis_kerja : '',
    selesai: m.id_kerja !== 0 && m.selesai,
    keterangan: m.keterangan.trim(),
    susut: angka(m.susut),
    detail_barang: berisi(m.hasil).map(({ minta: b }) => ({
      nama_barang: b.nama_barang.trim(),
      kode_group: b.kode_group,
      kode_dept: b.kode_dept,
      berat: angka(b.berat),
      berat_atribut: angka(b.atribut),
      kadar_pesan: kadar(b.pesan),
      kadar_uji: kadar(b.uji),
    })),
    rosok: berisi(m.rosok).map(({ minta: { uji, berat, ...r } }) => ({
      ...r,
      berat: angka(berat),
      kadar_uji: kadar(uji),
    })),
  };
}

/** Works of other documents are received where those documents are. */
export const milikDokumen = (k: { no_dok: string }): boolean => /^(FP|FS)/.test(k.no_dok);

/** Works that the wage can be paid for. */
export const bisaDibayar = (semua: readonly KerjaTukang[]): KerjaTukang[] =>
  semua.filter((k) => k.status === 'SELESAI' && k.no_upah === '');

/** What a work is called in a list. */
export const sebutKerja = (k: KerjaTukang): string =>
  [`#${k.id} ${k.jenis_kerja}`, k.no_dok, k.keterangan].filter(Boolean).join(' · ');
