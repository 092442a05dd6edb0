// The sale of a pre-order's pieces: priced by the server like any sale, paid from the pre-order's money first. Only what that
// does not cover is paid at the counter.
import { useMemo, useState } from 'react';
import { pesanDari, Tolak } from '@/api/tolak';
import { type KabarPindai, rapikanBarcode, TEKS_PINDAI, tungguJawaban } from '@/kit/dokumen/pindai';
import { alasanDari, uraianIzin } from '@/kit/transaksi/alasan';
import { type Baris, baris, petaBaris } from '@/kit/transaksi/baris';
import { BAYAR_KOSONG, bayarTerisi, dikirim, type MintaBayar } from '@/kit/transaksi/bayar';
import { wajibSales } from '@/kit/transaksi/sales';
import { type RencanaDokumen, useTransaksi } from '@/kit/transaksi/useTransaksi';
import { type HitunganJualPo, hitungJualPo, type PreOrder, SEGARKAN_PO, type TercatatJualPo } from './api';

export interface JualItem {
  kode_barcode: string;
  /** Null: what the masters say. */
  berat_timbang: number | null;
  harga_total: number | null;
}

export interface KeadaanJualPo {
  jual: readonly Baris<JualItem>[];
  bayar: readonly Baris<MintaBayar>[];
  kode_sales: string;
  keterangan: string;
}

/** The specification's words for what is asked of an approver, by the code of the reason. */
const IZIN_RESMI: Readonly<Record<string, string>> = { DI_BAWAH_MODAL: 'PENJUALAN DI BAWAH MODAL' };

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
      description: uraianIzin(alasan, IZIN_RESMI),
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
  const [kabar, setKabar] = useState<KabarPindai>();
  const harga = useMemo(() => {
    const { hasil, saat } = t.hitungan ?? {};
    return hasil && saat ? petaBaris(saat.jual, hasil.detail_barang) : new Map();
  }, [t.hitungan]);

  /** Asked with the piece in it: what cannot be sold never enters the list. */
  const satu = async (mentah: string) => {
    const kode = rapikanBarcode(mentah);
    if (t.terkunciKini()) return;
    const sebelum = t.kini();
    if (sebelum.jual.some((b) => b.minta.kode_barcode === kode)) {
      setKabar({ kode, jenis: 'ganda', teks: TEKS_PINDAI.ganda });
      return;
    }
    const b = baris<JualItem>({ kode_barcode: kode, berat_timbang: null, harga_total: null });
    const sesudah = { ...sebelum, jual: [...sebelum.jual, b] };
    try {
      const h = await tungguJawaban(
        () => hitungJualPo(rencana.inti(sesudah)),
        () => setKabar({ kode, jenis: 'tunggu', teks: TEKS_PINDAI.tunggu }),
      );
      if (t.kini() === sebelum) t.gantiTerharga(sesudah, h);
      else t.ganti((k) => ({ ...k, jual: [...k.jual, b] }));
      setKabar({ kode, jenis: 'masuk', teks: h.detail_barang.at(-1)?.nama_barang ?? kode });
    } catch (sebab) {
      const kolom = sebab instanceof Tolak ? Object.values(sebab.fields)[0] : undefined;
      setKabar({ kode, jenis: 'tolak', teks: kolom ?? pesanDari(sebab) });
    }
  };
  return { ...t, harga, kabar, pindai: (kode: string) => void t.antre(() => satu(kode)) };
}
