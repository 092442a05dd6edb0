// The sales person of a document: the cashier's own, else the last one at this till; chosen by hand with one key, or by a
// scan of the badge, which carries the code.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTempat } from '../konteks';
import { baca, tulis } from '../simpanan';
import { kueriSales } from './master';

export interface Sales {
  kode_sales: string;
  nama_sales: string;
  /** The account this sales person works with. */
  user_id?: string;
  aktif?: boolean;
}

/** The server's words for it. */
export const SALES_WAJIB = 'Kode Sales Harus Pilih';

const sama = (a: string, b: string) => a.trim().toUpperCase() === b.trim().toUpperCase();
const kunciTerakhir = (toko: string) => `karat.pilihan.sales.${toko}`;
const tokoDari = (pemilik: string) => pemilik.slice(pemilik.indexOf('@') + 1);

/** Who is put down unless somebody says otherwise; empty when nobody is known. */
export function salesAwal(semua: readonly Sales[], orang: { user_id: string; nama: string }, terakhir: string): string {
  const aktif = semua.filter((s) => s.aktif !== false);
  const sendiri =
    aktif.find((s) => orang.user_id !== '' && sama(s.user_id ?? '', orang.user_id)) ??
    aktif.find((s) => sama(s.kode_sales, orang.user_id)) ??
    // Sales people that nobody tied to an account yet are found by their name.
    (orang.nama.trim() === ''
      ? undefined
      : aktif.find((s) => (s.user_id ?? '') === '' && sama(s.nama_sales, orang.nama)));
  return (sendiri ?? aktif.find((s) => sama(s.kode_sales, terakhir)))?.kode_sales ?? '';
}

/** The sales person whose badge was read, if it was one. */
export function salesDariLencana(semua: readonly Sales[], teks: string): Sales | undefined {
  return semua.find((s) => s.aktif !== false && sama(s.kode_sales, teks));
}

/** What a plan demands: everybody who sells is put down. */
export const wajibSales = (k: Bersales): Readonly<Record<string, string>> =>
  k.kode_sales === '' ? { kode_sales: SALES_WAJIB } : {};

interface Bersales {
  kode_sales: string;
}

/** What of a transaction this needs, whatever its kind. */
interface TransaksiBersales<K extends Bersales> {
  keadaan: K;
  kini: () => K;
  ganti: (ubah: (lama: K) => K, bidang?: string) => void;
  antre: (aksi: () => void | Promise<void>) => Promise<void>;
}

export function useSales<K extends Bersales>(t: TransaksiBersales<K>) {
  const klien = useQueryClient();
  const { pemilik, orang } = useTempat();
  const kunci = kunciTerakhir(tokoDari(pemilik));
  const pilih = (kode_sales: string) => {
    if (kode_sales !== '') tulis(kunci, kode_sales);
    t.ganti((k) => ({ ...k, kode_sales }), 'kode_sales');
  };
  const tanpa = t.keadaan.kode_sales === '';
  // In its turn with the scans: a save that was pressed ahead waits until somebody is put down.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again only for a document that has nobody
  useEffect(() => {
    if (!tanpa) return;
    void t.antre(async () => {
      const semua = await klien.ensureQueryData(kueriSales).catch(() => []);
      const kode_sales = salesAwal(semua, orang, baca(kunci) ?? '');
      if (kode_sales !== '' && t.kini().kode_sales === '') t.ganti((k) => ({ ...k, kode_sales }));
    });
  }, [tanpa]);
  return {
    pilih,
    /** Takes what was scanned when it is a badge; answers whose. */
    lencana: (teks: string): Sales | undefined => {
      const siapa = salesDariLencana(klien.getQueryData(kueriSales.queryKey) ?? [], teks);
      if (siapa) pilih(siapa.kode_sales);
      return siapa;
    },
  };
}
