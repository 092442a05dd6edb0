// The contract on the screen: what makes it an instalment for the kit's transaction. The plan is put down by itself, so that
// the first scan has a price.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { KUNCI_BARANG } from '@/kit/barang/api';
import { useTempat } from '@/kit/konteks';
import { baca, tulis } from '@/kit/simpanan';
import { alasanDari, uraianIzin } from '@/kit/transaksi/alasan';
import { baris } from '@/kit/transaksi/baris';
import { BAYAR_KOSONG, bayarTerisi, dikirim } from '@/kit/transaksi/bayar';
import { keCustomer, PANJANG_NIK, type PelangganDipilih } from '@/kit/transaksi/pelanggan';
import { wajibSales } from '@/kit/transaksi/sales';
import { IZIN_JUAL, type KeadaanJual, usePindaiJual } from '@/kit/transaksi/usePindaiJual';
import { type RencanaDokumen, useTransaksi } from '@/kit/transaksi/useTransaksi';
import { type HitunganCicilan, hitungCicilan, KUNCI_CICILAN, MASTER, type TercatatCicilan } from './api';

export interface KeadaanCicilan extends KeadaanJual {
  pelanggan?: PelangganDipilih;
  /** Where the register has them they stay empty. */
  alamat: string;
  nik: string;
  kode_sales: string;
  keterangan: string;
  kode_cicilan: string;
  /** Null: the plan's share. */
  dp: number | null;
}

export function keCicilan(k: KeadaanCicilan) {
  return {
    customer: {
      ...keCustomer(k.pelanggan),
      no_hp: k.pelanggan?.no_hp ?? '',
      alamat_customer: k.alamat,
      nik: k.nik,
    },
    kode_sales: k.kode_sales,
    keterangan: k.keterangan,
    kode_cicilan: k.kode_cicilan,
    dp_rp: k.dp,
    detail_barang: k.jual.map((b) => b.minta),
    pembayaran: bayarTerisi(k.bayar),
  };
}

export const CICILAN: RencanaDokumen<KeadaanCicilan, HitunganCicilan, 'cicilan'> = {
  nama: 'cicilan',
  jalur: 'cicilan',
  mulai: (sebelum) => ({
    jual: [],
    bayar: [baris(BAYAR_KOSONG)],
    alamat: '',
    nik: '',
    kode_sales: sebelum?.kode_sales ?? '',
    keterangan: '',
    kode_cicilan: sebelum?.kode_cicilan ?? '',
    dp: null,
  }),
  kosong: (k) => k.jual.length === 0,
  // Half a number and an address decide no price; nor do who sold it and how it is paid.
  inti: (k) => ({
    ...keCicilan({ ...k, nik: k.nik.length === PANJANG_NIK ? k.nik : '', alamat: '' }),
    kode_sales: '',
    keterangan: '',
    pembayaran: [],
  }),
  hitung: hitungCicilan,
  neto: (_, h) => h?.dp_rp ?? 0,
  isi: (k, h) => ({ ...keCicilan(k), neto: h.dp_rp }),
  perluIzin: (h) => ({ alasan: alasanDari(h.otorisasi), nominal: h.harga_rp, permohonan: h.permohonan }),
  izin: (_, { alasan, nominal }) => ({ kategori: 'CICILAN', description: uraianIzin(alasan, IZIN_JUAL), nominal }),
  wajib: (k) => ({
    ...wajibSales(k),
    ...(!k.pelanggan && { 'customer.nama_customer': 'Nama Customer Harus Diisi' }),
    ...(k.kode_cicilan === '' && { kode_cicilan: 'Rencana Cicilan Harus Pilih' }),
  }),
  daftar: { detail_barang: (k) => k.jual, pembayaran: (k) => dikirim(k.bayar) },
  segarkan: [KUNCI_CICILAN, KUNCI_BARANG],
  // A whole NIK does not lie about in the browser while somebody types.
  draf: (k) => ({ ...k, nik: '' }),
};

const KUNCI_RENCANA = 'karat.pilihan.cicilan';

export function useCicilan() {
  const t = useTransaksi<KeadaanCicilan, HitunganCicilan, TercatatCicilan>(CICILAN);
  const klien = useQueryClient();
  const { pemilik } = useTempat();
  const kunci = `${KUNCI_RENCANA}.${pemilik}`;
  const tanpa = t.keadaan.kode_cicilan === '';
  // In its turn with the scans: the last plan of this counter, else the first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again only for a contract that has none
  useEffect(() => {
    if (!tanpa) return;
    void t.antre(async () => {
      const semua = (await klien.ensureQueryData(MASTER.rencana).catch(() => [])).filter((r) => r.aktif !== false);
      const kode_cicilan = (semua.find((r) => r.kode_cicilan === baca(kunci)) ?? semua[0])?.kode_cicilan ?? '';
      if (kode_cicilan !== '' && t.kini().kode_cicilan === '') t.ganti((k) => ({ ...k, kode_cicilan }));
    });
  }, [tanpa]);
  return {
    ...t,
    ...usePindaiJual(t, CICILAN),
    pilihRencana: (kode_cicilan: string) => {
      tulis(kunci, kode_cicilan);
      t.ganti((k) => ({ ...k, kode_cicilan, dp: null }), 'kode_cicilan');
    },
  };
}
