// Rows of a report that is several tables: by store, then by the section its first group column names. Pure.
import { type BarisData, type BarisLaporan, barisData, type DefLaporan, type SelLaporan } from './tipe';

export interface IsiBagian {
  baris: BarisData[];
  /** Sums in the order of the columns; nothing while the section is not complete. */
  jumlah?: readonly SelLaporan[];
}

export interface TokoBagian {
  /** Empty where no stores were chosen. */
  label: string;
  bagian: ReadonlyMap<string, IsiBagian>;
}

const SUB = 'Sub Total ';

export function bacaBagian(def: Pick<DefLaporan, 'kolom' | 'kelompok'>, baris: readonly BarisLaporan[]): TokoBagian[] {
  const letak = def.kolom.findIndex((kolom) => kolom.kunci === def.kelompok[0]);
  const hasil: TokoBagian[] = [];
  let kini = new Map<string, IsiBagian>();
  const mulai = (label: string) => {
    kini = new Map();
    hasil.push({ label, bagian: kini });
  };
  const ambil = (nama: string) => {
    const ada = kini.get(nama);
    if (ada) return ada;
    const baru: IsiBagian = { baris: [] };
    kini.set(nama, baru);
    return baru;
  };
  for (const satu of baris) {
    if (barisData(satu)) {
      if (hasil.length === 0) mulai('');
      ambil(String(satu[letak] ?? '')).baris.push(satu);
    } else if (satu.j === 'kelompok' && satu.toko) mulai(satu.label);
    else if (satu.j === 'subtotal' && !satu.toko && satu.label.startsWith(SUB)) {
      ambil(satu.label.slice(SUB.length)).jumlah = satu.isi;
    }
  }
  return hasil;
}
