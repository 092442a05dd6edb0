// How a document is paid, in one or several ways. Pure: what is missing, what comes back, what is sent.
import type { Baris, GalatBaris } from './baris';

export type JenisBayar = 'CASH' | 'TRANSFER' | 'DEBET' | 'CREDIT' | 'KUPON' | 'TITIP' | 'POIN';

/** Ways that are money: no coupon, no deposit, no points. */
export const BAYAR_UANG: readonly JenisBayar[] = ['CASH', 'TRANSFER', 'DEBET', 'CREDIT'];
/** Ways the shop pays a customer. */
export const BAYAR_KELUAR: readonly JenisBayar[] = ['CASH', 'TRANSFER'];

export interface MintaBayar {
  jenis: JenisBayar;
  jumlah_rp: number;
  no_rekening: string;
  no_rekening_tujuan: string;
  atas_nama: string;
  kartu_akhir: string;
  no_titip: string;
  no_kupon: string;
}

export const BAYAR_KOSONG: MintaBayar = {
  jenis: 'CASH',
  jumlah_rp: 0,
  no_rekening: '',
  no_rekening_tujuan: '',
  atas_nama: '',
  kartu_akhir: '',
  no_titip: '',
  no_kupon: '',
};

/** Payments that say something: an amount, or the number of a coupon that the server values. */
export function bayarTerisi(semua: readonly Baris<MintaBayar>[]): MintaBayar[] {
  return dikirim(semua).map((b) => b.minta);
}

/** The lines that are sent: with an amount, or with the number of what pays it. */
export function dikirim(semua: readonly Baris<MintaBayar>[]): readonly Baris<MintaBayar>[] {
  return semua.filter(({ minta: m }) => {
    const nomor = m.jenis === 'KUPON' ? m.no_kupon : m.jenis === 'TITIP' ? m.no_titip : '';
    return m.jumlah_rp > 0 || nomor.trim() !== '';
  });
}

const BANK: ReadonlySet<JenisBayar> = new Set(['TRANSFER', 'DEBET', 'CREDIT']);

/** Goes through an account of the shop. */
export const lewatBank = (jenis: JenisBayar): boolean => BANK.has(jenis);

function kurangIsi(m: MintaBayar, keluar: boolean): Record<string, string> {
  if (keluar && !BAYAR_KELUAR.includes(m.jenis)) return { jenis: 'Toko membayar dengan CASH atau TRANSFER' };
  const isi: Record<string, string> = {};
  if (m.jenis === 'TITIP' && m.no_titip.trim() === '') isi.no_titip = 'No Titipan Harus Diisi';
  if (m.jenis === 'KUPON' && m.no_kupon.trim() === '') isi.no_kupon = 'No Kupon Harus Diisi';
  if (!lewatBank(m.jenis)) return isi;
  if (m.no_rekening.trim() === '') isi.no_rekening = 'No Rekening Harus Dipilih';
  if (keluar && m.no_rekening_tujuan.trim() === '') isi.no_rekening_tujuan = 'No Rekening Customer Harus Diisi';
  const kartu = m.kartu_akhir.trim();
  if (kartu !== '' && kartu.length !== 4) isi.kartu_akhir = 'Isi empat angka terakhir kartu saja';
  return isi;
}

/** What the payments that are sent still lack, by line and in the server's words: told before anybody must approve. */
export function bayarBelumLengkap(neto: number, semua: readonly Baris<MintaBayar>[]): GalatBaris {
  const hasil = new Map<string, Readonly<Record<string, string>>>();
  for (const { id, minta } of dikirim(semua)) {
    const isi = kurangIsi(minta, neto < 0);
    if (Object.keys(isi).length > 0) hasil.set(id, isi);
  }
  return hasil;
}

export interface Pelunasan {
  /** Paid so far, what was handed over included. */
  dibayar: number;
  /** Still to be paid; 0 when it is enough. */
  kurang: number;
  /** Change, out of cash alone. */
  kembali: number;
  /** More than enough, and not in cash: it does not fit. */
  lebih: number;
}

/** How far the payments reach. The shop's side pays exactly: it has no change. */
export function pelunasan(neto: number, semua: readonly Baris<MintaBayar>[]): Pelunasan {
  const terisi = bayarTerisi(semua);
  const perlu = Math.abs(neto);
  const dibayar = terisi.reduce((n, b) => n + b.jumlah_rp, 0);
  const tunai = terisi.filter((b) => b.jenis === 'CASH').reduce((n, b) => n + b.jumlah_rp, 0);
  const sisa = dibayar - perlu;
  const kembali = neto < 0 ? 0 : Math.min(Math.max(sisa, 0), tunai);
  return { dibayar, kurang: Math.max(-sisa, 0), kembali, lebih: Math.max(sisa, 0) - kembali };
}

/** The way that is offered next: cash once, then a bank's. */
export function caraBerikut(neto: number, semua: readonly Baris<MintaBayar>[]): JenisBayar {
  if (!semua.some((b) => b.minta.jenis === 'CASH')) return 'CASH';
  return neto < 0 ? 'TRANSFER' : 'DEBET';
}

const LEMBAR = [50_000, 100_000, 500_000, 1_000_000] as const;

/** Sums people hand over for an amount: the next full notes above it. */
export function uangCepat(perlu: number): number[] {
  if (perlu <= 0) return [];
  const naik = LEMBAR.map((n) => Math.ceil(perlu / n) * n).filter((n) => n > perlu);
  return [...new Set(naik)].slice(0, 3);
}

/** What one payment has to be for all of them together to fit. */
export function sisaUntuk(neto: number, semua: readonly Baris<MintaBayar>[], id: string): number {
  const lain = semua.filter((b) => b.id !== id);
  return Math.max(Math.abs(neto) - lain.reduce((n, b) => n + b.minta.jumlah_rp, 0), 0);
}
