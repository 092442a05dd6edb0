// The sale that stands on the screen: kept over a reload, priced by the server while it is typed, saved once.
// Scans wait their turn; a piece that cannot be sold never enters the list.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { pesanDari, Tolak } from '@/api/tolak';
import { mintaOtorisasi } from '@/app/otorisasi';
import { type KabarPindai, rapikanBarcode, TEKS_PINDAI } from '@/kit/dokumen/pindai';
import { useSimpanDokumen } from '@/kit/dokumen/simpan';
import { bacaJson, hapus, tulisJson } from '@/kit/simpanan';
import { KUNCI_BARANG } from '@/screens/barang/data/api';
import { type BarisHarga, type BarisHargaBeli, type Hitungan, hitungJual, KUNCI_NIAGA, type Tercatat } from './api';
import {
  type Baris,
  baris,
  galatPerId,
  JUAL_KOSONG,
  type Keadaan,
  keTransaksi,
  kosong,
  type MintaJual,
  mulaiBaru,
  type PelangganDipilih,
  pelunasan,
} from './model';

/** The customer of a sale, apart from those of services and loans. */
const KUNCI_PELANGGAN = 'customer-penjualan';
const KUNCI_DRAF = 'penjualan-draf';
const KUNCI_SIMPAN = 'penjualan-kunci';
/** What was sent and got no answer: the repeat is the same to the letter, approval and all. */
const KUNCI_KIRIMAN = 'penjualan-kiriman';
const JEDA_HITUNG = 200;

type GalatBaris = ReadonlyMap<string, Readonly<Record<string, string>>>;
const TANPA_GALAT: GalatBaris = new Map();

export interface Harga {
  jual: ReadonlyMap<string, BarisHarga>;
  beli: ReadonlyMap<string, BarisHargaBeli>;
  total?: Pick<Hitungan, 'total_jual' | 'total_beli' | 'neto' | 'alasan' | 'nominal' | 'peringatan'>;
  /** What stands there is not yet what the server makes of the lines. */
  basi: boolean;
  galatJual: GalatBaris;
  galatBeli: GalatBaris;
  umum?: string;
}

const HARGA_KOSONG: Harga = {
  jual: new Map(),
  beli: new Map(),
  basi: false,
  galatJual: TANPA_GALAT,
  galatBeli: TANPA_GALAT,
};

function muat(): Keadaan {
  const draf = bacaJson<Keadaan>(KUNCI_DRAF) ?? mulaiBaru();
  return { ...draf, pelanggan: bacaJson<PelangganDipilih>(KUNCI_PELANGGAN) };
}

function peta<M, H>(semua: readonly Baris<M>[], hasil: readonly H[]): Map<string, H> {
  const isi = new Map<string, H>();
  semua.forEach((b, i) => {
    const h = hasil[i];
    if (h !== undefined) isi.set(b.id, h);
  });
  return isi;
}

/** What decides the prices; payments count only where a deposit holds a piece. */
function intiHarga(k: Keadaan) {
  const isi = keTransaksi(k);
  return { ...isi, kode_sales: '', keterangan: '', pembayaran: isi.pembayaran.filter((b) => b.jenis === 'TITIP') };
}

export interface Tersimpan {
  hasil: Tercatat;
  pelanggan?: PelangganDipilih;
}

export function useTransaksi() {
  const kueri = useQueryClient();
  const [keadaan, setKeadaan] = useState<Keadaan>(muat);
  const [harga, setHarga] = useState<Harga>(HARGA_KOSONG);
  const [kabar, setKabar] = useState<KabarPindai>();
  const [sedang, setSedang] = useState(0);
  const [selesai, setSelesai] = useState<Tersimpan>();
  const kini = useRef(keadaan);
  const hargaKini = useRef(harga);
  const antrean = useRef<Promise<void>>(Promise.resolve());
  /** A save, with the approval it waits for. */
  const jalan = useRef(false);
  const simpan = useSimpanDokumen<Tercatat>('penjualan', { ingat: KUNCI_SIMPAN });

  const ganti = useCallback((ubah: (lama: Keadaan) => Keadaan) => {
    const baru = ubah(kini.current);
    kini.current = baru;
    setKeadaan(baru);
    const { pelanggan, ...draf } = baru;
    tulisJson(KUNCI_DRAF, draf);
    if (pelanggan) tulisJson(KUNCI_PELANGGAN, pelanggan);
    else hapus(KUNCI_PELANGGAN);
  }, []);

  const aturHarga = useCallback((ubah: (lama: Harga) => Harga) => {
    hargaKini.current = ubah(hargaKini.current);
    setHarga(hargaKini.current);
  }, []);

  /** Asks for the prices of all lines as they stand now. */
  const hitung = useCallback(
    async (signal?: AbortSignal): Promise<Harga['total'] | undefined> => {
      const saat = kini.current;
      if (kosong(saat)) {
        aturHarga(() => HARGA_KOSONG);
        return undefined;
      }
      try {
        const h = await hitungJual(intiHarga(saat), signal);
        aturHarga(() => ({
          jual: peta(saat.jual, h.detail_barang),
          beli: peta(saat.beli, h.detail_beli),
          total: h,
          basi: false,
          galatJual: TANPA_GALAT,
          galatBeli: TANPA_GALAT,
        }));
        return h;
      } catch (sebab) {
        if (signal?.aborted) return undefined;
        const kolom = sebab instanceof Tolak ? sebab.fields : {};
        const galatJual = galatPerId(kolom, 'detail_barang', saat.jual);
        const galatBeli = galatPerId(kolom, 'detail_beli', saat.beli);
        const diBaris = galatJual.size > 0 || galatBeli.size > 0;
        aturHarga((lama) => ({
          ...lama,
          basi: true,
          galatJual,
          galatBeli,
          umum: diBaris ? undefined : pesanDari(sebab),
        }));
        return undefined;
      }
    },
    [aturHarga],
  );

  const inti = JSON.stringify(intiHarga(keadaan));
  // biome-ignore lint/correctness/useExhaustiveDependencies: `inti` is all that prices depend on
  useEffect(() => {
    const kendali = new AbortController();
    aturHarga((lama) => ({ ...lama, basi: !kosong(kini.current) }));
    const nanti = setTimeout(() => void hitung(kendali.signal), JEDA_HITUNG);
    return () => {
      clearTimeout(nanti);
      kendali.abort();
    };
  }, [inti, hitung, aturHarga]);

  const tambah = (minta: MintaJual, terharga?: BarisHarga) => {
    const b = baris(minta);
    if (terharga) aturHarga((lama) => ({ ...lama, jual: new Map(lama.jual).set(b.id, terharga) }));
    ganti((lama) => ({ ...lama, jual: [...lama.jual, b] }));
  };

  const satuPindai = async (mentah: string) => {
    const kode = rapikanBarcode(mentah);
    if (kini.current.jual.some((b) => b.minta.kode_barcode === kode)) {
      setKabar({ kode, jenis: 'ganda', teks: TEKS_PINDAI.ganda });
      return;
    }
    const minta = { ...JUAL_KOSONG, kode_barcode: kode };
    const titip = keTransaksi(kini.current).pembayaran.filter((b) => b.jenis === 'TITIP');
    try {
      const h = await hitungJual({ detail_barang: [minta], pembayaran: titip });
      const b = h.detail_barang[0];
      tambah(minta, b);
      setKabar({ kode, jenis: 'masuk', teks: b?.nama_barang ?? kode });
    } catch (sebab) {
      const kolom = sebab instanceof Tolak ? Object.values(sebab.fields) : [];
      setKabar({ kode, jenis: 'tolak', teks: kolom[0] ?? pesanDari(sebab) });
    }
  };
  const pindai = (kode: string) => {
    setSelesai(undefined);
    setSedang((n) => n + 1);
    antrean.current = antrean.current.then(() => satuPindai(kode)).finally(() => setSedang((n) => n - 1));
  };

  const bersihkan = (baru?: Keadaan) => {
    simpan.lupakan();
    setKabar(undefined);
    ganti((lama) => baru ?? mulaiBaru(lama.kode_sales));
  };

  /** Saves what stands there; answers whether it was. */
  const kirim = async (): Promise<boolean> => {
    if (jalan.current) return false;
    jalan.current = true;
    try {
      return await kirimSekali();
    } finally {
      jalan.current = false;
    }
  };
  /** The document to send: the one that got no answer, or what stands there now, priced and approved. */
  const siapkan = async (): Promise<object | undefined> => {
    const lama = simpan.terputus ? bacaJson<object>(KUNCI_KIRIMAN) : undefined;
    if (lama) return lama;
    await antrean.current;
    const total = hargaKini.current.basi || !hargaKini.current.total ? await hitung() : hargaKini.current.total;
    if (!total) return undefined;
    let otorisasi: string | undefined = '';
    if (total.alasan.length > 0) {
      otorisasi = await mintaOtorisasi({
        kategori: 'PENJUALAN',
        description: 'PENJUALAN DI BAWAH MODAL',
        nominal: total.nominal,
      });
      if (!otorisasi) return undefined;
    }
    return { ...keTransaksi(kini.current), neto: total.neto, otorisasi };
  };
  const kirimSekali = async (): Promise<boolean> => {
    const isi = await siapkan();
    if (!isi) return false;
    const { pelanggan } = kini.current;
    tulisJson(KUNCI_KIRIMAN, isi);
    const jawab = await simpan.kirim(isi);
    if (!jawab) {
      // Refused for certain: what stands there may have changed meanwhile, the prices of the day or a piece that went.
      if (!bacaJson(KUNCI_SIMPAN)) void hitung();
      return false;
    }
    hapus(KUNCI_KIRIMAN);
    setSelesai({ hasil: jawab.data, pelanggan });
    bersihkan();
    void kueri.invalidateQueries({ queryKey: KUNCI_NIAGA });
    void kueri.invalidateQueries({ queryKey: KUNCI_BARANG });
    return true;
  };

  return {
    keadaan,
    ganti,
    harga,
    kabar,
    setKabar,
    sedang: sedang > 0,
    pindai,
    tambah,
    simpan,
    kirim,
    bersihkan,
    selesai,
    tutupSelesai: () => setSelesai(undefined),
    lunas: pelunasan(harga.total?.neto ?? 0, keadaan.bayar),
  };
}

export type TransaksiJual = ReturnType<typeof useTransaksi>;
