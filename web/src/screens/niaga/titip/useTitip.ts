// The deposit on the screen: what makes it a deposit for the kit's transaction.

import { KUNCI_BARANG } from '@/kit/barang/api';
import { rapikanBarcode } from '@/kit/dokumen/pindai';
import { type Baris, baris } from '@/kit/transaksi/baris';
import { BAYAR_KOSONG, bayarTerisi, dikirim, type MintaBayar } from '@/kit/transaksi/bayar';
import { keCustomer, type PelangganDipilih } from '@/kit/transaksi/pelanggan';
import { wajibSales } from '@/kit/transaksi/sales';
import { type RencanaDokumen, useTransaksi } from '@/kit/transaksi/useTransaksi';
import { KUNCI_NIAGA } from '../api';
import { type HitunganTitip, hitungTitip, type TercatatTitip } from './api';

export interface KeadaanTitip {
  pelanggan?: PelangganDipilih;
  jumlah: number | null;
  /** FLOAT: the price of the day it is fetched; LOCK: today's. */
  cara: string;
  /** The piece put aside, as it was scanned. */
  barang: string;
  group: string;
  keterangan: string;
  kode_sales: string;
  bayar: readonly Baris<MintaBayar>[];
}

function mulai(sebelum?: KeadaanTitip): KeadaanTitip {
  return {
    jumlah: null,
    cara: 'FLOAT',
    barang: '',
    group: '',
    keterangan: '',
    kode_sales: sebelum?.kode_sales ?? '',
    bayar: [baris(BAYAR_KOSONG)],
  };
}

export const barcodeTitip = (k: KeadaanTitip): string => (k.barang.trim() === '' ? '' : rapikanBarcode(k.barang));

function inti(k: KeadaanTitip) {
  const kode_barcode = barcodeTitip(k);
  return { jumlah_rp: k.jumlah ?? 0, cara_harga: k.cara, kode_barcode, kode_group: kode_barcode ? '' : k.group };
}

export const TITIPAN: RencanaDokumen<KeadaanTitip, HitunganTitip, 'titipan'> = {
  nama: 'titipan',
  jalur: 'titipan',
  mulai,
  // What is locked must be known before it has a price.
  kosong: (k) => {
    const emas = barcodeTitip(k) !== '' || k.group !== '';
    return k.cara === 'LOCK' ? !emas : !emas && !k.jumlah;
  },
  inti,
  hitung: hitungTitip,
  neto: (k) => k.jumlah ?? 0,
  isi: (k) => ({
    ...inti(k),
    customer: { ...keCustomer(k.pelanggan), no_hp: k.pelanggan?.no_hp ?? '' },
    kode_sales: k.kode_sales,
    keterangan: k.keterangan,
    pembayaran: bayarTerisi(k.bayar),
  }),
  perluIzin: () => ({ alasan: [], nominal: 0 }),
  izin: (k, { nominal }) => ({ kategori: 'TITIPAN', description: 'TITIP UANG', nominal: nominal || (k.jumlah ?? 0) }),
  wajib: wajibSales,
  daftar: { pembayaran: (k) => dikirim(k.bayar) },
  segarkan: [KUNCI_NIAGA, KUNCI_BARANG],
};

export const useTitip = () => useTransaksi<KeadaanTitip, HitunganTitip, TercatatTitip>(TITIPAN);
