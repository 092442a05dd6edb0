// The columns of a report's table, made from its definition: numbers by their kind, moments as people read them.
// Units stand in the header; the columns a report is grouped by are told by the group rows instead.
import { tulisAngka } from '../angka';
import type { Kolom } from '../tabel/tipe';
import { waktuLengkap } from '../waktu';
import type { BarisData, DefKolomLaporan, DefLaporan, JenisKolomLaporan, SelLaporan } from './tipe';

const ANGKA: ReadonlySet<JenisKolomLaporan> = new Set<JenisKolomLaporan>([
  'angka',
  'rupiah',
  'berat',
  'kadar',
  'persen',
  'kurs',
]);

const SATUAN: Partial<Record<JenisKolomLaporan, string>> = {
  rupiah: 'Rp.',
  kurs: 'Rp.',
  berat: 'gr',
  kadar: '%',
  persen: '%',
};

const LEBAR: Record<JenisKolomLaporan, number> = {
  teks: 180,
  kode: 120,
  barcode: 110,
  angka: 90,
  rupiah: 140,
  berat: 110,
  kadar: 90,
  persen: 90,
  kurs: 120,
  tanggal: 110,
  waktu: 150,
  tanda: 80,
};

const PER_HURUF = 8;
const TEPI = 32;
/** Codes are in capitals, and figures all as wide as the widest. */
const PER_KAPITAL = 9;
const LEBAR_PALING = 340;

export function adalahAngka(jenis: JenisKolomLaporan): boolean {
  return ANGKA.has(jenis);
}

/** With the unit, unless the title names it already. */
export function judulKolom(k: DefKolomLaporan): string {
  const satuan = SATUAN[k.jenis];
  return satuan === undefined || k.judul.includes('(') ? k.judul : `${k.judul} (${satuan})`;
}

export function lebarKolom(k: DefKolomLaporan): number {
  const dasar = k.lebar > 0 ? k.lebar * PER_HURUF + TEPI : LEBAR[k.jenis];
  return Math.max(dasar, judulKolom(k).length * 7 + TEPI);
}

const DUA = new Intl.NumberFormat('ko-KR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

export function tulisSelLaporan(nilai: SelLaporan | undefined, jenis: JenisKolomLaporan): string {
  if (nilai === null || nilai === undefined) return '';
  if (typeof nilai === 'boolean') return nilai ? 'Ya' : 'Tidak';
  if (jenis === 'waktu') return waktuLengkap(String(nilai));
  if (typeof nilai !== 'number' || !ANGKA.has(jenis)) return String(nilai);
  if (jenis === 'kadar' || jenis === 'persen' || jenis === 'kurs') return DUA.format(nilai);
  return tulisAngka(nilai, jenis as 'angka' | 'rupiah' | 'berat');
}

const PANJANG = 24;

/** What may be cut off by its column can be read whole by pointing at it. */
function isiSel(teks: string) {
  return teks.length > PANJANG ? <span title={teks}>{teks}</span> : teks;
}

/** A column of the table that knows its place in the row. */
export interface KolomLaporan extends Kolom<BarisData> {
  ke: number;
  jenisLaporan: JenisKolomLaporan;
}

const PANJANG_WAKTU = 'yyyy-MM-dd HH:mm'.length;

/** Moments are all as long; writing hundreds of them would be a good part of the first frame. */
function panjangSel(nilai: SelLaporan, jenis: JenisKolomLaporan): number {
  return jenis === 'waktu' && nilai !== null ? PANJANG_WAKTU : tulisSelLaporan(nilai, jenis).length;
}

/** Wide enough for what the first rows hold, within reason; a hint of the definition goes before it. */
function lebarIsi(k: DefKolomLaporan, ke: number, contoh: readonly BarisData[]): number {
  if (k.lebar > 0 || contoh.length === 0) return lebarKolom(k);
  const terpanjang = contoh.reduce((n, b) => Math.max(n, panjangSel(b[ke] as SelLaporan, k.jenis)), 0);
  return Math.max(Math.min(terpanjang * PER_KAPITAL + TEPI, LEBAR_PALING), judulKolom(k).length * 7 + TEPI);
}

/** The columns as the table shows them, not those without a title; `contoh` are rows their widths are fitted to. */
export function kolomLaporan(
  def: Pick<DefLaporan, 'kolom' | 'kelompok'>,
  contoh: readonly BarisData[] = [],
): KolomLaporan[] {
  return def.kolom.flatMap((k, ke) =>
    def.kelompok.includes(k.kunci) || k.judul === ''
      ? []
      : [
          {
            kunci: k.kunci,
            judul: judulKolom(k),
            jenis: adalahAngka(k.jenis) ? ('angka' as const) : ('teks' as const),
            nilai: (baris: BarisData) => baris[ke] as SelLaporan,
            tampil: (baris: BarisData) => isiSel(tulisSelLaporan(baris[ke] as SelLaporan, k.jenis)),
            lebar: Math.round(lebarIsi(k, ke, contoh)),
            urut: false,
            ke,
            jenisLaporan: k.jenis,
          },
        ],
  );
}
