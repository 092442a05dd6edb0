// Filters of a report as values: what the form begins with, what is missing, what is sent.
// Pure; the fields stand in IsianSaringan.
import { TEKS_LAPORAN } from './teks';
import type { DefSaring, IsiSaringan, NilaiSaring } from './tipe';

/** A price range is one filter with two values. */
export const kunciDari = (kunci: string) => `${kunci}_dari`;
export const kunciSampai = (kunci: string) => `${kunci}_sampai`;

export function nilaiAwal(saringan: readonly DefSaring[], tglSystem: string): IsiSaringan {
  const hasil: Record<string, NilaiSaring> = {};
  for (const s of saringan) {
    if (s.jenis === 'rentang_harga') {
      hasil[kunciDari(s.kunci)] = null;
      hasil[kunciSampai(s.kunci)] = null;
    } else if (s.awal === 'HARI_INI') hasil[s.kunci] = tglSystem;
    else if (s.awal === 'AWAL_BULAN') hasil[s.kunci] = `${tglSystem.slice(0, 8)}01`;
    else hasil[s.kunci] = s.awal;
  }
  return hasil;
}

function kosong(nilai: NilaiSaring | undefined): boolean {
  return nilai === null || nilai === undefined || nilai === '';
}

/** What the form can say before the server is asked: what is missing, and dates the wrong way round. */
export function periksaSaringan(saringan: readonly DefSaring[], isi: IsiSaringan): Record<string, string> {
  const salah: Record<string, string> = {};
  for (const s of saringan) {
    if (s.wajib === null) continue;
    const kunci = s.jenis === 'rentang_harga' ? [kunciDari(s.kunci), kunciSampai(s.kunci)] : [s.kunci];
    for (const satu of kunci) if (kosong(isi[satu])) salah[satu] = s.wajib;
  }
  const [awal, akhir] = saringan.filter((s) => s.jenis === 'tanggal');
  if (awal && akhir && !kosong(isi[awal.kunci]) && !kosong(isi[akhir.kunci])) {
    if (String(isi[akhir.kunci]) < String(isi[awal.kunci])) salah[akhir.kunci] = TEKS_LAPORAN.terbalik;
  }
  return salah;
}

const SEMUA: ReadonlySet<NilaiSaring | undefined> = new Set(['ALL', 'SEMUA', '', null, undefined]);

/** The filters in one line: the dates, and whatever else narrows the rows. */
export function ringkasSaringan(saringan: readonly DefSaring[], isi: IsiSaringan): string {
  const tanggal = saringan.filter((s) => s.jenis === 'tanggal').map((s) => String(isi[s.kunci] ?? ''));
  const [dari = '', sampai = dari] = tanggal;
  const lain = saringan.flatMap((s) => {
    if (s.jenis === 'tanggal' || s.tetap) return [];
    if (s.jenis === 'rentang_harga') {
      const [bawah, atas] = [isi[kunciDari(s.kunci)], isi[kunciSampai(s.kunci)]];
      return kosong(bawah) && kosong(atas) ? [] : [`${s.label} ${bawah ?? ''}–${atas ?? ''}`];
    }
    const nilai = isi[s.kunci];
    if (SEMUA.has(nilai) || (s.jenis !== 'teks' && nilai === s.awal)) return [];
    return [`${s.label} ${s.pilihan.find((p) => p.nilai === nilai)?.label ?? nilai}`];
  });
  const rentang = dari === sampai ? dari : `${dari} s/d ${sampai}`;
  return [...(rentang === '' ? [] : [rentang]), ...lain].join(' · ') || 'semua';
}

/** What is sent: text in capitals, nothing that was left empty. */
export function kirimanSaringan(saringan: readonly DefSaring[], isi: IsiSaringan): IsiSaringan {
  const hasil: Record<string, NilaiSaring> = {};
  const teks = new Set(saringan.filter((s) => s.jenis === 'teks').map((s) => s.kunci));
  for (const [kunci, nilai] of Object.entries(isi)) {
    if (kosong(nilai)) continue;
    hasil[kunci] = teks.has(kunci) && typeof nilai === 'string' ? nilai.trim().toUpperCase() : nilai;
  }
  return hasil;
}
