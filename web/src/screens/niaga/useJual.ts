// The sale on the screen: what makes it a sale for the kit's transaction, and its scans. Scans wait their turn; a piece
// that cannot be sold never enters the list.
import { useMemo, useState } from 'react';
import { pesanDari, Tolak } from '@/api/tolak';
import { KUNCI_BARANG } from '@/kit/barang/api';
import { type KabarPindai, rapikanBarcode, TEKS_PINDAI, tungguJawaban } from '@/kit/dokumen/pindai';
import { alasanDari, uraianIzin } from '@/kit/transaksi/alasan';
import { baris, petaBaris } from '@/kit/transaksi/baris';
import { dikirim } from '@/kit/transaksi/bayar';
import { wajibSales } from '@/kit/transaksi/sales';
import { type RencanaDokumen, useTransaksi } from '@/kit/transaksi/useTransaksi';
import { type BarisHarga, type Hitungan, hitungJual, KUNCI_NIAGA, type Tercatat } from './api';
import { IZIN_RESMI, JUAL_KOSONG, type Keadaan, keTransaksi, kosong, type MintaJual, mulaiBaru } from './model';

/** Payments count for the price only where a deposit holds a piece; an account that is paid to, for the approval. */
const bayarTitip = (k: Keadaan) =>
  keTransaksi(k).pembayaran.filter((b) => b.jenis === 'TITIP' || b.no_rekening_tujuan !== '');

export const PENJUALAN: RencanaDokumen<Keadaan, Hitungan, 'penjualan'> = {
  nama: 'penjualan',
  jalur: 'penjualan',
  mulai: (sebelum) => mulaiBaru(sebelum?.kode_sales),
  kosong,
  inti: (k) => ({ ...keTransaksi(k), kode_sales: '', keterangan: '', pembayaran: bayarTitip(k) }),
  hitung: hitungJual,
  neto: (_, h) => h?.neto ?? 0,
  isi: (k, h) => ({ ...keTransaksi(k), neto: h.neto }),
  perluIzin: (h) => ({ alasan: alasanDari(h.alasan), nominal: h.nominal, permohonan: h.permohonan }),
  izin: (_, { alasan, nominal }) => ({
    kategori: 'PENJUALAN',
    description: uraianIzin(alasan, IZIN_RESMI),
    nominal,
  }),
  wajib: wajibSales,
  daftar: {
    detail_barang: (k) => k.jual,
    detail_beli: (k) => k.beli,
    pembayaran: (k) => dikirim(k.bayar),
  },
  segarkan: [KUNCI_NIAGA, KUNCI_BARANG],
};

/** A refusal that does not name the piece at `ke` is no reason to keep it out: then it is asked about alone. */
const bukanKarena = (ke: number) => (sebab: unknown) => {
  const karena = (tolak: Tolak) => Object.keys(tolak.fields).some((nama) => nama.startsWith(`detail_barang[${ke}]`));
  if (sebab instanceof Tolak && !karena(sebab)) return undefined;
  throw sebab;
};

export function useJual() {
  const t = useTransaksi<Keadaan, Hitungan, Tercatat>(PENJUALAN);
  const [kabar, setKabar] = useState<KabarPindai>();
  /** What a scan already knows of its piece, until the whole is priced. */
  const [terscan, setTerscan] = useState<ReadonlyMap<string, BarisHarga>>(new Map());
  const harga = useMemo(() => {
    const { hasil, saat } = t.hitungan ?? {};
    return {
      jual: new Map([...terscan, ...(hasil && saat ? petaBaris(saat.jual, hasil.detail_barang) : [])]),
      beli: hasil && saat ? petaBaris(saat.beli, hasil.detail_beli) : new Map(),
    };
  }, [t.hitungan, terscan]);

  const tambah = (minta: MintaJual, terharga?: BarisHarga) => {
    const b = baris(minta);
    if (terharga) setTerscan((lama) => new Map(lama).set(b.id, terharga));
    t.ganti((lama) => ({ ...lama, jual: [...lama.jual, b] }));
  };
  const satuPindai = async (mentah: string) => {
    const kode = rapikanBarcode(mentah);
    if (t.terkunciKini()) {
      setKabar({ kode, jenis: 'tolak', teks: 'Transaksi di layar belum terjawab: tekan Simpan sekali lagi' });
      return;
    }
    if (t.kini().jual.some((b) => b.minta.kode_barcode === kode)) {
      setKabar({ kode, jenis: 'ganda', teks: TEKS_PINDAI.ganda });
      return;
    }
    const minta = { ...JUAL_KOSONG, kode_barcode: kode };
    const menunggu = () => setKabar({ kode, jenis: 'tunggu', teks: TEKS_PINDAI.tunggu });
    try {
      // The whole with the piece in it: one question tells whether it may be sold and what all costs.
      const sebelum = t.kini();
      const sesudah = { ...sebelum, jual: [...sebelum.jual, baris(minta)] };
      const semua = await tungguJawaban(() => hitungJual(PENJUALAN.inti(sesudah)), menunggu).catch(
        bukanKarena(sebelum.jual.length),
      );
      const h =
        semua ??
        (await tungguJawaban(() => hitungJual({ detail_barang: [minta], pembayaran: bayarTitip(t.kini()) }), menunggu));
      const b = h.detail_barang.at(-1);
      if (semua && t.kini() === sebelum) t.gantiTerharga(sesudah, semua);
      else tambah(minta, b);
      setKabar({ kode, jenis: 'masuk', teks: b?.nama_barang ?? kode });
    } catch (sebab) {
      const kolom = sebab instanceof Tolak ? sebab.fields : {};
      const ini = Object.entries(kolom).find(([nama]) => nama.startsWith(`detail_barang[${t.kini().jual.length}]`));
      setKabar({ kode, jenis: 'tolak', teks: ini?.[1] ?? Object.values(kolom)[0] ?? pesanDari(sebab) });
    }
  };
  return {
    ...t,
    harga,
    kabar,
    kabarkan: setKabar,
    tambah,
    pindai: (kode: string) => void t.antre(() => satuPindai(kode)),
    bersihkan: (baru?: Keadaan) => {
      setKabar(undefined);
      setTerscan(new Map());
      t.bersihkan(baru);
    },
  };
}
