// Values of a master between the wire, the form and the eye. Pure.
// A form keeps texts (and flags), so that digits reach the server as they were typed.
import { rupiah, tulisAngka } from '../angka';
import { tulisPilihan } from './teks';
import type { Definisi, DefKolom, IsiMaster, NilaiKolom } from './tipe';

export type IsiForm = Readonly<Record<string, string | boolean>>;

const TIGA_DESIMAL: ReadonlySet<string> = new Set(['berat', 'carat']);
const DUA_DESIMAL: ReadonlySet<string> = new Set(['persen', 'kadar', 'usd', 'kurs']);

/** A value of the wire as the form's field has it. */
export function keForm(kolom: DefKolom, nilai: NilaiKolom | undefined): string | boolean {
  if (kolom.jenis === 'tanda') return nilai === true || nilai === '1';
  if (nilai === null || nilai === undefined) return '';
  if (typeof nilai !== 'number') return String(nilai);
  if (TIGA_DESIMAL.has(kolom.jenis)) return nilai.toFixed(3);
  return DUA_DESIMAL.has(kolom.jenis) ? nilai.toFixed(2) : String(nilai);
}

/** Columns that a person fills in. */
export function kolomIsian(def: Definisi): DefKolom[] {
  return def.kolom.filter((k) => !k.sistem);
}

export function formBaru(def: Definisi): IsiForm {
  return Object.fromEntries(kolomIsian(def).map((k) => [k.nama, keForm(k, k.bawaan)]));
}

export function formDari(def: Definisi, isi: IsiMaster): IsiForm {
  return Object.fromEntries(kolomIsian(def).map((k) => [k.nama, keForm(k, isi[k.nama])]));
}

/** The specification's message for every required field that is empty. */
export function periksaWajib(kolom: readonly DefKolom[], isi: IsiForm): Record<string, string> {
  const galat: Record<string, string> = {};
  for (const k of kolom) {
    const nilai = isi[k.nama];
    if (k.wajib && typeof nilai !== 'boolean' && (nilai ?? '').trim() === '') galat[k.nama] = k.wajib;
  }
  return galat;
}

/** Is a value that may be either counted in percent here? */
export function berpersen(kolom: DefKolom, isi: Readonly<Record<string, unknown>>): boolean {
  return Boolean(kolom.satuan) && isi[kolom.satuan ?? ''] === 'PERSEN';
}

/** The value as a person reads it, with its unit where the header does not say it. */
export function tulisNilai(kolom: DefKolom, isi: IsiMaster): string {
  const nilai = isi[kolom.nama];
  if (nilai === null || nilai === undefined || nilai === '') return '';
  if (kolom.jenis === 'tanda') return nilai === true || nilai === '1' ? 'Ya' : 'Tidak';
  if (kolom.jenis === 'pilihan') return tulisPilihan(String(nilai));
  const angka = typeof nilai === 'number' ? nilai : undefined;
  if (angka === undefined) return String(nilai);
  if (kolom.jenis === 'nilai') return berpersen(kolom, isi) ? `${tulisAngka(angka, 'persen')}%` : rupiah(angka);
  if (kolom.jenis === 'rupiah') return tulisAngka(angka, 'rupiah');
  if (TIGA_DESIMAL.has(kolom.jenis)) return tulisAngka(angka, 'berat');
  return tulisAngka(angka, DUA_DESIMAL.has(kolom.jenis) ? 'persen' : 'angka');
}

const SATUAN: Readonly<Record<string, string>> = {
  rupiah: 'Rp',
  kurs: 'Rp',
  berat: 'gr',
  carat: 'ct',
  persen: '%',
  kadar: '%',
  usd: 'USD',
};

/** The unit of a column. Karat are 24ths, kept with the decimals of a percentage. */
function satuanKolom(kolom: DefKolom): string | undefined {
  return kolom.nama === 'karat' ? undefined : SATUAN[kolom.jenis];
}

/** As [tulisNilai], where no header stands above: with the unit, and an empty value said. */
export function tulisLengkap(kolom: DefKolom, isi: IsiMaster): string {
  const teks = tulisNilai(kolom, isi);
  if (teks === '') return '–';
  const satuan = satuanKolom(kolom);
  if (satuan === undefined || typeof isi[kolom.nama] !== 'number') return teks;
  return satuan === 'Rp' ? `Rp. ${teks}` : `${teks} ${satuan}`;
}

/** The header with its unit, unless the label already says it. */
export function judulKolom(kolom: DefKolom): string {
  const satuan = satuanKolom(kolom);
  if (satuan === undefined || kolom.label.includes('(') || kolom.label.includes(satuan)) return kolom.label;
  return `${kolom.label} (${satuan})`;
}

/** Rows of days stand with the newest first; others by their key, as the server has them. */
export function urutanAwal(def: Definisi): { kunci: string; turun: boolean } | undefined {
  const [kunci] = def.kunci;
  const hari = def.kolom.some((k) => k.nama === kunci && k.jenis === 'tanggal');
  return kunci !== undefined && hari ? { kunci, turun: true } : undefined;
}

/** How a person names the row: its key, parts apart by a slash. */
export function sebutBaris(def: Definisi, isi: IsiMaster): string {
  return def.kunci
    .map((kunci) => {
      const kolom = def.kolom.find((k) => k.nama === kunci);
      return (kolom && tulisNilai(kolom, isi)) || '-';
    })
    .join(' / ');
}

/** The first line of an import file. */
export function templatCsv(def: Definisi): string {
  return `${kolomIsian(def)
    .map((k) => k.nama)
    .join(',')}\r\n`;
}
