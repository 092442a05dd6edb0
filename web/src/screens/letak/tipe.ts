// The shapes of layouts on the wire, from the OpenAPI document; words that may only be a few are narrowed to them.
// Lengths are millimetres, the font size points.
import type { components } from '@/api/schema';

type Skema = components['schemas'];

export const JENIS = ['text', 'line', 'gambar', 'barcode', 'qrcode'] as const;
export type Jenis = (typeof JENIS)[number];
export type Sisi = 'DEPAN' | 'BELAKANG';
export type Rata = 'kiri' | 'tengah' | 'kanan';

/** A label as the server answers it: everything is filled. */
export type Label = Required<Omit<Skema['LetakLabel'], 'jenis' | 'side' | 'rata'>> & {
  jenis: Jenis;
  side: Sisi;
  rata: Rata;
};

export type Kepala = Skema['LetakKepala'];
export type Bidang = Skema['LetakBidang'];
export type TipeLetak = Skema['LetakTipe'];
export type Definisi = Skema['LetakDefinisi'];

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
