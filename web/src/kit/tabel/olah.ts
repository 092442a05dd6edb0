// Searching, sorting, summing and exporting rows. Pure, and quick enough for a hundred thousand of them.
// Rows are handled as they came: no wrapper object is made for a row that is not on the screen.
import { bacaAngka, type JenisAngka, tulisAngka } from '../angka';
import type { JenisKolom, Kolom, NilaiSel, UrutanTabel } from './tipe';

const ANGKA: ReadonlySet<string> = new Set<JenisAngka>(['angka', 'rupiah', 'berat', 'persen']);

export function kolomAngka(jenis: JenisKolom | undefined): jenis is JenisAngka {
  return jenis !== undefined && ANGKA.has(jenis);
}

export function tulisSel(nilai: NilaiSel, jenis: JenisKolom | undefined): string {
  if (nilai === null || nilai === undefined) return '';
  if (typeof nilai === 'boolean') return nilai ? 'Ya' : 'Tidak';
  if (!kolomAngka(jenis)) return String(nilai);
  const angka = bacaAngka(nilai);
  return angka === undefined ? String(nilai) : tulisAngka(angka, jenis);
}

const teksBaris = new WeakMap<object, string>();

function teksCari<R>(baris: R, kolom: readonly Kolom<R>[]): string {
  const wadah = typeof baris === 'object' && baris !== null ? baris : undefined;
  const ada = wadah && teksBaris.get(wadah);
  if (ada !== undefined) return ada;
  const teks = kolom
    .map((k) => {
      const nilai = k.nilai(baris);
      const asli = nilai === null || nilai === undefined ? '' : String(nilai);
      return kolomAngka(k.jenis) ? `${asli} ${tulisSel(nilai, k.jenis)}` : asli;
    })
    .join('\n')
    .toLowerCase();
  if (wadah) teksBaris.set(wadah, teks);
  return teks;
}

export function saringBaris<R>(data: readonly R[], kolom: readonly Kolom<R>[], cari: string): readonly R[] {
  const kata = cari.trim().toLowerCase();
  return kata === '' ? data : data.filter((baris) => teksCari(baris, kolom).includes(kata));
}

function bandingkan(a: string | number, b: string | number): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Empty values stand last in either direction. */
export function urutkanBaris<R>(data: readonly R[], kolom: readonly Kolom<R>[], urut?: UrutanTabel): readonly R[] {
  const pakai = urut && kolom.find((k) => k.kunci === urut.kunci);
  if (!pakai) return data;
  const arah = urut.turun ? -1 : 1;
  const berkunci = data.map((baris, nomor) => {
    const nilai = pakai.nilai(baris);
    const angka = kolomAngka(pakai.jenis) ? bacaAngka(nilai) : undefined;
    const kosong = nilai === null || nilai === undefined || nilai === '';
    return { baris, nomor, kunci: kosong ? undefined : (angka ?? String(nilai).toLowerCase()) };
  });
  berkunci.sort((a, b) => {
    if (a.kunci === undefined || b.kunci === undefined) {
      return a.kunci === b.kunci ? a.nomor - b.nomor : a.kunci === undefined ? 1 : -1;
    }
    return bandingkan(a.kunci, b.kunci) * arah || a.nomor - b.nomor;
  });
  return berkunci.map((satu) => satu.baris);
}

/** Sums in thousandths, in one plain loop a column: it runs again with every batch of a long report. */
export function hitungTotal<R>(data: readonly R[], kolom: readonly Kolom<R>[]): ReadonlyMap<string, number> {
  const hasil = new Map<string, number>();
  for (const k of kolom) {
    if (!k.total) continue;
    let seribu = 0;
    for (const baris of data) {
      const nilai = k.nilai(baris);
      seribu += Math.round((typeof nilai === 'number' ? nilai : (bacaAngka(nilai) ?? 0)) * 1000);
    }
    hasil.set(k.kunci, seribu / 1000);
  }
  return hasil;
}

/** Text that a spreadsheet would run as a formula is written as text. */
function selCsv(nilai: NilaiSel, jenis: JenisKolom | undefined): string {
  const teks = nilai === null || nilai === undefined ? '' : String(nilai);
  const aman = !kolomAngka(jenis) && /^[=+\-@\t\r]/.test(teks) ? `'${teks}` : teks;
  return /[",\n\r;]/.test(aman) ? `"${aman.replace(/"/g, '""')}"` : aman;
}

export function keCsv<R>(data: readonly R[], kolom: readonly Kolom<R>[]): string {
  const kepala = kolom.map((k) => selCsv(k.judul, 'teks')).join(',');
  const isi = data.map((baris) => kolom.map((k) => selCsv(k.nilai(baris), k.jenis)).join(','));
  return [kepala, ...isi].join('\r\n');
}
