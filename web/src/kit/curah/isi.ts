// What was typed beside the stock: quantities by row, which rows go into the document, and which row the server spoke of.

/** The typed figures of a row; empty text is nothing. */
export interface Isi {
  qty: string;
  berat: string;
  modal: number | null;
}

export const KOSONG: Isi = { qty: '', berat: '', modal: null };

export type IsiBaris = Readonly<Record<string, Isi>>;

/** A row takes part once a quantity or a weight was typed. */
export function terisi(isi: Isi | undefined): isi is Isi {
  return isi !== undefined && (Number(isi.qty) > 0 || Number(isi.berat) > 0);
}

export interface Stok {
  kode_group: string;
  kode_dept: string;
  kode_gudang?: string;
  kode_toko?: string;
  qty: number;
  berat?: number;
}

/** One row a type and tray. */
export const idStok = (s: Stok): string => [s.kode_gudang, s.kode_toko, s.kode_group, s.kode_dept].join('|');

export function ubahIsi(lama: IsiBaris, id: string, ubah: Partial<Isi>): IsiBaris {
  return { ...lama, [id]: { ...(lama[id] ?? KOSONG), ...ubah } };
}

/** The rows of the document, in the order of the table. */
export function barisTerisi<S extends Stok>(stok: readonly S[], isi: IsiBaris): { id: string; stok: S; isi: Isi }[] {
  return stok.flatMap((satu) => {
    const id = idStok(satu);
    const ada = isi[id];
    return terisi(ada) ? [{ id, stok: satu, isi: ada }] : [];
  });
}

/** What the server said, by field of the row that was sent in that place. */
export function galatPerBaris(
  kolom: Readonly<Record<string, string>>,
  dikirim: readonly string[],
): Map<string, Readonly<Record<string, string>>> {
  const hasil = new Map<string, Record<string, string>>();
  for (const [nama, teks] of Object.entries(kolom)) {
    const cocok = /^detail_barang\[(\d+)\]\.(\w+)$/.exec(nama);
    const id = cocok ? dikirim[Number(cocok[1])] : undefined;
    if (!cocok || id === undefined) continue;
    hasil.set(id, { ...hasil.get(id), [cocok[2] ?? '']: teks });
  }
  return hasil;
}

/** Weights are added as milligrams: binary fractions would drift. */
export const mg = (gram: number | string): number => Math.round(Number(gram) * 1000);

export interface Jumlah {
  baris: number;
  qty: number;
  berat: number;
}

export function jumlahkan(isi: readonly Isi[]): Jumlah {
  const berat = isi.reduce((n, satu) => n + (mg(satu.berat) || 0), 0) / 1000;
  return { baris: isi.length, qty: isi.reduce((n, satu) => n + (Number(satu.qty) || 0), 0), berat };
}

/** What would be left, or why it cannot be: the server decides, this says it while typing. */
export function kurang(stok: Stok, isi: Isi): string | undefined {
  const qty = Number(isi.qty) || 0;
  if (qty > stok.qty) return `Stok hanya ${stok.qty} pcs`;
  if (stok.berat === undefined) return undefined;
  const [minta, ada] = [mg(isi.berat) || 0, mg(stok.berat)];
  if (minta > ada) return `Stok hanya ${stok.berat.toFixed(3)} gr`;
  if (minta === 0) return 'Isi beratnya';
  if (qty === 0) return 'Isi jumlahnya';
  if (qty === stok.qty && minta !== ada) return `Semua ${qty} pcs beratnya ${stok.berat.toFixed(3)} gr`;
  if (qty < stok.qty && minta === ada) return `Masih tersisa ${stok.qty - qty} pcs tanpa berat`;
  return undefined;
}
