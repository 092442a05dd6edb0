// The sale of a pre-order's pieces: priced by the server like any sale, paid from the pre-order's money first. Only what that
// does not cover is paid at the counter.
import { useMemo } from 'react';
import { alasanDari, uraianIzin } from '@/kit/transaksi/alasan';
import { baris } from '@/kit/transaksi/baris';
import { BAYAR_KOSONG, bayarTerisi, dikirim } from '@/kit/transaksi/bayar';
import { wajibSales } from '@/kit/transaksi/sales';
import { IZIN_JUAL, type KeadaanJual, usePindaiJual } from '@/kit/transaksi/usePindaiJual';
import { type RencanaDokumen, useTransaksi } from '@/kit/transaksi/useTransaksi';
import { type HitunganJualPo, hitungJualPo, type PreOrder, SEGARKAN_PO, type TercatatJualPo } from './api';

export interface KeadaanJualPo extends KeadaanJual {
  kode_sales: string;
  keterangan: string;
}

export function rencanaJual(po: Pick<PreOrder, 'no_po' | 'kode_sales'>) {
  const inti = (k: KeadaanJualPo) => ({ no_po: po.no_po, detail_barang: k.jual.map((b) => b.minta) });
  const rencana: RencanaDokumen<KeadaanJualPo, HitunganJualPo, 'pre-order/jual'> = {
    nama: `jual-po.${po.no_po}`,
    jalur: 'pre-order/jual',
    mulai: (sebelum) => ({
      jual: [],
      bayar: [baris(BAYAR_KOSONG)],
      kode_sales: sebelum?.kode_sales ?? po.kode_sales,
      keterangan: '',
    }),
    kosong: (k) => k.jual.length === 0,
    inti,
    hitung: hitungJualPo,
    neto: (_, h) => h?.sisa_rp ?? 0,
    isi: (k, h) => ({
      ...inti(k),
      kode_sales: k.kode_sales,
      keterangan: k.keterangan,
      pembayaran: bayarTerisi(k.bayar),
      neto: h.neto,
    }),
    perluIzin: (h) => ({ alasan: alasanDari(h.alasan), nominal: h.nominal, permohonan: h.permohonan }),
    izin: (_, { alasan, nominal }) => ({
      kategori: 'PENJUALAN',
      description: uraianIzin(alasan, IZIN_JUAL),
      nominal,
    }),
    wajib: wajibSales,
    daftar: { detail_barang: (k) => k.jual, pembayaran: (k) => dikirim(k.bayar) },
    segarkan: SEGARKAN_PO,
  };
  return rencana;
}

export function useJualPo(po: PreOrder) {
  const { no_po, kode_sales } = po;
  const rencana = useMemo(() => rencanaJual({ no_po, kode_sales }), [no_po, kode_sales]);
  const t = useTransaksi<KeadaanJualPo, HitunganJualPo, TercatatJualPo>(rencana);
  return { ...t, ...usePindaiJual(t, rencana) };
}
