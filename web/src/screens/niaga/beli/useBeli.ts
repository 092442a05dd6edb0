// The purchase on the screen: what makes it a purchase for the kit's transaction.
import { useMemo } from 'react';
import { KUNCI_BARANG } from '@/kit/barang/api';
import { alasanDari, uraianIzin } from '@/kit/transaksi/alasan';
import { petaBaris } from '@/kit/transaksi/baris';
import { dikirim } from '@/kit/transaksi/bayar';
import { PANJANG_NIK } from '@/kit/transaksi/pelanggan';
import { wajibSales } from '@/kit/transaksi/sales';
import { type RencanaDokumen, useTransaksi } from '@/kit/transaksi/useTransaksi';
import { KUNCI_NIAGA } from '../api';
import { type Keadaan, keTransaksi, mulaiBaru } from '../model';
import { type BarisBeli, type HitunganBeli, hitungPembelian, type TercatatBeli } from './api';

/** Without a nota of the chain the shop must know who sells. */
export interface KeadaanBeli extends Keadaan {
  alamat: string;
  nik: string;
}

export function kePembelian(k: KeadaanBeli) {
  const { detail_barang, customer, ...sisa } = keTransaksi(k);
  return { ...sisa, customer: { ...customer, alamat_customer: k.alamat, nik: k.nik } };
}

const PEMBELIAN: RencanaDokumen<KeadaanBeli, HitunganBeli, 'pembelian'> = {
  nama: 'pembelian',
  jalur: 'pembelian',
  mulai: (sebelum) => ({ ...mulaiBaru(sebelum?.kode_sales), alamat: '', nik: '' }),
  kosong: (k) => k.beli.length === 0,
  // Half a number and an address decide no price; the account that is paid to is part of what is approved.
  inti: (k) => {
    const nik = k.nik.length === PANJANG_NIK ? k.nik : '';
    const isi = kePembelian({ ...k, nik, alamat: '' });
    const pembayaran = isi.pembayaran.filter((b) => b.no_rekening_tujuan !== '');
    return { ...isi, kode_sales: '', keterangan: '', pembayaran };
  },
  hitung: hitungPembelian,
  neto: (_, h) => -(h?.total_beli ?? 0),
  isi: (k, h) => ({ ...kePembelian(k), neto: h.neto }),
  perluIzin: (h) => ({ alasan: alasanDari(h.alasan), nominal: h.nominal, permohonan: h.permohonan }),
  izin: (_, { alasan, nominal }) => ({ kategori: 'PEMBELIAN', description: uraianIzin(alasan), nominal }),
  wajib: wajibSales,
  daftar: { detail_beli: (k) => k.beli, pembayaran: (k) => dikirim(k.bayar) },
  segarkan: [KUNCI_NIAGA, KUNCI_BARANG],
  // A whole NIK does not lie about in the browser while somebody types.
  draf: (k) => ({ ...k, nik: '' }),
};

export function useBeli() {
  const t = useTransaksi<KeadaanBeli, HitunganBeli, TercatatBeli>(PEMBELIAN);
  const harga = useMemo((): ReadonlyMap<string, BarisBeli> => {
    const { hasil, saat } = t.hitungan ?? {};
    return hasil && saat ? petaBaris(saat.beli, hasil.detail_beli) : new Map();
  }, [t.hitungan]);
  return { ...t, harga };
}
