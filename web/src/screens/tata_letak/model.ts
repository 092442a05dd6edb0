// What the designer edits, without a screen: the labels and their paper, undo and redo, moving inside the paper,
// snapping to neighbours. Pure, so that every rule is tested without a browser.
import type { Bidang, Kotak, Label, Sisi } from './tipe';

export interface Keadaan {
  label: readonly Label[];
  lebar: number;
  tinggi: number;
  font: string;
}

/** The history of an edit; `tanda` names the last change, so that a run of the same change is one step. */
export interface Riwayat {
  lalu: readonly Keadaan[];
  kini: Keadaan;
  depan: readonly Keadaan[];
  tanda?: string;
}

const LANGKAH_TERBANYAK = 200;

export const mulai = (kini: Keadaan): Riwayat => ({ lalu: [], kini, depan: [] });

/** A change. One with the same mark as the change before it replaces it: typing a word is one step back. */
export function ubah(r: Riwayat, kini: Keadaan, tanda?: string): Riwayat {
  if (kini === r.kini) return r;
  if (tanda !== undefined && tanda === r.tanda && r.lalu.length > 0) return { ...r, kini, depan: [] };
  return { lalu: [...r.lalu, r.kini].slice(-LANGKAH_TERBANYAK), kini, depan: [], tanda };
}

export function mundur(r: Riwayat): Riwayat {
  const sebelum = r.lalu.at(-1);
  return sebelum ? { lalu: r.lalu.slice(0, -1), kini: sebelum, depan: [r.kini, ...r.depan] } : r;
}

export function maju(r: Riwayat): Riwayat {
  const [berikut, ...depan] = r.depan;
  return berikut ? { lalu: [...r.lalu, r.kini], kini: berikut, depan } : r;
}

/** Hundredths of a millimetre, as the server keeps them. */
export const bulat = (n: number): number => Math.round(n * 100) / 100;

type Arti = readonly { nama: string; arti: string }[];

/** What a label prints, in words: what its field or picture means, else its own text, else its name without the code in it. */
export function kataLabel(l: Pick<Label, 'name' | 'isi' | 'jenis'>, tipe: { bidang: Arti; gambar: Arti }): string {
  const semua = l.jenis === 'gambar' ? tipe.gambar : tipe.bidang;
  const sama = semua.find((b) => b.nama === l.name) ?? semua.find((b) => l.isi.includes(b.nama));
  if (sama) return sama.arti;
  if (l.jenis === 'text' && l.isi.trim() !== '') return `“${l.isi.trim()}”`;
  const kata = l.name.replaceAll('_', ' ');
  return kata.charAt(0).toUpperCase() + kata.slice(1);
}

export const kotakDari = (l: Label): Kotak => ({ x: l.position_x, y: l.position_y, w: l.width, h: l.height });

/** The smallest side of a box. A line may be as thin as it likes. */
export const sisiTerkecil = (l: Pick<Label, 'jenis'>): number => (l.jenis === 'line' ? 0.1 : 1);

const jepit = (n: number, min: number, maks: number): number => Math.max(min, Math.min(n, Math.max(min, maks)));

/** A box that stays on its paper: first no larger than it, then moved inside. */
export function diKertas(k: Kotak, lebar: number, tinggi: number, terkecil = 0.1): Kotak {
  const w = jepit(k.w, terkecil, lebar);
  const h = jepit(k.h, terkecil, tinggi);
  return { x: bulat(jepit(k.x, 0, lebar - w)), y: bulat(jepit(k.y, 0, tinggi - h)), w: bulat(w), h: bulat(h) };
}

export function ganti(k: Keadaan, name: string, bagian: Partial<Label>): Keadaan {
  if (!k.label.some((l) => l.name === name)) return k;
  return { ...k, label: k.label.map((l) => (l.name === name ? { ...l, ...bagian } : l)) };
}

/** Places a label, inside the paper. */
export function tempatkan(k: Keadaan, name: string, kotak: Kotak): Keadaan {
  const l = k.label.find((satu) => satu.name === name);
  if (!l) return k;
  const di = diKertas(kotak, k.lebar, k.tinggi, sisiTerkecil(l));
  if (di.x === l.position_x && di.y === l.position_y && di.w === l.width && di.h === l.height) return k;
  return ganti(k, name, { position_x: di.x, position_y: di.y, width: di.w, height: di.h });
}

export type Arah = 'kiri' | 'kanan' | 'atas' | 'bawah';
const ARAH: Record<Arah, readonly [number, number]> = { kiri: [-1, 0], kanan: [1, 0], atas: [0, -1], bawah: [0, 1] };

export function geser(k: Keadaan, name: string, arah: Arah, mm: number): Keadaan {
  const l = k.label.find((satu) => satu.name === name);
  if (!l) return k;
  const [dx, dy] = ARAH[arah];
  const kotak = kotakDari(l);
  return tempatkan(k, name, { ...kotak, x: kotak.x + dx * mm, y: kotak.y + dy * mm });
}

/** Makes a label wider, narrower, higher or lower by the keyboard; its top left stays. */
export function besarkan(k: Keadaan, name: string, arah: Arah, mm: number): Keadaan {
  const l = k.label.find((satu) => satu.name === name);
  if (!l) return k;
  const [dw, dh] = ARAH[arah];
  const kecil = sisiTerkecil(l);
  const w = jepit(l.width + dw * mm, kecil, k.lebar - l.position_x);
  const h = jepit(l.height + dh * mm, kecil, k.tinggi - l.position_y);
  return tempatkan(k, name, { ...kotakDari(l), w, h });
}

/** Another paper: what would stand outside comes back in. */
export function gantiKertas(k: Keadaan, lebar: number, tinggi: number): Keadaan {
  const label = k.label.map((l) => {
    const di = diKertas(kotakDari(l), lebar, tinggi, sisiTerkecil(l));
    return { ...l, position_x: di.x, position_y: di.y, width: di.w, height: di.h };
  });
  return { ...k, lebar, tinggi, label };
}

/** The layout's font, for every label. */
export function gantiFont(k: Keadaan, font: string): Keadaan {
  return { ...k, font, label: k.label.map((l) => ({ ...l, font_family: font })) };
}

/** `nama`, or `nama_2`, `nama_3` … when it is taken. */
export function namaBebas(k: Keadaan, nama: string): string {
  const ada = new Set(k.label.map((l) => l.name));
  if (!ada.has(nama)) return nama;
  const dasar = nama.replace(/_([2-9]|[1-9]\d+)$/, '');
  let n = 2;
  while (ada.has(`${dasar}_${n}`)) n += 1;
  return `${dasar}_${n}`;
}

export interface Baru {
  nama: string;
  isi: string;
  jenis: Label['jenis'];
  type: string;
  is_mobile: boolean;
  side: Sisi;
  rotate: number;
}

/** A new label in the middle of the paper, turned as its layout demands. */
export function tambah(k: Keadaan, baru: Baru): { keadaan: Keadaan; name: string } {
  const name = namaBebas(k, baru.nama);
  const ukuran: Record<Label['jenis'], readonly [number, number]> = {
    text: [40, 5],
    line: [40, 0.3],
    gambar: [20, 20],
    barcode: [40, 10],
    qrcode: [18, 18],
  };
  const [panjang, pendek] = ukuran[baru.jenis];
  const tegak = baru.rotate === 90 || baru.rotate === 270;
  const [w, h] = tegak ? [pendek, panjang] : [panjang, pendek];
  const di = diKertas({ x: (k.lebar - w) / 2, y: (k.tinggi - h) / 2, w, h }, k.lebar, k.tinggi);
  const label: Label = {
    name,
    isi: baru.isi,
    jenis: baru.jenis,
    width: di.w,
    height: di.h,
    position_x: di.x,
    position_y: di.y,
    rotate: baru.rotate,
    font_family: k.font,
    font_size: 8,
    status: true,
    type: baru.type,
    is_mobile: baru.is_mobile,
    side: baru.side,
    rata: 'kiri',
    is_deletable: true,
  };
  return { keadaan: { ...k, label: [...k.label, label] }, name };
}

export const buang = (k: Keadaan, name: string): Keadaan => ({ ...k, label: k.label.filter((l) => l.name !== name) });

/** A line shown while something snaps to it. */
export interface Pandu {
  arah: 'x' | 'y';
  di: number;
}

export interface Tempel {
  kotak: Kotak;
  pandu: readonly Pandu[];
}

/** Grid that free movement falls on, in millimetres. */
export const KISI = 0.5;
const keKisi = (n: number): number => bulat(Math.round(n / KISI) * KISI);

function terdekat(titik: readonly number[], garis: readonly number[], ambang: number) {
  let hasil: { geser: number; di: number } | undefined;
  for (const t of titik)
    for (const g of garis) {
      const beda = g - t;
      if (Math.abs(beda) <= ambang && (!hasil || Math.abs(beda) < Math.abs(hasil.geser)))
        hasil = { geser: beda, di: g };
    }
  return hasil;
}

/** Edges and middles of the others, and of the paper. */
export function garisPandu(lain: readonly Kotak[], lebar: number, tinggi: number) {
  const x = new Set([0, lebar / 2, lebar]);
  const y = new Set([0, tinggi / 2, tinggi]);
  for (const k of lain) {
    for (const n of [k.x, k.x + k.w / 2, k.x + k.w]) x.add(bulat(n));
    for (const n of [k.y, k.y + k.h / 2, k.y + k.h]) y.add(bulat(n));
  }
  return { x: [...x], y: [...y] };
}

export interface Garis {
  x: readonly number[];
  y: readonly number[];
}

/** A moved box, drawn to the nearest line within the threshold; otherwise to the grid. */
export function tempelGeser(k: Kotak, garis: Garis, ambang: number): Tempel {
  const pandu: Pandu[] = [];
  const sx = terdekat([k.x, k.x + k.w / 2, k.x + k.w], garis.x, ambang);
  const sy = terdekat([k.y, k.y + k.h / 2, k.y + k.h], garis.y, ambang);
  if (sx) pandu.push({ arah: 'x', di: sx.di });
  if (sy) pandu.push({ arah: 'y', di: sy.di });
  const x = sx ? bulat(k.x + sx.geser) : keKisi(k.x);
  const y = sy ? bulat(k.y + sy.geser) : keKisi(k.y);
  return { kotak: { ...k, x, y }, pandu };
}

export type Pegangan = 'n' | 's' | 'e' | 'w' | 'ne' | 'nw' | 'se' | 'sw';
export const PEGANGAN: readonly Pegangan[] = ['n', 's', 'e', 'w', 'ne', 'nw', 'se', 'sw'];

/** A box pulled at a handle: the opposite edges stay where they are; the pulled ones snap. */
export function tempelUbah(
  awal: Kotak,
  pegangan: Pegangan,
  dx: number,
  dy: number,
  garis: Garis,
  ambang: number,
  terkecil: number,
): Tempel {
  const pandu: Pandu[] = [];
  let { x, y } = awal;
  let kanan = awal.x + awal.w;
  let bawah = awal.y + awal.h;
  const tarik = (titik: number, arah: 'x' | 'y'): number => {
    const s = terdekat([titik], garis[arah], ambang);
    if (!s) return keKisi(titik);
    pandu.push({ arah, di: s.di });
    return s.di;
  };
  if (pegangan.includes('w')) x = Math.min(tarik(x + dx, 'x'), kanan - terkecil);
  if (pegangan.includes('e')) kanan = Math.max(tarik(kanan + dx, 'x'), x + terkecil);
  if (pegangan.includes('n')) y = Math.min(tarik(y + dy, 'y'), bawah - terkecil);
  if (pegangan.includes('s')) bawah = Math.max(tarik(bawah + dy, 'y'), y + terkecil);
  return { kotak: { x: bulat(x), y: bulat(y), w: bulat(kanan - x), h: bulat(bawah - y) }, pandu };
}

/** Text with its fields filled, as the server fills it: `{{` and `}}` are braces. */
export function isiContoh(isi: string, contoh: ReadonlyMap<string, string>): string {
  return isi.replace(/\{\{|\}\}|\{([^{}]*)\}/g, (semua, nama: string | undefined) =>
    nama === undefined ? semua.charAt(0) : (contoh.get(nama.trim()) ?? ''),
  );
}

export const petaContoh = (bidang: readonly Bidang[]): ReadonlyMap<string, string> =>
  new Map(bidang.map((b) => [b.nama, b.contoh]));

/** One column of a table: its lines are never wrapped. */
export const berbaris = (isi: string): boolean => /^\s*\{\s*detail_[^{}]*\}\s*$/.test(isi);

/** What differs between two layouts, for the list of changes and the dialog of two versions. */
export function beda(a: Keadaan, b: Keadaan): boolean {
  return a !== b && JSON.stringify(a) !== JSON.stringify(b);
}
