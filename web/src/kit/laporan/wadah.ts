// Where the rows of a running report are kept: one array that only grows, shown once per animation frame.
// Nothing is copied and nothing is made for a row that is not on the screen, however many come.
import { useSyncExternalStore } from 'react';
import { type BarisData, type BarisJumlah, type BarisLaporan, barisData } from './tipe';

export interface Wadah {
  readonly baris: readonly BarisLaporan[];
  /** Data rows among them. */
  readonly banyakData: number;
  /** The last row of a report with sums. It stands in the table's foot, not among the rows. */
  readonly total: BarisJumlah | undefined;
  /** How far the report is, in rows of every kind; `dari` once it is known. */
  readonly kemajuan: { readonly sampai: number; readonly dari?: number };
  maju(sampai: number, dari?: number): void;
  tambah(kiriman: readonly BarisLaporan[]): void;
  /** Nothing more comes: the last group is closed too. */
  tutup(): void;
  /** A group of this one row: it stands flat, without a head. */
  datar(baris: BarisData): boolean;
  readonly adaDatar: boolean;
  kosongkan(): void;
  dengar(pendengar: () => void): () => void;
  versi(): number;
}

/** Telling the table of more rows costs time for each that it has: long ones are told a few times a second. */
const BANYAK = 5_000;
const JEDA_BANYAK = 200;

export function buatWadah(): Wadah {
  const baris: BarisLaporan[] = [];
  const pendengar = new Set<() => void>();
  let versi = 0;
  let banyakData = 0;
  let total: BarisJumlah | undefined;
  let kemajuan: { sampai: number; dari?: number } = { sampai: 0 };
  let rata = new WeakSet<BarisData>();
  let adaDatar = false;
  /** A head with one row under it says no more than the row: both become one, as far out as the group closes. */
  const ratakan = (tingkat: number) => {
    const akhir = baris.at(-1);
    if (akhir === undefined || !barisData(akhir)) return;
    for (;;) {
      const kepala = baris.at(-2);
      if (kepala === undefined || barisData(kepala) || kepala.j !== 'kelompok') return;
      if (kepala.toko !== undefined || kepala.t < tingkat) return;
      baris.splice(-2, 1);
      rata.add(akhir);
      adaDatar = true;
    }
  };
  let bingkai = 0;
  let jeda: ReturnType<typeof setTimeout> | undefined;
  const kabarkan = () => {
    versi++;
    for (const satu of [...pendengar]) satu();
  };
  const diBingkai = () => {
    jeda = undefined;
    bingkai = requestAnimationFrame(() => {
      bingkai = 0;
      kabarkan();
    });
  };
  const nanti = () => {
    if (bingkai !== 0 || jeda !== undefined) return;
    if (baris.length < BANYAK) diBingkai();
    else jeda = setTimeout(diBingkai, JEDA_BANYAK);
  };
  return {
    baris,
    get kemajuan() {
      return kemajuan;
    },
    maju(sampai, dari = kemajuan.dari) {
      kemajuan = { sampai, dari };
      nanti();
    },
    get banyakData() {
      return banyakData;
    },
    get total() {
      return total;
    },
    tambah(kiriman) {
      for (const satu of kiriman) {
        if (barisData(satu)) {
          banyakData++;
          baris.push(satu);
        } else {
          ratakan(satu.j === 'kelompok' ? satu.t : satu.j === 'total' ? 0 : satu.t + 1);
          if (satu.j === 'total') total = satu;
          else baris.push(satu);
        }
      }
      nanti();
    },
    tutup() {
      ratakan(0);
      nanti();
    },
    datar: (satu) => rata.has(satu),
    get adaDatar() {
      return adaDatar;
    },
    kosongkan() {
      cancelAnimationFrame(bingkai);
      clearTimeout(jeda);
      bingkai = 0;
      jeda = undefined;
      baris.length = 0;
      banyakData = 0;
      total = undefined;
      rata = new WeakSet();
      adaDatar = false;
      kemajuan = { sampai: 0 };
      kabarkan();
    },
    dengar(satu) {
      pendengar.add(satu);
      return () => pendengar.delete(satu);
    },
    versi: () => versi,
  };
}

/** Draws again whenever a frame brought rows. */
export function useWadah(wadah: Wadah): number {
  return useSyncExternalStore(wadah.dengar, wadah.versi, wadah.versi);
}

/** Draws again only when the first rows come or all are gone. */
export function useAdaBaris(wadah: Wadah): boolean {
  const ada = () => wadah.baris.length > 0;
  return useSyncExternalStore(wadah.dengar, ada, ada);
}

/** Draws again only when the first group of one row was met. */
export function useAdaDatar(wadah: Wadah): boolean {
  const ada = () => wadah.adaDatar;
  return useSyncExternalStore(wadah.dengar, ada, ada);
}
