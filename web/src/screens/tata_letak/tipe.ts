// The shapes of layouts on the wire, from the OpenAPI document; words that may only be a few are narrowed to them.
// Lengths are millimetres, the font size points.
import type { Jawaban as Skema } from '@/api/schema';
import type { Data } from '@/api/tipe';

export const JENIS = ['text', 'line', 'gambar', 'barcode', 'qrcode'] as const;
export type Jenis = (typeof JENIS)[number];
export type Sisi = 'DEPAN' | 'BELAKANG';
export type Rata = 'kiri' | 'tengah' | 'kanan';

export type LabelServer = Skema['LetakLabel'];

/** A label as the designer edits it. */
export type Label = Omit<LabelServer, 'jenis' | 'side' | 'rata'> & {
  jenis: Jenis;
  side: Sisi;
  rata: Rata;
};

const salahSatu = <T extends string>(kata: string, boleh: readonly T[], bawaan: T): T =>
  boleh.find((satu) => satu === kata) ?? bawaan;

export const sempitkan = (l: LabelServer): Label => ({
  ...l,
  jenis: salahSatu(l.jenis, JENIS, 'text'),
  side: salahSatu(l.side, ['DEPAN', 'BELAKANG'], 'DEPAN'),
  rata: salahSatu(l.rata, ['kiri', 'tengah', 'kanan'], 'kiri'),
});

export type Kepala = Skema['LetakKepala'];
export type Bidang = Skema['LetakBidang'];
export type TipeLetak = Skema['LetakTipe'];
export type Definisi = Data<'get', 'nota/definisi'>;

export interface Letak {
  letak: Kepala;
  nota: Label[];
}

/** A box on the paper. */
export interface Kotak {
  x: number;
  y: number;
  w: number;
  h: number;
}
