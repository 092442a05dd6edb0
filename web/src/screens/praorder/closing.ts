// The lines of a closing before they are saved: what is left of a pre-order, and why a line may not come in. Pure; the
// server looks again.
import { TEKS_CLOSING, WAJIB_CLOSING } from './teks';

export type StatusKirim = 'KIRIM' | 'AMBIL';

/** What of a pre-order the picker and the remainder need. */
export interface PoClosing {
  no_po: string;
  qty_estimasi: number;
  qty_kirim: number;
  /** Sold and not yet sent: only what is paid for may leave. */
  qty_siap: number;
}

export interface BarisClosing {
  id: string;
  no_po: string;
  status_kirim: StatusKirim;
  /** '-' when there is none. */
  no_resi: string;
  qty: number;
  /** The pieces; none where all that is left goes. */
  barcode: readonly string[];
}

export interface IsianClosing {
  no_po: string;
  status_kirim: StatusKirim | '';
  no_resi: string;
  qty: string;
  barcode: readonly string[];
}

export const CLOSING_KOSONG: IsianClosing = { no_po: '', status_kirim: '', no_resi: '', qty: '', barcode: [] };

/** Only those that are not all sent or fetched, and have something to send. */
export const bisaClosing = <P extends PoClosing>(semua: readonly P[]): P[] =>
  semua.filter((po) => po.qty_kirim < po.qty_estimasi && po.qty_siap > 0);

const dipakai = (no_po: string, baris: readonly BarisClosing[]) =>
  baris.reduce((n, b) => (b.no_po === no_po ? n + b.qty : n), 0);

/** Estimate less what was sent less what the lines already take. */
export function sisaQty(po: PoClosing | undefined, baris: readonly BarisClosing[]): number {
  return po ? po.qty_estimasi - po.qty_kirim - dipakai(po.no_po, baris) : 0;
}

/** Of these, the ones that were sold. */
export function sisaSiap(po: PoClosing | undefined, baris: readonly BarisClosing[]): number {
  return po ? po.qty_siap - dipakai(po.no_po, baris) : 0;
}

/** A piece that was sold for a pre-order. */
export interface TerjualClosing {
  kode_barcode: string;
  nama_barang: string;
  status: string;
  no_closing: string;
}

/** The pieces that are still here and in no line. */
export function masihDiSini<T extends TerjualClosing>(terjual: readonly T[], baris: readonly BarisClosing[]): T[] {
  const dipilih = new Set(baris.flatMap((b) => b.barcode));
  return terjual.filter((t) => t.status === '' && t.no_closing === '' && !dipilih.has(t.kode_barcode));
}

/** Choosing a pre-order starts its line anew. */
export const pilihPo = (no_po: string): IsianClosing => ({ ...CLOSING_KOSONG, no_po });

/** Who fetches it has no waybill. */
export const pilihStatus = (isi: IsianClosing, status_kirim: StatusKirim): IsianClosing => ({
  ...isi,
  status_kirim,
  no_resi: status_kirim === 'AMBIL' ? '' : isi.no_resi,
});

export type GalatClosing = Partial<Record<keyof IsianClosing, string>>;

/** What keeps the line out, by field; nothing when it may come in. */
export function tolakBaris(
  isi: IsianClosing,
  po: PoClosing | undefined,
  baris: readonly BarisClosing[],
): GalatClosing | undefined {
  const galat: GalatClosing = {};
  if (isi.no_po === '' || !po) galat.no_po = WAJIB_CLOSING.no_po;
  if (isi.status_kirim === '') galat.status_kirim = WAJIB_CLOSING.status_kirim;
  if (isi.status_kirim === 'KIRIM' && isi.no_resi.trim() === '') galat.no_resi = WAJIB_CLOSING.no_resi;
  const qty = Number(isi.qty);
  if (!(qty > 0)) galat.qty = WAJIB_CLOSING.qty;
  if (Object.keys(galat).length > 0) return galat;
  const sisa = sisaQty(po, baris);
  if (sisa <= 0) return { qty: TEKS_CLOSING.habis };
  const siap = sisaSiap(po, baris);
  // Which of them leave is said, unless all do: a sale whose piece left is not taken back.
  if (qty <= siap) {
    const n = isi.barcode.length;
    if (n === qty || (n === 0 && qty === siap)) return undefined;
    return { barcode: n === 0 ? TEKS_CLOSING.pilihBarcode : TEKS_CLOSING.bedaBarcode(n, qty) };
  }
  if (qty <= sisa) return { qty: TEKS_CLOSING.belumDijual(siap) };
  const sudah = baris.some((b) => b.no_po === isi.no_po);
  return { qty: sudah ? TEKS_CLOSING.tidakCukup : TEKS_CLOSING.lebih };
}

/** The line as it is kept and sent. */
export function jadiBaris(id: string, isi: IsianClosing): BarisClosing {
  const status_kirim = isi.status_kirim === 'AMBIL' ? 'AMBIL' : 'KIRIM';
  const no_resi = status_kirim === 'KIRIM' ? isi.no_resi.trim().toUpperCase() : '';
  const { no_po, barcode } = isi;
  return { id, no_po, status_kirim, no_resi: no_resi || '-', qty: Number(isi.qty), barcode };
}
