// What an exchange of points for a gift comes to, and why it cannot be; what a count of gifts corrects. Pure; the server
// knows the same.
import { tulisAngka } from '@/kit/angka';
import { tulisPoin } from '@/kit/transaksi/poin';
import type { Hadiah, HadiahHitung } from './apiPoin';

export interface HitungTukar {
  poin: number;
  /** Points that are left to spend; unknown without a member. */
  sisa?: number;
  salah?: string;
  siap: boolean;
}

export function hitungTukar(
  hadiah: Pick<Hadiah, 'point' | 'stock'> | undefined,
  qty: number,
  saldo: { bisa_dipakai: number } | undefined,
): HitungTukar {
  if (!hadiah || !Number.isInteger(qty) || qty < 1) return { poin: 0, siap: false };
  const poin = hadiah.point * qty;
  const sisa = saldo && saldo.bisa_dipakai - poin;
  const salah =
    qty > hadiah.stock
      ? `Stock hadiah tinggal ${tulisAngka(hadiah.stock, 'angka')}`
      : sisa !== undefined && sisa < 0
        ? `Poin kurang ${tulisPoin(-sisa)}`
        : undefined;
  return { poin, sisa, salah, siap: saldo !== undefined && salah === undefined };
}

export interface BarisHitung {
  kode_hadiah: string;
  hitung: number;
}

/** The gifts whose count differs from the book; empty counts were not counted. */
export function bedaHitung(
  semua: readonly Pick<HadiahHitung, 'kode_hadiah' | 'stock'>[],
  isian: Readonly<Record<string, string>>,
): (BarisHitung & { beda: number })[] {
  return semua.flatMap(({ kode_hadiah, stock }) => {
    const teks = (isian[kode_hadiah] ?? '').trim();
    if (!/^\d+$/.test(teks)) return [];
    const hitung = Number(teks);
    return hitung === stock ? [] : [{ kode_hadiah, hitung, beda: hitung - stock }];
  });
}
