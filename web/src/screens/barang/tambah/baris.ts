// The rows of the bulk entry: what one holds, how the generator makes them, what editing the placeholder does, and what is
// sent. Pure, so that the screen only draws.
import { idAcak } from '@/api/acak';
import { lengkapiBerat } from '@/kit/IsianBerat';
import { duaDesimal, tigaDesimal } from '@/kit/saring';
import { type AturanBerat, beratJual, keMg } from './berat';
import { PALING_BANYAK, TEKS_TAMBAH } from './teks';

export type Markis = 'YA' | 'TIDAK';

/** What the generator form gives every row. */
export interface Induk {
  kode_group: string;
  kode_dept: string;
  /** Tray and warehouse joined by a tilde. */
  kode_toko: string;
  supplier_barang: string;
}

/** A row as it is kept in the browser until saved; figures are decimal texts. */
export interface BarisBanyak extends Induk {
  id: string;
  kode_intern: string;
  nama_barang: string;
  berat_asli: string;
  berat: string;
  kadar: string;
  kadar_cetak: string;
  kadar_modal: string;
  nama_atribut: string;
  berat_atribut: string;
  harga_atribut: string;
  berat_plastik: string;
  size: string;
  /** What the supplier wrote; only receipts have it. */
  berat_supplier: string;
  markis: Markis;
  /** Names under which the photos are kept. */
  images: string[];
}

export interface Pembuat extends Induk {
  nama_barang: string;
  kadar_cetak: string;
  kadar: string;
  kadar_modal: string;
  qty: string;
}

export const PEMBUAT_KOSONG: Pembuat = {
  kode_group: '',
  kode_dept: '',
  kode_toko: '',
  supplier_barang: '',
  nama_barang: '',
  kadar_cetak: '',
  kadar: '',
  kadar_modal: '',
  qty: '',
};

export type KolomUbah = Exclude<keyof BarisBanyak, 'id' | 'images' | 'berat' | keyof Induk>;

const BESAR: readonly string[] = ['kode_intern', 'nama_barang', 'nama_atribut', 'size'];
const BERAT: readonly string[] = ['berat_asli', 'berat_atribut', 'berat_plastik', 'berat_supplier'];
const KADAR: readonly string[] = ['kadar', 'kadar_cetak', 'kadar_modal'];

/** Numbers as the form keeps them: '075,50' is '75.5', and nothing stays nothing. */
export function angkaRapi(teks: string): string {
  const bersih = duaDesimal(teks).nilai;
  return bersih === '' ? '' : String(Number(bersih));
}

/** A cell as it is kept: texts upper-cased, weights with three decimals, the rest numbers. */
export function rapikanSel(kolom: string, nilai: string): string {
  if (BESAR.includes(kolom)) return nilai.toUpperCase();
  if (BERAT.includes(kolom)) return lengkapiBerat(tigaDesimal(nilai).nilai);
  if (KADAR.includes(kolom)) return angkaRapi(nilai);
  if (kolom === 'harga_atribut') return nilai.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  return nilai;
}

function buat(p: Pembuat, isi: Partial<BarisBanyak> = {}): BarisBanyak {
  return {
    id: idAcak(),
    kode_group: p.kode_group,
    kode_dept: p.kode_dept,
    kode_toko: p.kode_toko,
    supplier_barang: p.supplier_barang,
    kode_intern: '',
    nama_barang: p.nama_barang.toUpperCase(),
    berat_asli: '',
    berat: '',
    kadar: p.kadar,
    kadar_cetak: p.kadar_cetak,
    kadar_modal: p.kadar_modal,
    nama_atribut: '',
    berat_atribut: '',
    harga_atribut: '',
    berat_plastik: '',
    size: '',
    berat_supplier: '',
    markis: 'TIDAK',
    images: [],
    ...isi,
  };
}

export const barisSunting = (): BarisBanyak => buat(PEMBUAT_KOSONG, { kode_intern: TEKS_TAMBAH.edit });

export const adalahSunting = (b: Pick<BarisBanyak, 'kode_intern'>): boolean => b.kode_intern === TEKS_TAMBAH.edit;

/** The rows that are sent. */
export const barisIsi = (baris: readonly BarisBanyak[]): BarisBanyak[] => baris.filter((b) => !adalahSunting(b));

/** Always one placeholder, at the end, unless there is no room for another piece. */
function denganSunting(isi: readonly BarisBanyak[], sunting?: BarisBanyak): BarisBanyak[] {
  return isi.length >= PALING_BANYAK ? [...isi] : [...isi, sunting ?? barisSunting()];
}

/** N rows of the form's making above the placeholder; as many as there is room for. */
export function bangkitkan(baris: readonly BarisBanyak[], p: Pembuat): BarisBanyak[] {
  const isi = barisIsi(baris);
  const banyak = Math.max(0, Math.min(Math.floor(Number(p.qty)) || 0, PALING_BANYAK - isi.length));
  return denganSunting([...isi, ...Array.from({ length: banyak }, () => buat(p))], baris.find(adalahSunting));
}

/** A cell is edited. The placeholder becomes a row of the form's making, and another placeholder follows it. */
export function ubahSel(
  baris: readonly BarisBanyak[],
  id: string,
  kolom: KolomUbah,
  mentah: string,
  aturan: AturanBerat,
  p: Pembuat,
): BarisBanyak[] {
  const nilai = rapikanSel(kolom, mentah);
  const lama = baris.find((b) => b.id === id);
  if (!lama || lama[kolom] === nilai) return baris as BarisBanyak[];
  const dasar = adalahSunting(lama) ? buat(p, { id, kode_intern: '' }) : lama;
  const baru: BarisBanyak = { ...dasar, [kolom]: nilai };
  if (kolom === 'berat_asli') baru.berat = beratJual(nilai, aturan);
  const semua = baris.map((b) => (b.id === id ? baru : b));
  return adalahSunting(lama) ? denganSunting(semua) : semua;
}

/** Photos of a row; giving the placeholder one makes it a row too. */
export function ubahFoto(baris: readonly BarisBanyak[], id: string, images: string[], p: Pembuat): BarisBanyak[] {
  const lama = baris.find((b) => b.id === id);
  if (!lama) return [...baris];
  const dasar = adalahSunting(lama) ? buat(p, { id, kode_intern: '' }) : lama;
  const semua = baris.map((b) => (b.id === id ? { ...dasar, images } : b));
  return adalahSunting(lama) ? denganSunting(semua) : semua;
}

export function hapusBaris(baris: readonly BarisBanyak[], id: string): BarisBanyak[] {
  const sisa = barisIsi(baris).filter((b) => b.id !== id);
  return denganSunting(sisa, baris.find(adalahSunting));
}

/** What the generator still lacks, by field. */
export function periksaPembuat(p: Pembuat, acc: boolean, seratus: boolean): Partial<Record<keyof Pembuat, string>> {
  const galat: Partial<Record<keyof Pembuat, string>> = {};
  if (p.kode_group === '') galat.kode_group = TEKS_TAMBAH.kategori;
  if (p.kode_dept === '') galat.kode_dept = TEKS_TAMBAH.jenis;
  if (p.kode_toko === '') galat.kode_toko = TEKS_TAMBAH.toko;
  if (p.nama_barang.trim() === '') galat.nama_barang = TEKS_TAMBAH.nama;
  if (p.kadar_cetak === '') galat.kadar_cetak = TEKS_TAMBAH.kadarCetak;
  if (seratus && !acc && (p.kadar === '' || Number(p.kadar) === 0)) galat.kadar = TEKS_TAMBAH.kadarJual;
  if (p.qty === '' || Number(p.qty) < 1) galat.qty = TEKS_TAMBAH.qty;
  return galat;
}

const angka = (teks: string): number => (teks === '' ? 0 : Number(teks));

/** A row as the call takes it, with all the names of the specification. */
export function muatan(b: BarisBanyak) {
  const [baki = '', gudang = ''] = b.kode_toko.split('~');
  const beratAsli = angka(b.berat_asli);
  return {
    id_barang_pesanan: '',
    is_from_sepuh: false,
    keterangan: '',
    kode_group: b.kode_group,
    kode_dept: b.kode_dept,
    kode_gudang: gudang,
    supplier_barang: b.supplier_barang,
    kode_toko: baki,
    kode_intern: b.kode_intern,
    nama_barang: b.nama_barang,
    berat: angka(b.berat),
    berat_stock: beratAsli,
    berat_asli: beratAsli,
    kadar_modal: angka(b.kadar_modal),
    kadar: angka(b.kadar),
    kadar_cetak: angka(b.kadar_cetak),
    nama_atribut: b.nama_atribut,
    berat_atribut: angka(b.berat_atribut),
    // Left out where nothing was typed: then the type's own bag and tag weigh.
    berat_plastik: b.berat_plastik === '' ? undefined : angka(b.berat_plastik),
    harga_atribut: angka(b.harga_atribut),
    tag_id: '',
    size: b.size,
    finishing: '',
    no_pesanan: '',
    no_po: '',
    no_seri: '',
    data_berlian: [],
    ongkos_berlian: 0,
    profit: 0,
    total_harga: 0,
    buyback: 0,
    trade_in: 0,
    hpp_manual: 0,
    total_usd: 0,
    is_markis: b.markis === 'YA',
    status_baru: true,
    total_pokok: 0,
    id_foto: b.images.length > 0 ? b.id : '',
  };
}

export const jumlahMg = (baris: readonly { berat_asli: string }[]): number =>
  baris.reduce((mg, b) => mg + (keMg(b.berat_asli) ?? 0), 0);

/** Own weight less the supplier's, in milligrams; nothing while one of them is missing. */
export function selisihMg(b: Pick<BarisBanyak, 'berat_asli' | 'berat_supplier'>): number | undefined {
  const [asli, supplier] = [keMg(b.berat_asli), keMg(b.berat_supplier)];
  return asli === undefined || supplier === undefined ? undefined : asli - supplier;
}
