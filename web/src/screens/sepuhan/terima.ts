// What is typed at the receipt of a lot, and how it is sent. Pure.
import type { BarisLot, MintaTerima } from './api';

export interface IsiKembali {
  berat: string;
  hilang: boolean;
  label: boolean;
}

export const KOSONG: IsiKembali = { berat: '', hilang: false, label: false };

export interface IsiTerima {
  no_lot: string;
  cara: 'BARANG' | 'LOT';
  timbang: string;
  kode_toko: string;
  keterangan: string;
  kembali: Readonly<Record<string, IsiKembali>>;
}

/** Pieces that are still out. */
export const diLuar = (semua: readonly BarisLot[]): BarisLot[] => semua.filter((b) => b.no_terima === '');

/** What of a piece is sent: nothing while it has neither a weight nor a mark. */
const terisi = (i: IsiKembali | undefined): i is IsiKembali => i !== undefined && (Number(i.berat) > 0 || i.hilang);

export function keTerima(m: IsiTerima, luar: readonly BarisLot[]): MintaTerima {
  const kepala = { no_lot: m.no_lot, cara: m.cara, kode_toko: m.kode_toko, keterangan: m.keterangan.trim() };
  if (m.cara === 'LOT') {
    const detail_barang = luar.map((b) => ({
      kode_barcode: b.kode_barcode,
      hilang: m.kembali[b.kode_barcode]?.hilang ?? false,
      label_baru: m.kembali[b.kode_barcode]?.label ?? false,
    }));
    return { ...kepala, timbang: Number(m.timbang) || 0, detail_barang };
  }
  const detail_barang = luar.flatMap((b) => {
    const i = m.kembali[b.kode_barcode];
    if (!terisi(i)) return [];
    return [
      { kode_barcode: b.kode_barcode, berat: i.hilang ? 0 : Number(i.berat), hilang: i.hilang, label_baru: i.label },
    ];
  });
  return { ...kepala, detail_barang };
}

/** Why it cannot be saved yet. */
export function kurang(m: IsiTerima, minta: MintaTerima): string | undefined {
  if (m.no_lot === '') return 'Pilih lotnya';
  if ((minta.detail_barang ?? []).length === 0) return 'Isi berat barang yang kembali';
  if (m.cara === 'LOT' && !(Number(m.timbang) > 0)) return 'Timbang semuanya';
  return undefined;
}
