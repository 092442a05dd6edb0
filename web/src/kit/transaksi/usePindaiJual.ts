// Pieces that are sold by their barcode in another document than a sale: each is asked about with what stands there already,
// so that what cannot be sold never enters the list.
import { useMemo, useState } from 'react';
import { pesanDari, Tolak } from '@/api/tolak';
import { type KabarPindai, rapikanBarcode, TEKS_PINDAI, tungguJawaban } from '../dokumen/pindai';
import { type Baris, baris, petaBaris } from './baris';
import type { KeadaanTransaksi, Transaksi } from './useTransaksi';

/** A piece as the server takes it; null means that the masters decide. */
export interface JualItem {
  kode_barcode: string;
  berat_timbang: number | null;
  harga_total: number | null;
}

/** What the server makes of a piece, whichever document it is for. */
export interface HargaItem {
  nama_barang: string;
  kode_group: string;
  berat: number;
  berat_awal: number;
  harga_total: number;
  rumus: readonly { keterangan: string; nilai: number }[];
}

export interface KeadaanJual extends KeadaanTransaksi {
  jual: readonly Baris<JualItem>[];
}

/** The plan's own way to price, and what it is asked. */
interface RencanaJual<K, I extends object, H> {
  inti: (k: K) => I;
  hitung: (inti: I, signal: AbortSignal) => Promise<H>;
}

/** The specification's words for what is asked of an approver, by the code of the reason. */
export const IZIN_JUAL: Readonly<Record<string, string>> = { DI_BAWAH_MODAL: 'PENJUALAN DI BAWAH MODAL' };

export function usePindaiJual<
  K extends KeadaanJual,
  I extends object,
  B extends HargaItem,
  H extends { detail_barang: readonly B[] },
  J,
>(t: Transaksi<K, H, J>, rencana: RencanaJual<K, I, H>) {
  const [kabar, setKabar] = useState<KabarPindai>();
  const harga = useMemo((): ReadonlyMap<string, B> => {
    const { hasil, saat } = t.hitungan ?? {};
    return hasil && saat ? petaBaris(saat.jual, hasil.detail_barang) : new Map();
  }, [t.hitungan]);
  const satu = async (mentah: string) => {
    const kode = rapikanBarcode(mentah);
    if (t.terkunciKini()) {
      setKabar({ kode, jenis: 'tolak', teks: 'Transaksi di layar belum terjawab: tekan Simpan sekali lagi' });
      return;
    }
    const sebelum = t.kini();
    if (sebelum.jual.some((b) => b.minta.kode_barcode === kode)) {
      setKabar({ kode, jenis: 'ganda', teks: TEKS_PINDAI.ganda });
      return;
    }
    const b = baris<JualItem>({ kode_barcode: kode, berat_timbang: null, harga_total: null });
    const sesudah = { ...sebelum, jual: [...sebelum.jual, b] };
    try {
      const h = await tungguJawaban(
        () => rencana.hitung(rencana.inti(sesudah), new AbortController().signal),
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
  return { harga, kabar, kabarkan: setKabar, pindai: (kode: string) => void t.antre(() => satu(kode)) };
}
