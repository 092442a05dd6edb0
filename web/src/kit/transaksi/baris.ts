// The lines of a document on the screen: each with an id of its own, so that what the server says of a place in a list
// finds its line whatever was added or taken off since.
import { idAcak } from '@/api/acak';

export interface Baris<M> {
  id: string;
  minta: M;
}

/** What was said of a line, by field; 'umum' of the line as a whole. */
export type GalatBaris = ReadonlyMap<string, Readonly<Record<string, string>>>;

export function baris<M>(minta: M): Baris<M> {
  return { id: idAcak(), minta };
}

export function ubahBaris<M>(semua: readonly Baris<M>[], id: string, ubah: Partial<M>): readonly Baris<M>[] {
  return semua.map((b) => (b.id === id ? { id, minta: { ...b.minta, ...ubah } } : b));
}

export function hapusBaris<M>(semua: readonly Baris<M>[], id: string): readonly Baris<M>[] {
  return semua.filter((b) => b.id !== id);
}

/** What the server made of each line, by the id of that line. */
export function petaBaris<H>(semua: readonly { id: string }[], hasil: readonly H[]): Map<string, H> {
  const isi = new Map<string, H>();
  semua.forEach((b, i) => {
    const h = hasil[i];
    if (h !== undefined) isi.set(b.id, h);
  });
  return isi;
}

/** Sorts what the server said of rows to the lines they are. */
export function galatPerId(
  kolom: Readonly<Record<string, string>>,
  daftar: string,
  semua: readonly { id: string }[],
): GalatBaris {
  const pola = new RegExp(`^${daftar}\\[(\\d+)\\]\\.?(.*)$`);
  const hasil = new Map<string, Record<string, string>>();
  for (const [nama, teks] of Object.entries(kolom)) {
    const cocok = pola.exec(nama);
    const id = cocok ? semua[Number(cocok[1])]?.id : undefined;
    if (id && cocok) hasil.set(id, { ...hasil.get(id), [cocok[2] || 'umum']: teks });
  }
  return hasil;
}
