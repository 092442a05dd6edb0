// What an order can do next, by its stage; and in words why the price of what was made is not the one that was estimated.
// Pure: the server guards every step again.
import { berat, rupiah } from '@/kit/angka';
import { type Alasan, alasanDari } from '@/kit/transaksi/alasan';
import type { BarisPesanan, BedaPesanan, TaksirBaris } from './api';

export const TAHAP = {
  PESAN: { kata: 'Baru', warna: 'gray' },
  VALID: { kata: 'Divalidasi', warna: 'blue' },
  PROSES: { kata: 'Di tukang', warna: 'orange' },
  SELESAI: { kata: 'Siap diambil', warna: 'green' },
  AMBIL: { kata: 'Sudah diambil', warna: 'gray' },
  BATAL: { kata: 'Batal', warna: 'red' },
} as const;

/** What happened, beside the stages themselves. */
export const KEJADIAN = {
  ...TAHAP,
  PESAN: { kata: 'Dipesan', warna: 'blue' },
  PROSES: { kata: 'Ke tukang', warna: 'orange' },
  SELESAI: { kata: 'Jadi', warna: 'green' },
  ULANG: { kata: 'Dikerjakan ulang', warna: 'orange' },
  AMBIL: { kata: 'Diambil', warna: 'gray' },
  'BATAL AMBIL': { kata: 'Pengambilan dibatalkan', warna: 'red' },
  KEMBALI: { kata: 'Sisa dikembalikan', warna: 'gray' },
} as const;

export type KodeLangkah =
  | 'proses'
  | 'terima'
  | 'selesai'
  | 'ulang'
  | 'ambil'
  | 'uang-muka'
  | 'batal'
  | 'batal-ambil'
  | 'kembali';

/** What somebody may do with orders beside looking at them. */
export interface HakPesanan {
  kerja: boolean;
  uang: boolean;
  ambil: boolean;
  batal: boolean;
  batalAmbil: boolean;
}

export const SEMUA_HAK: HakPesanan = { kerja: true, uang: true, ambil: true, batal: true, batalAmbil: true };

const HAK: Readonly<Record<KodeLangkah, keyof HakPesanan>> = {
  proses: 'kerja',
  terima: 'kerja',
  selesai: 'kerja',
  ulang: 'kerja',
  ambil: 'ambil',
  'uang-muka': 'uang',
  batal: 'batal',
  kembali: 'batal',
  'batal-ambil': 'batalAmbil',
};

export interface Langkah {
  kode: KodeLangkah;
  label: string;
  bahaya?: boolean;
  /** Why it waits. */
  mati?: string;
}

export interface FaktaPesanan {
  tahap: string;
  /** Left of the down payment in the book. */
  sisa_dp: number;
  /** Pieces that are ready while others are still made. */
  siap?: number;
  /** May be paid down still. */
  sisa_taksiran?: number;
  /** The last sale of it. */
  no_faktur_group?: string;
}

const PROSES = { kode: 'proses', label: 'Serahkan ke tukang' } as const;
const SELESAI = { kode: 'selesai', label: 'Pakai barang stok' } as const;
const BATAL = { kode: 'batal', label: 'Batalkan', bahaya: true } as const;
const BATAL_AMBIL = { kode: 'batal-ambil', label: 'Batalkan pengambilan', bahaya: true } as const;

/** The next steps, the usual one first, a down payment last so that the board has the same keys; those that somebody has the right to. */
export function langkahPesanan(
  fakta: FaktaPesanan,
  wajibValid: boolean,
  hak: HakPesanan = SEMUA_HAK,
): readonly Langkah[] {
  return semuaLangkah(fakta, wajibValid).filter((l) => hak[HAK[l.kode]]);
}

function semuaLangkah(f: FaktaPesanan, wajibValid: boolean): readonly Langkah[] {
  const tunggu = wajibValid && f.tahap === 'PESAN' ? { mati: 'Divalidasi dulu di Validasi Pesanan' } : {};
  const uang: Langkah[] = f.sisa_taksiran ? [{ kode: 'uang-muka', label: 'Tambah uang muka' }] : [];
  const kembali: Langkah[] = f.no_faktur_group ? [BATAL_AMBIL] : [];
  switch (f.tahap) {
    case 'PESAN':
    case 'VALID':
      return [{ ...PROSES, ...tunggu }, { ...SELESAI, ...tunggu }, BATAL, ...uang];
    case 'PROSES':
      return [
        { kode: 'terima', label: 'Terima dari tukang' },
        ...(f.siap ? [{ kode: 'ambil', label: 'Ambil yang sudah jadi' } as const] : []),
        PROSES,
        SELESAI,
        BATAL,
        ...kembali,
        ...uang,
      ];
    case 'SELESAI':
      return [
        { kode: 'ambil', label: 'Ambil' },
        { kode: 'ulang', label: 'Kerjakan ulang' },
        BATAL,
        ...kembali,
        ...uang,
      ];
    case 'AMBIL':
      return [
        ...(f.sisa_dp > 0 ? [{ kode: 'kembali', label: 'Kembalikan sisa uang muka' } as const] : []),
        BATAL_AMBIL,
      ];
    default:
      return [];
  }
}

/** Lines that wait for a craftsman. */
export const menungguTukang = (detail: readonly BarisPesanan[]) =>
  detail.filter((b) => b.tahap === 'PESAN' || b.tahap === 'VALID');
/** Lines a craftsman works on. */
export const diTukang = (detail: readonly BarisPesanan[]) =>
  detail.filter((b) => b.tahap === 'PROSES' && b.id_kerja > 0);
/** Lines that have no piece yet. */
export const belumJadi = (detail: readonly BarisPesanan[]) => detail.filter((b) => b.kode_barcode === '');
export const sudahJadi = (detail: readonly BarisPesanan[]) => detail.filter((b) => b.tahap === 'SELESAI');

export interface Sebab {
  uraian: string;
  jumlah: number;
}

const gr = (n: number) => `${berat(n)} gr`;

/** Why a line costs more or less than was said: each part with its rupiah, and they sum to the difference. */
export function sebabBeda(b: BedaPesanan): readonly Sebab[] {
  const semua: Sebab[] = [
    { uraian: `Berat ${gr(b.berat)}, taksiran ${gr(b.berat_estimasi)}`, jumlah: b.karena_berat },
    { uraian: sebutHarga(b), jumlah: b.karena_harga },
    { uraian: `Ongkos ${rupiah(b.ongkos)}, taksiran ${rupiah(b.ongkos_estimasi)}`, jumlah: b.karena_ongkos },
    { uraian: 'Potongan dan pembulatan', jumlah: b.karena_lain },
  ];
  return semua.filter((s) => s.jumlah !== 0);
}

function sebutHarga(b: BedaPesanan): string {
  const dasar = `Harga hari ini ${rupiah(b.harga_gram_kini)} per gram, waktu pesan ${rupiah(b.harga_gram_estimasi)}`;
  if (b.kunci_habis) return `${dasar}; masa kunci sudah lewat`;
  return b.gram_kunci > 0 ? `${dasar}; ${gr(b.gram_kunci)} memakai harga kunci` : dasar;
}

/** The same in one line, for a line that costs just what was said. */
export const sebutSelisih = (b: Pick<BedaPesanan, 'selisih'>): string =>
  b.selisih === 0 ? 'Sama dengan taksiran' : b.selisih > 0 ? 'Lebih dari taksiran' : 'Kurang dari taksiran';

/** How the estimate of a line came about. */
export function rumusBaris(b: Pick<TaksirBaris, 'berat_estimasi' | 'harga_gram' | 'ongkos' | 'harga_estimasi'>) {
  const emas = Math.round((Math.round(b.berat_estimasi * 1000) * b.harga_gram) / 1000);
  const semua = [
    { keterangan: `${gr(b.berat_estimasi)} × ${rupiah(b.harga_gram)}`, nilai: emas },
    { keterangan: 'Ongkos', nilai: b.ongkos },
    { keterangan: 'Pembulatan', nilai: b.harga_estimasi - emas - b.ongkos },
  ];
  return semua.filter((r) => r.nilai !== 0);
}

export interface TandaKunci {
  gram_kunci: number;
  berat_estimasi: number;
  harga_gram: number;
  cara_harga: string;
}

/** What a line's way of pricing promises, no more than the till will honour. */
export function janjiHarga(b: TandaKunci, tgl_kunci: string): string {
  if (b.cara_harga !== 'LOCK') return 'Harga mengikuti hari ambil';
  if (b.gram_kunci <= 0) return `Harga ${rupiah(b.harga_gram)} per gram dikunci sebanyak yang dibayar uang muka`;
  const sisanya = b.gram_kunci < b.berat_estimasi ? '; sisanya ikut hari ambil' : '';
  return `Harga ${rupiah(b.harga_gram)} per gram dikunci untuk ${gr(b.gram_kunci)}${
    tgl_kunci && ` sampai ${tgl_kunci}`
  }${sisanya}`;
}

/** Why it must be approved, as it is typed: that too little is paid down is no reason before any sum was. */
export const alasanTampak = (mentah: unknown, uang_muka: number | null): readonly Alasan[] =>
  alasanDari(mentah).filter((a) => uang_muka !== null || a.kode !== 'UANG_MUKA_KURANG');

/** What is said under the down payment; the least share, and how much is missing to it. */
export function sebutUangMuka(jumlah: number, h: { dp_minimal: number; dp_persen: number }): string {
  const paling = `Paling sedikit ${rupiah(h.dp_minimal)} (${h.dp_persen}%)`;
  return jumlah < h.dp_minimal ? `${paling}, kurang ${rupiah(h.dp_minimal - jumlah)}` : paling;
}
