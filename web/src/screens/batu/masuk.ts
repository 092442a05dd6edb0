// A stone as it is typed when it comes, and how it is sent. Pure.
import type { Isi } from '@/api/tipe';

export interface BatuBaru {
  id: string;
  jenis: string;
  jenis_batu: string;
  shape: string;
  color: string;
  clarity: string;
  cutgrade: string;
  polish: string;
  symmetry: string;
  fluorescence: string;
  laboratorium: string;
  no_sertifikat: string;
  tempat_sertifikat: string;
  butir: string;
  carat: string;
  usd: string;
  keterangan: string;
}

let urut = 0;

/** A new one; what is the same from stone to stone stays. */
export function BATU_BARU(sebelum?: BatuBaru): BatuBaru {
  urut += 1;
  return {
    id: `b${urut}`,
    jenis: sebelum?.jenis ?? 'SATUAN',
    jenis_batu: sebelum?.jenis_batu ?? '',
    shape: sebelum?.shape ?? '',
    color: sebelum?.color ?? '',
    clarity: sebelum?.clarity ?? '',
    cutgrade: '',
    polish: '',
    symmetry: '',
    fluorescence: '',
    laboratorium: sebelum?.laboratorium ?? '',
    no_sertifikat: '',
    tempat_sertifikat: sebelum?.tempat_sertifikat ?? '',
    butir: '',
    carat: '',
    usd: '',
    keterangan: '',
  };
}

const angka = (teks: string): number => (teks.trim() === '' ? 0 : Number(teks));

export function keMasuk(b: BatuBaru): NonNullable<Isi<'post', 'terima-batu'>['detail']>[number] {
  const paket = b.jenis === 'PAKET';
  return {
    jenis: b.jenis,
    jenis_batu: b.jenis_batu,
    shape: b.shape,
    color: b.color,
    clarity: b.clarity,
    cutgrade: b.cutgrade,
    polish: b.polish,
    symmetry: b.symmetry,
    fluorescence: b.fluorescence,
    laboratorium: paket ? '' : b.laboratorium.trim(),
    no_sertifikat: paket ? '' : b.no_sertifikat.trim(),
    tempat_sertifikat: paket ? '' : b.tempat_sertifikat.trim(),
    butir: paket ? angka(b.butir) : 1,
    carat: angka(b.carat),
    usd_carat: angka(b.usd),
    keterangan: b.keterangan.trim(),
  };
}

/** What it will cost in rupiah: carat x dollars x rate, half up. Only shown; the server reckons it. */
export function nilaiBatu(b: BatuBaru, kurs: number): number {
  const seribu = Math.round(angka(b.carat) * 1000);
  const sen = Math.round(angka(b.usd) * 100);
  return Math.round((seribu * sen * kurs) / 10_000_000);
}
