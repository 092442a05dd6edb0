// The form of one piece: what it holds, what it becomes on the wire, and how it goes on after a save.
import { idAcak } from '@/api/acak';
import type { Group } from './acuan';

export interface Batu {
  id: string;
  jenis_batu: string;
  shape: string;
  color: string;
  clarity: string;
  sertifikat: string;
  butir: string;
  carat: string;
  usd_carat: string;
  harga: number | null;
}

export interface SatuBarang {
  kode_group: string;
  kode_dept: string;
  /** Tray and warehouse joined by a tilde. */
  kode_toko: string;
  supplier_barang: string;
  asal_perolehan: string;
  no_faktur_pajak: string;
  kode_intern: string;
  nama_barang: string;
  berat_asli: string;
  kadar: string;
  kadar_cetak: string;
  kadar_modal: string;
  nama_atribut: string;
  berat_atribut: string;
  harga_atribut: number | null;
  berat_bandrol: string;
  berat_plastik: string;
  harga_modal_gram: number | null;
  ongkos_modal: number | null;
  ongkos_berlian: number | null;
  hpp_manual: number | null;
  profit: number | null;
  harga_bandrol: number | null;
  buyback: string;
  trade_in: string;
  size: string;
  finishing: string;
  tag_id: string;
  no_seri: string;
  no_pesanan: string;
  no_po: string;
  is_markis: boolean;
  status_baru: boolean;
  keterangan: string;
  batu: Batu[];
}

export const SATU_KOSONG: SatuBarang = {
  kode_group: '',
  kode_dept: '',
  kode_toko: '',
  supplier_barang: '',
  asal_perolehan: 'SUPPLIER_TANPA_FAKTUR',
  no_faktur_pajak: '',
  kode_intern: '',
  nama_barang: '',
  berat_asli: '',
  kadar: '',
  kadar_cetak: '',
  kadar_modal: '',
  nama_atribut: '',
  berat_atribut: '',
  harga_atribut: null,
  berat_bandrol: '',
  berat_plastik: '',
  harga_modal_gram: null,
  ongkos_modal: null,
  ongkos_berlian: null,
  hpp_manual: null,
  profit: null,
  harga_bandrol: null,
  buyback: '',
  trade_in: '',
  size: '',
  finishing: '',
  tag_id: '',
  no_seri: '',
  no_pesanan: '',
  no_po: '',
  is_markis: false,
  status_baru: true,
  keterangan: '',
  batu: [],
};

export const batuKosong = (): Batu => ({
  id: idAcak(),
  jenis_batu: '',
  shape: '',
  color: '',
  clarity: '',
  sertifikat: '',
  butir: '1',
  carat: '',
  usd_carat: '',
  harga: null,
});

/** After a save the next piece of the same kind begins: only what is the piece's own is empty again. */
export function berikutnya(f: SatuBarang): SatuBarang {
  return {
    ...f,
    kode_intern: '',
    berat_asli: '',
    berat_atribut: '',
    tag_id: '',
    no_seri: '',
    keterangan: '',
    hpp_manual: null,
    batu: [],
  };
}

/** The form with another group: its purities, and none for an accessory. */
export function denganGroup(f: SatuBarang, group: Group | undefined, seratus: boolean): SatuBarang {
  const angka = (n: number | undefined) => (n ? String(n) : '');
  const dasar = { ...f, kode_group: group?.kode_group ?? '', kode_dept: '', nama_barang: '' };
  if (group?.is_acc) return { ...dasar, kadar_cetak: '0', kadar: '0', kadar_modal: '0' };
  const cetak = angka(group?.kadar_cetak);
  if (!seratus) return { ...dasar, kadar_cetak: cetak, kadar: '100', kadar_modal: '100' };
  return { ...dasar, kadar_cetak: cetak, kadar: angka(group?.kadar), kadar_modal: angka(group?.kadar_modal) };
}

const angka = (teks: string): number => (teks === '' ? 0 : Number(teks));
const mungkin = (teks: string): number | undefined => (teks === '' ? undefined : Number(teks));

export function muatanSatu(f: SatuBarang) {
  const [baki = '', gudang = ''] = f.kode_toko.split('~');
  const { batu, kode_toko: _, ...sisa } = f;
  return {
    ...sisa,
    kode_toko: baki,
    kode_gudang: gudang,
    berat_asli: angka(f.berat_asli),
    kadar: mungkin(f.kadar),
    kadar_cetak: mungkin(f.kadar_cetak),
    kadar_modal: mungkin(f.kadar_modal),
    berat_atribut: angka(f.berat_atribut),
    berat_bandrol: mungkin(f.berat_bandrol),
    berat_plastik: mungkin(f.berat_plastik),
    harga_atribut: f.harga_atribut ?? 0,
    harga_modal_gram: f.harga_modal_gram ?? undefined,
    ongkos_modal: f.ongkos_modal ?? 0,
    ongkos_berlian: f.ongkos_berlian ?? 0,
    hpp_manual: f.hpp_manual ?? 0,
    profit: f.profit ?? 0,
    harga_bandrol: f.harga_bandrol ?? 0,
    buyback: angka(f.buyback),
    trade_in: angka(f.trade_in),
    data_berlian: batu.map((b) => ({
      jenis_batu: b.jenis_batu,
      shape: b.shape,
      color: b.color,
      clarity: b.clarity,
      sertifikat: b.sertifikat,
      butir: angka(b.butir),
      carat: angka(b.carat),
      usd_carat: angka(b.usd_carat),
      harga: b.harga ?? 0,
    })),
  };
}
