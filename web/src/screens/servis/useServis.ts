// The service on the screen: what makes it a service for the kit's transaction, of a customer's pieces or of the shop's own.
import { useMemo } from 'react';
import { KUNCI_BARANG } from '@/kit/barang/api';
import { alasanDari, uraianIzin } from '@/kit/transaksi/alasan';
import { type Baris, baris, petaBaris } from '@/kit/transaksi/baris';
import { BAYAR_KOSONG, bayarTerisi, dikirim, type MintaBayar } from '@/kit/transaksi/bayar';
import { keCustomer } from '@/kit/transaksi/pelanggan';
import { wajibSales } from '@/kit/transaksi/sales';
import { type RencanaDokumen, type RencanaTransaksi, useTransaksi } from '@/kit/transaksi/useTransaksi';
import { type BarisHitung, type HitunganServis, hitungServis, KUNCI_SERVIS, type TercatatServis } from './api';
import type { KeadaanServis, MintaPotong } from './model';

const WAJIB_JANJI = 'Tanggal Janji Harus Diisi';
const WAJIB_CUSTOMER = 'Nama Customer Harus Diisi';

function mulai(sebelum?: KeadaanServis): KeadaanServis {
  return {
    barang: [],
    tgl_janji: '',
    keterangan: '',
    kode_sales: sebelum?.kode_sales ?? '',
    nik: '',
    alamat: '',
    dp: null,
    bayar: [baris(BAYAR_KOSONG)],
  };
}

export function keService(k: KeadaanServis) {
  return {
    customer: {
      ...keCustomer(k.pelanggan),
      no_hp: k.pelanggan?.no_hp ?? '',
      nik: k.nik,
      ...(k.alamat !== '' && { alamat_customer: k.alamat }),
    },
    kode_sales: k.kode_sales,
    tgl_janji: k.tgl_janji,
    keterangan: k.keterangan,
    detail_barang: k.barang.map((b) => b.minta),
    dp_rp: k.dp ?? 0,
    pembayaran: bayarTerisi(k.bayar),
  };
}

export const SERVIS: RencanaDokumen<KeadaanServis, HitunganServis, 'service'> = {
  nama: 'service',
  jalur: 'service',
  mulai,
  kosong: (k) => k.barang.length === 0,
  // Who sold it and how it is paid decide no estimate.
  inti: (k) => ({ ...keService(k), kode_sales: '', keterangan: '', pembayaran: [] }),
  hitung: hitungServis,
  neto: (k) => k.dp ?? 0,
  isi: (k, h) => ({ ...keService(k), estimasi_rp: h.estimasi_rp }),
  perluIzin: (h) => ({ alasan: alasanDari(h.otorisasi), nominal: h.estimasi_rp, permohonan: h.permohonan }),
  izin: (_, { alasan, nominal }) => ({ kategori: 'SERVICE', description: uraianIzin(alasan), nominal }),
  wajib: (k) => ({
    ...wajibSales(k),
    ...(!k.pelanggan && { 'customer.nama_customer': WAJIB_CUSTOMER }),
    ...(k.tgl_janji === '' && { tgl_janji: WAJIB_JANJI }),
  }),
  daftar: { detail_barang: (k) => k.barang, pembayaran: (k) => dikirim(k.bayar) },
  segarkan: [KUNCI_SERVIS, KUNCI_BARANG],
};

export function useServis() {
  const t = useTransaksi<KeadaanServis, HitunganServis, TercatatServis>(SERVIS);
  const harga = useMemo((): ReadonlyMap<string, BarisHitung> => {
    const { hasil, saat } = t.hitungan ?? {};
    return hasil && saat ? petaBaris(saat.barang, hasil.detail_barang) : new Map();
  }, [t.hitungan]);
  return { ...t, harga };
}

/** The shop's own damaged pieces: no customer, no money. */
export interface KeadaanToko {
  barang: readonly Baris<MintaPotong>[];
  tgl_janji: string;
  keterangan: string;
  kode_sales: string;
  bayar: readonly Baris<MintaBayar>[];
}

export const SERVIS_TOKO: RencanaTransaksi<KeadaanToko, object> = {
  nama: 'service-toko',
  jalur: 'service/toko',
  mulai: (sebelum) => ({
    barang: [],
    tgl_janji: '',
    keterangan: '',
    kode_sales: sebelum?.kode_sales ?? '',
    bayar: [],
  }),
  kosong: (k) => k.barang.length === 0,
  inti: (k) => ({ banyak: k.barang.length }),
  hitung: async () => ({}),
  neto: () => 0,
  isi: (k) => ({
    kode_sales: k.kode_sales,
    tgl_janji: k.tgl_janji,
    keterangan: k.keterangan,
    detail_barang: k.barang.map(({ minta: { kode_barcode, jumlah_batu, kondisi, pekerjaan } }) => ({
      kode_barcode,
      jumlah_batu,
      kondisi,
      pekerjaan,
    })),
  }),
  perluIzin: () => ({ alasan: [], nominal: 0 }),
  izin: () => ({ kategori: 'SERVICE', description: 'SERVICE BARANG TOKO' }),
  wajib: (k) => ({ ...wajibSales(k), ...(k.tgl_janji === '' && { tgl_janji: WAJIB_JANJI }) }),
  daftar: { detail_barang: (k) => k.barang },
  segarkan: [KUNCI_SERVIS, KUNCI_BARANG],
};

export const useServisToko = () => useTransaksi<KeadaanToko, object, TercatatServis>(SERVIS_TOKO);
