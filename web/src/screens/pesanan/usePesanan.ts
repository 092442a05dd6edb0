// The order on the screen: what makes it an order for the kit's transaction. The down payment is what is paid now.
import { useMemo } from 'react';
import { KUNCI_BARANG } from '@/kit/barang/api';
import { useTempat } from '@/kit/konteks';
import { alasanDari, uraianIzin } from '@/kit/transaksi/alasan';
import { type Baris, baris, petaBaris } from '@/kit/transaksi/baris';
import { BAYAR_KOSONG, bayarTerisi, dikirim, type MintaBayar } from '@/kit/transaksi/bayar';
import { keCustomer, type PelangganDipilih } from '@/kit/transaksi/pelanggan';
import { wajibSales } from '@/kit/transaksi/sales';
import { type RencanaDokumen, useTransaksi } from '@/kit/transaksi/useTransaksi';
import {
  type HitunganPesanan,
  hitungPesanan,
  KUNCI_PESANAN,
  type MintaBaris,
  type TaksirBaris,
  type TercatatPesanan,
} from './api';

export interface KeadaanPesanan {
  pelanggan?: PelangganDipilih;
  detail: readonly Baris<MintaBaris>[];
  tgl_janji: string;
  uang_muka: number | null;
  keterangan: string;
  kode_sales: string;
  bayar: readonly Baris<MintaBayar>[];
}

export const BARIS_KOSONG: MintaBaris = {
  nama_barang: '',
  kode_group: '',
  kode_dept: '',
  ukuran: '',
  kadar: null,
  berat_estimasi: 0,
  ongkos: null,
  cara_harga: 'FLOAT',
  keterangan: '',
};

export const TEKS_PESANAN = {
  janji: 'Tanggal Janji Harus Diisi',
  pelanggan: 'Pelanggan Harus Diisi',
} as const;

/** Under which name the missing customer is told. */
export const KOLOM_PELANGGAN = 'customer.nama_customer';

const isiPesanan = (k: KeadaanPesanan) => ({
  customer: { ...keCustomer(k.pelanggan), no_hp: k.pelanggan?.no_hp ?? '' },
  tgl_janji: k.tgl_janji,
  detail: k.detail.map((b) => b.minta),
  jumlah_bayar: k.uang_muka ?? 0,
});

/** The plan, on a business day: while no day is promised, the price is that of an order for today. */
export const rencanaPesanan = (hari: string): RencanaDokumen<KeadaanPesanan, HitunganPesanan, 'pesanan'> => ({
  nama: 'pesanan',
  jalur: 'pesanan',
  mulai: (sebelum) => ({
    detail: [],
    tgl_janji: '',
    uang_muka: null,
    keterangan: '',
    kode_sales: sebelum?.kode_sales ?? '',
    bayar: [baris(BAYAR_KOSONG)],
  }),
  kosong: (k) => k.detail.length === 0,
  inti: (k) => ({
    ...isiPesanan(k),
    tgl_janji: k.tgl_janji || hari,
    kode_sales: '',
    keterangan: '',
    pembayaran: [],
  }),
  hitung: hitungPesanan,
  neto: (k) => k.uang_muka ?? 0,
  isi: (k, h) => ({
    ...isiPesanan(k),
    kode_sales: k.kode_sales,
    keterangan: k.keterangan,
    pembayaran: bayarTerisi(k.bayar),
    total_harga: h.total_harga,
  }),
  perluIzin: (h) => ({ alasan: alasanDari(h.alasan), nominal: h.nominal, permohonan: h.permohonan }),
  izin: (_, { alasan, nominal }) => ({ kategori: 'PESANAN', description: uraianIzin(alasan), nominal }),
  wajib: (k) => ({
    ...wajibSales(k),
    ...(k.tgl_janji === '' && { tgl_janji: TEKS_PESANAN.janji }),
    ...(!k.pelanggan && { [KOLOM_PELANGGAN]: TEKS_PESANAN.pelanggan }),
  }),
  daftar: { detail: (k) => k.detail, pembayaran: (k) => dikirim(k.bayar) },
  segarkan: [KUNCI_PESANAN, KUNCI_BARANG],
});

export function usePesanan() {
  const { system } = useTempat().hari;
  const rencana = useMemo(() => rencanaPesanan(system), [system]);
  const t = useTransaksi<KeadaanPesanan, HitunganPesanan, TercatatPesanan>(rencana);
  const harga = useMemo((): ReadonlyMap<string, TaksirBaris> => {
    const { hasil, saat } = t.hitungan ?? {};
    return hasil && saat ? petaBaris(saat.detail, hasil.detail) : new Map();
  }, [t.hitungan]);
  return { ...t, harga };
}
