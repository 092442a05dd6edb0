// The sale of loose stones on the screen: what makes it one for the kit's transaction.
import { useMemo } from 'react';
import { type Baris, baris, petaBaris } from '@/kit/transaksi/baris';
import { BAYAR_KOSONG, bayarTerisi, dikirim, type MintaBayar } from '@/kit/transaksi/bayar';
import { keCustomer, type PelangganDipilih } from '@/kit/transaksi/pelanggan';
import { wajibSales } from '@/kit/transaksi/sales';
import { type RencanaDokumen, useTransaksi } from '@/kit/transaksi/useTransaksi';
import { type HitunganJual, hitungJual, KUNCI_BATU, type TercatatJual } from './api';
import { keAmbil, type Pilih } from './model';

export interface JualBatu extends Pilih {
  /** That was agreed; none: the computed one. */
  harga: number | null;
}

export interface KeadaanJualBatu {
  pelanggan?: PelangganDipilih;
  kode_sales: string;
  keterangan: string;
  batu: readonly Baris<JualBatu>[];
  bayar: readonly Baris<MintaBayar>[];
}

const inti = (k: KeadaanJualBatu) => ({
  detail: k.batu.map((b) => ({ ...keAmbil(b.minta), harga: b.minta.harga })),
});

export const JUAL_BATU: RencanaDokumen<KeadaanJualBatu, HitunganJual, 'jual-batu'> = {
  nama: 'jual-batu',
  jalur: 'jual-batu',
  mulai: (sebelum) => ({
    kode_sales: sebelum?.kode_sales ?? '',
    keterangan: '',
    batu: [],
    bayar: [baris(BAYAR_KOSONG)],
  }),
  kosong: (k) => k.batu.length === 0,
  inti,
  hitung: hitungJual,
  neto: (_, h) => h?.total ?? 0,
  isi: (k, h) => ({
    ...inti(k),
    customer: { ...keCustomer(k.pelanggan), no_hp: k.pelanggan?.no_hp ?? '' },
    kode_sales: k.kode_sales,
    keterangan: k.keterangan,
    pembayaran: bayarTerisi(k.bayar),
    neto: h.total,
  }),
  // The server says itself when it is saved, with what the approver reads.
  perluIzin: () => ({ alasan: [], nominal: 0 }),
  izin: (_, { nominal }) => ({ kategori: 'PENJUALAN BATU', description: 'JUAL BATU', nominal }),
  wajib: (k) => ({
    ...wajibSales(k),
    ...(!k.pelanggan && { 'customer.nama_customer': 'Nama Customer Harus Diisi' }),
  }),
  daftar: { detail: (k) => k.batu, pembayaran: (k) => dikirim(k.bayar) },
  segarkan: [KUNCI_BATU],
};

export function useJualBatu() {
  const t = useTransaksi<KeadaanJualBatu, HitunganJual, TercatatJual>(JUAL_BATU);
  const harga = useMemo(() => {
    const { hasil, saat } = t.hitungan ?? {};
    return petaBaris(saat?.batu ?? [], hasil?.detail ?? []);
  }, [t.hitungan]);
  return { ...t, harga };
}
