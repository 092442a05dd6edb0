// What the board of works is told: its stages, its works as cards, and the steps each of them can take next.
// Orders and services use it alike; nothing here knows what a work is.
import type { ReactNode } from 'react';

export interface Tahap {
  /** As the work has it: 'PROSES'. */
  kode: string;
  judul: string;
  /** What an empty column says. */
  kosong?: string;
}

/** A work as its card shows it. */
export interface IsiKartu {
  no: string;
  /** The stage it stands in; a work of a stage that the board has not is not shown. */
  tahap: string;
  nama: string;
  /** What is made or mended, in one line. */
  apa: string;
  /** The promised day, yyyy-MM-dd; empty when none was. */
  janji: string;
  /** Rupiah still to be paid. */
  sisa: number;
  /** Who works on it and who sold it, as the filter shows them: 'TK01 · Budi'. Empty: nobody. */
  tukang?: string;
  sales?: string;
  /** A word or two on the card: 'Contoh di luar'. */
  tanda?: string;
  /** What it waits for before anybody works on it, said on the card: 'Menunggu validasi'. */
  tunggu?: string;
  /** Found by these too, though not shown: phone number, member code. */
  cari?: string;
}

/** What a card can do next. The first two are buttons on it, all of them have a key. */
export interface LangkahKerja {
  label: string;
  aksi: () => void;
  bahaya?: boolean;
  /** Why it waits; the button says so. */
  mati?: string;
}

export interface PapanKerjaProps<R> {
  label: string;
  tahap: readonly Tahap[];
  data: readonly R[];
  /** Pure, and the same function from drawing to drawing: cards are reckoned once for all the data. */
  kartu: (kerja: R) => IsiKartu;
  /** The business day: what is promised before it is late. */
  hari: string;
  langkah: (kerja: R) => readonly LangkahKerja[];
  onBuka: (kerja: R) => void;
  /** The small picture; drawn only for cards in sight. */
  gambar?: (kerja: R) => ReactNode;
  memuat?: boolean;
  galat?: { pesan: string; cobaLagi?: () => void };
  kosong?: string;
  /** More in the row of filters, such as the switch to the table. */
  alat?: ReactNode;
  /** What the two people of a work are called. */
  sebutTukang?: string;
}
