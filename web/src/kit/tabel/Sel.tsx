// What stands in one cell: the column's own view, an editable value, or the value written by its kind.
// Negative numbers carry their sign and a colour.
import clsx from 'clsx';
import { bacaAngka } from '../angka';
import { kolomAngka, tulisSel } from './olah';
import { SelUbah } from './SelUbah';
import kelas from './tabel.module.css';
import type { Kolom } from './tipe';

export function IsiSel<R>({ baris, kolom }: { baris: R; kolom: Kolom<R> }) {
  if (kolom.tampil) return kolom.tampil(baris);
  const nilai = kolom.nilai(baris);
  const teks = tulisSel(nilai, kolom.jenis);
  if (kolom.ubah) {
    const asli = nilai === null || nilai === undefined ? '' : String(nilai);
    return <SelUbah baris={baris} label={kolom.judul} teks={teks} nilai={asli} ubah={kolom.ubah} />;
  }
  return teks;
}

export function kelasSel<R>(baris: R, kolom: Kolom<R>): string {
  if (!kolomAngka(kolom.jenis)) return '';
  return clsx(kelas.angka, (bacaAngka(kolom.nilai(baris)) ?? 0) < 0 && kelas.negatif);
}
