// Which masters stand for all of them: every trait that the one screen of the masters treats differently is met by at
// least one. Computed from the definitions, so that a new kind of column brings its master along by itself.
import { kolomIsian } from '../../web/src/kit/master/nilai';
import type { Definisi } from '../../web/src/kit/master/tipe';

/** From so many columns on the form is wide; over so many characters a text has a line of its own. */
const LEBAR = 8;
const PANJANG = 100;
/** Keys that are found and written each in its own way; all others are numbers to the screen. */
const KUNCI: ReadonlySet<string> = new Set(['kode', 'teks', 'pilihan', 'rujuk']);

/** Provinces and cities have no screen of their own. */
export const berlayar = (def: Definisi): boolean => def.rute === `/${def.slug}`;

function sifat(def: Definisi): string[] {
  const kolom = kolomIsian(def);
  const kunci = def.kunci.map((nama) => def.kolom.find((k) => k.nama === nama)?.jenis ?? '?');
  return [
    ...kolom.map((k) => `kolom ${k.jenis}`),
    ...kolom.filter((k) => k.jenis === 'rujuk').map((k) => (k.wajib ? 'rujukan wajib' : 'rujukan bebas')),
    ...kunci.map((jenis) => `kunci ${KUNCI.has(jenis) ? jenis : 'angka'}`),
    kunci.length > 1 ? 'kunci majemuk' : 'kunci tunggal',
    def.rentang ? 'berentang' : 'tanpa rentang',
    def.rantai ? 'milik rantai' : 'milik toko',
    kolom.length > LEBAR ? 'formulir lebar' : 'formulir sempit',
    ...(kolom.length === 1 ? ['satu kolom'] : []),
    ...(kolom.some((k) => k.maks > PANJANG) ? ['teks panjang'] : []),
    ...(kolom.length < def.kolom.length ? ['kolom sistem'] : []),
    ...(kolom.some((k) => !k.di_tabel) ? ['kolom tersembunyi'] : []),
  ];
}

/** The masters to look at in full. */
export const wakil = (semua: readonly Definisi[]): Set<Definisi> => wakili(semua, sifat, (def) => def.kolom.length);

/** Those that together have every trait of all: the one with most that is new first, of equals the one of least weight. */
export function wakili<T>(
  semua: readonly T[],
  sifat: (satu: T) => readonly string[],
  berat: (satu: T) => number,
): Set<T> {
  const belum = new Set(semua.flatMap((satu) => sifat(satu)));
  const baru = (satu: T) => new Set(sifat(satu).filter((yang) => belum.has(yang))).size;
  const terpilih = new Set<T>();
  while (belum.size > 0) {
    const [satu] = [...semua].sort((a, b) => baru(b) - baru(a) || berat(a) - berat(b));
    if (satu === undefined) break;
    terpilih.add(satu);
    for (const yang of sifat(satu)) belum.delete(yang);
  }
  return terpilih;
}
