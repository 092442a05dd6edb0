// What is typed at the screens of melting, and how it is sent. Pure.
import type { Baris } from '@/kit/transaksi/baris';
import { angka, berisi, kadar } from '@/kit/tukang/isi';
import type { Ciok, Lot, MintaHasil } from './api';

export const TAHAP: Readonly<Record<string, { judul: string; warna: string }>> = {
  BUKA: { judul: 'Dibuka', warna: 'blue' },
  KIRIM: { judul: 'Di pelebur', warna: 'orange' },
  SELESAI: { judul: 'Selesai', warna: 'green' },
  BATAL: { judul: 'Dibatalkan', warna: 'red' },
};

export const JENIS_LOT = [
  { value: 'EMAS', label: 'Barang dan rosok' },
  { value: 'DEBU', label: 'Debu' },
  { value: 'AIR', label: 'Air sepuhan' },
];

export const BENTUK = [
  { value: 'CIOK', label: 'Ciok untuk dijual' },
  { value: 'LM', label: 'Logam mulia (barcode)' },
  { value: 'EMAS', label: 'Emas untuk tukang' },
];

/** A line of a result as it is typed. */
export interface IsiHasil {
  bentuk: string;
  kode_group: string;
  kode_dept: string;
  kode_toko: string;
  berat: string;
  uji: string;
}

export const HASIL_KOSONG: IsiHasil = {
  bentuk: 'CIOK',
  kode_group: '',
  kode_dept: '',
  kode_toko: '',
  berat: '',
  uji: '',
};

/** As it is sent: lines without a weight are none; refined gold needs neither kind nor tray. */
export function keHasil(no_lot: string, keterangan: string, hasil: readonly Baris<IsiHasil>[]): MintaHasil {
  return {
    no_lot,
    keterangan: keterangan.trim(),
    hasil: berisi(hasil).map(({ minta: h }) => ({
      bentuk: h.bentuk,
      kode_group: h.bentuk === 'CIOK' ? '' : h.kode_group,
      kode_dept: h.bentuk === 'CIOK' ? '' : h.kode_dept,
      kode_toko: h.bentuk === 'CIOK' ? '' : h.kode_toko,
      berat: angka(h.berat),
      kadar_uji: kadar(h.uji),
    })),
  };
}

/** Every line has what its form needs, and there is one; dust may yield nothing. */
export function bisaDihitung(isi: MintaHasil, jenis: string): boolean {
  const baris = isi.hasil ?? [];
  if (baris.length === 0) return jenis !== 'EMAS';
  return baris.every((b) => b.kadar_uji !== null && (b.bentuk === 'CIOK' || b.kode_dept !== ''));
}

export const terbuka = (l: Lot): boolean => l.tahap === 'BUKA' || l.tahap === 'KIRIM';

/** What a lot is called in a list. */
export const sebutLot = (l: Lot): string =>
  [TAHAP[l.tahap]?.judul ?? l.tahap, l.nama_pelebur, l.tgl_tahap, l.jenis === 'EMAS' ? '' : l.jenis]
    .filter(Boolean)
    .join(' · ');

export const kunciCiok = (c: { no_hasil: string; baris: number }): string => `${c.no_hasil}/${c.baris}`;

/** The price that is offered: fine weight at today's price, down to whole rupiah. */
export const hargaAwal = (c: Ciok, harga_100: number): number =>
  Math.floor((Math.round(c.murni * 1000) * harga_100) / 1000);
