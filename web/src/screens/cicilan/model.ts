// What the screens of instalments say and decide, without drawing: states in words, which steps a contract can take, what so
// many instalments come to, where a payment went. Pure; every figure that counts is the server's.
import { rupiah } from '@/kit/angka';
import type { LangkahDokumenSatu } from '@/kit/dokumen/LangkahDokumen';
import type { Alokasi, Angsuran, Cicilan, CicilanRinci } from './api';

interface Sebutan {
  kata: string;
  warna: string;
}

export const TAHAP: Readonly<Record<string, Sebutan>> = {
  AKTIF: { kata: 'Berjalan', warna: 'blue' },
  MACET: { kata: 'Macet', warna: 'red' },
  LUNAS: { kata: 'Lunas', warna: 'green' },
  LELANG: { kata: 'Lelang', warna: 'orange' },
  BATAL: { kata: 'Batal', warna: 'gray' },
};

export const ANGSURAN: Readonly<Record<string, Sebutan>> = {
  LUNAS: { kata: 'Lunas', warna: 'green' },
  SEBAGIAN: { kata: 'Sebagian', warna: 'orange' },
  BELUM: { kata: 'Belum', warna: 'gray' },
  TERLAMBAT: { kata: 'Terlambat', warna: 'red' },
};

export const SARING_TAHAP = [
  { value: 'TERBUKA', label: 'Belum selesai' },
  { value: 'TERLAMBAT', label: 'Terlambat' },
  { value: 'MACET', label: 'Macet' },
  { value: 'AKTIF', label: 'Berjalan' },
  { value: 'LUNAS', label: 'Lunas' },
  { value: 'LELANG', label: 'Lelang' },
  { value: 'BATAL', label: 'Batal' },
  { value: 'ALL', label: 'Semua' },
];

export const HARI_TEMPO = [
  { value: '0', label: 'Sampai hari ini' },
  { value: '7', label: '7 hari ke depan' },
  { value: '30', label: '30 hari ke depan' },
];

export const terbuka = (tahap: string): boolean => tahap === 'AKTIF' || tahap === 'MACET';

/** When the next one is due, and how late it is. */
export function sebutTempo(c: Pick<Cicilan, 'jatuh_tempo' | 'hari_lewat' | 'tahap' | 'sisa_rp'>): string {
  if (!terbuka(c.tahap)) return '';
  if (c.sisa_rp === 0) return 'Sudah lunas, barang belum diambil';
  if (c.jatuh_tempo === '') return '';
  return c.hari_lewat > 0 ? `${c.jatuh_tempo}, terlambat ${c.hari_lewat} hari` : c.jatuh_tempo;
}

const LANGKAH = ['bayar', 'lunasi', 'serah', 'serah-batal', 'kabari', 'lelang', 'batal'] as const;
export type KodeLangkah = (typeof LANGKAH)[number];

/** The step that an address names, if it is one. */
export const kodeLangkah = (teks: string | undefined): KodeLangkah | undefined => LANGKAH.find((kode) => kode === teks);

/** Which steps somebody is offered: each is the work of a screen, and the server asks for that right too. */
export interface HakCicilan {
  /** Paying and telling the customer; taking a payment or the handing over back. */
  bayar: boolean;
  serah: boolean;
  batal: boolean;
  lelang: boolean;
}

/** What a contract can do next: the first is the usual one. */
export function langkahCicilan(
  c: Pick<CicilanRinci, 'tahap' | 'sisa_rp' | 'diserahkan' | 'jatuh_tempo'>,
  hak: HakCicilan,
): LangkahDokumenSatu<KodeLangkah>[] {
  if (!terbuka(c.tahap)) return [];
  const utang = c.sisa_rp > 0;
  const semua: (LangkahDokumenSatu<KodeLangkah> | false)[] = [
    hak.bayar && utang && { kode: 'bayar', label: 'Bayar Angsuran' },
    hak.bayar && utang && { kode: 'lunasi', label: 'Lunasi' },
    hak.serah && !c.diserahkan && { kode: 'serah', label: 'Serahkan Barang' },
    hak.bayar && utang && c.jatuh_tempo !== '' && { kode: 'kabari', label: 'Kabari Customer' },
    hak.bayar && c.diserahkan && { kode: 'serah-batal', label: 'Batalkan Penyerahan', bahaya: true },
    hak.lelang && utang && c.tahap === 'MACET' && { kode: 'lelang', label: 'Lelang', bahaya: true },
    hak.batal && { kode: 'batal', label: 'Batalkan', bahaya: true },
  ];
  return semua.filter((s) => s !== false);
}

/** What is owed of one instalment today, its penalty with it. */
export const tagihan = (a: Pick<Angsuran, 'sisa_rp' | 'denda_rp'>): number => a.sisa_rp + a.denda_rp;

/** What paying one, two, three instalments comes to, oldest first, until the server has said it. */
export function sekianAngsuran(jadwal: readonly Angsuran[]): { banyak: number; jumlah_rp: number }[] {
  let jumlah_rp = 0;
  return jadwal
    .filter((a) => tagihan(a) > 0)
    .map((a, i) => {
      jumlah_rp += tagihan(a);
      return { banyak: i + 1, jumlah_rp };
    });
}

/** Where the money of one payment went, in words: 'denda Rp. 5,000, bunga Rp. 20,000, pokok Rp. 375,000'. */
export function sebutAlokasi(a: Pick<Alokasi, 'denda_rp' | 'bunga_rp' | 'pokok_rp' | 'bebas_rp'>): string {
  const bagian: [string, number][] = [
    ['denda', a.denda_rp],
    ['bunga', a.bunga_rp],
    ['pokok', a.pokok_rp],
    ['bunga yang dibebaskan', a.bebas_rp],
  ];
  return bagian
    .filter(([, n]) => n > 0)
    .map(([kata, n]) => `${kata} ${rupiah(n)}`)
    .join(', ');
}

export interface JumlahJadwal {
  pokok_rp: number;
  bunga_rp: number;
  jumlah_rp: number;
  denda_rp: number;
  sisa_rp: number;
}

/** The foot of a schedule. */
export function jumlahJadwal(jadwal: readonly Angsuran[]): JumlahJadwal {
  const jumlah = (nilai: (a: Angsuran) => number) => jadwal.reduce((n, a) => n + nilai(a), 0);
  return {
    pokok_rp: jumlah((a) => a.pokok_rp),
    bunga_rp: jumlah((a) => a.bunga_rp),
    jumlah_rp: jumlah((a) => a.jumlah_rp),
    denda_rp: jumlah((a) => a.denda_rp),
    sisa_rp: jumlah((a) => a.sisa_rp),
  };
}

/** What somebody signs, in one sentence. */
export function sebutJanji(jadwal: readonly Angsuran[]): string {
  const [pertama] = jadwal;
  const akhir = jadwal.at(-1);
  if (!pertama || !akhir) return '';
  const sama = jadwal.filter((a) => a.jumlah_rp === pertama.jumlah_rp).length;
  const beda = sama === jadwal.length ? '' : `, yang terakhir ${rupiah(akhir.jumlah_rp)}`;
  return `${jadwal.length} kali ${rupiah(pertama.jumlah_rp)}${beda}, mulai ${pertama.jatuh_tempo} sampai ${akhir.jatuh_tempo}`;
}

/** How a plan is called in a list. */
export const sebutRencana = (r: {
  kode_cicilan: string;
  tenor: number;
  dp_persen: number;
  bunga_persen: number;
}): string => `${r.kode_cicilan} · ${r.tenor} bulan · uang muka ${r.dp_persen}% · bunga ${r.bunga_persen}%/bulan`;

/** A piece that was handed over, back on the scale: as it is typed. */
export interface IsiKembali {
  baris: number;
  no_faktur_jual: string;
  nama_barang: string;
  berat: string;
  kondisi: string;
  uji: string;
  harga: number | null;
}

export const mulaiKembali = (c: Pick<CicilanRinci, 'detail_barang'>): IsiKembali[] =>
  c.detail_barang.map((b) => ({
    baris: b.baris,
    no_faktur_jual: b.no_faktur_jual,
    nama_barang: b.nama_barang,
    berat: '',
    kondisi: '',
    uji: '',
    harga: null,
  }));

/** What is still missing before the server can say what it comes to. */
export function kurangKembali(semua: readonly IsiKembali[]): string | undefined {
  const satu = semua.find((b) => !(Number(b.berat) > 0) || b.kondisi === '');
  if (!satu) return undefined;
  return `${Number(satu.berat) > 0 ? 'Pilih kondisi' : 'Timbang'} ${satu.nama_barang}`;
}

/** As it is sent: a purchase of each, by its nota. */
export const keBeli = (semua: readonly IsiKembali[]) =>
  semua.map((b) => ({
    surat: 'NOTA',
    no_faktur_jual: b.no_faktur_jual,
    berat_timbang: Number(b.berat) || 0,
    kondisi: b.kondisi,
    kadar_uji: Number(b.uji) > 0 ? Number(b.uji) : null,
    harga: b.harga,
  }));
