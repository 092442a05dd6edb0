// The loan on the screen: what makes it a loan for the kit's transaction. What is paid goes to the customer; above the limit
// of the settings nothing is paid until somebody has validated it.
import { useMemo } from 'react';
import { KUNCI_BARANG } from '@/kit/barang/api';
import { uraianIzin } from '@/kit/transaksi/alasan';
import { type Baris, baris, petaBaris } from '@/kit/transaksi/baris';
import { BAYAR_KOSONG, bayarTerisi, dikirim, type MintaBayar } from '@/kit/transaksi/bayar';
import { keCustomer, type PelangganDipilih } from '@/kit/transaksi/pelanggan';
import { wajibSales } from '@/kit/transaksi/sales';
import { type RencanaDokumen, useTransaksi } from '@/kit/transaksi/useTransaksi';
import { type BarisHitung, type HitunganHutang, hitungHutang, KUNCI_HUTANG, type TercatatHutang } from './api';

/** A pledge as it is typed. */
export interface MintaJaminan {
  kode_barcode: string;
  no_faktur_jual: string;
  nama_barang: string;
  kode_group: string;
  kode_dept: string;
  kadar: number | null;
  kadar_uji: number;
  berat: number;
  berat_atribut: number;
  jumlah_batu: number;
  kondisi: string;
}

export const JAMINAN_KOSONG: MintaJaminan = {
  kode_barcode: '',
  no_faktur_jual: '',
  nama_barang: '',
  kode_group: '',
  kode_dept: '',
  kadar: null,
  kadar_uji: 0,
  berat: 0,
  berat_atribut: 0,
  jumlah_batu: 0,
  kondisi: '',
};

export interface KeadaanHutang {
  pelanggan?: PelangganDipilih;
  /** Asked for where the card has none. */
  nik: string;
  alamat: string;
  barang: readonly Baris<MintaJaminan>[];
  jumlah: number | null;
  tenor: number | null;
  no_faktur_manual: string;
  no_kantong: string;
  tempat: string;
  keterangan: string;
  kode_sales: string;
  bayar: readonly Baris<MintaBayar>[];
}

export const TEKS_HUTANG = {
  pelanggan: 'Pelanggan Harus Diisi',
  jumlah: 'Jumlah Hutang Harus Diisi',
} as const;

/** Under which name the missing customer is told. */
export const KOLOM_PELANGGAN = 'customer.nama_customer';

export function keHutang(k: KeadaanHutang) {
  return {
    customer: { ...keCustomer(k.pelanggan), no_hp: k.pelanggan?.no_hp ?? '', alamat_customer: k.alamat, nik: k.nik },
    kode_sales: k.kode_sales,
    no_faktur_manual: k.no_faktur_manual,
    tenor_hari: k.tenor,
    no_kantong: k.no_kantong,
    tempat: k.tempat,
    detail_barang: k.barang.map((b) => b.minta),
    jumlah_hutang: k.jumlah ?? 0,
    keterangan: k.keterangan,
  };
}

export const HUTANG: RencanaDokumen<KeadaanHutang, HitunganHutang, 'hutang'> = {
  nama: 'hutang',
  jalur: 'hutang',
  mulai: (sebelum) => ({
    nik: '',
    alamat: '',
    barang: [],
    jumlah: null,
    tenor: null,
    no_faktur_manual: '',
    no_kantong: '',
    tempat: sebelum?.tempat ?? '',
    keterangan: '',
    kode_sales: sebelum?.kode_sales ?? '',
    bayar: [baris(BAYAR_KOSONG)],
  }),
  kosong: (k) => k.barang.length === 0,
  // Where it lies, who sold it and how it is paid decide neither value nor interest.
  inti: (k) => ({
    ...keHutang(k),
    customer: keCustomer(k.pelanggan),
    kode_sales: '',
    no_faktur_manual: '',
    no_kantong: '',
    tempat: '',
    keterangan: '',
    pembayaran: [],
  }),
  hitung: hitungHutang,
  neto: (_, h) => (h && !h.tunggu ? -h.diterima_rp : 0),
  isi: (k, h) => ({ ...keHutang(k), pembayaran: h.tunggu ? [] : bayarTerisi(k.bayar) }),
  // Somebody else has always tested; the account it is paid to is known only as it is sent, so the refusal says what is asked.
  perluIzin: () => ({ alasan: [], nominal: 0 }),
  izin: (_, { alasan, nominal }) => ({ kategori: 'HUTANG', description: uraianIzin(alasan), nominal }),
  wajib: (k) => ({
    ...wajibSales(k),
    ...(!k.pelanggan && { [KOLOM_PELANGGAN]: TEKS_HUTANG.pelanggan }),
    ...(!k.jumlah && { jumlah_hutang: TEKS_HUTANG.jumlah }),
  }),
  daftar: { detail_barang: (k) => k.barang, pembayaran: (k) => dikirim(k.bayar) },
  segarkan: [KUNCI_HUTANG, KUNCI_BARANG],
  // An identity does not lie about in the browser.
  draf: (k) => ({ ...k, nik: '' }),
};

export function useHutang() {
  const t = useTransaksi<KeadaanHutang, HitunganHutang, TercatatHutang>(HUTANG);
  const harga = useMemo((): ReadonlyMap<string, BarisHitung> => {
    const { hasil, saat } = t.hitungan ?? {};
    return hasil && saat ? petaBaris(saat.barang, hasil.detail_barang) : new Map();
  }, [t.hitungan]);
  return { ...t, harga };
}
