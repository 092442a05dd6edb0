// The main sum of a report as bars: a day each where the period has several, else a group each. It is drawn only from
// rows that come to the report's own total, so that the picture never says something else.
import { useMemo } from 'react';
import { Grafik } from '../grafik/Grafik';
import { type BarisData, type BarisJumlah, type BarisLaporan, barisData, type DefLaporan } from './tipe';
import type { Laporan } from './useLaporan';

interface Titik {
  label: string;
  nilai: number;
}

export interface IsiGrafikLaporan {
  judul: string;
  langkah: string;
  satuan: 'rupiah' | 'angka';
  data: readonly Titik[];
}

const PALING_SEDIKIT = 2;
const PALING_BANYAK = 62;

function kumpulkan(baris: readonly BarisData[], menurut: number, nilai: number): Titik[] {
  const jumlah = new Map<string, number>();
  for (const satu of baris) {
    const label = String(satu[menurut] ?? '-');
    jumlah.set(label, (jumlah.get(label) ?? 0) + Number(satu[nilai] ?? 0));
  }
  return [...jumlah].map(([label, n]) => ({ label, nilai: n }));
}

/** What can be drawn of these rows; nothing where a picture says no more than the sum. */
export function grafikDari(
  def: Pick<DefLaporan, 'kolom' | 'kelompok'>,
  semua: readonly BarisLaporan[],
  total: BarisJumlah | undefined,
): IsiGrafikLaporan | undefined {
  if (!total) return undefined;
  const dijumlah = def.kolom.map((k, ke) => ({ k, ke })).filter(({ k }) => k.jumlah);
  const uang = dijumlah.filter(({ k }) => k.jenis === 'rupiah').at(-1) ?? dijumlah.find(({ k }) => k.jenis === 'angka');
  if (!uang) return undefined;
  const baris = semua.filter(barisData);
  const sama = baris.reduce((n, b) => n + Number(b[uang.ke] ?? 0), 0) === total.isi[uang.ke];
  if (!sama) return undefined;
  const calon = [
    ...def.kolom.map((k, ke) => ({ k, ke })).filter(({ k }) => k.jenis === 'tanggal'),
    ...def.kelompok.map((kunci) => ({
      k: def.kolom.find((k) => k.kunci === kunci),
      ke: def.kolom.findIndex((k) => k.kunci === kunci),
    })),
  ];
  for (const { k, ke } of calon) {
    if (!k) continue;
    const data = kumpulkan(baris, ke, uang.ke);
    // A bar for every row would be the table once more.
    if (data.length < PALING_SEDIKIT || data.length > PALING_BANYAK || data.length === baris.length) continue;
    if (k.jenis === 'tanggal') data.sort((a, b) => (a.label < b.label ? -1 : 1));
    return {
      judul: `${uang.k.judul} per ${k.judul}`,
      langkah: k.judul,
      satuan: uang.k.jenis === 'rupiah' ? 'rupiah' : 'angka',
      data,
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
      seri={[{ kunci: 'nilai', judul: isi.judul, warna: 'yellow.7' }]}
    />
  );
}
