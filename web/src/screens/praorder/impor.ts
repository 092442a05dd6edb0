// A payment file line by line: which lines are sent to be matched, what became of each, and what the validation submits. Pure.
import type { BarisBerkasPo, BarisCocok } from './api';

export interface BarisImpor extends BarisBerkasPo {
  /** What the server made of it; none for a line that was not sent. */
  hasil?: BarisCocok;
}

/** Only lines with a nominal, and only such as could be read. */
export const dikirimCocok = <B extends Pick<BarisBerkasPo, 'nominal' | 'salah'>>(semua: readonly B[]): B[] =>
  semua.filter((b) => b.nominal > 0 && b.salah.length === 0);

/** What is sent of a line. */
export const keTransaksi = (b: BarisBerkasPo) => ({
  nominal: b.nominal,
  no_rekening: b.no_rekening,
  no_order: b.no_order,
  kode_marketplace: b.kode_marketplace,
  tanggal: b.tanggal,
  no_pengirim: b.no_pengirim,
});

/** The answers, which come in the order of what was sent, beside the lines they are of. */
export function gabung(semua: readonly BarisBerkasPo[], jawab: readonly BarisCocok[]): BarisImpor[] {
  let ke = 0;
  const terkirim = new Set(dikirimCocok(semua));
  return semua.map((b) => (terkirim.has(b) ? { ...b, hasil: jawab[ke++] } : b));
}

export const TANPA_NOMINAL = 'Tanpa nominal, tidak dikirim';

/** Why a line is what it is. */
export function keterangan(b: BarisImpor): string {
  if (b.salah.length > 0) return b.salah.join('; ');
  if (!b.hasil) return TANPA_NOMINAL;
  // One that matches may still need the owner: the order was paid before.
  return b.hasil.cocok ? ['Cocok', b.hasil.pesan].filter(Boolean).join('; ') : b.hasil.pesan;
}

export const cocok = (b: BarisImpor): boolean => b.hasil?.cocok === true;

/** What the validation submits: number and paid amount of every line that was matched. */
export function keValidasi(semua: readonly BarisImpor[]) {
  return semua.flatMap(({ hasil }) => {
    if (!hasil?.cocok) return [];
    const { no_po, nominal_bayar, tanggal, no_pengirim } = hasil;
    return [{ no_po, nominal_bayar, tanggal, no_pengirim }];
  });
}

export function hitungImpor(semua: readonly BarisImpor[]) {
  const yang = semua.filter(cocok);
  return {
    jumlah: semua.length,
    cocok: yang.length,
    tanpaNominal: semua.filter((b) => b.salah.length === 0 && b.nominal <= 0).length,
    tidakCocok: semua.filter((b) => !cocok(b) && (b.nominal > 0 || b.salah.length > 0)).length,
    nominal: yang.reduce((n, b) => n + b.nominal, 0),
    biaya: yang.reduce((n, b) => n + (b.hasil?.biaya_rp ?? 0), 0),
  };
}
