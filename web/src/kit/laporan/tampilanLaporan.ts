// A kept view of a report and its address, the one made from the other. Days that have a name are kept by it, so that a view
// of last week is one tomorrow as well. Pure.
import { alamatSaringan, kunciSaring } from './alamatLaporan';
import { type NamaPeriode, namaRentang, PERIODE, rentangIsi, rentangPeriode, saringPeriode } from './periode';
import type { DefLaporan, IsiSaringan } from './tipe';

export interface Tampilan {
  nomor: number;
  nama: string;
  isi: Readonly<Record<string, string>>;
  /** What the report begins with. */
  bawaan: boolean;
}

type Def = Pick<DefLaporan, 'saringan'>;
type Alamat = Readonly<Record<string, string | undefined>>;

const HARI_INI = 'HARI_INI';
/** What an address says beside the filters. */
const LAIN = ['toko', 'kolom', 'urutan', 'grafik', 'banding'] as const;

const terisi = (isi: Alamat): Record<string, string> =>
  Object.fromEntries(Object.entries(isi).filter((satu): satu is [string, string] => !!satu[1]));

/** What is kept of the form, the stores and the rest of the address. */
export function isiTampilan(
  def: Def,
  isi: IsiSaringan,
  toko: readonly string[],
  alamat: Alamat,
  tglSystem: string,
): Record<string, string> {
  const bebas = def.saringan.filter((s) => !s.tetap);
  const saringan = alamatSaringan(bebas, isi);
  const dua = saringPeriode(def.saringan);
  const rentang = rentangIsi(def.saringan, isi);
  const nama = rentang && namaRentang(rentang, tglSystem);
  const lain = Object.fromEntries(LAIN.map((kunci) => [kunci, alamat[kunci]]));
  const semua: Record<string, string | undefined> = { ...lain, ...saringan, toko: toko.join(',') };
  if (dua && nama) {
    for (const s of dua) delete semua[s.kunci];
    semua.periode = nama;
  } else if (!dua) {
    for (const s of bebas) if (s.jenis === 'tanggal' && semua[s.kunci] === tglSystem) semua[s.kunci] = HARI_INI;
  }
  return terisi(semua);
}

/** The address of a view on this day of the store: everything of a report's address, what the view has not leaves it. */
export function alamatTampilan(def: Def, isi: Tampilan['isi'], tglSystem: string): Record<string, string | undefined> {
  const kunci = [...kunciSaring(def.saringan), ...LAIN];
  const hasil: Record<string, string | undefined> = Object.fromEntries(kunci.map((k) => [k, isi[k]]));
  for (const s of def.saringan) {
    if (s.jenis === 'tanggal' && hasil[s.kunci] === HARI_INI) hasil[s.kunci] = tglSystem;
  }
  const dua = saringPeriode(def.saringan);
  const nama = isi.periode;
  if (dua && nama && nama in PERIODE) {
    const { dari, sampai } = rentangPeriode(nama as NamaPeriode, tglSystem);
    hasil[dua[0].kunci] = dari;
    hasil[dua[1].kunci] = sampai;
  }
  return hasil;
}

/** Nothing of a report stands in this address. */
export function alamatKosong(def: Def, alamat: Alamat): boolean {
  return [...kunciSaring(def.saringan), ...LAIN].every((kunci) => alamat[kunci] === undefined);
}

/** The view that shows what is shown. */
export function tampilanKini(semua: readonly Tampilan[], isi: Readonly<Record<string, string>>): Tampilan | undefined {
  const tulis = (satu: Readonly<Record<string, string>>) => JSON.stringify(Object.entries(satu).sort());
  return semua.find((t) => tulis(t.isi) === tulis(isi));
}
