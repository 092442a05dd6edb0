// The columns of a report's table, made from its definition: numbers by their kind, moments as people read them.
// Units stand in the header; the columns a report is grouped by are told by the group rows instead.
import { useContext } from 'react';
import { tulisAngka } from '../angka';
import type { Kolom } from '../tabel/tipe';
import { waktuLengkap } from '../waktu';
import { pisahNomor, type SasaranSel, sasaranKolom, tujuan } from './buka';
import { KonteksBuka, TautanSel } from './konteksBuka';
import type {
  BarisData,
  BarisJumlah,
  DefKolomLaporan,
  DefLaporan,
  IsiSaringan,
  JenisKolomLaporan,
  SelLaporan,
} from './tipe';

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
const TEPI = 28;
/** Codes are in capitals, and figures all as wide as the widest. */
const PER_KAPITAL = 9;
const PER_ANGKA = 8;
const LEBAR_PALING = 340;

export function adalahAngka(jenis: JenisKolomLaporan): boolean {
  return ANGKA.has(jenis);
}

/** With the unit, unless the title names it already. What is written like a rate is rupiah only where it is one. */
export function judulKolom(k: DefKolomLaporan): string {
  const satuan = k.jenis === 'kurs' && !k.judul.startsWith('Kurs') ? undefined : SATUAN[k.jenis];
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

interface PropsSel {
  teks: string;
  buka: SasaranSel | undefined;
  baris?: BarisData;
}

/** What may be cut off by its column can be read whole by pointing at it. */
function isiSel(teks: string) {
  return teks.length > PANJANG ? <span title={teks}>{teks}</span> : teks;
}

/** A number leads to its document, a barcode to its piece. */
export function SelTerbuka({ teks, buka, baris }: PropsSel) {
  const konteks = useContext(KonteksBuka);
  const ke = konteks && tujuan(buka, teks, baris, konteks);
  return ke ? <TautanSel ke={ke}>{isiSel(teks)}</TautanSel> : isiSel(teks);
}

/** The head of a group: the document it names is opened as a row's. */
export function LabelKelompok({ label }: { label: string }) {
  const bagian = pisahNomor(label);
  if (!bagian) return label;
  const [depan, nomor, belakang] = bagian;
  return (
    <>
      {depan}
      <SelTerbuka teks={nomor} buka="DOKUMEN" />
      {belakang}
    </>
  );
}

/** A column of the table that knows its place in the row. */
export interface KolomLaporan extends Kolom<BarisData> {
  ke: number;
  jenisLaporan: JenisKolomLaporan;
  /** How soon it is shown where not all have room; the lowest first. */
  peringkat: number;
  buka: SasaranSel | undefined;
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
  const per = adalahAngka(k.jenis) ? PER_ANGKA : PER_KAPITAL;
  return Math.max(Math.min(terpanjang * per + TEPI, LEBAR_PALING), judulKolom(k).length * 7 + TEPI);
}

const NAMA: ReadonlySet<JenisKolomLaporan> = new Set<JenisKolomLaporan>(['teks', 'barcode']);

/** What was traded and by whom: nobody reads a line without asking it. */
const APA_SIAPA: ReadonlySet<string> = new Set(['nama_barang', 'kode_batu', 'nama_sales', 'kode_sales', 'sales']);
const PELANGGAN = 'nama_customer';

interface Kedudukan {
  pertama: boolean;
  dokumenUtama: boolean;
  /** The last sum of money: what the others lead up to. */
  uangUtama: boolean;
  /** Some row says something there. */
  isi: boolean;
}

/**
 * What is read first: the document, the head, the money it comes to, what was traded and by whom, how much, with which
 * customer; then the parts of the sum and the rest as the report has it.
 */
function peringkat(k: DefKolomLaporan, { pertama, dokumenUtama, uangUtama, isi }: Kedudukan): number {
  const tambahan = isi ? 0 : 40;
  if (dokumenUtama) return 0;
  if (pertama) return 1 + tambahan;
  if (uangUtama) return 2 + tambahan;
  if (APA_SIAPA.has(k.kunci)) return 3 + tambahan;
  if (k.jumlah) return (k.jenis === 'rupiah' ? 6 : 4) + tambahan;
  if (k.kunci === PELANGGAN) return 5 + tambahan;
  return (NAMA.has(k.jenis) ? 7 : k.jenis === 'tanggal' ? 8 : 9) + tambahan;
}

const bernilai = (sel: unknown) => sel !== null && sel !== undefined && sel !== '' && sel !== 0;

/** A group's own column repeats another where rows are grouped by what they show anyhow. */
function kembar(ke: number, lain: number, contoh: readonly BarisData[]): boolean {
  return contoh.length > 0 && contoh.every((b) => b[ke] === b[lain]);
}

interface OpsiKolom {
  /** The rows that stand without the head of their group; all of them where the order dissolved the groups. */
  datar?: (baris: BarisData) => boolean;
  /** What the rows were asked with: a heading of the person's choice is called as it was chosen. */
  saringan?: IsiSaringan;
}

function judulKelompok(def: Pick<DefLaporan, 'saringan'>, k: DefKolomLaporan, saringan: IsiSaringan): string {
  const saring = def.saringan.find((s) => s.jenis === 'urut');
  const nilai = saring && (saringan[saring.kunci] ?? saring.awal);
  const label = (saring?.pilihan.find((p) => p.nilai === nilai) ?? saring?.pilihan[0])?.label;
  return label ? label.toLowerCase().replace(/(^|\s)\S/g, (h) => h.toUpperCase()) : k.judul;
}

/** The columns as the table shows them, not those without a title; `contoh` are rows their widths are fitted to. */
export function kolomLaporan(
  def: Pick<DefLaporan, 'kolom' | 'kelompok' | 'saringan'>,
  contoh: readonly BarisData[] = [],
  { datar, saringan = {} }: OpsiKolom = {},
): KolomLaporan[] {
  const ada = (ke: number) => contoh.length === 0 || contoh.some((b) => bernilai(b[ke]));
  const tampil = def.kolom
    .map((k, ke) => ({ k, ke, kelompok: def.kelompok.includes(k.kunci) }))
    .filter(({ k, kelompok }) => (kelompok ? datar !== undefined : k.judul !== ''));
  // What the head of a group says already is not said again.
  const tunggal = tampil.filter(
    ({ ke, kelompok }) => kelompok || !tampil.some((lain) => lain.kelompok && kembar(ke, lain.ke, contoh)),
  );
  const dokumen = tunggal.filter(({ k, ke }) => sasaranKolom(k.kunci) === 'DOKUMEN' && ada(ke));
  // A cancellation is read beside what it cancelled.
  const utama = dokumen.slice(0, dokumen[0]?.k.kunci === 'no_batal' ? 2 : 1).map(({ ke }) => ke);
  const uang = tunggal.filter(({ k, ke, kelompok }) => !kelompok && k.jumlah && k.jenis === 'rupiah' && ada(ke)).at(-1);
  return tunggal.map(({ k, ke, kelompok }, i) => {
    const judul = kelompok && k.kunci === 'kelompok' ? judulKelompok(def, k, saringan) : judulKolom(k);
    const buka = sasaranKolom(k.kunci);
    const sel = (baris: BarisData) => (kelompok && !datar?.(baris) ? null : (baris[ke] as SelLaporan));
    return {
      kunci: k.kunci,
      judul,
      jenis: adalahAngka(k.jenis) ? ('angka' as const) : ('teks' as const),
      nilai: sel,
      tampil: (baris: BarisData) => {
        const teks = tulisSelLaporan(sel(baris), k.jenis);
        return buka && teks !== '' ? <SelTerbuka teks={teks} buka={buka} baris={baris} /> : isiSel(teks);
      },
      lebar: Math.round(lebarIsi({ ...k, judul }, ke, contoh)),
      urut: false,
      ke,
      jenisLaporan: k.jenis,
      buka,
      peringkat: kelompok
        ? 0
        : peringkat(k, {
            pertama: i === 0,
            dokumenUtama: utama.includes(ke),
            uangUtama: uang?.ke === ke,
            isi: ada(ke),
          }),
    };
  });
}

/** Room for 'Total' and the number of rows in front of the first sum. */
const LEBAR_LABEL = 128;

/** The widths once the sums are there: no figure of them is cut off, and their label has room. */
export function lebarJumlah(
  kolom: readonly KolomLaporan[],
  lebar: ReadonlyMap<string, number>,
  total: BarisJumlah | undefined,
  sempit: number,
): ReadonlyMap<string, number> {
  if (!total) return lebar;
  const pas = new Map(lebar);
  let depan: number | undefined;
  let sampai = sempit;
  for (const k of kolom) {
    const kini = pas.get(k.kunci) ?? 0;
    const nilai = total.isi[k.ke];
    if (nilai !== null && nilai !== undefined) {
      depan ??= sampai;
      pas.set(k.kunci, Math.max(kini, tulisSelLaporan(nilai, k.jenisLaporan).length * PER_ANGKA + TEPI));
    }
    sampai += kini;
  }
  const pertama = kolom[0]?.kunci;
  if (pertama !== undefined && depan !== undefined && depan > sempit && depan < LEBAR_LABEL) {
    pas.set(pertama, (pas.get(pertama) ?? 0) + LEBAR_LABEL - depan);
  }
  return pas;
}

/** Most of a card's height is its lines: a phone shows the first ones, the rest by choice. */
const PALING_KARTU = 9;

/** Which columns are shown before anybody chose: as many as there is room for, the first by rank. */
export function kolomMuat(kolom: readonly KolomLaporan[], lebar: number, kartu: boolean): ReadonlySet<string> {
  const urut = [...kolom].sort((a, b) => a.peringkat - b.peringkat || a.ke - b.ke);
  if (kartu) return new Set(urut.slice(0, PALING_KARTU).map((k) => k.kunci));
  let sisa = lebar;
  const muat = urut.filter((k, i) => {
    if (i > 0 && (k.lebar ?? 0) > sisa) return false;
    sisa -= k.lebar ?? 0;
    return true;
  });
  return new Set(muat.map((k) => k.kunci));
}
