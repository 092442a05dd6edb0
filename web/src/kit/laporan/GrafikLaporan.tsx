// The main sum of a report as bars: a day each where the period has several, else a group or a category each; what came in
// and went out side by side. It is drawn only from rows that come to the report's own total, so that the picture never says
// something else.
import { useMemo } from 'react';
import { Grafik } from '../grafik/Grafik';
import { adalahNomor } from './buka';
import {
  type BarisData,
  type BarisJumlah,
  type BarisLaporan,
  barisData,
  type DefKolomLaporan,
  type DefLaporan,
} from './tipe';
import type { Laporan } from './useLaporan';

interface Titik {
  label: string;
  nilai: number;
  /** What went out, where the first is what came in. */
  keluar?: number;
}

export interface IsiGrafikLaporan {
  judul: string;
  langkah: string;
  satuan: 'rupiah' | 'angka';
  data: readonly Titik[];
  /** The titles of the bars. */
  seri: readonly string[];
}

const PALING_SEDIKIT = 2;
const PALING_BANYAK = 62;

/** Money in and out belongs together. */
const BERDUA = [
  ['jumlah_in', 'jumlah_out'],
  ['debit', 'kredit'],
] as const;
/** What a report is about, where it sums several amounts. */
const UTAMA = ['harga_total', 'harga_beli', 'rupiah', 'jumlah_rp'];
/** What is looked at where there are neither days nor groups to compare. */
const GOLONGAN = ['kategori', 'kode_sales', 'kelompok_harga', 'jenis_group', 'kode_group', 'kondisi', 'input_by'];

interface Kolom {
  k: DefKolomLaporan;
  ke: number;
}

function dijumlah(kolom: readonly Kolom[]): readonly Kolom[] {
  const ada = kolom.filter(({ k }) => k.jumlah);
  const cari = (kunci: string) => ada.find(({ k }) => k.kunci === kunci);
  for (const [masuk, keluar] of BERDUA) {
    const dua = [cari(masuk), cari(keluar)].filter((satu): satu is Kolom => satu !== undefined);
    if (dua.length === 2) return dua;
  }
  const uang = ada.filter(({ k }) => k.jenis === 'rupiah');
  const utama = UTAMA.map(cari).find((satu) => satu?.k.jenis === 'rupiah');
  const satu = utama ?? uang.at(-1) ?? ada.find(({ k }) => k.jenis === 'angka');
  return satu ? [satu] : [];
}

function kumpulkan(baris: readonly BarisData[], menurut: number, [nilai, keluar]: readonly Kolom[]): Titik[] {
  const jumlah = new Map<string, Titik>();
  for (const satu of baris) {
    const label = String(satu[menurut] ?? '-');
    const lama = jumlah.get(label) ?? { label, nilai: 0, ...(keluar && { keluar: 0 }) };
    jumlah.set(label, {
      label,
      nilai: lama.nilai + Number(satu[nilai?.ke ?? 0] ?? 0),
      ...(keluar && { keluar: (lama.keluar ?? 0) + Number(satu[keluar.ke] ?? 0) }),
    });
  }
  return [...jumlah.values()];
}

/** What can be drawn of these rows; nothing where a picture says no more than the sum. */
export function grafikDari(
  def: Pick<DefLaporan, 'kolom' | 'kelompok'>,
  semua: readonly BarisLaporan[],
  total: BarisJumlah | undefined,
): IsiGrafikLaporan | undefined {
  if (!total) return undefined;
  const kolom = def.kolom.map((k, ke) => ({ k, ke }));
  const nilai = dijumlah(kolom);
  const [utama] = nilai;
  if (!utama) return undefined;
  const baris = semua.filter(barisData);
  const jumlah = (ke: number) => baris.reduce((n, b) => n + Number(b[ke] ?? 0), 0);
  if (nilai.some(({ ke }) => jumlah(ke) !== total.isi[ke])) return undefined;
  const bernama = (kunci: string) => kolom.filter(({ k }) => k.kunci === kunci && k.jenis !== 'tanggal');
  const calon = [
    ...kolom.filter(({ k }) => k.jenis === 'tanggal'),
    ...def.kelompok.flatMap(bernama),
    ...GOLONGAN.filter((kunci) => !def.kelompok.includes(kunci)).flatMap(bernama),
  ];
  for (const { k, ke } of calon) {
    const data = kumpulkan(baris, ke, nilai);
    if (data.length < PALING_SEDIKIT || data.length > PALING_BANYAK) continue;
    // A bar for every document would be the table once more; days and kinds are compared sooner by the eye.
    if (data.some(({ label }) => adalahNomor(label))) continue;
    if (k.jenis === 'tanggal') data.sort((a, b) => (a.label < b.label ? -1 : 1));
    return {
      judul: `${nilai.map((satu) => satu.k.judul).join(' dan ')} per ${k.judul}`,
      langkah: k.judul,
      satuan: utama.k.jenis === 'rupiah' ? 'rupiah' : 'angka',
      data,
      seri: nilai.map((satu) => satu.k.judul),
    };
  }
  return undefined;
}

export function useGrafikLaporan(def: DefLaporan, { wadah, keadaan }: Laporan): IsiGrafikLaporan | undefined {
  const selesai = keadaan.tahap === 'selesai';
  return useMemo(
    () => (selesai && wadah.banyakData > 1 ? grafikDari(def, wadah.baris, wadah.total) : undefined),
    [def, wadah, selesai],
  );
}

export function GrafikLaporan({ isi }: { isi: IsiGrafikLaporan }) {
  return (
    <Grafik
      judul={isi.judul}
      data={isi.data}
      langkah="label"
      judulLangkah={isi.langkah}
      bentuk="batang"
      tinggi={220}
      satuan={isi.satuan === 'rupiah' ? 'rupiah' : 'angka'}
      seri={[
        { kunci: 'nilai', judul: isi.seri.length > 1 ? (isi.seri[0] ?? '') : isi.judul, warna: 'yellow.7' },
        ...(isi.seri[1] ? [{ kunci: 'keluar' as const, judul: isi.seri[1], warna: 'gray.6' }] : []),
      ]}
    />
  );
}
