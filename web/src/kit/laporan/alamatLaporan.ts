// What a report shows, as its address holds it: filters under their own names, stores, columns, order. Dates are written
// out, so that a shared link shows the same days tomorrow. Pure.
import type { UrutanTabel } from '../tabel/tipe';
import { kunciDari, kunciSampai } from './saringan';
import type { DefSaring, IsiSaringan, NilaiSaring } from './tipe';

type Isi = Readonly<Record<string, string>>;

export function kunciSaring(saringan: readonly DefSaring[]): string[] {
  return saringan.flatMap((s) =>
    s.jenis === 'rentang_harga' ? [kunciDari(s.kunci), kunciSampai(s.kunci)] : [s.kunci],
  );
}

/** Filters as the address has them; nothing where it has none. */
export function saringanAlamat(saringan: readonly DefSaring[], isi: Isi, bawaan: IsiSaringan): IsiSaringan | undefined {
  const ada = kunciSaring(saringan).filter((kunci) => isi[kunci] !== undefined);
  if (ada.length === 0) return undefined;
  const angka = new Set(saringan.filter((s) => s.jenis === 'rentang_harga').flatMap((s) => kunciSaring([s])));
  const hasil: Record<string, NilaiSaring> = { ...bawaan };
  for (const kunci of ada) hasil[kunci] = angka.has(kunci) ? Number(isi[kunci]) : (isi[kunci] ?? '');
  return hasil;
}

/** The same for the address: what is empty leaves it. */
export function alamatSaringan(saringan: readonly DefSaring[], isi: IsiSaringan): Record<string, string | undefined> {
  return Object.fromEntries(
    kunciSaring(saringan).map((kunci) => {
      const nilai = isi[kunci];
      return [kunci, nilai === null || nilai === undefined || nilai === '' ? undefined : String(nilai)];
    }),
  );
}

export const bacaDaftar = (teks: string | undefined): string[] => (teks ? teks.split(',').filter(Boolean) : []);

export function bacaUrutan(teks: string | undefined): UrutanTabel | undefined {
  return teks ? { kunci: teks.replace(/^-/, ''), turun: teks.startsWith('-') } : undefined;
}

export const tulisUrutan = (u: UrutanTabel | undefined) => (u ? `${u.turun ? '-' : ''}${u.kunci}` : undefined);
