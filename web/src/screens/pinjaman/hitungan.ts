// A count of bags while it is made: what was scanned and weighed, kept in the browser until it is sent. Blind: nothing of the
// books stands here. Pure but for the keeping.
export interface BarisPindai {
  no_kantong: string;
  tempat: string;
  /** Pieces in it; 0: the bag stayed closed. */
  qty: number;
  /** Grams as they were typed. */
  berat: string;
}

export interface DrafHitung {
  tempat: string;
  detail: readonly BarisPindai[];
  keterangan: string;
}

export const DRAF_KOSONG: DrafHitung = { tempat: '', detail: [], keterangan: '' };

/** A bag that was scanned stands first; one that stood there already is not counted twice. */
export function pindaiKantong(draf: DrafHitung, kode: string): { draf: DrafHitung; ganda: boolean } {
  const no_kantong = kode.trim().toUpperCase();
  if (draf.detail.some((b) => b.no_kantong === no_kantong)) return { draf, ganda: true };
  const baru = { no_kantong, tempat: draf.tempat, qty: 0, berat: '' };
  return { draf: { ...draf, detail: [baru, ...draf.detail] }, ganda: false };
}

export const ubahPindaian = (draf: DrafHitung, no_kantong: string, bagian: Partial<BarisPindai>): DrafHitung => ({
  ...draf,
  detail: draf.detail.map((b) => (b.no_kantong === no_kantong ? { ...b, ...bagian } : b)),
});

export const hapusPindaian = (draf: DrafHitung, no_kantong: string): DrafHitung => ({
  ...draf,
  detail: draf.detail.filter((b) => b.no_kantong !== no_kantong),
});

/** What still keeps it from being sent. */
export function kurangHitung(draf: DrafHitung): string | undefined {
  if (draf.detail.length === 0) return 'Scan kantong pertama';
  const belum = draf.detail.filter((b) => !(Number(b.berat) > 0));
  return belum.length > 0 ? `${belum.length} kantong belum ditimbang` : undefined;
}

export const isiHitung = (draf: DrafHitung) => ({
  tempat: draf.tempat.trim(),
  detail: draf.detail.map((b) => ({
    no_kantong: b.no_kantong,
    tempat: b.tempat.trim(),
    qty: b.qty,
    berat: Number(b.berat) || 0,
  })),
  keterangan: draf.keterangan.trim(),
});

export const HASIL: Readonly<Record<string, { kata: string; warna: string }>> = {
  ADA: { kata: 'Ada', warna: 'green' },
  HILANG: { kata: 'Tidak ditemukan', warna: 'red' },
  LEBIH: { kata: 'Lebih', warna: 'orange' },
  BEDA: { kata: 'Beda isi', warna: 'red' },
  'SALAH TEMPAT': { kata: 'Salah tempat', warna: 'orange' },
};

export const PUTUSAN = [
  { value: 'KETEMU', label: 'Ketemu' },
  { value: 'SALAH TIMBANG', label: 'Salah timbang' },
  { value: 'HILANG', label: 'Hilang' },
] as const;

export type Putusan = (typeof PUTUSAN)[number]['value'];

/** Which answers a difference can have. */
export function putusanUntuk(hasil: string): readonly Putusan[] {
  if (hasil === 'HILANG') return ['KETEMU', 'HILANG'];
  if (hasil === 'BEDA') return ['SALAH TIMBANG', 'HILANG'];
  return ['KETEMU'];
}
