// What is typed at the dialogs of a craftsman, and how it is sent. Pure.
import type { Baris } from '@/kit/transaksi/baris';
import type { IsiTerimaEmas } from '@/kit/tukang/DialogTerimaEmas';
import { angka, berisi, kadar, keRosok } from '@/kit/tukang/isi';
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

export interface IsiTerima extends IsiTerimaEmas {
  id_kerja: number;
  jenis_kerja: string;
  selesai: boolean;
  upah: number | null;
  hasil: readonly Baris<IsiHasil>[];
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

/** As it is sent: lines without a weight are none. */
export function keTerima(kode_tukang: string, m: IsiTerima): MintaTerima {
  return {
    kode_tukang,
    id_kerja: m.id_kerja,
    jenis_kerja: m.id_kerja === 0 ? m.jenis_kerja : '',
    selesai: m.id_kerja !== 0 && m.selesai,
    keterangan: m.keterangan.trim(),
    susut: angka(m.susut),
    upah: m.id_kerja === 0 ? (m.upah ?? 0) : 0,
    detail_barang: berisi(m.hasil).map(({ minta: b }) => ({
      nama_barang: b.nama_barang.trim(),
      kode_group: b.kode_group,
      kode_dept: b.kode_dept,
      berat: angka(b.berat),
      berat_atribut: angka(b.atribut),
      kadar_pesan: kadar(b.pesan),
      kadar_uji: kadar(b.uji),
    })),
    rosok: keRosok(m.rosok),
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
