// How works are put on the board: by stage, what is late in front, then by the promised day. Pure, and quick for thousands.
import { tanggalPendek } from '../waktu';
import type { IsiKartu, Tahap } from './tipe';

export type Golongan = 'TELAT' | 'HARI INI' | 'BESOK' | 'NANTI';

export const GOLONGAN: readonly { value: Golongan; label: string }[] = [
  { value: 'TELAT', label: 'Telat' },
  { value: 'HARI INI', label: 'Hari ini' },
  { value: 'BESOK', label: 'Besok' },
  { value: 'NANTI', label: 'Nanti' },
];

/** On the card of what nobody validated yet, where that is asked for. */
export const TUNGGU_VALIDASI = 'Menunggu validasi';

export const SARING_PAPAN = { cari: '', sales: '', tukang: '', janji: '' };
export type SaringPapan = typeof SARING_PAPAN;

export interface Kerja<R> {
  isi: IsiKartu;
  golongan: Golongan;
  asal: R;
}

/** A line of a column: the head of a group of days, or a card. */
export type Butir<R> = { judul: Golongan; banyak: number } | Kerja<R>;

export interface KolomKerja<R> {
  tahap: Tahap;
  butir: readonly Butir<R>[];
  kartu: readonly Kerja<R>[];
  telat: number;
  sisa: number;
}

const HARI_MS = 86_400_000;
const saat = (tanggal: string) => Date.parse(`${tanggal}T00:00:00Z`);

/** Days from the one to the other; not a number where one is no date. */
export const selisihHari = (dari: string, ke: string): number => Math.round((saat(ke) - saat(dari)) / HARI_MS);

export function golonganJanji(janji: string, hari: string): Golongan {
  const n = selisihHari(hari, janji);
  if (Number.isNaN(n) || n > 1) return 'NANTI';
  return n < 0 ? 'TELAT' : n === 0 ? 'HARI INI' : 'BESOK';
}

/** What the card says about its day: 'Telat 3 hari', 'Hari ini', 'Besok', '24 Nov'. */
export function sebutJanji(janji: string, hari: string): string {
  if (!janji) return 'Tanpa janji';
  const n = selisihHari(hari, janji);
  if (n < 0) return `Telat ${-n} hari`;
  return n === 0 ? 'Hari ini' : n === 1 ? 'Besok' : tanggalPendek(janji);
}

const PENDEK = 18;

/** A name that fits on a card: the first words whole, what would not fit as its letter. */
export function namaPendek(nama: string): string {
  const bersih = nama.trim().replace(/\s+/g, ' ');
  if (bersih.length <= PENDEK) return bersih;
  const [depan = '', ...lain] = bersih.split(' ');
  let jadi = depan;
  for (const kata of lain) {
    const utuh = `${jadi} ${kata}`;
    jadi = utuh.length <= PENDEK ? utuh : `${jadi} ${kata.charAt(0)}.`;
    if (jadi.length >= PENDEK) break;
  }
  return jadi;
}

const cocok = (isi: IsiKartu, kata: readonly string[]): boolean => {
  const semua = `${isi.no}\n${isi.nama}\n${isi.apa}\n${isi.tukang ?? ''}\n${isi.cari ?? ''}`.toUpperCase();
  return kata.every((satu) => semua.includes(satu));
};

export function bacaKerja<R>(data: readonly R[], kartu: (kerja: R) => IsiKartu, hari: string): readonly Kerja<R>[] {
  return data.map((asal) => {
    const isi = kartu(asal);
    return { asal, isi, golongan: golonganJanji(isi.janji, hari) };
  });
}

/** Each word that was typed must be found; a filter that says nothing lets everything through. */
export function saringKerja<R>(semua: readonly Kerja<R>[], saring: SaringPapan): readonly Kerja<R>[] {
  const kata = saring.cari.toUpperCase().split(/\s+/).filter(Boolean);
  return semua.filter(
    ({ isi, golongan }) =>
      (saring.janji === '' || golongan === saring.janji) &&
      (saring.sales === '' || isi.sales === saring.sales) &&
      (saring.tukang === '' || isi.tukang === saring.tukang) &&
      (kata.length === 0 || cocok(isi, kata)),
  );
}

const AKHIR = '9999-99-99';
const urutan = <R>(a: Kerja<R>, b: Kerja<R>): number => {
  const [x, y] = [a.isi.janji || AKHIR, b.isi.janji || AKHIR];
  if (x !== y) return x < y ? -1 : 1;
  return a.isi.no < b.isi.no ? -1 : 1;
};

export function susunPapan<R>(kerja: readonly Kerja<R>[], tahap: readonly Tahap[]): readonly KolomKerja<R>[] {
  const per = new Map<string, Kerja<R>[]>(tahap.map((t) => [t.kode, []]));
  for (const satu of kerja) per.get(satu.isi.tahap)?.push(satu);
  return tahap.map((t) => {
    const kartu = (per.get(t.kode) ?? []).sort(urutan);
    const banyak = new Map<Golongan, number>();
    let sisa = 0;
    for (const k of kartu) {
      banyak.set(k.golongan, (banyak.get(k.golongan) ?? 0) + 1);
      sisa += k.isi.sisa;
    }
    const butir: Butir<R>[] = [];
    let kini: Golongan | undefined;
    for (const k of kartu) {
      if (k.golongan !== kini) {
        kini = k.golongan;
        butir.push({ judul: kini, banyak: banyak.get(kini) ?? 0 });
      }
      butir.push(k);
    }
    return { tahap: t, butir, kartu, sisa, telat: banyak.get('TELAT') ?? 0 };
  });
}

/** Who is on these works, in order, each once. */
export function orangKerja<R>(kerja: readonly Kerja<R>[], siapa: 'tukang' | 'sales'): string[] {
  return [...new Set(kerja.map((k) => k.isi[siapa] ?? '').filter(Boolean))].sort();
}

export interface Letak {
  kolom: number;
  urut: number;
}

export function letakKerja<R>(papan: readonly KolomKerja<R>[], no: string | undefined): Letak | undefined {
  if (!no) return undefined;
  for (const [kolom, k] of papan.entries()) {
    const urut = k.kartu.findIndex((satu) => satu.isi.no === no);
    if (urut >= 0) return { kolom, urut };
  }
  return undefined;
}

const ARAH: Readonly<Record<string, readonly [number, number]>> = {
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  Home: [0, Number.NEGATIVE_INFINITY],
  End: [0, Number.POSITIVE_INFINITY],
};

/** The card that an arrow leads to: within the column, or beside it in the next column that has any. */
export function tetangga<R>(papan: readonly KolomKerja<R>[], dari: Letak, kunci: string): Letak | undefined {
  const arah = ARAH[kunci];
  if (!arah) return undefined;
  const [dx, dy] = arah;
  let kolom = dari.kolom;
  if (dx !== 0) {
    do kolom += dx;
    while (papan[kolom] !== undefined && papan[kolom]?.kartu.length === 0);
  }
  const banyak = papan[kolom]?.kartu.length ?? 0;
  if (banyak === 0) return undefined;
  return { kolom, urut: Math.min(Math.max(dari.urut + dy, 0), banyak - 1) };
}
