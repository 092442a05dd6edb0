// What the screens of services reckon by themselves: works and their kinds, weights in and out, which step comes next, and
// what cancelling gives back. The server says the last word on all of it.
import { berat, rupiah } from '@/kit/angka';
import type { Baris } from '@/kit/transaksi/baris';
import type { MintaBayar } from '@/kit/transaksi/bayar';
import type { PelangganDipilih } from '@/kit/transaksi/pelanggan';

export interface MintaKerja {
  deskripsi: string;
  jenis_kerja: string;
  biaya_rp: number;
}

/** A piece that is taken in, as the call takes it. */
export interface MintaPotong {
  kode_barcode: string;
  no_faktur_jual: string;
  nama_barang: string;
  kode_group: string;
  kode_dept: string;
  kadar: number | null;
  berat: number;
  berat_atribut: number;
  jumlah_batu: number;
  taksiran_rp: number;
  kondisi: string;
  pekerjaan: MintaKerja[];
}

export const POTONG_KOSONG: MintaPotong = {
  kode_barcode: '',
  no_faktur_jual: '',
  nama_barang: '',
  kode_group: '',
  kode_dept: '',
  kadar: null,
  berat: 0,
  berat_atribut: 0,
  jumlah_batu: 0,
  taksiran_rp: 0,
  kondisi: '',
  pekerjaan: [],
};

export interface KeadaanServis {
  pelanggan?: PelangganDipilih;
  barang: readonly Baris<MintaPotong>[];
  tgl_janji: string;
  keterangan: string;
  kode_sales: string;
  /** Of the customer's card, where the register does not have it yet. */
  nik: string;
  alamat: string;
  /** Paid down. */
  dp: number | null;
  bayar: readonly Baris<MintaBayar>[];
}

/** The kinds of work, and which way each may move the weight. */
export const JENIS_KERJA = [
  { value: 'PATRI', label: 'Patri', arah: 'Berat boleh naik' },
  { value: 'SEPUH', label: 'Sepuh', arah: 'Berat boleh naik' },
  { value: 'UKURAN', label: 'Ubah ukuran', arah: 'Berat boleh naik atau turun' },
  { value: 'POLES', label: 'Poles', arah: 'Berat boleh turun' },
  { value: 'CUCI', label: 'Cuci', arah: 'Berat boleh turun' },
  { value: 'BATU', label: 'Batu', arah: 'Berat tetap' },
  { value: 'LAIN', label: 'Lain', arah: 'Berat tetap' },
] as const;

const KATA: readonly (readonly [RegExp, string])[] = [
  [/PATRI|SOLDER|\bLAS\b|SAMBUNG/, 'PATRI'],
  [/SEPUH|CH?ROM|RHOD|PLATING/, 'SEPUH'],
  [/UKUR|RESIZE|KECILKAN|BESARKAN|POTONG/, 'UKURAN'],
  [/POLES/, 'POLES'],
  [/CUCI|BERSIH/, 'CUCI'],
  [/BATU|MATA|PERMATA|BERLIAN/, 'BATU'],
];

/** The kind of work that a description names; people correct it where it is wrong. */
export function tebakJenis(deskripsi: string): string {
  const besar = deskripsi.toUpperCase();
  return KATA.find(([pola]) => pola.test(besar))?.[1] ?? 'LAIN';
}

export const jumlahKerja = (kerja: readonly MintaKerja[]): number => kerja.reduce((n, k) => n + k.biaya_rp, 0);

/** Works in one line, as boards and cards have them. */
export const sebutKerja = (kerja: readonly { deskripsi: string }[]): string => kerja.map((k) => k.deskripsi).join(', ');

/** The number of a sale, not the tag of a piece. */
export const nomorNota = (teks: string): boolean => /^[A-Z]{2}[A-Z0-9]+-\d{6}-\d{4,}$/.test(teks.trim().toUpperCase());

/** What a line lacks, and the field that has it. */
export interface KurangPotong {
  bidang: 'kode' | 'nama' | 'kategori' | 'jenis' | 'berat' | 'pekerjaan';
  kata: string;
}

/** The first thing that a line still lacks before it can be put in. */
export function kurangPotong(m: MintaPotong, milik: 'CUSTOMER' | 'TOKO'): KurangPotong | undefined {
  if (milik === 'TOKO' && m.kode_barcode === '') return { bidang: 'kode', kata: 'Scan barcode barangnya' };
  if (milik === 'CUSTOMER' && m.kode_barcode === '' && m.no_faktur_jual === '') {
    if (m.nama_barang.trim() === '') return { bidang: 'nama', kata: 'Isi nama barangnya' };
    if (m.kode_group === '') return { bidang: 'kategori', kata: 'Kategori Harus Dipilih' };
    if (m.kode_dept === '') return { bidang: 'jenis', kata: 'Kode Jenis Harus Dipilih' };
  }
  if (milik === 'CUSTOMER' && m.berat <= 0) return { bidang: 'berat', kata: 'Timbang barangnya' };
  if (m.pekerjaan.length === 0) return { bidang: 'pekerjaan', kata: 'Pilih pekerjaannya' };
  return m.pekerjaan.some((k) => k.deskripsi.trim() === '')
    ? { bidang: 'pekerjaan', kata: 'Isi nama pekerjaannya' }
    : undefined;
}

/** What is promised unless somebody says otherwise. */
export const JANJI_HARI = 7;

/** A day some days later, yyyy-MM-dd. */
export function tambahHari(tanggal: string, hari: number): string {
  const saat = new Date(`${tanggal}T00:00:00Z`);
  if (Number.isNaN(saat.getTime())) return '';
  saat.setUTCDate(saat.getUTCDate() + hari);
  return saat.toISOString().slice(0, 10);
}

/** Milligrams: binary fractions of grams would drift. */
const mg = (gram: number): number => Math.round(gram * 1000);

/** How much heavier it came back, without the gold that was put in or taken out. */
export function selisihBersih(b: { masuk: number; keluar: number; tambah: number; kembali: number }): number {
  return (mg(b.keluar) - mg(b.masuk) - mg(b.tambah) + mg(b.kembali)) / 1000;
}

export function sebutSelisih(gram: number): string {
  if (mg(gram) === 0) return 'Berat sama';
  return gram > 0 ? `Lebih ${berat(gram)} gr` : `Kurang ${berat(-gram)} gr`;
}

export type Langkah = 'proses' | 'selesai' | 'ambil' | 'batal' | 'kembali' | 'batalAmbil' | 'hilang' | 'jadiToko';

/** Steps that stand in the drawer alone: seldom, and not for everybody. */
export const LANGKAH_LACI: readonly Langkah[] = ['batalAmbil', 'hilang', 'jadiToko'];

export const BAHAYA: readonly Langkah[] = ['batal', 'kembali', ...LANGKAH_LACI];

export const SEBUT_LANGKAH: Readonly<Record<Langkah, string>> = {
  proses: 'Kerjakan',
  selesai: 'Selesai',
  ambil: 'Ambil',
  batal: 'Batalkan',
  kembali: 'Kembalikan',
  batalAmbil: 'Batal Ambil',
  hilang: 'Barang Hilang',
  jadiToko: 'Jadi Milik Toko',
};

export interface LangkahBoleh {
  langkah: Langkah;
  /** Why it waits. */
  mati?: string;
}

/** What can be done with a service next. */
export function langkahServis(
  s: { tahap: string; jenis: string; valid: boolean },
  wajibValid: boolean,
): LangkahBoleh[] {
  const tunggu = wajibValid && !s.valid && s.jenis === 'CUSTOMER' ? 'Menunggu validasi' : undefined;
  if (s.tahap === 'MASUK') return [{ langkah: 'proses', ...(tunggu && { mati: tunggu }) }, { langkah: 'batal' }];
  if (s.tahap === 'PROSES') return [{ langkah: 'selesai' }, { langkah: 'kembali' }];
  return s.tahap === 'SELESAI' && s.jenis === 'CUSTOMER' ? [{ langkah: 'ambil' }, { langkah: 'kembali' }] : [];
}

/** What may be done besides, from the drawer. */
export function langkahLaci(s: { tahap: string; jenis: string }): Langkah[] {
  if (s.jenis !== 'CUSTOMER') return [];
  if (s.tahap === 'AMBIL') return ['batalAmbil'];
  if (s.tahap === 'SELESAI') return ['hilang', 'jadiToko'];
  return s.tahap === 'MASUK' || s.tahap === 'PROSES' ? ['hilang'] : [];
}

export interface RencanaBatal {
  /** What the customer gets back. */
  kembali: number;
  /** What the customer still pays for work that was begun. */
  kurang: number;
  /** Said to the person who cancels, one thing a line. */
  teks: string[];
}

export interface DibatalkanServis {
  jenis: string;
  tahap: string;
  saldo_dp: number;
  nama_customer: string;
}

/** What cancelling moves: the down payment less what the work begun costs, the pieces back to their owner. */
export function rencanaBatal(s: DibatalkanServis, biaya: number): RencanaBatal {
  if (s.jenis === 'TOKO') return { kembali: 0, kurang: 0, teks: ['Barang kembali ke gudang RUSAK. Tidak ada uang.'] };
  const mulai = s.tahap !== 'MASUK';
  const dipotong = mulai ? biaya : 0;
  const kembali = Math.max(s.saldo_dp - dipotong, 0);
  const kurang = Math.max(dipotong - s.saldo_dp, 0);
  const teks = [`Barang kembali ke ${s.nama_customer || 'customer'} sebagaimana adanya.`];
  if (s.saldo_dp > 0 && dipotong > 0)
    teks.push(`Uang muka ${rupiah(s.saldo_dp)} dipotong ${rupiah(dipotong)} untuk pekerjaan yang sudah dimulai.`);
  if (kembali > 0)
    teks.push(
      mulai
        ? `${rupiah(kembali)} dibayarkan kembali.`
        : `${rupiah(kembali)} keluar dari kas dan rekening tempat uang mukanya masuk.`,
    );
  if (kurang > 0) teks.push(`Customer membayar ${rupiah(kurang)} untuk pekerjaan yang sudah dimulai.`);
  if (kembali === 0 && kurang === 0) teks.push('Tidak ada uang yang berpindah.');
  return { kembali, kurang, teks };
}

/** Sums of the pieces on the screen, beside the title. */
export function banyakBarang(barang: readonly Baris<MintaPotong>[]): string {
  const gram = barang.reduce((n, b) => n + mg(b.minta.berat), 0) / 1000;
  return `${barang.length} barang · ${berat(gram)} gr`;
}
