// What was scanned at a receipt against what the shipment says: pure, so that it can be tried without a scanner.
import type { BarisKirim } from './api';

/** Barcode to the weight typed for it; empty when it was not weighed. */
export type Datang = ReadonlyMap<string, string>;

export interface Keadaan {
  datang: Datang;
  /** Scanned, but not of this shipment. */
  lebih: readonly string[];
}

export const AWAL: Keadaan = { datang: new Map(), lebih: [] };

export type Hasil = 'masuk' | 'ganda' | 'lebih' | 'tolak';

/** Takes a scan in; says what it was and why. */
export function pindai(
  keadaan: Keadaan,
  kode: string,
  surat: readonly BarisKirim[],
): { keadaan: Keadaan; hasil: Hasil; teks: string } {
  const barang = surat.find((b) => b.kode_barcode === kode);
  if (keadaan.datang.has(kode) || keadaan.lebih.includes(kode)) {
    return { keadaan, hasil: 'ganda', teks: 'Data Sudah Ada Di Tabel' };
  }
  if (!barang) {
    return {
      keadaan: { ...keadaan, lebih: [...keadaan.lebih, kode] },
      hasil: 'lebih',
      teks: 'Tidak ada di kiriman ini, dicatat sebagai barang lebih',
    };
  }
  if (barang.status !== 'JALAN') {
    return { keadaan, hasil: 'tolak', teks: 'Sudah diterima atau sudah dicatat kurang' };
  }
  return {
    keadaan: { ...keadaan, datang: new Map([...keadaan.datang, [kode, '']]) },
    hasil: 'masuk',
    teks: barang.nama_barang,
  };
}

export function keluarkan(keadaan: Keadaan, kode: string): Keadaan {
  const datang = new Map(keadaan.datang);
  datang.delete(kode);
  return { datang, lebih: keadaan.lebih.filter((k) => k !== kode) };
}

export function timbang(keadaan: Keadaan, kode: string, berat: string): Keadaan {
  if (!keadaan.datang.has(kode)) return keadaan;
  return { ...keadaan, datang: new Map([...keadaan.datang, [kode, berat]]) };
}

/** Pieces of the shipment that should be here and were not scanned. */
export function kurang(keadaan: Keadaan, surat: readonly BarisKirim[]): readonly BarisKirim[] {
  return surat.filter((b) => b.status === 'JALAN' && !keadaan.datang.has(b.kode_barcode));
}

/** The difference of a weighed piece in grams; undefined when it was not weighed or agrees. */
export function selisih(keadaan: Keadaan, barang: BarisKirim): number | undefined {
  const ketikan = keadaan.datang.get(barang.kode_barcode);
  if (!ketikan) return undefined;
  const mg = Math.round(Number(ketikan) * 1000) - Math.round(barang.berat_asli * 1000);
  return mg === 0 || Number.isNaN(mg) ? undefined : mg / 1000;
}

/** The rows as the server takes them, in the order of the scans. */
export function isiKirim(keadaan: Keadaan) {
  return {
    detail_barang: [...keadaan.datang].map(([kode_barcode, berat]) =>
      berat === '' ? { kode_barcode } : { kode_barcode, berat: Number(berat) },
    ),
    barang_lebih: keadaan.lebih.map((kode_barcode) => ({ kode_barcode })),
  };
}
