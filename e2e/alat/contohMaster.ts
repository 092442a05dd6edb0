// Sample rows made from a master's definition: the n-th row, good in every column, and the rows it names.
// Rows that others name carry another prefix, so that no walk deletes what a second one points to.
import { kolomIsian } from '../../web/src/kit/master/nilai';
import type { BarisMaster, Definisi, DefKolom } from '../../web/src/kit/master/tipe';
import type { Api } from './api';

export type Contoh = Record<string, string>;

const RUJUK = 'RUJ';
const BARIS = 'E2E';
/** The kinds of groups are fixed by the program: both are there already. */
const TETAP: Readonly<Record<string, string>> = { 'master-parameter-jenis-group': 'TUA' };
/** Ranges of money that belong to no group start above those of the demo. */
const DASAR_RUPIAH = 2_000_000_000;

export class PembuatContoh {
  constructor(readonly semua: readonly Definisi[]) {}

  cari(slug: string | null | undefined): Definisi {
    const def = this.semua.find((satu) => satu.slug === slug);
    if (!def) throw new Error(`tidak ada definisi ${slug}`);
    return def;
  }

  /** Can a further row have a key of its own? Not where the key is one of a few choices. */
  kunciBebas(def: Definisi): boolean {
    return def.kunci.length > 1 || def.kolom.find((k) => k.nama === def.kunci[0])?.jenis !== 'pilihan';
  }

  nilai(def: Definisi, k: DefKolom, n: number, awalan = BARIS): string {
    const ujung = def.rentang?.indexOf(k.nama) ?? -1;
    if (ujung >= 0) return String((k.jenis === 'rupiah' ? DASAR_RUPIAH : 0) + n * 10 + (ujung === 0 ? 0 : 9));
    switch (k.jenis) {
      case 'kode':
        return `${awalan}${def.path.replace(/\W/g, '').slice(-8).toUpperCase()}${n}`;
      case 'teks':
        return `${awalan} ${k.label.toUpperCase()} ${n}`.slice(0, k.maks);
      case 'teks_kecil':
        return `${awalan} ${k.label} ${n}`;
      case 'telepon':
        return `08130000000${n}`;
      case 'angka':
        return String(90 + n);
      case 'rupiah':
        return String(1_000_000 + n * 1000);
      case 'berat':
      case 'carat':
        return `${n + 1}.250`;
      case 'persen':
        return `${n + 1}.50`;
      case 'kadar':
        return `${40 + n}.25`;
      case 'usd':
      case 'kurs':
        return `${100 + n}.75`;
      case 'nilai':
        return String(n + 1);
      case 'tanda':
        return k.bawaan === '1' ? 'true' : 'false';
      case 'tanggal':
        return `2031-03-0${n + 1}`;
      case 'pilihan':
        return k.pilihan?.[n % k.pilihan.length] ?? '';
      case 'pengguna':
        return '';
      default:
        return this.kodeRujuk(this.cari(k.rujuk), this.ke(def, k, n));
    }
  }

  /** Which row of the other master the n-th row names: its own where the reference is the whole key. */
  private ke(def: Definisi, k: DefKolom, n: number): number {
    return def.kunci.length === 1 && def.kunci[0] === k.nama ? n : 0;
  }

  kodeRujuk(def: Definisi, n: number): string {
    const kunci = def.kolom.find((k) => k.nama === def.kunci[0]);
    return TETAP[def.slug] ?? (kunci ? this.nilai(def, kunci, n, RUJUK) : '');
  }

  baris(def: Definisi, n: number, awalan = BARIS): Contoh {
    return Object.fromEntries(kolomIsian(def).map((k) => [k.nama, this.nilai(def, k, n, awalan)]));
  }

  csv(def: Definisi, baris: readonly Contoh[]): string {
    const kolom = kolomIsian(def).map((k) => k.nama);
    return [kolom.join(','), ...baris.map((b) => kolom.map((k) => b[k] ?? '').join(','))].join('\n');
  }

  /** Adds what the first rows of these masters name. They stay: a file's server goes with it. */
  async siapkanRujukan(api: Api, untuk: readonly Definisi[], banyak: number): Promise<void> {
    const sudah = new Set<string>();
    const rujukan = async (def: Definisi, n: number): Promise<void> => {
      for (const k of def.kolom) if (k.rujuk) await tambah(this.cari(k.rujuk), this.ke(def, k, n));
    };
    const tambah = async (def: Definisi, n: number): Promise<void> => {
      if (TETAP[def.slug] || sudah.has(`${def.slug} ${n}`)) return;
      sudah.add(`${def.slug} ${n}`);
      await rujukan(def, n);
      const { status, message } = await api.panggil<BarisMaster>('POST', def.path, this.baris(def, n, RUJUK));
      if (status !== 200) throw new Error(`${def.slug}: ${status} ${message}`);
    };
    for (const def of untuk) {
      for (let n = 0; n < banyak; n++) await rujukan(def, n);
    }
  }
}
