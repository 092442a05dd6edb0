// The figures of the managerial analysis, made from the report's rows: nothing is asked of the server a second time,
// so charts, table and files always say the same. Pure.
import { type BarisLaporan, barisData, type DefLaporan } from '@/kit/laporan/tipe';

export interface JenisStok {
  toko: string;
  group: string;
  dept: string;
  nama: string;
  stok: number;
  berat: number;
  nilai: number;
  umur: number;
  mati: number;
  nilaiMati: number;
  terjual: number;
  perkiraanJual: number;
  /** Percent of the price; nothing where no price is known. */
  margin: number | undefined;
  tindakan: string;
  saran: string;
  /** What the stock of each age cost, youngest first. */
  nilaiUmur: readonly number[];
}

export const UMUR = ['0-30 hari', '31-90 hari', '91-180 hari', '> 180 hari'] as const;
const KOLOM_UMUR = ['nilai_30', 'nilai_90', 'nilai_180', 'nilai_lebih'] as const;

/** The data rows with their names; a store's rows follow its heading. */
export function bacaJenis(def: Pick<DefLaporan, 'kolom'>, baris: readonly BarisLaporan[]): JenisStok[] {
  const letak = new Map(def.kolom.map((kolom, i) => [kolom.kunci, i]));
  const hasil: JenisStok[] = [];
  let toko = '';
  for (const satu of baris) {
    if (!barisData(satu)) {
      if (satu.j === 'kelompok' && satu.toko) toko = satu.toko;
      continue;
    }
    const sel = (kunci: string) => satu[letak.get(kunci) ?? -1];
    const angka = (kunci: string) => Number(sel(kunci) ?? 0);
    const teks = (kunci: string) => String(sel(kunci) ?? '');
    const margin = sel('margin');
    hasil.push({
      toko,
      group: teks('kode_group'),
      dept: teks('kode_dept'),
      nama: teks('nama_dept'),
      stok: angka('stok'),
      berat: angka('berat'),
      nilai: angka('nilai'),
      umur: angka('umur'),
      mati: angka('mati'),
      nilaiMati: angka('nilai_mati'),
      terjual: angka('terjual'),
      perkiraanJual: angka('perkiraan_jual'),
      margin: typeof margin === 'number' ? margin : undefined,
      tindakan: teks('tindakan'),
      saran: teks('saran'),
      nilaiUmur: KOLOM_UMUR.map(angka),
    });
  }
  return hasil;
}

const jumlah = (isi: readonly JenisStok[], ambil: (satu: JenisStok) => number) =>
  isi.reduce((total, satu) => total + ambil(satu), 0);

/** Margins weigh as much as what they are a part of. */
function marginGabungan(isi: readonly JenisStok[]): number | undefined {
  const berharga = isi.filter((satu) => satu.margin !== undefined);
  const jual = jumlah(berharga, (satu) => satu.perkiraanJual);
  if (jual === 0) return undefined;
  return jumlah(berharga, (satu) => (satu.margin ?? 0) * satu.perkiraanJual) / jual;
}

export function ringkas(isi: readonly JenisStok[]) {
  const stok = jumlah(isi, (satu) => satu.stok);
  const nilai = jumlah(isi, (satu) => satu.nilai);
  const nilaiMati = jumlah(isi, (satu) => satu.nilaiMati);
  return {
    stok,
    berat: jumlah(isi, (satu) => satu.berat),
    nilai,
    mati: jumlah(isi, (satu) => satu.mati),
    nilaiMati,
    persenMati: nilai === 0 ? 0 : (nilaiMati / nilai) * 100,
    umur: stok === 0 ? 0 : Math.round(jumlah(isi, (satu) => satu.umur * satu.stok) / stok),
    terjual: jumlah(isi, (satu) => satu.terjual),
    margin: marginGabungan(isi),
  };
}

export function perUmur(isi: readonly JenisStok[]) {
  return UMUR.map((umur, i) => ({ umur, nilai: jumlah(isi, (satu) => satu.nilaiUmur[i] ?? 0) }));
}

function kelompokkan(isi: readonly JenisStok[], kunci: (satu: JenisStok) => string): [string, JenisStok[]][] {
  const peta = new Map<string, JenisStok[]>();
  for (const satu of isi) peta.set(kunci(satu), [...(peta.get(kunci(satu)) ?? []), satu]);
  return [...peta];
}

/** Stock, sales and margin of every group. */
export function perGroup(isi: readonly JenisStok[]) {
  return kelompokkan(isi, (satu) => satu.group)
    .map(([group, milik]) => ({
      group,
      stok: jumlah(milik, (satu) => satu.stok),
      terjual: jumlah(milik, (satu) => satu.terjual),
      margin: Math.round((marginGabungan(milik) ?? 0) * 100) / 100,
    }))
    .sort((a, b) => a.group.localeCompare(b.group));
}

/** What lies dead in every store, beside all it has. */
export function perToko(isi: readonly JenisStok[]) {
  return kelompokkan(isi, (satu) => satu.toko).map(([toko, milik]) => ({
    toko,
    hidup: jumlah(milik, (satu) => satu.nilai - satu.nilaiMati),
    mati: jumlah(milik, (satu) => satu.nilaiMati),
  }));
}

/** The types in which most money lies dead. */
export function matiTerbesar(isi: readonly JenisStok[], banyak = 8) {
  return kelompokkan(isi, (satu) => satu.dept)
    .map(([dept, milik]) => ({ dept, nilai: jumlah(milik, (satu) => satu.nilaiMati) }))
    .filter((satu) => satu.nilai > 0)
    .sort((a, b) => b.nilai - a.nilai)
    .slice(0, banyak);
}

/** What has to be done first: where most money waits, then what runs out. */
export function perluTindakan(isi: readonly JenisStok[], banyak = 6): JenisStok[] {
  return isi
    .filter((satu) => satu.tindakan !== 'SEHAT')
    .sort((a, b) => b.nilaiMati - a.nilaiMati || b.terjual - a.terjual || b.nilai - a.nilai)
    .slice(0, banyak);
}
