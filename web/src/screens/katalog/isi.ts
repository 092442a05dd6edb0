// A form's content: read from a row, checked as the specification says, and made into what the calls take.
import { alamatGambar, type Edisi } from '@/kit/katalog/tipe';
import type { Definisi, Isian } from './definisi';
import { HP_MIN, TEKS_KATALOG } from './teks';

export type NilaiIsian = string | readonly string[];

/** A picture of a form: one the server has (by its name), or one that is still to be sent. */
export interface GambarIsian {
  id: string;
  nama?: string;
  path?: string;
  alamat: string;
  berkas?: Blob;
}

export interface IsiForm {
  kode: string;
  nilai: Readonly<Record<string, NilaiIsian>>;
  gambar: readonly GambarIsian[];
  tgl_dari: string | null;
  tgl_sampai: string | null;
}

/** A row of a list, as the server tells it. */
export interface BarisKatalog {
  readonly [nama: string]: unknown;
}

/** What the stock says of an item. */
export interface BarangKatalog {
  nama_barang: string;
  kode_group: string;
  kadar: number;
  berat_dari: number;
  berat_sampai: number;
  harga_dari: number | null;
  harga_sampai: number | null;
  toko: { kode_toko: string; nama_toko: string; banyak: number }[];
}

export const teks = (nilai: unknown): string => (typeof nilai === 'string' ? nilai : '');
export const butir = (nilai: unknown): string[] =>
  Array.isArray(nilai) ? nilai.filter((satu) => typeof satu === 'string') : [];

export const kodeBaris = (def: Definisi, baris: BarisKatalog): string => teks(baris[def.kunci]);

const BERLIST = new Set(['tag', 'banyak']);

const bawaan = (isian: Isian): NilaiIsian =>
  BERLIST.has(isian.jenis) ? [] : isian.jenis === 'pilih' ? (isian.pilihan?.at(0) ?? '') : '';

function nilaiBaris(isian: Isian, baris: BarisKatalog): NilaiIsian {
  const isi = baris[isian.nama];
  if (BERLIST.has(isian.jenis)) return butir(isi);
  // One space stands for nothing.
  return typeof isi === 'number' ? String(isi) : teks(isi).trim() === '' ? bawaan(isian) : teks(isi);
}

/** The pictures of a row, in their order. */
export function gambarBaris(edisi: Edisi, baris: BarisKatalog): GambarIsian[] {
  const path = typeof baris.image_path === 'string' ? baris.image_path : baris.gambar_path;
  const semua = (Array.isArray(path) ? butir(path) : [teks(path)]).filter((satu) => satu !== '');
  const nama = Array.isArray(baris.gambar_name) ? butir(baris.gambar_name) : [teks(baris.gambar_name)];
  return semua.map((satu, ke) => ({
    id: satu,
    nama: nama[ke] ?? '',
    path: satu,
    alamat: alamatGambar(edisi, satu, teks(baris.sidik)),
  }));
}

export function isiAwal(def: Definisi, edisi: Edisi, baris?: BarisKatalog): IsiForm {
  return {
    kode: baris ? kodeBaris(def, baris) : '',
    nilai: Object.fromEntries(def.isian.map((i) => [i.nama, baris ? nilaiBaris(i, baris) : bawaan(i)])),
    gambar: baris && def.gambar ? gambarBaris(edisi, baris) : [],
    tgl_dari: baris ? teks(baris.tgl_dari) || null : null,
    tgl_sampai: baris ? teks(baris.tgl_sampai) || null : null,
  };
}

/** Words of a hashtag field: without '#', between commas, each once. */
export function pecahTag(isi: readonly string[]): string[] {
  const semua = isi.flatMap((satu) => satu.split(',')).map((satu) => satu.replaceAll('#', '').trim());
  return [...new Set(semua.filter((satu) => satu !== ''))];
}

const kosong = (nilai: NilaiIsian | undefined): boolean =>
  nilai === undefined || (typeof nilai === 'string' ? nilai.trim() === '' : nilai.length === 0);

/** What is wrong with a form, by its fields; the server looks again. */
export function periksaIsi(def: Definisi, isi: IsiForm): Record<string, string> {
  const galat: Record<string, string> = {};
  if (isi.kode.trim() === '' && (def.kode === 'ketik' || def.kode === 'barang'))
    galat[def.kunci] = `Kode ${def.sebut} Tidak Boleh Kosong`;
  for (const isian of def.isian) {
    const nilai = isi.nilai[isian.nama];
    if (isian.wajib && kosong(nilai)) galat[isian.nama] = isian.wajib;
    else if (isian.jenis === 'telepon' && typeof nilai === 'string' && nilai.replace(/\D/g, '').length < HP_MIN)
      galat[isian.nama] = TEKS_KATALOG.hpSalah;
  }
  const bergambar = def.macam === 'splash' ? isi.nilai.type_splash === 'IMAGE' : def.gambar?.wajib !== '';
  if (def.gambar && bergambar && isi.gambar.length === 0)
    galat.gambar_name = def.gambar.wajib || TEKS_KATALOG.gambarWajib;
  if (isi.tgl_dari && isi.tgl_sampai && isi.tgl_sampai < isi.tgl_dari)
    galat.tgl_sampai = 'Tanggal sampai tidak boleh sebelum tanggal dari';
  return galat;
}

function nilaiKirim(isian: Isian, nilai: NilaiIsian | undefined): unknown {
  if (isian.jenis === 'tag') return pecahTag(butir(nilai));
  if (isian.jenis === 'banyak') return butir(nilai);
  const isi = teks(nilai).trim();
  if (isian.jenis === 'angka') return isi === '' ? 0 : Number(isi);
  // Rows always have these two: one space stands for nothing.
  return isi === '' && (isian.nama === 'sub_title' || isian.nama === 'deskripsi') ? ' ' : isi;
}

/** The request of a form whose pictures all have names. What only the screen shows (harga_jual_str) is not in it. */
export function badan(def: Definisi, isi: IsiForm, baris?: BarisKatalog): Record<string, unknown> {
  const kolom = Object.fromEntries(def.isian.map((i) => [i.nama, nilaiKirim(i, isi.nilai[i.nama])]));
  if (def.macam === 'splash') return { ...kolom, image_path: isi.gambar[0]?.path ?? '' };
  const nama = isi.gambar.map((g) => g.nama ?? '');
  const path = isi.gambar.map((g) => g.path ?? '');
  const banyak = (def.gambar?.maks ?? 0) > 1;
  return {
    ...kolom,
    ...(isi.kode.trim() !== '' && { [def.kunci]: isi.kode.trim() }),
    ...(def.gambar && { gambar_name: banyak ? nama : (nama[0] ?? ''), gambar_path: banyak ? path : (path[0] ?? '') }),
    ...(def.terbit && { tgl_dari: isi.tgl_dari, tgl_sampai: isi.tgl_sampai }),
    ...(baris && { versi: baris.versi }),
  };
}
