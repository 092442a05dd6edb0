// What is typed of stones that are taken, and how it is sent. Pure.
import type { Batu } from './api';

/** A stone on a list, with what the scale says. */
export interface Pilih {
  batu: Batu;
  butir: string;
  carat: string;
  sisa: string;
}

export const pilih = (batu: Batu): Pilih => ({ batu, butir: '', carat: '', sisa: '' });

const angka = (teks: string): number => (teks.trim() === '' ? 0 : Number(teks));

/** Some of a parcel stays: what stays is weighed too. */
export const sebagian = (p: Pilih): boolean => {
  const n = angka(p.butir);
  return n > 0 && n < p.batu.butir;
};

/** As it is sent: nothing weighed means what the book says. */
export const keAmbil = (p: Pilih) => ({
  kode_batu: p.batu.kode_batu,
  butir: angka(p.butir),
  carat: p.carat.trim() === '' ? null : angka(p.carat),
  carat_sisa: sebagian(p) && p.sisa.trim() !== '' ? angka(p.sisa) : null,
});

/** Thousandths of a carat that go. */
const seribu = (p: Pilih): number => Math.round((p.carat.trim() === '' ? p.batu.carat : angka(p.carat)) * 1000);

export const caratSemua = (semua: readonly Pilih[]): number => semua.reduce((n, p) => n + seribu(p), 0) / 1000;

/** Grams of so many carats: five carats a gram, half up to the milligram. */
export const gramBatu = (carat: number): number => Math.round((Math.round(carat * 1000) * 200) / 1000) / 1000;

/** What a stone is called in a list. */
export const sebut = (b: Pick<Batu, 'jenis_batu' | 'shape' | 'color' | 'clarity'>): string =>
  [b.jenis_batu, b.shape, b.color, b.clarity].filter(Boolean).join(' ');

export const sebutSertifikat = (b: Pick<Batu, 'laboratorium' | 'no_sertifikat'>): string =>
  [b.laboratorium, b.no_sertifikat].filter(Boolean).join(' ');

export const sebutTempat = (tempat: string): string => {
  if (tempat === 'BRANKAS') return 'Brankas';
  if (tempat.startsWith('BARANG:')) return `Barang ${tempat.slice(7)}`;
  if (tempat.startsWith('TUKANG:')) return `Tukang ${tempat.slice(7)}`;
  if (tempat.startsWith('@BARANG:')) return `Barang ${tempat.slice(8)} di luar`;
  return tempat === '' ? 'Tidak di toko ini' : tempat.replace('@', '').toLowerCase();
};
