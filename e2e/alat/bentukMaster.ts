// Which masters stand for all of them: every trait that the one screen of the masters treats differently is met by at
// least one. Computed from the definitions, so that a new kind of column brings its master along by itself.
import { kolomIsian } from '../../web/src/kit/master/nilai';
import type { Definisi } from '../../web/src/kit/master/tipe';

/** From so many columns on the form is wide; over so many characters a text has a line of its own. */
const LEBAR = 8;
const PANJANG = 100;
/** Keys that are found and written each in its own way; all others are numbers to the screen. */
const KUNCI: ReadonlySet<string> = new Set(['kode', 'teks', 'pilihan', 'rujuk']);

export function sifat(def: Definisi): string[] {
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

/** The masters to look at in full: the one with most that is new first, the shorter form where two have as much. */
export function wakil(semua: readonly Definisi[]): Set<Definisi> {
  const belum = new Set(semua.flatMap(sifat));
  const baru = (def: Definisi) => new Set(sifat(def).filter((satu) => belum.has(satu))).size;
  const terpilih = new Set<Definisi>();
  while (belum.size > 0) {
    const [def] = [...semua].sort((a, b) => baru(b) - baru(a) || a.kolom.length - b.kolom.length);
    if (!def) break;
    terpilih.add(def);
    for (const satu of sifat(def)) belum.delete(satu);
  }
  return terpilih;
}
