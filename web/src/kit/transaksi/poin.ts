// Points as a way to pay: what a member may spend, what a line of it comes to, what a sale earned. Pure but for the one
// call.
import { queryOptions } from '@tanstack/react-query';
import { panggil } from '@/api/panggil';
import type { Data } from '@/api/tipe';
import { rupiah, tulisAngka } from '../angka';

export type SaldoPoin = Data<'get', 'poin/saldo/{kode}'>;

/** What a sale did to the points of its member. */
export interface PoinNota {
  dapat: number;
  pakai: number;
  saldo: number;
}

export const kueriSaldoPoin = (kode: string) =>
  queryOptions({
    // Under the keys of trade: a saved document makes it old.
    queryKey: ['niaga', 'poin', kode],
    queryFn: async ({ signal }) => (await panggil('GET', 'poin/saldo/{kode}', { jalur: { kode }, signal })).data,
    enabled: kode !== '',
    staleTime: 0,
    retry: false,
  });

export const tulisPoin = (n: number): string => `${tulisAngka(n, 'angka')} poin`;

type Nilai = Pick<SaldoPoin, 'bisa_dipakai' | 'nilai_poin'>;

/** Points that pay at most this much: whole ones, and no more than there are. */
export function poinUntuk(sisa: number, { bisa_dipakai, nilai_poin }: Nilai): number {
  if (nilai_poin <= 0 || sisa <= 0) return 0;
  return Math.max(0, Math.min(bisa_dipakai, Math.floor(sisa / nilai_poin)));
}

/** Why this amount cannot be paid with points; the server says the same. */
export function galatPoin(jumlah: number, s: Nilai): string | undefined {
  if (s.nilai_poin <= 0) return 'Nilai poin belum diatur di Setting Member Card';
  if (jumlah % s.nilai_poin !== 0) return `Harus kelipatan ${rupiah(s.nilai_poin)}`;
  if (jumlah > s.bisa_dipakai * s.nilai_poin) return `Paling banyak ${tulisPoin(s.bisa_dipakai)}`;
  return undefined;
}

export function uraianPoin({ dapat, pakai, saldo }: PoinNota): string {
  return [
    dapat > 0 && `dapat ${tulisPoin(dapat)}`,
    pakai > 0 && `dipakai ${tulisPoin(pakai)}`,
    `saldo ${tulisPoin(saldo)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
