// The pre-order on the screen: what makes it one for the kit's transaction. Its estimates are those of its items; nothing is
// paid here, the money comes with a payment file.
import { type Baris, hapusBaris, ubahBaris } from '@/kit/transaksi/baris';
import type { MintaBayar } from '@/kit/transaksi/bayar';
import { type RencanaTransaksi, useTransaksi } from '@/kit/transaksi/useTransaksi';
import { type IsiPreOrder, KUNCI_PO, type TercatatPo } from './api';
import type { CustomerPo } from './cari';
import { hargaGram, type ItemPo, jumlahItem, TANPA_BARCODE } from './item';
import { WAJIB_PO } from './teks';

export interface KeadaanPo {
  kode_member: string;
  customer?: CustomerPo;
  kode_sales: string;
  kode_marketplace: string;
  no_order: string;
  no_rekening: string;
  no_rekening_customer: string;
  kode_intern: string;
  /** Empty: the business day. */
  tgl_po: string;
  deskripsi: string;
  keterangan: string;
  item: readonly Baris<ItemPo>[];
  /** Nothing is paid at the counter. */
  bayar: readonly Baris<MintaBayar>[];
}

type Wajib = keyof typeof WAJIB_PO;

/** What the header lacks, by field and in the specification's words. */
export function wajibPo(k: KeadaanPo): Readonly<Record<string, string>> {
  const e = jumlahItem(k.item);
  const kosong: Record<Wajib, boolean> = {
    kode_member: k.kode_member.trim() === '',
    kode_sales: k.kode_sales === '',
    deskripsi: k.deskripsi.trim() === '',
    qty_estimasi: e.qty_estimasi <= 0,
    berat_estimasi: e.berat_estimasi <= 0,
    harga_estimasi: e.harga_estimasi <= 0,
    harga_gram: e.harga_gram <= 0,
    no_rekening: k.no_rekening === '',
    no_order: k.kode_marketplace !== '' && k.no_order.trim() === '',
  };
  const kurang = (Object.keys(kosong) as Wajib[]).filter((nama) => kosong[nama]);
  return Object.fromEntries(kurang.map((nama) => [nama, WAJIB_PO[nama]]));
}

const KOSONG: KeadaanPo = {
  kode_member: '',
  kode_sales: '',
  kode_marketplace: '',
  no_order: '',
  no_rekening: '',
  no_rekening_customer: '',
  kode_intern: '',
  tgl_po: '',
  deskripsi: '',
  keterangan: '',
  item: [],
  bayar: [],
};

export function isiPo(k: KeadaanPo): IsiPreOrder {
  return {
    kode_member: k.kode_member.trim().toUpperCase(),
    kode_sales: k.kode_sales,
    kode_marketplace: k.kode_marketplace,
    no_order: k.kode_marketplace === '' ? '' : k.no_order.trim(),
    no_rekening: k.no_rekening,
    no_rekening_customer: k.no_rekening_customer.trim(),
    kode_intern: k.kode_intern.trim(),
    tgl_po: k.tgl_po,
    deskripsi: k.deskripsi.trim(),
    keterangan: k.keterangan.trim(),
    ...jumlahItem(k.item),
    detail_barang: k.item.map(({ minta: m }) => ({
      ...m,
      kode_barcode: m.kode_barcode || TANPA_BARCODE,
      harga_gram: hargaGram(m.harga_estimasi, m.berat),
    })),
  };
}

export const PRE_ORDER: RencanaTransaksi<KeadaanPo, object> = {
  nama: 'pre-order',
  jalur: 'pre-order',
  mulai: (sebelum) => ({ ...KOSONG, kode_sales: sebelum?.kode_sales ?? '' }),
  kosong: (k) => k.item.length === 0,
  inti: (k) => ({ detail_barang: k.item.map((b) => b.id) }),
  // Nothing is priced: what it costs is agreed on.
  hitung: async () => ({}),
  neto: () => 0,
  isi: isiPo,
  perluIzin: () => ({ alasan: [], nominal: 0 }),
  izin: (k, { nominal }) => ({
    kategori: 'PRE ORDER',
    description: 'PRE ORDER',
    nominal: nominal || jumlahItem(k.item).harga_estimasi,
  }),
  wajib: wajibPo,
  daftar: { detail_barang: (k) => k.item },
  segarkan: [KUNCI_PO],
};

/** A new item, or one that was changed; the first one also says what the pre-order is of. */
export function pasangItem(k: KeadaanPo, baru: Baris<ItemPo>): KeadaanPo {
  const ada = k.item.some((b) => b.id === baru.id);
  return {
    ...k,
    deskripsi: k.deskripsi || baru.minta.deskripsi,
    item: ada ? ubahBaris(k.item, baru.id, baru.minta) : [...k.item, baru],
  };
}

export const buangItem = (k: KeadaanPo, id: string): KeadaanPo => ({ ...k, item: hapusBaris(k.item, id) });

export const usePreOrder = () => useTransaksi<KeadaanPo, object, TercatatPo>(PRE_ORDER);
