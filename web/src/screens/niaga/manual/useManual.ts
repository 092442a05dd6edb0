// Manual trade on the screen: what makes it manual trade for the kit's transaction.
import { useMemo } from 'react';
import { KUNCI_CURAH } from '@/kit/curah/api';
import { alasanDari, uraianIzin } from '@/kit/transaksi/alasan';
import { petaBaris } from '@/kit/transaksi/baris';
import { dikirim } from '@/kit/transaksi/bayar';
import { PANJANG_NIK } from '@/kit/transaksi/pelanggan';
import { wajibSales } from '@/kit/transaksi/sales';
import { type RencanaDokumen, useTransaksi } from '@/kit/transaksi/useTransaksi';
import { IZIN_RESMI } from '../model';
import { type HargaManual, type HitunganManual, hitungManual, KUNCI_MANUAL, type TercatatManual } from './api';
import { type KeadaanManual, keManual, kosong, mulaiManual } from './model';

const MANUAL: RencanaDokumen<KeadaanManual, HitunganManual, 'jual-beli-manual'> = {
  nama: 'manual',
  jalur: 'jual-beli-manual',
  mulai: (sebelum) => mulaiManual(sebelum?.kode_sales),
  kosong,
  inti: (k) => {
    const { detail_barang, detail_beli, customer, pembayaran: semua } = keManual(k);
    const nik = customer.nik.length === PANJANG_NIK ? customer.nik : '';
    // The account that is paid to is part of what is approved.
    const pembayaran = semua.filter((b) => b.no_rekening_tujuan !== '');
    return { detail_barang, detail_beli, customer: { ...customer, alamat_customer: '', nik }, pembayaran };
  },
  hitung: hitungManual,
  neto: (_, h) => h?.neto ?? 0,
  isi: (k, h) => ({ ...keManual(k), neto: h.neto }),
  perluIzin: (h) => ({ alasan: alasanDari(h.alasan), nominal: h.nominal, permohonan: h.permohonan }),
  izin: (k, { alasan, nominal }) => ({
    kategori: k.jual.length > 0 ? 'PENJUALAN' : 'PEMBELIAN',
    description: uraianIzin(alasan, IZIN_RESMI),
    nominal,
  }),
  wajib: wajibSales,
  daftar: {
    detail_barang: (k) => k.jual,
    detail_beli: (k) => k.beli,
    pembayaran: (k) => dikirim(k.bayar),
  },
  segarkan: [KUNCI_MANUAL, KUNCI_CURAH],
  // A whole NIK does not lie about in the browser while somebody types.
  draf: (k) => ({ ...k, nik: '' }),
};

type Peta = ReadonlyMap<string, HargaManual>;

export function useManual() {
  const t = useTransaksi<KeadaanManual, HitunganManual, TercatatManual>(MANUAL);
  const harga = useMemo((): { jual: Peta; beli: Peta } => {
    const { hasil, saat } = t.hitungan ?? {};
    if (!hasil || !saat) return { jual: new Map(), beli: new Map() };
    return { jual: petaBaris(saat.jual, hasil.detail_barang), beli: petaBaris(saat.beli, hasil.detail_beli) };
  }, [t.hitungan]);
  return { ...t, harga };
}
